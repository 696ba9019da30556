"""Many games without people: simulations, random play that checks the engine, benchmarks."""
