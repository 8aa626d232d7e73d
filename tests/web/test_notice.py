"""What the server has to say about itself reaches whoever plays, in his language."""

import signal
from pathlib import Path

from playwright.sync_api import expect

from tests.server.house import a_process
from tests.web.conftest import Somebody
from tests.web.person import OUTAGE

PHONE = {"width": 390, "height": 844}


def test_a_server_that_stops_tells_everybody_at_the_table(somebody: Somebody, tmp_path: Path) -> None:
    with a_process(tmp_path / "data", "no-bots") as server:
        people = [somebody(server, "en"), somebody(server, "de", viewport=PHONE), somebody(server, "pl")]
        table = people[0].table_with(people[1], "notice")
        for person in people:
            person.tolerates.append(OUTAGE)
            person.sit_down(table)
        server._process.send_signal(signal.SIGTERM)
        for person in people:
            person.sees(person.say("notice-server-stopping"))
        assert server._process.wait(120) == 0
        for person in people:  # and when the line is gone it still says why
            person.sees(person.say("web-connection-lost"))
            person.sees(person.say("notice-server-stopping"))
        server.start()
        for person in people:
            expect(person.page.get_by_text(person.say("notice-server-stopping"))).to_have_count(0, timeout=120_000)
