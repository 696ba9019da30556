"""What is Spanish in the readers: noun phrases, amounts, and what a reading must mean."""
