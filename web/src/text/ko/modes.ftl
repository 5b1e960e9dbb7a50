# Generated from the words of the games by `python -m tools.web types`. Do not edit.

mode-dice-battle-quick = 빠른 모드
mode-dice-battle-regular = 정규 모드
mode-dice-battle-extended = 확장 모드
mode-clash-casual = 일반전
mode-clash-ranked = 랭크전
mode-clash-duel = 결투 모드
mode-clash-ladder-dummy = 사다리: 훈련 인형
mode-clash-ladder-gardener = 사다리: 독 정원사
mode-clash-ladder-priest = 사다리: 서리 사제
mode-clash-ladder-golem = 사다리: 돌 골렘
mode-clash-ladder-arbiter = 사다리: 거울 심판
opponent-clash-dummy = 훈련 인형
opponent-clash-gardener = 독 정원사
opponent-clash-priest = 서리 사제
opponent-clash-golem = 돌 골렘
opponent-clash-arbiter = 거울 심판
