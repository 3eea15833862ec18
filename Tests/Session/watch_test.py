"""`check --watch`: findings follow what is saved, until Ctrl-C."""

import os
import unittest

import pexpect

from terminal import SessionCase


class WatchTests(SessionCase):
    def test_saving_a_file_checks_it_again_and_ctrl_c_ends(self):
        run = self.start("check", "--watch", "profile-card.json", "login-form.json")
        run.expect("signInButton.width")
        run.expect("waiting for changes; Ctrl-C ends")
        text = self.read("login-form.json").decode().replace('"constant": 320', '"constant": 311')
        with open(self.path("login-form.json"), "w") as file:
            file.write(text)
        run.expect("nothing found in 2 files")
        run.expect("waiting for changes")
        with open(self.path("login-form.json"), "w") as file:
            file.write("{")
        run.expect("login-form.json:1:")
        run.expect("waiting for changes")
        # Waiting is no work, and shows no progress.
        with self.assertRaises(pexpect.TIMEOUT):
            run.expect("checking:", timeout=2)
        run.sendintr()
        run.expect(pexpect.EOF)
        run.close()
        self.assertIn(130, [run.exitstatus, (run.signalstatus or 0) + 128])

    def test_a_new_file_in_a_folder_and_a_configuration_count_as_changes(self):
        os.mkdir(self.path("screens"))
        run = self.start("check", "--watch", "screens")
        run.expect("waiting for changes")
        with open(self.path("screens/login-form.json"), "wb") as file:
            file.write(self.read("login-form.json"))
        run.expect("signInButton.width")
        run.expect("waiting for changes")
        with open(self.path(".draft-inspect.yml"), "w") as file:
            file.write("rules:\n  conflict: off\n")
        run.expect("waiting for changes")
        self.assertNotIn("signInButton.width", run.before)

    def test_standard_input_is_refused(self):
        run = self.start("check", "--watch", "-")
        run.expect("--watch needs files")
        run.expect(pexpect.EOF)
        run.close()
        self.assertEqual(run.exitstatus, 64)


if __name__ == "__main__":
    unittest.main()
