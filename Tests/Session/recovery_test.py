"""Edits that a session had not saved when it was killed."""

import os
import signal
import unittest

import pexpect

from terminal import ENTER, SessionCase, plain


class RecoveryTests(SessionCase):
    def edited(self, *lines):
        """A session with edits, killed."""
        session = self.start("login-form.json")
        self.prompt(session)
        for line in lines:
            self.type(session, line)
        os.kill(session.pid, signal.SIGKILL)
        session.expect(pexpect.EOF)
        session.wait()

    def offered(self, *arguments):
        session = self.start(*arguments)
        session.expect_exact("(y/n) ")
        return session, plain(session.before)

    def test_edits_of_a_killed_session_are_offered_and_made_again(self):
        self.edited("set signIn.width.constant 200", "deactivate c1")
        session, text = self.offered("login-form.json")
        self.assertIn("left 2 edits of login-form.json", text)
        session.send("y" + ENTER)
        self.assertIn("recovered 2 edits of login-form.json", self.prompt(session))
        self.assertIn("== 200", self.type(session, "show signIn.width"))
        # They are steps like any.
        self.type(session, "undo 2")
        self.assertIn("== 320", self.type(session, "show signIn.width"))
        self.leave(session)
        # Offered once, and gone with what was undone.
        again = self.start("login-form.json")
        self.assertNotIn("left", self.prompt(again))

    def test_edits_are_kept_for_their_document_and_given_up_with_a_no(self):
        self.edited("set signIn.width.constant 200")
        other = self.start("two-conflicts.json")
        self.assertNotIn("left", self.prompt(other))
        other.send("load login-form.json" + ENTER)
        other.expect_exact("(y/n) ")
        other.send("n" + ENTER)
        self.prompt(other)
        self.assertIn("== 320", self.type(other, "show signIn.width"))
        again = self.start("login-form.json")
        self.assertNotIn("left", self.prompt(again))

    def test_what_was_saved_or_left_on_purpose_is_not_offered(self):
        session = self.start("login-form.json")
        self.prompt(session)
        self.type(session, "set signIn.width.constant 200")
        self.type(session, "write edited.json")
        os.kill(session.pid, signal.SIGKILL)
        session.expect(pexpect.EOF)
        session.wait()
        second = self.start("login-form.json")
        self.assertNotIn("left", self.prompt(second))
        self.type(second, "set signIn.width.constant 210")
        self.leave(second)
        third = self.start("login-form.json")
        self.assertNotIn("left", self.prompt(third))


if __name__ == "__main__":
    unittest.main()
