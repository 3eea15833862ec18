"""Several files in one session: joined texts, the layouts of a log, completion of each path."""

import os
import shutil
import unittest

from terminal import ENTER, EXAMPLES, TAB, SessionCase


class LoadingTests(SessionCase):
    def setUp(self):
        super().setUp()
        for name in ("cart-texts", "visual-format"):
            shutil.copytree(os.path.join(EXAMPLES, name), self.path(name))

    def test_files_of_the_command_line_are_one_layout(self):
        session = self.start("cart-texts/views.txt", "cart-texts/constraints.txt", columns=160)
        session.expect_exact("joined by their addresses")
        session.expect_exact("views.txt + constraints.txt (clean)> ")
        self.assertIn("read as one layout", self.type(session, "info"))
        self.assertEqual(self.leave(session), 0)

    def test_each_path_is_completed(self):
        session = self.start()
        self.prompt(session)
        session.send("load cart-t" + TAB + "v" + TAB + "cart-t" + TAB + "con" + TAB + ENTER)
        self.assertIn("6 views, 12 constraints", self.prompt(session))
        session.send("load visual-format/row.v" + TAB + "--views visual-format/row-v" + TAB + ENTER)
        self.assertIn("3 views, 9 constraints, no findings", self.prompt(session))
        session.send("load ~/conso" + TAB + ENTER)
        self.assertIn("layout 1 of 3", self.prompt(session))

    def test_layouts_of_a_log(self):
        session = self.start("console.log#2")
        session.expect_exact("console.log#2 (1 conflict)> ")
        self.assertIn("* 2  line 23", self.type(session, "layouts"))
        session.send("layouts 3" + ENTER)
        session.expect_exact("console.log#3 (1 conflict)> ")

    def test_mistakes_leave_what_is_loaded(self):
        session = self.start("profile-card.json")
        self.prompt(session)
        self.assertIn("are not one layout", self.type(session, "load login-form.json chat-cell.json"))
        self.assertIn("no file matches 'nothing*'", self.type(session, "load nothing*"))
        session.send("views" + ENTER)
        session.expect_exact("profile-card.json (clean)> ")


if __name__ == "__main__":
    unittest.main()
