"""What is English in the readers: noun phrases, amounts, wording in one form."""
