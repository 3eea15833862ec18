"""The display of progress: on a terminal, past a second, and gone in the end."""

import json
import os
import unittest

import pexpect

from terminal import SessionCase


class ProgressTests(SessionCase):
    def test_long_work_shows_how_far_it_is_and_takes_it_away(self):
        # A pipe that nobody writes to keeps the program waiting as long as the test likes.
        os.mkfifo(self.path("slow.json"))
        run = self.start("check", "profile-card.json", "slow.json")
        run.expect(r"\r\x1b\[Kchecking: 1 of 2 files, \d+ s")
        with open(self.path("slow.json"), "w") as file:
            json.dump({"format": "layout-dump", "version": 1, "roots": [], "constraints": []}, file)
        run.expect(pexpect.EOF)
        self.assertNotIn("checking:", run.before.rsplit("\r\x1b[K", 1)[1])
        self.assertIn("2 files", run.before.rsplit("\r\x1b[K", 1)[1])

    def test_short_work_shows_nothing(self):
        run = self.start("check", "profile-card.json")
        run.expect(pexpect.EOF)
        self.assertNotIn("checking:", run.before)


if __name__ == "__main__":
    unittest.main()
