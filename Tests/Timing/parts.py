#!/usr/bin/env python3
"""Runs parts of a test run one after the other, and says at the end how long each took, and which tests took longest.

    parts.py MAKE PART...

MAKE is the command `make`, with its arguments as one word. The first part that fails ends the run, with its status. Tests run
beside each other: what counts is the time of their bodies, which the toolchain writes to the file TEST_EVENTS, if it can.
"""
import collections
import json
import os
import shlex
import subprocess
import sys
import tempfile
import time

SLOWEST = 10


def test_times(path):
    """The seconds of each test in a stream of events, all its cases together."""
    names, seconds = {}, collections.Counter()
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            try:
                event = json.loads(line)["payload"]
            except (ValueError, KeyError):
                continue
            if event.get("kind") == "function":
                names[event["id"]] = "%s: %s" % (
                    event["id"].split("/")[0], event.get("displayName") or event.get("name"))
            elif event.get("kind") in ("testCaseStarted", "testCaseEnded"):
                sign = 1 if event["kind"] == "testCaseEnded" else -1
                seconds[event["testID"]] += sign * event["instant"]["absolute"]
    return {names.get(test, test): time for test, time in seconds.items()}


def main():
    make = shlex.split(sys.argv[1])
    times, status = [], 0
    with tempfile.TemporaryDirectory() as folder:
        events = os.path.join(folder, "events.jsonl")
        for part in sys.argv[2:]:
            start = time.monotonic()
            status = subprocess.call(make + [part], env=dict(os.environ, TEST_EVENTS=events))
            times.append((time.monotonic() - start, part))
            if status != 0:
                break
        tests = test_times(events) if os.path.exists(events) else {}
    print("\nseconds  part" + (" (%s failed)" % times[-1][1] if status else ""))
    for seconds, part in times + [(sum(seconds for seconds, _ in times), "all")]:
        print("%7.0f  %s" % (seconds, part))
    if tests:
        print("\nseconds  the unit tests that took longest, of %.0f" % sum(tests.values()))
        for name in sorted(tests, key=tests.get, reverse=True)[:SLOWEST]:
            print("%7.1f  %s" % (tests[name], name))
    elif "unit-tests" in sys.argv:
        print("\nthis toolchain does not record the times of tests")
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
