"""Star Scrappers: Cave-In."""
