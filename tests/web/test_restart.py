"""The server is killed and started again in mid-turn: whoever plays only sees that the line was gone for a moment."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.house import a_process
from tests.web.conftest import Somebody
from tests.web.person import OUTAGE
from tests.web.test_together import both_see, is_marked, mark
from tests.web.ways import Mouse


def test_a_restart_in_mid_turn_needs_no_reload(somebody: Somebody, tmp_path: Path) -> None:
    with a_process(tmp_path / "data", "no-bots") as server:
        one, two = somebody(server), somebody(server)
        table = one.table_with(two, "restart")
        for person in (one, two):
            person.tolerates.append(OUTAGE)
            person.sit_down(table)
            mark(person.page)
        mouse = Mouse(one)
        mouse.do("play scout")
        both_see(one.v, two)
        v, before = one.v, one.moment
        server.kill()
        for person in (one, two):
            person.sees(person.say("web-connection-lost"))
        one.button(re.compile(f"^{one.say('board-verb-play')} Scout")).first.click()  # nobody hears it yet
        server.start()
        both_see(v + 1, one, two)
        for person in (one, two):
            expect(person.page.get_by_text(person.say("web-connection-lost"))).to_have_count(0)
            assert is_marked(person.page)
        assert one.seat(1)["hand"]["size"] == before["view"]["seats"][0]["hand"]["size"] - 1
        mouse.do("end-turn")
        two.until_asked()
        Mouse(two).do("end-turn")
        one.until_asked()
