"""A thousand edits typed at a terminal, all undone: the first state byte for byte."""

import json
import os
import random
import unittest

from terminal import SessionCase

EDITS = int(os.environ.get("SESSION_EDITS", "1000"))
SEED = int(os.environ.get("SESSION_SEED", "7"))
ATTRIBUTES = ["left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY"]


class UndoTests(SessionCase):
    timeout = 60

    def test_a_thousand_edits_and_all_undone(self):
        source = "settings-cell.json"
        layout = json.loads(self.read(source))
        views = []
        stack = list(layout["roots"])
        while stack:
            view = stack.pop()
            views.append(view["id"])
            stack += view.get("subviews", [])
        constraints = [constraint["id"] for constraint in layout["constraints"]]
        constraints += [f"added-{number}" for number in range(1, 20)]

        session = self.start(source, columns=250)
        self.prompt(session)
        self.type(session, "write first.json")
        chance = random.Random(SEED)
        done = 0
        tried = 0
        while done < EDITS:
            tried += 1
            self.assertLess(tried, 20 * EDITS, f"with SESSION_SEED={SEED}: too few edits were accepted")
            answer = self.type(session, self.edit(chance, views, constraints))
            # Every edit answers with what changed, indented below what was done.
            done += "\n  " in answer and "use the first word of a line:" not in answer
        self.type(session, "write last.json")
        self.assertIn(f"undone: {done} changes, 0 left", self.type(session, "undo all"))
        self.type(session, "write undone.json")
        self.type(session, f"redo {done}")
        self.type(session, "write redone.json")
        self.assertEqual(self.leave(session), 0)
        self.assertEqual(self.read("first.json"), self.read("undone.json"), f"with SESSION_SEED={SEED}")
        self.assertEqual(self.read("last.json"), self.read("redone.json"), f"with SESSION_SEED={SEED}")
        self.assertNotEqual(self.read("first.json"), self.read("last.json"))

    def edit(self, chance, views, constraints):
        view, constraint = chance.choice(views), chance.choice(constraints)
        return chance.choice([
            f"set {constraint}.constant {chance.randint(-40, 400)}",
            f"set {constraint}.priority {chance.choice(['required', '250', '999', '0.5'])}",
            f"set {constraint}.identifier {chance.choice(['none', 'größe', 'x'])}",
            f"deactivate {constraint}",
            f"activate {constraint}",
            f"remove {constraint}",
            f"set {view}.hugging.{chance.choice(['horizontal', 'vertical'])} {chance.randint(0, 1000)}",
            f"set {view}.hidden {chance.choice(['on', 'off'])}",
            f"size {chance.randint(300, 420)}x{chance.randint(30, 900)}",
            f"add {view}.{chance.choice(ATTRIBUTES)} {chance.choice(['==', '<=', '>='])} "
            f"{chance.choice(views)}.{chance.choice(ATTRIBUTES)} + {chance.randint(0, 60)} @{chance.randint(1, 1000)}",
        ])


if __name__ == "__main__":
    unittest.main()
