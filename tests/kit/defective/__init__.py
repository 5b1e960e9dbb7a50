"""Games with one defect each, by subject: thin layers over real games. The list of them is tests/kit/defects.py."""
