"""What cards of casual variants say. CR 901, 902, 904."""
