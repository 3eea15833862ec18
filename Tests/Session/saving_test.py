"""What is asked before edits are given up, and what is not overwritten."""

import os
import unittest

import pexpect

from terminal import ENTER, SessionCase

QUIT = "login-form.json has unsaved edits; quit and discard them? (y/n) "
LOAD = "login-form.json has unsaved edits; discard them? (y/n) "


class SavingTests(SessionCase):
    def edited(self):
        session = self.start("login-form.json")
        self.prompt(session)
        self.assertIn("gone:", self.type(session, "fix 1 1"))
        return session

    def ended(self, session):
        session.expect(pexpect.EOF)
        session.close()
        return session.exitstatus

    def test_quit_asks_and_no_stays(self):
        session = self.edited()
        session.send("quit" + ENTER)
        session.expect_exact(QUIT)
        session.send("n" + ENTER)
        self.prompt(session)
        session.send("quit" + ENTER)
        session.expect_exact(QUIT)
        session.sendintr()
        self.prompt(session)
        self.assertIn("signInButton", self.type(session, "tree"))
        session.send("quit" + ENTER)
        session.expect_exact(QUIT)
        session.send("y" + ENTER)
        self.assertEqual(self.ended(session), 0)

    def test_ctrl_d_asks_and_twice_leaves(self):
        session = self.edited()
        session.sendeof()
        session.expect_exact(QUIT)
        session.sendeof()
        self.assertEqual(self.ended(session), 0)

    def test_quit_does_not_ask_where_nothing_is_lost(self):
        for command in ["write out.json", "save steps.txt", "undo"]:
            with self.subTest(command):
                session = self.edited()
                self.type(session, command)
                session.send("quit" + ENTER)
                self.assertEqual(self.ended(session), 0)

    def test_load_asks(self):
        session = self.edited()
        session.send("load profile-card.json" + ENTER)
        session.expect_exact(LOAD)
        session.send("no" + ENTER)
        self.assertIn("not loaded", self.prompt(session))
        session.send("load profile-card.json" + ENTER)
        session.expect_exact(LOAD)
        session.send("yes" + ENTER)
        self.assertIn("profile-card.json:", self.prompt(session))
        self.assertEqual(self.leave(session), 0)

    def test_answers_are_not_kept_in_the_history(self):
        session = self.edited()
        session.send("quit" + ENTER)
        session.expect_exact(QUIT)
        session.send("yes" + ENTER)
        self.ended(session)
        with open(self.path("state/draft-inspect/history"), encoding="utf-8") as file:
            self.assertNotIn("yes", file.read())

    def test_the_loaded_file_is_not_overwritten(self):
        before = self.read("login-form.json")
        os.symlink("login-form.json", self.path("other.json"))
        session = self.edited()
        self.assertIn("is an input and would be overwritten", self.type(session, "write login-form.json"))
        self.assertIn("is the same file as the input", self.type(session, "write other.json"))
        self.assertEqual(self.read("login-form.json"), before)
        self.assertIn("wrote login-form.json", self.type(session, "write --force login-form.json"))
        self.assertNotEqual(self.read("login-form.json"), before)
        self.assertEqual(self.leave(session), 0)


if __name__ == "__main__":
    unittest.main()
