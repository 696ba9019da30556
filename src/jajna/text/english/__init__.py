"""English: words in their forms, and the printer."""
