"""Repairs and migrations with planted errors: each solved in at most five calls, by what the answers say."""

import json
import logging
import os
import pathlib
import subprocess
import tempfile
import unittest

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from agent import Agent

logging.getLogger("asyncio").setLevel(logging.ERROR)
HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.path.abspath(os.environ["DRAFT_INSPECT"])
TOOL_LIST_LIMIT = 12_000
# Of one task; the list of tools comes once for all of them.
TOKEN_LIMIT = 8_000
AVERAGE_TOKEN_LIMIT = 4_000


def table(name):
    return json.loads((HERE / name).read_text())


def run(folder, *words):
    return subprocess.run([PROGRAM, *words], cwd=folder, capture_output=True, text=True)


def planted(text, changes):
    for old, new in changes:
        assert text.count(old) == 1, f"{text.count(old)} times: {old}"
        text = text.replace(old, new)
    return text


class TasksTest(unittest.IsolatedAsyncioTestCase):
    async def work(self, folder, task, solve):
        """Lets an agent solve a task in a folder; returns it, and what the solution is."""
        server = StdioServerParameters(command=PROGRAM, args=["mcp"], cwd=str(folder))
        async with stdio_client(server) as (reading, writing):
            async with ClientSession(reading, writing) as session:
                await session.initialize()
                tools = (await session.list_tools()).tools
                size = sum(len(tool.model_dump_json(by_alias=True, exclude_none=True)) for tool in tools)
                self.assertLessEqual(size, TOOL_LIST_LIMIT)
                agent = Agent(session, tools, task, folder)
                return agent, await solve(agent)

    def report(self, title, agents):
        total = sum(agent.tokens for agent in agents.values())
        print()
        for name, agent in agents.items():
            print(f"{agent.tokens:6} tokens, {len(agent.calls)} calls ({', '.join(agent.calls)}): {name}")
            self.assertLessEqual(agent.tokens, TOKEN_LIMIT, name)
        print(f"{title}: {len(agents)} tasks, {total // len(agents)} tokens and "
              f"{sum(len(agent.calls) for agent in agents.values()) / len(agents):.1f} calls each")
        self.assertLessEqual(total / len(agents), AVERAGE_TOKEN_LIMIT)

    def require_same(self, folder, old, new):
        same = run(folder, "same", old, new)
        self.assertEqual(same.returncode, 0, same.stdout + same.stderr)

    async def test_repairs(self):
        tasks = table("repairs.json")
        self.assertEqual(len(tasks), 20)
        agents = {}
        for entry in tasks:
            with self.subTest(entry["name"]), tempfile.TemporaryDirectory() as place:
                folder = pathlib.Path(place)
                original = HERE / "Layouts" / entry["document"]
                path = original.name
                before = planted(original.read_text(), entry["plant"])
                (folder / path).write_text(before)
                task = entry["task"]
                if "log" in entry:
                    task += (HERE / "Layouts" / entry["log"]).read_text()

                async def solve(agent):
                    if "ask" in entry:
                        return await agent.replace_value(path, entry["ask"], entry["value"])
                    return await agent.repair(path, entry["fix"])

                agents[entry["name"]], _ = await self.work(folder, task, solve)
                # Seen from outside: the file has changed, nothing is wrong with it, and nothing else was written.
                self.assertNotEqual((folder / path).read_text(), before)
                checked = run(folder, "check", "--fail-on", "warning", "--strict", path)
                self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
                self.assertEqual(os.listdir(folder), [path])
                if entry.get("same"):
                    self.require_same(folder, str(original), path)
        self.assertEqual(len(agents), 20)
        self.report("repairs", agents)

    async def test_migrations(self):
        tasks = table("migrations.json")
        self.assertEqual(len(tasks), 20)
        agents = {}
        for entry in tasks:
            with self.subTest(entry["name"]), tempfile.TemporaryDirectory() as place:
                folder = pathlib.Path(place)
                original = HERE / "Layouts" / entry["document"]
                old, dialect = original.name, entry["dialect"]
                new = original.stem + (".m" if dialect == "masonry" else ".swift")
                document = planted(original.read_text(), entry.get("document_plant", []))
                (folder / old).write_text(document)
                if "fix" in entry:
                    task = f"Move {old} to {dialect}, into {new}. If something is wrong with it, {', '.join(entry['fix'])}."

                    async def solve(agent):
                        return await agent.move(old, new, dialect, entry["fix"])
                else:
                    settings = entry.get("settings", False)
                    words = ["--view-config"] if settings else []
                    printed = run(folder, "print", "--dialect", dialect, *words, old).stdout
                    (folder / new).write_text(planted(printed, entry["plant"]))
                    different = run(folder, "same", old, new)
                    self.assertEqual(different.returncode, 1, different.stdout + different.stderr)
                    task = f"{new} is {old}, moved to {dialect}. Views are elsewhere: correct what was mistyped or forgotten."

                    async def solve(agent):
                        return await agent.correct(old, new, dialect, settings)

                agents[entry["name"]], verdict = await self.work(folder, task, solve)
                self.assertIn(verdict, ("same", "same-in-range"))
                self.require_same(folder, old, new)
                self.assertEqual(sorted(os.listdir(folder)), sorted([old, new]))
                if "fix" in entry:
                    self.require_same(folder, str(original), new)
                else:
                    self.assertEqual((folder / old).read_text(), document)
        self.assertEqual(len(agents), 20)
        self.report("migrations", agents)


if __name__ == "__main__":
    unittest.main()
