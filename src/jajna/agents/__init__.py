"""Players by program. They use the public interface only and see only their view."""
