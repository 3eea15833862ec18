"""What the keys do: editing, completion, history, Ctrl-C, Ctrl-D, characters beyond ASCII."""

import json
import os
import stat
import time
import unittest

from terminal import BACKSPACE, ENTER, HOME, LEFT, TAB, UP, SessionCase


class EditingTests(SessionCase):
    def test_ctrl_d_on_an_empty_line_leaves_with_status_0(self):
        session = self.start("login-form.json")
        self.prompt(session)
        self.assertEqual(self.leave(session), 0)

    def test_ctrl_c_gives_the_line_up_and_no_more(self):
        session = self.start("login-form.json")
        self.prompt(session)
        session.send("remove signIn.wid")
        session.sendintr()
        self.prompt(session)
        for _ in range(3):
            session.sendintr()
            self.prompt(session)
        self.assertIn("signIn.width", self.type(session, "constraints"))
        self.assertEqual(self.leave(session), 0)

    def test_ctrl_c_ends_a_running_command_but_not_the_session(self):
        with open(self.path("large.json"), "w") as file:
            json.dump(large_form(30_000), file)
        session = self.start()
        self.prompt(session)
        session.send("load large.json\r")
        # Reading and checking take seconds; the interrupt falls into them.
        session.expect_exact("load large.json")
        time.sleep(0.7)
        begin = time.time()
        session.sendintr()
        session.expect(r"\(.*\)> |draft-inspect> ", timeout=60)
        self.assertLess(time.time() - begin, 30)
        self.assertIn("draft-inspect", self.type(session, "help") + "draft-inspect")
        self.assertEqual(self.leave(session), 0)

    def test_lines_are_edited(self):
        session = self.start("login-form.json")
        self.prompt(session)
        session.send("views UITextFieldx" + BACKSPACE + HOME + LEFT + ENTER)
        self.assertIn("emailField", self.prompt(session))

    def test_characters_beyond_ascii(self):
        session = self.start("right-to-left.json")
        self.prompt(session)
        answer = self.type(session, "find القاهرة")
        self.assertIn("cityLabel", answer)
        session.send("tag cityLabel größex" + BACKSPACE + ENTER)
        self.assertIn("city is größe", self.prompt(session))
        session.send("solve grö" + TAB + ENTER)
        self.assertIn("größe  (40", self.prompt(session))

    def test_characters_beyond_ascii_without_a_utf8_locale(self):
        session = self.start("right-to-left.json", LC_ALL="C")
        self.prompt(session)
        self.assertIn("city is größe", self.type(session, "tag cityLabel größe"))

    def test_history_is_kept_over_runs_for_the_user_alone(self):
        session = self.start("login-form.json")
        self.prompt(session)
        self.type(session, "views UIButton")
        self.type(session, " views secret")
        self.leave(session)
        history = self.path("state/draft-inspect/history")
        self.assertEqual(stat.S_IMODE(os.stat(history).st_mode), 0o600)
        with open(history, encoding="utf-8") as file:
            self.assertNotIn("secret", file.read())
        session = self.start("login-form.json")
        self.prompt(session)
        session.send(UP + ENTER)
        self.assertIn("signInButton", self.prompt(session))
        session.send("\x12UIBut" + ENTER)
        session.send(ENTER)
        self.assertIn("signInButton", self.prompt(session))

    def test_two_sessions_keep_both_histories(self):
        first, second = self.start(), self.start()
        self.prompt(first), self.prompt(second)
        self.type(first, "help tree")
        self.type(second, "help views")
        self.leave(first)
        self.leave(second)
        with open(self.path("state/draft-inspect/history"), encoding="utf-8") as file:
            text = file.read()
        self.assertIn("help\\040tree", text)
        self.assertIn("help\\040views", text)

    def test_a_damaged_history_is_no_obstacle(self):
        os.makedirs(self.path("state/draft-inspect"))
        with open(self.path("state/draft-inspect/history"), "wb") as file:
            file.write(b"\x00\xff not a history\n" * 50)
        session = self.start()
        self.prompt(session)
        self.type(session, "help")
        self.assertEqual(self.leave(session), 0)


class CompletionTests(SessionCase):
    def setUp(self):
        super().setUp()
        self.session = self.start("login-form.json")
        self.prompt(self.session)

    def answer(self, text):
        self.session.send(text + ENTER)
        return self.prompt(self.session)

    def test_verbs(self):
        self.assertIn("signInButton", self.answer("constr" + TAB))

    def test_names_of_views(self):
        self.assertIn("login.email", self.answer("show emailF" + TAB))

    def test_ids_of_constraints(self):
        self.assertIn("signInButton.width == 320", self.answer("show signIn.w" + TAB))

    def test_anchors(self):
        self.assertIn("added-1", self.answer("add forgotB" + TAB + "bot" + TAB + " <= signInButton.bottom + 200"))

    def test_properties(self):
        self.assertIn("was signInButton", self.answer("set signIn.width" + TAB + "cons" + TAB + "311"))

    def test_files(self):
        self.assertIn("6 views", self.answer("load profile-c" + TAB))

    def test_paths(self):
        self.answer("load profile-card.json")
        self.assertIn("64 × 64", self.answer("solve root/cardView/av" + TAB))

    def test_candidates_are_listed_and_the_line_stays(self):
        self.session.send("show for" + TAB + HOME + "\x0b")
        self.session.send("un" + TAB)
        self.session.expect_exact("undo")
        self.session.expect_exact("untag")
        self.session.send("do" + ENTER)
        self.session.expect_exact("nothing to undo")


def large_form(rows):
    """Rows of a label and a field, one below the other."""
    views = []
    constraints = []

    def add(first, second=None, constant=0, **more):
        constraint = {"id": f"c{len(constraints)}", "first": {"item": first[0], "attribute": first[1]}}
        if second:
            constraint["second"] = {"item": second[0], "attribute": second[1]}
        constraints.append({**constraint, "constant": constant, **more})

    for row in range(rows):
        label, field = f"l{row}", f"f{row}"
        views.append({"id": label, "class": "UILabel", "intrinsicContentSize": [60, 20], "contentHugging": [251, 251]})
        views.append({"id": field, "class": "UITextField", "intrinsicContentSize": [100, 34]})
        above = (f"f{row - 1}", "bottom") if row else ("root", "top")
        add((field, "top"), above, 8)
        add((label, "leading"), ("root", "leading"), 16)
        add((field, "leading"), (label, "trailing"), 8)
        add((field, "trailing"), ("root", "trailing"), -16)
        add((label, "centerY"), (field, "centerY"))
    return {
        "format": "layout-dump", "version": 1,
        "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 375, 42 * rows], "subviews": views}],
        "constraints": constraints,
    }


if __name__ == "__main__":
    unittest.main()
