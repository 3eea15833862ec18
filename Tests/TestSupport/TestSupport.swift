// Shared by all test targets.
