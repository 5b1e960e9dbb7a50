"""What is shown and asked of Dice Battle: views, menus, cases, records of games."""
