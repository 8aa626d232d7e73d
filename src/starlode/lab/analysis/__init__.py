"""`starlode analyse`: a match judged on all cores, as text, JSON or a picture."""
