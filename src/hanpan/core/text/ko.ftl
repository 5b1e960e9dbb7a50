# Words that every game shares. Functions and arguments: core/text.py and core/narrate.py.

# Seats. "나" 뒤의 이/가는 JOSA가 "내가"로 바꾼다.
seat-p1 = 플레이어 1
seat-p2 = 플레이어 2
you = 나
you-object = 나
you-whose = 내
whose = { $name }의

# Signs in front of a line; never colour alone.
sign-gain = ↑
sign-loss = ↓
sign-block = ✕
sign-info = { "" }

list-join = { ", " }

# Refusals of the table itself
refusal-not-asked = 지금은 고를 차례가 아닙니다.
    .remedy = 상대가 고를 때까지 기다리세요.
refusal-already-sealed = 이미 선택을 마쳤습니다.
    .remedy = 상대를 기다리세요. 공개되기 전이라면 선택을 거두고 다시 고를 수 있습니다.
refusal-game-over = 게임이 이미 끝났습니다.
    .remedy = 새 게임을 시작하세요.
