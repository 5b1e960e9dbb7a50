help-trail = 직접 그린 외길 맵.
    .examples =
        hanpan trail check-map my-map.txt
        hanpan trail play-map my-map.txt
help-trail-check-map = 맵의 잘못을 줄과 칸까지 모두 알려 줍니다. 맵은 기호 10개씩 6줄이고, TOML 파일에는 게임의 스테이지처럼 여러 맵을 담을 수 있습니다. 플레이할 수 없는 맵이 있으면 종료 코드 1입니다.
    .examples =
        hanpan trail check-map my-map.txt
        hanpan trail check-map stages.toml --json
help-trail-check-map-files = 맵이 하나 든 텍스트 파일이나 스테이지 목록이 든 TOML 파일.
help-trail-play-map = 처음 덱으로 맵을 터미널에서 플레이합니다.
    .examples =
        hanpan trail play-map my-map.txt
        hanpan trail play-map my-map.txt --seed 7
help-trail-play-map-file = 맵이 든 파일.
help-trail-play-map-seed = 같은 주사위로 다시. 없으면 비밀에서 나옵니다.
help-trail-play-map-save = 게임을 남길 곳. 없으면 사용자 데이터 폴더의 새 파일.
map-fine = { $name }: 플레이할 수 있습니다. 몬스터 { $monsters }마리
map-bad = { $name }: 플레이할 수 없습니다. 잘못 { $faults }곳
