"""Matches that were played, judged afterwards: what each seat could know, what it did, and what it could have done."""
