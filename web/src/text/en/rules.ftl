rules-search = Search the rules (words, clause, §5.2)
rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rules-none = No matching clauses.
rules-ruling = ruling
    .label = A decision of ours where the source is silent or contradicts itself
rules-example = Example
rules-contents = Contents
rules-link = Link to { $id }
rules-guide = New here? The rules on one page
rules-changes = What changed
rules-version = Rules { $version } · { $date }
rules-update = update
rules-monthly = monthly update
rules-cause-bug = hotfix: a bug that distorted the game
rules-cause-security = hotfix: a security hole
rules-cause-combination = hotfix: a combination of cards that broke matches
rules-new-cards = Cards
rules-new-words = Reworded clauses
rules-new-numbers = Numbers
rules-bans = Ban list from { $date }
rules-bans-now = in force
rules-no-bans = no card is banned.

rules-glance = At a glance
rules-glance-win = How to win
rules-glance-turn = A turn, step by step
rules-glance-miss = What beginners miss
