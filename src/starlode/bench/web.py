"""What the browser costs: a real Chromium before a real server, and a bare page beside it."""

import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any

from starlode.bench.server.hosts import Host
from starlode.core.errors import BadInput
from starlode.games import games

Progress = Callable[[str], None]
Figures = dict[str, Any]

GAME = games()[0]
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
DESK: Any = {"viewport": {"width": 1280, "height": 800}}
PATIENCE = 60_000  # milliseconds for whatever should appear
MOST_PRESSES = 3000  # of a match; more than any takes
SAID_AFTER = 10  # watched matches, or seconds of a duel
CLICKS = 60  # on the bare page
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-dev-shm-usage", "--enable-precise-memory-info"]  # fmt: skip

# What the browser itself tells: how long from a click to what is painted next, what is shifted, what blocks.
WATCH = """() => {
  window.figures = { clicks: [], shift: 0, long: [] }
  const watch = (type, each, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  watch('event', (entry) => entry.name === 'click' && figures.clicks.push(entry.duration), { durationThreshold: 16 })
  watch('layout-shift', (entry) => !entry.hadRecentInput && (figures.shift += entry.value))
  watch('longtask', (entry) => figures.long.push(entry.duration))
}"""
BARE = """<title>bare</title><button onclick="this.textContent = ++n">0</button><script>let n = 0</script>"""
# Where to press next, as somebody in a hurry would: first what is asked, then all that shines, then the end of the
# turn. Null while others are shown.
FIND = """() => {
  const open = document.querySelector('dialog[open]')
  if (open?.querySelector('a[download]')) return 'over'
  if (document.querySelector('.is-watched')) return null
  const wanted = open ? ['dialog[open] .is-asked .hit', 'dialog[open] button'] : [
    '[role=menuitem]', '.prompt--asks .btn--go', '.prompt--asks .prompt__a .btn', '.is-asked .hit', '.acts__macro',
    '.rivals .btn--go', '.is-playable .hit', '.ending__two .btn--ask', '.ending__btn']
  for (const selector of wanted)
    for (const each of document.querySelectorAll(selector)) {
      if (each.disabled) continue
      each.scrollIntoView({ block: 'nearest' })
      const box = each.getBoundingClientRect()
      const [x, y] = [box.x + Math.min(14, box.width / 2), box.y + box.height / 2]
      if (each.contains(document.elementFromPoint(x, y))) return [x, y]
    }
  return null
}"""


def measure(matches: int, bot: str, progress: Progress) -> Figures:
    """First screen, a whole duel on a phone and on a desk, and what watching many matches of a bot leaves in memory."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BadInput("bad-bench-playwright") from None
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        raise BadInput("bad-bench-chromium")
    with (
        tempfile.TemporaryDirectory(prefix="starlode-bench-") as data,
        Host("server.unlimited", data) as host,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        browser_figures = {"chromium": browser.version}
        place = f"http://{host.host}:{host.port}"
        progress("bench: the first screen …")
        figures: Figures = browser_figures | {"first_screen": _first_screen(browser, place)}
        progress("bench: a bare page …")
        figures["bare_click_ms"] = _bare_clicks(browser)
        for name, how in (("phone", PHONE), ("desk", DESK)):
            progress(f"bench: a duel on a {name} …")
            figures[name] = _duel(browser, place, how, progress)
        if matches:
            progress(f"bench: {matches} matches of {bot} are watched …")
            figures["watching"] = _watch(browser, place, matches, bot, progress)
        browser.close()
    return figures


def _first_screen(browser: Any, place: str) -> Figures:
    """Kilobytes that came, and until when somebody could press Play now."""
    page = browser.new_page(**PHONE)
    page.set_default_timeout(PATIENCE)
    page.goto(place)
    page.locator(".poster .btn--go").first.wait_for()
    usable = page.evaluate("performance.now()")
    sizes = page.evaluate(
        """() => performance.getEntriesByType('resource').map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
    )
    page.close()
    scripts = sum(size for name, size in sizes if name.split("?")[0].endswith(".js"))
    return {
        "usable_ms": round(usable),
        "js_kb": round(scripts / 1000, 1),
        "all_kb": round(sum(size for _, size in sizes) / 1000, 1),
    }


def _bare_clicks(browser: Any) -> Figures:
    page = browser.new_page(**DESK)
    page.set_content(BARE)
    page.evaluate(WATCH)
    for _ in range(CLICKS):
        page.locator("button").click()
    page.wait_for_timeout(200)
    told = _spread(page.evaluate("figures.clicks"), CLICKS)
    page.close()
    return told


def _duel(browser: Any, place: str, how: Any, progress: Progress) -> Figures:
    """Play a whole duel with motion on, card after card, with real presses of the mouse."""
    page = browser.new_page(**how)
    page.set_default_timeout(PATIENCE)
    table = _open_table(page, place, [{"me": True}, {"bot": "random"}])
    page.goto(f"{place}/t/{table}")
    page.locator(".motion").wait_for(state="attached")
    page.evaluate(WATCH)
    presses = _play_on(page, progress)
    page.wait_for_timeout(200)
    told = page.evaluate("figures")
    page.close()
    return {
        "presses": presses,
        "click_ms": _spread(told["clicks"], presses),
        "layout_shift": round(told["shift"], 4),
        "long_tasks": len(told["long"]),
        "longest_task_ms": round(max(told["long"], default=0)),
    }


def _play_on(page: Any, progress: Progress) -> int:
    presses, said = 0, time.monotonic()
    for _ in range(MOST_PRESSES):
        if time.monotonic() - said > SAID_AFTER:
            said = time.monotonic()
            progress(f"bench: {presses} presses …")
        found = page.evaluate(FIND)
        if found == "over":
            return presses
        if found is None:
            page.wait_for_timeout(30)
            continue
        page.mouse.click(*found)
        presses += 1
    raise RuntimeError(f"a duel did not end in {MOST_PRESSES} steps")


def _watch(browser: Any, place: str, matches: int, bot: str, progress: Progress) -> Figures:
    """Watch bots one match after the other on the same page, and weigh it after the first, every tenth and the last."""
    page = browser.new_page(**DESK, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    page.goto(place)
    weights: dict[int, float] = {}
    began = time.monotonic()
    for number in range(1, matches + 1):
        table = _open_table(page, place, [{"bot": bot}, {"bot": bot}])
        page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
                      f"/t/{table}")  # fmt: skip
        page.locator(f"dialog[open] a[download='{table}.json']").wait_for(timeout=5 * PATIENCE)
        if number in (1, matches) or number % SAID_AFTER == 0:
            weights[number] = _weigh(page)
            progress(f"bench: {number} of {matches}, {weights[number]} MB, {time.monotonic() - began:.0f} s …")
    page.close()
    return {"matches": matches, "bot": bot, "mb_after": weights}


def _weigh(page: Any) -> float:
    line = page.context.new_cdp_session(page)
    line.send("HeapProfiler.collectGarbage")
    heap = line.send("Runtime.getHeapUsage")["usedSize"]
    line.detach()
    return round(float(heap) / 1e6, 1)


def _open_table(page: Any, place: str, places: list[dict[str, Any]]) -> str:
    page.request.get(f"{place}/api/me")
    answer = page.request.post(
        f"{place}/api/tables",
        data={"game": GAME.name, "format": next(iter(GAME.ways)), "seats": 2, "options": {}, "places": places},
    )
    if answer.status != 201:
        raise RuntimeError(f"the server opened no table: {answer.text()}")
    return str(answer.json()["id"])


def _spread(durations: list[float], presses: int) -> Figures:
    """Half and all but a twentieth are no slower; what the browser did not tell was painted within a frame or two."""
    whole = sorted([*durations, *[16.0] * max(0, presses - len(durations))])
    return {"p50": round(statistics.median(whole)), "p95": round(whole[int(len(whole) * 0.95)])} if whole else {}
