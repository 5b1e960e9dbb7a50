# Generated from the data of dice-battle by `python -m tools.web types`. Do not edit.

clause-DB-1-7 = 시계가 있는 자리에서 결정할 시간이 다 되면 밸런스를 선언하고, 카드와 방어막 없이 넘어가며, 행운의 여신으로 굴린 두 주사위 가운데서는 눈이 큰 쪽을 고른 것으로 한다. 이렇게 놓친 결정이 한 게임에서 세 번째가 되거나 게임 전체에 받은 시간이 다 되면 진다. 두 사람이 같은 순간에 그렇게 되면 무승부다.
