"""What the lab knows about Dice Battle, and studies of its own: what events are worth, planted defects, balance."""
