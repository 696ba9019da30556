"""What is counted and remembered: amounts, this turn\'s history, what things share. CR 107."""
