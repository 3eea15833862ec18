"""Writes the table of UIKit's types that Headless has into Documentation/UIKitTypes.md, from the types' own comments.

usage: uikit_types.py [--check]

With --check nothing is written: the status is 1 where the page is not what the sources say.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "Sources/UIKit"
PAGE = HERE.parent / "Documentation/UIKitTypes.md"
BEGIN, END = "<!-- types -->", "<!-- end of types -->"
TYPE = re.compile(
    r"((?:^///[^\n]*\n)*)((?:^@[^\n]*\n)*)^(?:@MainActor )?(?:open|public)(?: final)? (class|struct|enum|protocol) (\w+)", re.M
)
# Not UIKit's: what tests and dumps use.
OWN = {"DumpRoots", "LayoutDump", "Misuse", "MisuseReport"}


def sentence(comment):
    text = " ".join(line.removeprefix("///").strip() for line in comment.splitlines())
    match = re.match(r"(.*?[.:])(?:\s|$)", text)
    return (match.group(1) if match else text).rstrip(".:").replace("|", "\\|").replace("``", "`")


def table():
    lines, count = [], 0
    for folder in sorted(path for path in SOURCES.iterdir() if path.is_dir()):
        rows = []
        for path in sorted(folder.glob("*.swift")):
            text = re.sub(r"^    (?=///|@|open|public)", "", path.read_text(), flags=re.M) if "#if" in path.read_text() else path.read_text()
            for comment, _, _, name in TYPE.findall(text):
                if name not in OWN and not name.startswith("_"):
                    rows.append((name, sentence(comment)))
        if not rows:
            continue
        count += len(rows)
        lines += [f"## {folder.name}", "", "| type | here |", "| --- | --- |"]
        lines += [f"| `{name}` | {what} |" for name, what in sorted(rows)] + [""]
    return count, "\n".join(lines)


def main():
    page = PAGE.read_text()
    count, rows = table()
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    before = re.sub(r"\d+ types", f"{count} types", before)
    now = f"{before}{BEGIN}\n\n{rows}\n{END}{after}"
    if "--check" in sys.argv:
        if now != page:
            sys.exit("Documentation/UIKitTypes.md is not what the sources say: run Headless/uikit_types.py")
    else:
        PAGE.write_text(now)


main()
