"""The way from a pasted log to a fix, in a terminal of 80 columns and 24 rows.

Each name that is typed was shown before, as it was shown. The whole walk is kept in walk.txt, for people to read:
RECORD_WALK=1 writes it anew.
"""

import os
import re
import unittest

from terminal import ENTER, SessionCase, plain

FOLDER = os.path.dirname(os.path.abspath(__file__))
RECORD = os.path.join(FOLDER, "walk.txt")

LOG = """\
2026-11-03 09:12:44.120 Shop[4711:52] [LayoutConstraints] Unable to simultaneously satisfy constraints.
\tProbably at least one of the constraints in the following list is one you don't want.
(
    "<NSLayoutConstraint:0x600000281130 H:|-(16)-[UILabel:0x7fd1a8c0a4f0'Total']   (active, names: '|':Shop.CardView:0x7fd1a8c0a4e0 )>",
    "<NSLayoutConstraint:0x600000281131 H:[UILabel:0x7fd1a8c0a4f0'Total']-(8)-[UIButton:0x7fd1a8c0a500'Pay']   (active)>",
    "<NSLayoutConstraint:0x600000281132 H:[UIButton:0x7fd1a8c0a500'Pay']-(16)-|   (active, names: '|':Shop.CardView:0x7fd1a8c0a4e0 )>",
    "<NSLayoutConstraint:0x600000281133 UILabel:0x7fd1a8c0a4f0'Total'.width == 200   (active)>",
    "<NSLayoutConstraint:0x600000281134 UIButton:0x7fd1a8c0a500'Pay'.width == 120   (active)>",
    "<NSLayoutConstraint:0x600000281135 Shop.CardView:0x7fd1a8c0a4e0.width == 320   (active)>"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600000281134 UIButton:0x7fd1a8c0a500'Pay'.width == 120   (active)>
"""

# What is typed, and the names in it.
STEPS = [
    ("explain", []),
    ('why UIButton "Pay".width', ['UIButton "Pay".width']),
    ("draw 1", ["1."]),
    ("fix 1", ["1."]),
    ("fix 1 1", ["1."]),
    ("check", []),
    ("print CardView --dialect anchors", ["CardView"]),
]


class WalkTests(SessionCase):
    def test_from_a_pasted_log_to_a_fix_with_names_as_they_are_shown(self):
        session = self.start(columns=80, rows=24)
        self.prompt(session)
        session.send("paste" + ENTER)
        session.expect("empty line\r\n")
        for line in LOG.split("\n"):
            session.send(line + ENTER)
        session.sendeof()
        # Behind what was pasted, which the terminal shows as it came.
        shown = self.prompt(session).split("^D")[-1]
        walk = [shown]
        for line, names in STEPS:
            for name in names:
                self.assertIn(name, shown, f"'{name}' was not shown before '{line}'")
            answer = self.type(session, line)
            self.assertNotIn("Traceback", answer)
            walk += [f"> {line}\n", answer]
            shown += answer
        text = "".join(walk)
        # Code has a width of its own.
        said = text.split("> print")[0]
        for line in said.split("\n"):
            self.assertLessEqual(len(line), 80, line)
        self.assertIn("no findings", walk[12])
        self.assertIsNone(re.search(r"/tmp|0x7f", said), "a path or an address is shown")
        if os.environ.get("RECORD_WALK"):
            with open(RECORD, "w", encoding="utf-8") as file:
                file.write(text)
        with open(RECORD, encoding="utf-8") as file:
            self.assertEqual(text, file.read())


if __name__ == "__main__":
    unittest.main()
