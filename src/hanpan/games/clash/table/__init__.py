"""What is shown and asked of Clash: views, menus, cases, records of games."""
