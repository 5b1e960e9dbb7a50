"""What the strict decoder complains of is told in Korean, too."""

from typing import Annotated, Any

import msgspec
import pytest

from hanpan.core.contract.codec import BadData, convert, decode
from hanpan.core.contract.error import told
from hanpan.core.contract.seat import Seat


class _Inner(msgspec.Struct, forbid_unknown_fields=True):
    n: int


class _Outer(msgspec.Struct):
    inner: _Inner


@pytest.mark.parametrize(
    ("kind", "value", "korean"),
    [
        (int, "x", "형식이 다릅니다. 필요한 형식: 정수, 적힌 형식: 글"),
        (list[int] | None, 1, "형식이 다릅니다. 필요한 형식: 목록 | null, 적힌 형식: 정수"),
        (Annotated[int, msgspec.Meta(ge=0)], -1, "0 이상이어야 합니다"),
        (Annotated[int, msgspec.Meta(lt=9)], 9, "8 이하여야 합니다"),
        (Annotated[str, msgspec.Meta(max_length=2)], "abc", "길이가 2 이하여야 합니다"),
        (Annotated[str, msgspec.Meta(pattern="^a$")], "b", "정해진 꼴이어야 합니다: '^a$'"),
        (tuple[int, int], [1], "길이가 다릅니다. 필요한 길이: 2, 적힌 길이: 1"),
        (Seat, "p9", "쓸 수 없는 값입니다: 'p9'"),
        (_Inner, {}, "빠진 항목입니다: `n`"),
        (_Outer, {"inner": {"n": 1, "m": 2}}, "없는 항목입니다: `m` (`$.inner`)"),
        (_Outer, {"inner": {"n": "1"}}, "형식이 다릅니다. 필요한 형식: 정수, 적힌 형식: 글 (`$.inner.n`)"),
    ],
)
def test_a_complaint_about_a_value_has_korean_words(kind: Any, value: object, korean: str) -> None:
    with pytest.raises(BadData) as caught:
        convert(kind, value)
    assert told(caught.value, "ko") == korean


@pytest.mark.parametrize(
    ("data", "korean"),
    [("[1", "데이터가 중간에 끊겼습니다"), ("x", "JSON이 아닙니다: "), ("[0.5]", "형식이 다릅니다. ")],
)
def test_a_complaint_about_bytes_has_korean_words(data: str, korean: str) -> None:
    with pytest.raises(BadData) as caught:
        decode(list[int], data)
    assert told(caught.value, "ko").startswith(korean)
