"""Words that every game shares: rules, matches, records, decisions, events, chance. Imports nothing of ours."""
