"""What is shown and asked of Sorcerers: views, menus, cases, records of games."""
