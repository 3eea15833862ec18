"""Opens HTML reports in a browser and uses every control, by pointer and by keyboard.

    report.py PROGRAM         one page
    report.py PROGRAM --all   also names that try to break out, and a report of 300 documents
"""

import json
import os
import subprocess
import sys
import tempfile
import time

import browser as browsers

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)
        print("FAILED:", message)


def equal(found, expected, message):
    expect(found == expected, f"{message}: found {found!r}, expected {expected!r}")


def report(program, folder, name, inputs, *options):
    path = os.path.join(folder, name + ".html")
    run = subprocess.run(
        [program, "check", *inputs, "--quiet", "--report", "html=" + path, *options],
        cwd=ROOT, capture_output=True, text=True)
    expect(run.returncode in [0, 1], f"{name}: status {run.returncode}, {run.stderr}")
    return path


FRAME = """(view => { const r = document.querySelector(`#d1 g[data-view="${view}"] rect`);
    return ['x', 'y', 'width', 'height'].map(n => Number(r.getAttribute(n))); })"""


def one_page(page, program, folder):
    """An ambiguity with its two layouts, fixes, widths, and keys, in pages of the examples."""
    tie = ["Examples/hugging-tie.json", "Examples/two-conflicts.json", "Examples/console.log"]
    path = report(program, folder, "examples", tie, "--sizes", "320..430", "--source-link",
                  "vscode://file{absolute}:{line}:{column}")
    page.open(path)
    equal(page.faults(), [], "the page loads without faults")
    equal(page.run("document.querySelectorAll('section.document').length"), 5, "documents")

    # A finding opened by the pointer marks its views.
    page.click("#d1-f1 > summary")
    expect(page.run("document.querySelectorAll('#d1 g.chosen').length") > 0, "an open finding marks its views")
    moved = "document.querySelectorAll('#d1 g.moved').length"
    expect(page.run(moved) > 0 and page.run("document.querySelectorAll('#d1 rect.ghost').length") > 0,
           "both layouts of an ambiguity are drawn")
    views = page.run("[...document.querySelectorAll('#d1 g.moved')].map(g => Number(g.dataset.view))")
    first = [page.run(f"{FRAME}({view})") for view in views]
    ghosts = page.run("[...document.querySelectorAll('#d1 rect.ghost')].map(r => Number(r.getAttribute('width')))")
    # The other layout by the keyboard: what was solid is dashed now.
    page.run("document.querySelector('#d1-f1 .choices input').focus()")
    page.key("ArrowRight")
    second = [page.run(f"{FRAME}({view})") for view in views]
    expect(first != second, "the second layout moves views")
    equal([frame[2] for frame in second], ghosts, "what was dashed is solid")
    expect("views move" in page.run("document.getElementById('status').textContent"), "a change is announced")
    page.key("ArrowRight")
    expect(page.run("document.querySelectorAll('#d1-f1 .choices input')[2].checked"), "a fix is chosen by the keyboard")
    page.key("Escape")
    expect(not page.run("document.getElementById('d1-f1').open"), "Escape closes a finding")
    equal(page.run(moved), 0, "a closed finding shows the layout as solved")

    # Widths: the ends are exact, and the root is as wide as the slider says.
    page.run("document.querySelector('#d1 input[type=range]').focus()")
    root = page.run("Number(document.querySelector('#d1 svg.scene g').dataset.view)")
    before = page.run(f"{FRAME}({root})")
    for key, width in [("Home", 320), ("End", 430)]:
        page.key(key)
        equal(page.run(f"{FRAME}({root})")[2], width, f"the width of the root after {key}")
        text = page.run("document.querySelector('#d1 output').textContent")
        expect(text.startswith(f"{width} points"), f"the width is said: {text}")
        expect(page.run("document.querySelector('#d1 input[type=range]').getAttribute('aria-valuetext')") == text,
               "and to a screen reader")
    compare_with_solve(page, program, 397)
    page.click("#d1 .recorded")
    equal(page.run(f"{FRAME}({root})"), before, "back to the recorded width")

    # A view leads to its finding, a reason to its constraint, a place to the editor.
    page.run("document.querySelector('#d2 g[data-findings]').focus()")
    page.key("Enter")
    expect(page.run("document.querySelector('#d2 .finding').open"), "Enter on a view opens its finding")
    page.run("document.querySelector('#d2 .finding').open = false")
    page.settle()
    page.run("document.querySelector('#d2 g[data-findings]').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    page.settle()
    expect(page.run("document.querySelector('#d2 .finding[open]') !== null"), "so does a click")
    page.click("#d2 .finding[open] .reasons a")
    expect(page.run("document.activeElement.tagName === 'TR' && document.activeElement.closest('details').open"),
           "a reason leads to its constraint")
    expect(page.run("document.querySelectorAll('#d2 g.chosen').length") > 0, "a constraint marks its views")
    link = page.run("document.querySelector('#d2 tr td:nth-child(2) a').getAttribute('href')")
    expect(link.startswith("vscode://file/") and "two-conflicts.json:" in link, f"a constraint links to its line: {link}")
    expect(page.run("document.querySelector('#d3 svg.chain') !== null"), "a console log has its row of sizes")

    # Keys.
    page.run("document.activeElement.blur()")
    page.key("j")
    equal(page.run("document.activeElement.closest('.finding').id"), "d1-f1", "j opens the first finding")
    page.key("j")
    equal(page.run("[...document.querySelectorAll('.finding[open]')].map(f => f.id)")[0:1], ["d2-f1"], "j goes on")
    page.key("k")
    equal(page.run("document.activeElement.closest('.finding').id"), "d1-f1", "k goes back")
    page.key("/")
    equal(page.run("document.activeElement.id"), "words", "/ goes to the search field")
    for letter in "shop":
        page.key(letter)
    equal(page.run("document.querySelectorAll('section.document:not([hidden])').length"), 3, "found documents")
    equal(page.run("document.querySelectorAll('nav li:not([hidden])').length"), 3, "and their entries")
    page.run("document.getElementById('words').value = ''")
    page.click("#filter input[value=error]")
    equal(page.run("document.querySelectorAll('section.document:not([hidden])').length"), 1, "documents without errors")
    page.click("#filter input[value=error]")

    # Colors.
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.run(paper)
    page.click("#theme")
    dark = page.run(paper)
    expect(light != dark, "the theme changes by its button")
    page.open(path, dark=True)
    equal(page.run(paper), dark, "and by the system's")

    # A screen reader.
    wanted = {"main", "navigation", "search", "banner", "heading", "slider", "searchbox"}

    def has_finding(nodes):
        return any(role == "button" and name.endswith("1 finding") for role, name in nodes)

    nodes = page.nodes(lambda nodes: wanted <= {role for role, _ in nodes} and has_finding(nodes))
    for role in sorted(wanted - {role for role, _ in nodes}):
        expect(False, f"a screen reader finds a {role}")
    expect(has_finding(nodes), "views with findings are buttons with names")
    unnamed = [role for role, name in nodes if role in ["button", "slider", "searchbox", "checkbox", "radio", "link"] and not name]
    equal(unnamed, [], "every control has a name")
    equal(page.faults(), [], "the page works without faults")


def compare_with_solve(page, program, width):
    """What the slider shows at a width is what `solve` says of it."""
    page.run("(() => { const i = document.querySelector('#d1 input[type=range]'); i.value = %s;"
             " i.dispatchEvent(new Event('input', {bubbles: true})); })()" % width)
    height = page.run(f"{FRAME}(0)")[3]
    solved = subprocess.run(
        [program, "solve", "Examples/hugging-tie.json", "--format", "json", "--size", f"{width}x{height:g}"],
        cwd=ROOT, capture_output=True, text=True)
    frames = json.loads(solved.stdout)["frames"]
    widths = sorted(round(frame[2], 1) for frame in frames.values())
    shown = page.run("[...document.querySelectorAll('#d1 svg.scene g rect')].map(r => Number(r.getAttribute('width')))")
    equal(sorted(round(value, 1) for value in shown), widths, f"widths at {width} points")


HOSTILE = [
    "</title><script>window.broken = 1</script>", "\"><img src=x onerror=\"window.broken = 2\">",
    "' onmouseover='window.broken = 3", "</svg></script><script>window.broken = 4</script>", "<!--", "]]>", "&lt;b&gt;",
    "javascript:window.broken=5", "a\u202eb\u0000c\u2028d", "<svg onload=window.broken=6>", "{{constructor}}", "\\u003cscript>",
]


def hostile(page, program, folder):
    """Names of files, views, classes and constraints that try to become markup."""
    for number, name in enumerate(HOSTILE):
        clean = name.replace("\u0000", "")
        source = json.load(open(os.path.join(ROOT, "Examples/two-conflicts.json")))
        text = json.dumps(source)
        for view in walk(source):
            if isinstance(view, dict) and "class" in view and "id" in view:
                view["name"] = clean
                view["class"] = "UIView" if number % 2 else clean
            if isinstance(view, dict) and "identifier" in view:
                view["identifier"] = clean
        file = os.path.join(folder, clean.replace("/", "_")[:40] + ".json")
        with open(file, "w") as output:
            json.dump(source, output)
        path = report(program, folder, f"hostile{number}", [file], "--source-link", "https://host/{path}#L{line}")
        if not os.path.exists(path):
            expect(False, f"no report for {clean!r}")
            continue
        page.open(path)
        page.run("document.querySelectorAll('details').forEach(d => { d.open = true; })")
        page.settle()
        page.run("document.querySelectorAll('main *').forEach(e => e.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})))")
        equal(page.run("window.broken"), None, f"{clean!r} is inert")
        equal(page.faults(), [], f"{clean!r} leaves nothing to refuse")
        equal(page.run("document.querySelectorAll('main script, main img, main style, [onload], [onerror], [onmouseover]').length"),
              0, f"{clean!r} makes no elements")
        equal(page.run("document.querySelectorAll('section.document').length"), 1, f"{clean!r} closes nothing")
        expect(page.run("[...document.querySelectorAll('main a')].every(a => /^(#|https:)/.test(a.getAttribute('href')))"),
               f"{clean!r} makes no links of its own")


def walk(value):
    yield value
    if isinstance(value, dict):
        for child in list(value.values()):
            yield from walk(child)
    elif isinstance(value, list):
        for child in value:
            yield from walk(child)


def large(page, program, folder):
    """300 documents in one report."""
    names = [n for n in sorted(os.listdir(os.path.join(ROOT, "Examples"))) if n.endswith(".json")]
    inputs = []
    for number in range(300):
        name = names[number % len(names)]
        path = os.path.join(folder, f"{number:03}-{name}")
        with open(os.path.join(ROOT, "Examples", name)) as source, open(path, "w") as copy:
            copy.write(source.read())
        inputs.append(path)
    path = report(program, folder, "large", inputs, "--sizes", "320..430")
    start = time.monotonic()
    page.open(path)
    page.settle()
    loaded = time.monotonic() - start
    equal(page.run("document.querySelectorAll('section.document').length"), 300, "documents")
    start = time.monotonic()
    page.run("document.getElementById('words').value = '299-'; filter();")
    page.settle()
    filtered = time.monotonic() - start
    equal(page.run("document.querySelectorAll('section.document:not([hidden])').length"), 1, "found by its name")
    page.run("document.getElementById('words').value = ''; filter();")
    start = time.monotonic()
    page.key("j")
    stepped = time.monotonic() - start
    print(f"300 documents: {os.path.getsize(path) / 1e6:.1f} MB, loaded in {loaded:.2f} s, "
          f"filtered in {filtered:.2f} s, a key in {stepped:.2f} s")
    # Far beyond what is usual even on a slow machine; more would mean work that grows with the square.
    expect(loaded < 10 and filtered < 3 and stepped < 2, "300 documents stay usable")
    equal(page.faults(), [], "without faults")


def main():
    program, is_all = os.path.abspath(sys.argv[1]), "--all" in sys.argv
    path = browsers.find()
    if path is None:
        print("skipped: the HTML report is not opened, there is no Chromium (set CHROMIUM to its path)")
        return 0
    page = browsers.Browser(path)
    try:
        with tempfile.TemporaryDirectory() as folder:
            one_page(page, program, folder)
            if is_all:
                hostile(page, program, folder)
                large(page, program, folder)
    finally:
        page.close()
    print(f"{len(failures)} failures" if failures else "the HTML report works in " + os.path.basename(path))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
