#!/usr/bin/env python3
"""Checks many documents as jobs do: one job, two jobs by GNU parallel, two by Spark; joins their reports; uses the cache.

    scale.py PROGRAM [--documents N] [--work FOLDER] SAMPLE...

Makes N copies of the samples, each with a comment or a blank of its own, so that no two have the same content. Every joined report
must be the same, byte for byte, as that of one run. Spark is measured, too, if pyspark can be imported and there is Java.
"""

import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time


def make(folder, samples, count):
    contents = [(pathlib.Path(sample).suffix, pathlib.Path(sample).read_bytes()) for sample in samples]
    paths = []
    for number in range(count):
        suffix, content = contents[number % len(contents)]
        group = folder / f"group-{number // 500:03}"
        group.mkdir(exist_ok=True)
        path = group / f"document-{number:05}{suffix}"
        # White space at the end of a document changes its content and nothing else.
        path.write_bytes(content + b" " * (number // len(contents)) + b"\n")
        paths.append(str(path.relative_to(folder)))
    return sorted(paths, key=lambda path: path.encode())


def timed(title, work):
    start = time.monotonic()
    result = work()
    print(f"{title:44} {time.monotonic() - start:8.2f} s", flush=True)
    return result


class Jobs:
    def __init__(self, program, folder, paths):
        self.program = os.path.abspath(program)
        self.folder = folder
        self.paths = paths

    def check(self, paths, cached):
        # --quiet leaves standard output to the report alone.
        command = [self.program, "check", "--no-config", "--separate", "--quiet", "--report", "json-lines"]
        if cached:
            command += ["--cache", "cache"]
        run = subprocess.run(command + paths, cwd=self.folder, capture_output=True)
        if run.returncode not in (0, 1):
            sys.exit(f"check ended with {run.returncode}: {run.stderr.decode()[:500]}")
        return run.stdout

    def merge(self, reports):
        files = []
        for number, report in enumerate(reports):
            path = self.folder / f"part-{number:05}.jsonl"
            path.write_bytes(report)
            files.append(path.name)
        run = subprocess.run([self.program, "merge", "--by-path", "--quiet", "--report", "json-lines"] + files,
                             cwd=self.folder, capture_output=True)
        if run.returncode not in (0, 1):
            sys.exit(f"merge ended with {run.returncode}: {run.stderr.decode()[:500]}")
        return run.stdout

    def parallel(self, workers):
        """GNU parallel, each job with one core and a list of files."""
        lists = self.folder / "lists"
        lists.mkdir(exist_ok=True)
        names = []
        for number, start in enumerate(range(0, len(self.paths), 500)):
            (lists / f"{number:03}").write_text("\n".join(self.paths[start:start + 500]) + "\n")
            names.append(f"lists/{number:03}")
        script = ("taskset -c $(( {%} - 1 )) xargs -a {} " + self.program + " check --no-config --separate --quiet "
                  "--report json-lines --cache cache > {}.jsonl || test $? -le 1 -o $? = 123")
        subprocess.run(["parallel", f"-j{workers}", script, ":::"] + names, cwd=self.folder, check=True,
                       stdin=subprocess.DEVNULL)
        return [(self.folder / (name + ".jsonl")).read_bytes() for name in names]

    def spark(self, workers):
        """Spark's pipe: each partition is a job that gets paths and gives records."""
        from pyspark import SparkConf, SparkContext

        conf = SparkConf().setMaster(f"local[{workers}]").setAppName("layouts").set("spark.ui.enabled", "false")
        context = SparkContext(conf=conf)
        try:
            context.setLogLevel("ERROR")
            script = self.folder / "job.sh"
            script.write_text(
                "#!/bin/sh\ncd '" + str(self.folder) + "' || exit 2\nxargs taskset -c \"$1\" '" + self.program + "' check --no-config "
                "--separate --quiet --report json-lines --cache cache\nstatus=$?\ntest $status -le 1 || test $status = 123\n")
            script.chmod(0o755)
            cores = ",".join(str(core) for core in range(workers))
            start = time.monotonic()
            lines = context.parallelize(self.paths, workers * 4).pipe(f"{script} {cores}").collect()
            print(f"{f'  of that, the jobs of {workers}':44} {time.monotonic() - start:8.2f} s")
        finally:
            context.stop()
        return [("\n".join(lines) + "\n").encode()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--documents", type=int, default=20000)
    parser.add_argument("--work")
    arguments = parser.parse_args()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="layouts-", dir=arguments.work))
    try:
        paths = timed(f"make {arguments.documents} documents", lambda: make(folder, arguments.samples, arguments.documents))
        megabytes = sum((folder / path).stat().st_size for path in paths) / 1e6
        print(f"{'':44} {megabytes:8.0f} MB")
        jobs = Jobs(arguments.program, folder, paths)
        whole = timed("one run, without a cache", lambda: jobs.check(["."], False))
        timed("one run that fills the cache", lambda: jobs.check(["."], True))
        again = timed("one run, nothing changed", lambda: jobs.check(["."], True))
        failures = [] if again == whole else ["the cached run"]
        kinds = [("parallel", jobs.parallel)] if shutil.which("parallel") else []
        try:
            import pyspark  # noqa: F401
            kinds += [("spark", jobs.spark)] if shutil.which("java") else []
        except ImportError:
            pass
        for name in {"parallel", "spark"} - {kind for kind, _ in kinds}:
            print(f"skipped: there is no {name}")
        for name, run in kinds:
            for workers in (1, 2):
                parts = timed(f"{name}, {workers} at a time, warm cache", lambda: run(workers))
                joined = timed("  merge", lambda: jobs.merge(parts))
                if joined != whole:
                    failures.append(f"{name} with {workers}")
        print("all reports are the same" if not failures else "different: " + ", ".join(failures))
        sys.exit(1 if failures else 0)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
