"""What is shown and asked of Trail: views, menus, cases, records of games."""
