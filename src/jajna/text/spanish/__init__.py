"""Spanish: words in their forms, speech, subtypes, and the printer."""
