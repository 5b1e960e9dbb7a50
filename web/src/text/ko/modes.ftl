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
mode-trail-run = 런
mode-trail-daily = 오늘의 런
mode-trail-stage-meadow = 스테이지: 초원
mode-trail-stage-ruins = 스테이지: 폐허
mode-trail-stage-brook = 스테이지: 개울
mode-trail-stage-railway = 스테이지: 철길
mode-trail-stage-swamp = 스테이지: 늪
mode-trail-stage-depot = 스테이지: 차고
mode-trail-custom = 직접 그린 맵
