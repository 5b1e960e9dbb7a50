"""A backup is put back as docs/operations.md says, and the tables go on from its moment."""

import shutil
from pathlib import Path

from hanpan.server import admin
from hanpan.server.main import prepare
from tests.server.harness import VS_BOT, play_out, serving, settings_for


async def test_a_backup_is_put_back_and_its_tables_go_on(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    database, backup = Path(settings.database), tmp_path / "backup.db"
    async with serving(settings) as site, site.person() as mina:
        seated = await mina.open(VS_BOT)
        table, key = seated["table"]["id"], seated["key"]
        line = await mina.line(table, key)
        for _ in range(2):
            await line.until_asked()
            await line.act()
        await line.until_asked()
        admin.backup(settings.database, backup)
        token = mina.http.cookies["hanpan_session"]
        await play_out(line)  # and is lost
        await line.close()
    for part in ("", "-wal", "-shm"):
        database.with_name(database.name + part).unlink(missing_ok=True)
    shutil.copy(backup, database)
    prepare(settings)
    async with serving(settings) as site, site.person() as mina:
        mina.http.cookies.set("hanpan_session", token)
        line = await mina.line(table, key)
        assert await line.until_asked() is not None  # it is not over
        assert await play_out(line)
        await line.close()
