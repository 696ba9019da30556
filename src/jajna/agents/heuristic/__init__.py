"""The heuristic agent: worth of things, what instructions do, forecasts of combat, choices."""
