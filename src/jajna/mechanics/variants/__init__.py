"""What cards of casual variants say. CR 901, 904, 905."""
