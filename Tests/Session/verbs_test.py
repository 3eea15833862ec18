"""Every verb of the session, typed at a terminal."""

import unittest

from terminal import SessionCase


class VerbTests(SessionCase):
    def setUp(self):
        super().setUp()
        self.session = self.start("login-form.json")
        self.prompt(self.session)

    def ask(self, line):
        return self.type(self.session, line)

    def test_load_gives_the_prompt_its_name_and_findings(self):
        self.session.send("load profile-card.json\r")
        self.session.expect_exact("profile-card.json (clean)> ")
        self.session.send("load two-conflicts.json\r")
        self.session.expect_exact("two-conflicts.json (2 conflicts)> ")

    def test_load_of_what_is_not_there_leaves_all_as_it_was(self):
        answer = self.ask("load missing.json")
        self.assertIn("missing.json: ", answer)
        self.assertIn("no such file", answer)
        self.assertIn("signInButton", self.ask("tree"))

    def test_tree_views_and_solve(self):
        self.assertIn("! conflict", self.ask("tree"))
        self.assertEqual(len(self.ask("tree signInButton").strip().split("\n")), 1)
        self.assertIn("0x7fa6", self.ask("views"))
        self.assertEqual(len(self.ask("views UITextField").strip().split("\n")), 2)
        self.assertIn("signInButton", self.ask("solve"))
        self.assertIn("311 × 50", self.ask("frames signInButton"))

    def test_constraints_show_and_find(self):
        self.assertIn("signIn.width", self.ask("constraints"))
        self.assertNotIn("logo.width", self.ask("constraints signInButton"))
        self.assertIn("class", self.ask("show emailField"))
        self.assertIn("signInButton.width == 320", self.ask("show signIn.width"))
        self.assertIn("required", self.ask("show c1"))
        self.assertIn("passwordField", self.ask("find PASSWORD"))

    def test_check_explain_and_fix(self):
        self.assertIn("1. error[conflict]", self.ask("check"))
        self.assertIn("fix 1", self.ask("explain 1"))
        self.assertIn("fix 1", self.ask("explain"))
        self.assertIn("1. ", self.ask("fix 1"))
        self.assertIn("gone: error[conflict]", self.ask("fix 1 1"))
        self.assertIn("no findings", self.ask("check"))
        self.assertIn("no findings", self.ask("explain 1"))

    def test_size_and_direction(self):
        self.assertIn("gone: error[conflict]", self.ask("size 384x812"))
        self.assertIn("384 × 812", self.ask("size"))
        self.ask("size recorded")
        self.assertIn("rtl on", self.ask("rtl on"))
        self.assertIn("right to left", self.ask("rtl"))
        self.ask("rtl off")

    def test_edits_and_undo(self):
        self.assertIn("gone: error[conflict]", self.ask("deactivate signIn.width"))
        self.assertIn("new:  error[conflict]", self.ask("activate signIn.width"))
        self.assertIn("was signInButton.width == 320", self.ask("set signIn.width.constant 311"))
        self.assertIn("added added-1: ", self.ask("add forgotButton.bottom <= 0x7fa1.safeArea.bottom - 16"))
        self.assertIn("+ added-1", self.ask("diff"))
        self.assertIn("removed: ", self.ask("remove added-1"))
        self.assertIn("undone: 1 change, 4 left", self.ask("undo"))
        self.assertIn("redone: 1 change", self.ask("redo"))
        self.assertIn("undone: 5 changes, 0 left", self.ask("undo all"))
        self.assertIn("no changes", self.ask("diff"))
        self.assertIn("nothing to undo", self.ask("undo"))

    def test_tags_and_print(self):
        self.assertIn("0x7fa6 is submit", self.ask("tag signInButton submit"))
        self.assertIn("submit", self.ask("tag"))
        self.assertIn("submit.drf", self.ask("print"))
        self.assertIn("(32, ", self.ask("solve submit"))
        self.ask("untag submit")
        self.assertNotIn("submit", self.ask("print"))
        self.assertIn("auto-identifiers is views", self.ask("auto-identifiers views"))
        self.assertIn('"passwordField"', self.ask("print").replace("login.password", "passwordField"))
        self.assertIn("wrote plan.swift", self.ask("print -o plan.swift"))
        self.assertIn(b"viewPlan", self.read("plan.swift"))

    def test_write_save_and_source(self):
        self.ask("set signIn.width.constant 311")
        self.assertIn("wrote edited.json", self.ask("write edited.json"))
        self.assertIn("wrote steps.txt: 2 commands", self.ask("save steps.txt"))
        self.ask("load profile-card.json")
        self.ask("source steps.txt")
        self.assertIn("~ c18", self.ask("diff"))
        self.ask("write again.json")
        self.assertEqual(self.read("edited.json"), self.read("again.json"))

    def test_option_help_and_quit(self):
        self.assertIn("notes", self.ask("option"))
        self.assertIn("notes is on", self.ask("option notes on"))
        self.assertIn("expected on or off", self.ask("option notes perhaps"))
        help = self.ask("help")
        self.assertIn("add a constraint", help)
        self.assertEqual([line for line in help.split("\n") if len(line) > 80], [])
        self.assertIn("SECOND.ATTR", self.ask("help add"))
        self.session.send("quit\r")
        self.session.expect_exact("quit")
        self.session.wait()
        self.session.close()
        self.assertEqual(self.session.exitstatus, 0)

    def test_unique_beginnings_and_mistakes(self):
        self.assertIn("signInButton", self.ask("tr"))
        self.assertIn("is ambiguous", self.ask("s"))
        self.assertIn("did you mean 'explain'", self.ask("explian"))
        self.assertIn("did you mean 'emailField'", self.ask("show emailFeild"))
        self.assertIn("use the first word of a line", self.ask("show 0x7fa"))
        self.assertIn("not closed", self.ask('show "email'))


if __name__ == "__main__":
    unittest.main()
