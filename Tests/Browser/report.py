"""Opens the pages of the program in a browser and uses every control, by pointer and by keyboard.

    report.py PROGRAM         pages of the examples
    report.py PROGRAM --all   also names that try to break out, 300 documents in one page, pictures as recorded, sizes of every
                              example and of corpus documents, where they are, and axe-core, where AXE is the path of its script
"""

import glob
import json
import os
import random
import subprocess
import sys
import tempfile
import time

import browser as browsers
import geometry
import pictures
import sizes

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
failures = []


def expect(condition, message):
    if not condition:
        failures.append(message)
        print("FAILED:", message)


def equal(found, expected, message):
    expect(found == expected, f"{message}: found {found!r}, expected {expected!r}")


def report(program, folder, name, inputs, *options, verb="check"):
    path = os.path.join(folder, name + ".html")
    run = subprocess.run(
        [program, verb, *inputs, "--quiet", "--force", "--report", "html=" + path, *options],
        cwd=ROOT, capture_output=True, text=True)
    expect(run.returncode in [0, 1], f"{name}: status {run.returncode}, {run.stderr}")
    return path


def resize(page, width, height=900):
    page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)


# Of the first document of a page: a view's frame as it is drawn.
FRAME = """(view => { const r = document.querySelector(`#d1 g[data-view="${view}"] rect`);
    return ['x', 'y', 'width', 'height'].map(n => Number(r.getAttribute(n))); })"""


def controls(page, program, folder):
    """An ambiguity with its two layouts, fixes, sizes, views, and keys, in a page of examples."""
    tie = ["Examples/hugging-tie.json", "Examples/two-conflicts.json", "Examples/console.log"]
    path = report(program, folder, "examples", tie, "--source-link", "vscode://file{absolute}:{line}:{column}")
    page.open(path)
    equal(page.faults(), [], "the page loads without faults")
    equal(page.run("document.querySelectorAll('section.document').length"), 5, "documents")
    equal(page.run("document.getElementById('totals').textContent"), "5 errors, 1 warning in 3 files", "totals")

    # A finding opened by the pointer marks its views, and shows the layouts that it leaves open.
    page.click("#d1-f1 > summary")
    expect(page.run("document.querySelectorAll('#d1 .outlines .about').length") > 0, "an open finding marks its views")
    ghosts = "document.querySelectorAll('#d1 [data-ghost]').length"
    expect(page.run(ghosts) > 0, "the other layout is dashed")
    views = page.run("[...document.querySelectorAll('#d1 [data-moved]')].map(r => Number(r.dataset.moved))")
    page.run("page.documents[0].elements.get(0).stop(), page.documents[0].elements.get(0).choose(0), page.documents[0].elements.get(0).stop()")
    first = [page.run(f"{FRAME}({view})") for view in views]
    page.run("document.querySelector('#d1-f1 .slide input').focus()")
    page.key("End")
    second = [page.run(f"{FRAME}({view})") for view in views]
    expect(first != second, "the slider goes to the second layout")
    witnesses = page.run("page.documents[0].findings[0].witnesses.map(w => w.caption)")
    caption = page.run("page.documents[0].scene.view('caption')")
    equal([first[views.index(caption)][2], second[views.index(caption)][2]], [witnesses[0][2], witnesses[1][2]], "both witnesses")
    expect("can be 78 to 273" in page.run("document.querySelector('#d1-f1 .range').textContent"), "the range is said")
    page.run("document.querySelector('#d1-f1 .radios input').focus()")
    page.key("ArrowRight")
    announced = page.run("document.getElementById('status').textContent")
    expect(announced.startswith("fix 1: "), f"a change is announced: {announced}")
    page.run("document.querySelector('#d1-f1 > summary').focus()")
    page.key("Escape")
    expect(not page.run("document.getElementById('d1-f1').open"), "Escape closes a finding")
    equal(page.run(ghosts), 0, "a closed finding shows the layout as solved")

    # Sizes: by keys, by a number, by a device, and by the edge.
    root = page.run("page.documents[0].scene.mainRoot")
    before = page.run(f"{FRAME}({root})")
    page.run("document.querySelector('#d1 input[type=range][data-side=width]').focus()")
    for key, width in [("Home", 280), ("End", 1024)]:
        page.key(key)
        equal(page.run(f"{FRAME}({root})")[2], width, f"the width of the root after {key}")
        equal(page.run("document.querySelector('#d1 input[type=range]').getAttribute('aria-valuetext')"), f"{width} points", "is said")
    page.run("(() => { const m = document.querySelector('#d1 select[aria-label=Device]'); m.value = m.options[1].value; m.dispatchEvent(new Event('change')); })()")
    size = page.run("page.documents[0].sizes.devices[0].size")
    equal(page.run(f"{FRAME}({root})")[2:], size, "a device has its size")
    page.click("#d1 button.recorded")
    equal(page.run(f"{FRAME}({root})"), before, "back to the recorded size")
    edge = page.run("(() => { const e = document.querySelector('#d1 [data-edge=width]'); e.scrollIntoView({block: 'center'});"
                    " const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2, page.documents[0].pictures[0].scale]; })()")
    for kind, distance in [("mousePressed", 0), ("mouseMoved", 20), ("mouseMoved", 50), ("mouseReleased", 50)]:
        page.call("Input.dispatchMouseEvent", type=kind, x=edge[0] + distance, y=edge[1], button="left", clickCount=1, buttons=1)
    page.settle()
    dragged = page.run(f"{FRAME}({root})")[2]
    expect(abs(dragged - before[2] - 50 / edge[2]) < 1, f"the edge is dragged: {before[2]} to {dragged}")
    page.run("page.documents[0].sizes.reset()")

    # A view leads to its constraints, a mark to its finding, a reason to its constraint, a place to the editor.
    page.run("page.documents[0].build(), page.documents[0].choose(page.documents[0].scene.view('caption'), null)")
    expect(page.run("document.querySelectorAll('#d1 .dimensions [data-constraint]').length") > 0, "a chosen view has dimension lines")
    expect(page.run("document.querySelectorAll('#d1 .held li').length") > 0, "and its constraints are listed")
    page.run("document.querySelector('#d1 [role=tree] li[tabindex=\"0\"]').focus()")
    page.key("ArrowDown")
    page.key("Enter")
    equal(page.run("page.documents[0].selected"), page.run("Number(document.activeElement.dataset.view)"), "a view is chosen by keys")
    page.run("page.documents[1].build(), document.querySelector('#d2 .badge').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    page.settle()
    expect(page.run("document.querySelector('#d2 .finding[open]') !== null"), "a mark opens its finding")
    page.run("document.querySelector('#d2 .finding[open] .reasons .constraint').click()")
    equal(page.run("document.querySelectorAll('#d2 .dimensions [data-constraint]').length") <= 1, True, "a reason shows its constraint alone")
    page.run("page.documents[1].tabs.show('constraints')")
    link = page.run("document.querySelector('#d2 tbody td:nth-child(2) a').getAttribute('href')")
    expect(link.startswith("vscode://file/") and "two-conflicts.json:" in link, f"a constraint links to its line: {link}")
    page.run("page.documents[2].build(), page.documents[2].open(0)")
    expect(page.run("document.querySelector('#d3 svg.rows') !== null"), "a console log has its rows")
    numbers = page.run("[...document.querySelectorAll('#d3 .rows rect')].length")
    expect(numbers > 2, "with its segments")
    page.run("document.querySelector('#d3 .finding[open] > summary').click()")

    keys(page)
    filters(page)
    colors(page, path)

    # A screen reader.
    page.run("page.documents.forEach(d => d.build())")
    wanted = {"main", "navigation", "search", "banner", "heading", "slider", "searchbox", "tablist", "tab", "status"}
    nodes = page.nodes(lambda nodes: wanted <= {role for role, _ in nodes})
    for role in sorted(wanted - {role for role, _ in nodes}):
        expect(False, f"a screen reader finds a {role}")
    unnamed = [role for role, name in nodes
               if role in ["button", "slider", "spinbutton", "searchbox", "checkbox", "radio", "link", "tab", "image", "combobox"] and not name]
    equal(unnamed, [], "every control has a name")
    equal(page.faults(), [], "the page works without faults")


def keys(page):
    page.run("document.activeElement.blur(), scrollTo(0, 0)")
    seen = 0
    for _ in range(5):
        page.key("j")
        where = page.run("(() => { const s = document.activeElement.getBoundingClientRect(), h = document.querySelector('header').getBoundingClientRect();"
                         " return [s.top, s.bottom, h.bottom, innerHeight]; })()")
        seen += where[0] >= where[2] - 1 and where[1] <= where[3]
    equal(seen, 5, "each press of j ends at a finding that is seen")
    equal(page.run("document.activeElement.closest('.finding').id"), "d4-f1", "j goes from finding to finding")
    page.key("k")
    equal(page.run("document.activeElement.closest('.finding').id"), "d3-f1", "k goes back")
    equal(page.run("document.querySelectorAll('.finding[open]').length"), 1, "those behind are closed")
    page.run("document.activeElement.blur()")
    page.run("location.hash = '#d2-f2'")
    page.settle()
    expect(page.run("document.getElementById('d2-f2').open"), "a link opens its finding")


def filters(page):
    page.key("/")
    equal(page.run("document.activeElement.id"), "words", "/ goes to the search field")
    for letter in "shop":
        page.key(letter)
    equal(page.run("document.querySelectorAll('section.document:not([hidden])').length"), 3, "found documents")
    equal(page.run("document.querySelectorAll('nav li:not([hidden])').length"), 3, "and their entries")
    for letter in "zzz":
        page.key(letter)
    expect(page.run("!document.getElementById('nothing').hidden"), "nothing matches, and that is said")
    page.click("#clear")
    equal(page.run("document.querySelectorAll('section.document:not([hidden])').length"), 5, "all are shown again")
    page.click("#severities input[value=error]")
    equal(page.run("document.querySelectorAll('section.document:not([hidden])').length"), 1, "documents without errors")
    page.click("#severities input[value=error]")
    page.run("document.querySelector('#overview table button').click()")
    equal(page.run("document.getElementById('rule').value"), "conflict", "a rule of the overview is shown alone")
    page.click("#theme")
    page.run("page.clear()")


def colors(page, path):
    paper = "getComputedStyle(document.body).backgroundColor"
    page.open(path)
    light = page.run(paper)
    page.click("#theme")
    dark = page.run(paper)
    expect(light != dark, "the theme changes by its button")
    page.open(path, dark=True)
    equal(page.run(paper), dark, "and by the system's")


def comparison(page, program, folder):
    """Two layouts over each other."""
    old = os.path.join(ROOT, "Examples/profile-card.json")
    new = os.path.join(folder, "card.json")
    with open(old) as source, open(new, "w") as copy:
        copy.write(source.read().replace('"attribute": "bottom"}, "constant": 12}', '"attribute": "bottom"}, "constant": 30}', 1))
    path = os.path.join(folder, "both.html")
    run = subprocess.run([program, "same", old, new, "--html", path], capture_output=True, text=True)
    equal(run.returncode, 1, "they differ")
    page.open(path)
    expect("views elsewhere" in page.run("document.querySelector('.moved-count').textContent"), "what moved is counted")
    expect(page.run("document.querySelectorAll('[data-ghost]').length") > 0, "and the old place is dashed")
    page.click(".example")
    equal(page.run("page.documents[0].sizes.value('width')"), 375, "the size at which they differ is shown")
    for width in [300, 511.5]:
        page.run(f"page.documents[0].sizes.exactly({{width: {width}, height: null}})")
        frames = {}
        for file in [old, new]:
            solved = subprocess.run([program, "solve", file, "--format", "json", "--size", f"{width}x812"], capture_output=True, text=True)
            frames[file] = json.loads(solved.stdout)["frames"]
        shown = page.run("(d => d.scene.views.map((v, i) => [v.id, placeOf(d.frames, i), placeOf(d.old.atSize(d.sizes.width, null).frames, d.partners.get(i))]))(page.documents[0])")
        for view, after, before in shown:
            for found, file in [(before, old), (after, new)]:
                expect(all(abs(one - other) < sizes.TOLERANCE for one, other in zip(found, frames[file][view])), f"{view} at {width}: {found}")
    equal(page.faults(), [], "the comparison works without faults")


def opened(page, program, folder):
    """`open`: reasons of edges, source in dialects, and a page that follows its input."""
    source = os.path.join(folder, "followed.json")
    text = open(os.path.join(ROOT, "Examples/profile-card.json")).read()
    open(source, "w").write(text)
    environment = dict(os.environ, TMPDIR=folder)
    run = subprocess.Popen([program, "open", "--watch", "--no-browser", source], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    try:
        path = run.stdout.readline().strip()
        expect(path.endswith("/followed.json.html"), f"the path is printed: {path}")
        page.open(path)
        expect(page.run("page.documents[0].scene.sources.length") > 8, "there is source in most dialects")
        page.run("page.documents[0].choose(page.documents[0].scene.view('follow'), 'top')")
        expect(page.run("document.querySelectorAll('.why ol li').length") > 0, "an edge says why it is there")
        stamp = page.run("page.run.stamp")
        open(source, "w").write(text.replace('"attribute": "bottom"}, "constant": 12}', '"attribute": "bottom"}, "constant": 30}', 1))
        end = time.monotonic() + 30
        while page.run("window.page ? page.run.stamp : ''") in [stamp, ""] and time.monotonic() < end:
            time.sleep(0.2)
        expect(page.run("page.run.stamp") != stamp, "the page follows its input")
        page.settle()
        equal(page.run("page.documents[0].selected"), page.run("page.documents[0].scene.view('follow')"), "what was looked at stays")
    finally:
        run.terminate()
        run.wait()


def layouts(page, program, folder, names, count):
    """Frames at sizes as `solve` has them, and pictures without faults."""
    compared, sampled = 0, 0
    for number, name in enumerate(names):
        # Those of one layout have widths at the heights of devices, too.
        path = report(program, folder, "one", [name], verb="explain")
        page.open(path)
        if not page.run("page.documents.length > 0 && Boolean(page.documents[0].scene)"):
            continue
        found = sizes.compare(page, program, os.path.join(ROOT, name), count, number)
        compared, sampled = compared + found[0], sampled + found[1]
        equal(found[2][:3], [], f"{name} at other sizes")
        for width in [1280, 390]:
            resize(page, width)
            page.open(path)
            equal(geometry.faults(page)[:3], [], f"pictures of {name}, {width} pixels wide")
    resize(page, 1280)
    print(f"{compared} frames at other sizes are those of solve; at {sampled} sizes the page says that it only samples")
    expect(compared > 0, "frames were compared")


HOSTILE = [
    "</title><script>window.broken = 1</script>", "\"><img src=x onerror=\"window.broken = 2\">",
    "' onmouseover='window.broken = 3", "</svg></script><script>window.broken = 4</script>", "<!--<script>", "]]>", "&lt;b&gt;",
    "javascript:window.broken=5", "a\u202eb\u0000c\u2028d", "<svg onload=window.broken=6>", "{{constructor}}", "{{script}}", "\\u003cscript>",
]


def hostile(page, program, folder, names=HOSTILE):
    """Names of files, views, classes and constraints that try to become markup."""
    for number, name in enumerate(names):
        clean = name.replace("\u0000", "")
        source = json.load(open(os.path.join(ROOT, "Examples/two-conflicts.json")))
        for view in walk(source):
            if isinstance(view, dict) and "class" in view and "id" in view:
                view["name"] = clean
                view["class"] = "UIView" if number % 2 else clean
                view["text"] = clean
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
        page.run("page.documents.forEach(d => { d.build(); d.listed.forEach(i => d.open(i)); d.choose(0, 'top'); d.tabs.show('constraints'); })")
        page.run("document.querySelectorAll('details').forEach(d => { d.open = true; })")
        page.settle()
        page.run("document.querySelectorAll('main *').forEach(e => e.dispatchEvent(new MouseEvent('mouseover', {bubbles: true})))")
        equal(page.run("window.broken"), None, f"{clean!r} is inert")
        equal(page.faults(), [], f"{clean!r} leaves nothing to refuse")
        equal(page.run("document.querySelectorAll('main script, main img, main style, [onload], [onerror], [onmouseover]').length"),
              0, f"{clean!r} makes no elements")
        equal(page.run("document.querySelectorAll('section.document').length"), 1, f"{clean!r} closes nothing")
        equal(page.run("page.documents[0].scene.views[0].name.includes(%s) || page.documents[0].title !== ''" % json.dumps(clean)), True, "it is shown")
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
    """300 documents in one page."""
    names = [n for n in sorted(os.listdir(os.path.join(ROOT, "Examples"))) if n.endswith(".json")]
    inputs = []
    for number in range(300):
        name = names[number % len(names)]
        path = os.path.join(folder, f"{number:03}-{name}")
        with open(os.path.join(ROOT, "Examples", name)) as source, open(path, "w") as copy:
            copy.write(source.read())
        inputs.append(path)
    path = report(program, folder, "large", inputs)
    measured(page, path, 300)


def measured(page, path, count):
    start = time.monotonic()
    page.open(path)
    page.settle()
    loaded = time.monotonic() - start
    equal(page.run("document.querySelectorAll('section.document').length"), count, "documents")
    built = page.run("page.documents.filter(d => d.isBuilt).length")
    expect(built < count / 4, f"pictures are made when they are scrolled to: {built} at first")
    start = time.monotonic()
    page.run("page.words.value = page.documents[page.documents.length - 1].title; page.filter();")
    page.settle()
    filtered = time.monotonic() - start
    expect(page.run("document.querySelectorAll('section.document:not([hidden])').length") < 20, "found by its name")
    page.run("page.clear()")
    start = time.monotonic()
    page.key("j")
    stepped = time.monotonic() - start
    start = time.monotonic()
    for _ in range(40):
        page.run("scrollBy(0, 2000)")
        page.settle()
    scrolled = (time.monotonic() - start) / 40
    print(f"{count} documents: {os.path.getsize(path) / 1e6:.1f} MB, loaded in {loaded:.2f} s, "
          f"filtered in {filtered:.2f} s, a key in {stepped:.2f} s, 2,000 pixels further in {scrolled:.2f} s")
    # Far beyond what is usual even on a slow machine; more would mean work that grows with the square.
    expect(loaded < 10 and filtered < 3 and stepped < 2 and scrolled < 1, f"{count} documents stay usable")
    equal(page.faults(), [], "without faults")


def accessible(page, paths):
    """axe-core, in light and dark, with findings, views and constraints open."""
    script = open(os.environ["AXE"]).read() + ";1"
    for path in paths:
        for dark in [False, True]:
            page.open(path, dark=dark)
            page.run(script)
            for state in ["d.listed.length && d.open(d.listed[0])", "d.scene && d.choose(d.scene.mainRoot, 'leading')", "d.scene && d.tabs.show('constraints')"]:
                page.run(f"page.documents.slice(0, 4).forEach(d => {{ d.build(); {state}; }}), 1")
                page.settle()
                found = page.run("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v => `${v.id}: ${v.nodes[0].html.slice(0, 120)}`))")
                equal(found, [], f"axe-core on {os.path.basename(path)}, {'dark' if dark else 'light'}, {state}")


def corpus():
    folder = os.environ.get("DRAFT_INSPECT_CORPUS", os.path.join(ROOT, "../shared/corpus"))
    files = sorted(glob.glob(folder + "/ib/*.storyboard") + glob.glob(folder + "/ib/*.xib"))
    if not files:
        print("skipped: documents of the corpus at other sizes, there is no corpus")
    return [os.path.abspath(file) for file in files]


def main():
    program, is_all = os.path.abspath(sys.argv[1]), "--all" in sys.argv
    path = browsers.find()
    if path is None:
        print("skipped: the pages are not opened, there is no Chromium (set CHROMIUM to its path)")
        return 0
    page = browsers.Browser(path)
    try:
        with tempfile.TemporaryDirectory() as folder:
            resize(page, 1280)
            controls(page, program, folder)
            comparison(page, program, folder)
            opened(page, program, folder)
            hostile(page, program, folder, HOSTILE if is_all else HOSTILE[3:5])
            examples = sorted("Examples/" + name for name in os.listdir(os.path.join(ROOT, "Examples")) if name.endswith(".json"))
            layouts(page, program, folder, examples if is_all else examples[4:7], 40 if is_all else 4)
            if is_all:
                equal(pictures.compared(page, lambda file: report(program, folder, "scene", [file])), [], "pictures as recorded")
                resize(page, 1280)
                large(page, program, folder)
                files = corpus()
                chosen = random.Random(41).sample(files, min(40, len(files)))
                if chosen:
                    layouts(page, program, folder, chosen, 6)
                    measured(page, report(program, folder, "corpus", files), page_count(program, files))
                if os.environ.get("AXE"):
                    accessible(page, [os.path.join(folder, name) for name in ["examples.html", "both.html", "one.html"]])
                else:
                    print("skipped: axe-core (set AXE to the path of axe.min.js)")
    finally:
        page.close()
    print(f"{len(failures)} failures" if failures else "the pages work in " + os.path.basename(path))
    return 1 if failures else 0


def page_count(program, files):
    return len(files)


if __name__ == "__main__":
    sys.exit(main())
