"""A scripted agent: it calls tools through the official Python client, and chooses by what the answers say."""

import difflib
import json
import re

MOST_CALLS = 5
ANSWER_LIMIT = 8192


def leaves(value):
    """The texts and numbers of arguments; flags and the names of arguments are of the tool."""
    if isinstance(value, dict):
        for element in value.values():
            yield from leaves(element)
    elif isinstance(value, list):
        for element in value:
            yield from leaves(element)
    elif not isinstance(value, bool):
        yield value


class Agent:
    """Knows a task, the list of tools and what was answered, and nothing else."""

    def __init__(self, session, tools, task, folder):
        self.session = session
        self.words = {word for tool in tools for word in self.choices(tool.input_schema)}
        self.task = task
        self.folder = folder
        self.known = task
        self.calls = []
        self.bytes = len(task.encode())

    @staticmethod
    def choices(schema):
        return [word for argument in schema["properties"].values() for word in argument.get("enum", [])]

    @property
    def tokens(self):
        """About as many as a model reads and writes for the task, beside the list of tools."""
        return self.bytes // 4

    def require_known(self, arguments):
        for value in leaves(arguments):
            text = str(value)
            if text not in self.known and text not in self.words:
                raise AssertionError(f"'{text[:80]}' is neither in the task nor in an answer")

    async def call(self, tool, arguments):
        self.require_known(arguments)
        self.calls.append(tool)
        if len(self.calls) > MOST_CALLS:
            raise AssertionError(f"more than {MOST_CALLS} calls: {self.calls}")
        result = (await self.session.call_tool(tool, arguments)).model_dump(by_alias=True, exclude_none=True)
        text = json.dumps(result, ensure_ascii=False)
        self.bytes += len(json.dumps(arguments).encode()) + len(text.encode())
        self.known += text + result["content"][0]["text"]
        if result.get("isError"):
            raise AssertionError(result["content"][0]["text"])
        if len(json.dumps(result, ensure_ascii=False, separators=(",", ":")).encode()) > ANSWER_LIMIT:
            raise AssertionError(f"the answer of {tool} is longer than {ANSWER_LIMIT} bytes")
        return result["structuredContent"]

    async def follow(self, answer, tool):
        """The call of that tool which the answer names."""
        for call in answer.get("next", []):
            if call["tool"] == tool:
                return await self.call(tool, call["arguments"])
        raise AssertionError(f"no next call of {tool} after {self.calls}")

    # Repairs.

    async def fix(self, fixes, wanted):
        """Applies the first fix whose title has what the task asks for, else the first of all."""
        for word in wanted:
            if word not in self.task and word not in self.known:
                raise AssertionError(f"the task does not ask for '{word}'")
        named = next(call for call in fixes["next"] if call["tool"] == "apply_fix")["arguments"]
        for entry in fixes["findings"]:
            for number, fix in enumerate(entry["finding"]["fixes"], 1):
                if all(word in fix["title"] for word in wanted):
                    return await self.call("apply_fix", dict(named, finding=entry["number"], fix=number))
        raise AssertionError(f"no fix with {wanted}")

    async def repair(self, path, wanted):
        """From the first check to one that finds nothing."""
        if "Unable to simultaneously satisfy" in self.task:
            await self.call("check", {"text": self.task, "detail": "full"})
            fixes = await self.call("fixes", {"path": path})
        else:
            fixes = await self.follow(await self.call("check", {"paths": [path]}), "fixes")
        applied = await self.fix(fixes, wanted)
        while applied["findings_left"]:
            applied = await self.fix(await self.follow(applied, "fixes"), [])
        if len(self.calls) < MOST_CALLS:
            await self.follow(applied, "check")

    async def replace_value(self, path, asked, value):
        """Asks why a view is where it is, and changes the constant of the constraint that sets its edge."""
        self.require_known([value])
        answer = await self.call("why", {"path": path, "value": asked})
        steps = [step for step in answer["values"][0]["steps"] if step.get("constraints")]
        name = steps[-1]["constraints"][-1]["ids"][0]
        lines = (self.folder / path).read_text().splitlines()
        line = next(number for number, text in enumerate(lines, 1) if f'id="{name}"' in text)
        self.edit(path, line, lambda text: re.sub(r'constant="[-\d.]+"', f'constant="{value}"', text))
        await self.call("check", {"paths": [path]})

    # Edits of files, which agents make by themselves.

    def edit(self, path, line, change):
        file = self.folder / path
        lines = file.read_text().splitlines(keepends=True)
        lines[line - 1] = change(lines[line - 1])
        file.write_text("".join(lines))

    # Migrations.

    async def correct(self, old, new, dialect, settings):
        """From a source that differs to one that is the same."""
        answer = await self.call("same", {"old": old, "new": new})
        if answer["verdict"] == "different" and self.change_numbers(answer, new):
            answer = await self.follow(answer, "same")
        if answer["verdict"] == "different":
            printed = await self.call("print", {"path": old, "dialect": dialect, "view_config": settings})
            self.take_lines(answer, printed["source"], new)
            answer = await self.follow(answer, "same")
        return answer["verdict"]

    def change_numbers(self, answer, new):
        """Changes constants that differ on the lines that the answer names; whether there were any."""
        changes = {}
        for row in answer["missing"]:
            other = row.get("instead")
            if not other or "line" not in other:
                continue
            was, now = (re.findall(r"-? ?\d+(?:\.\d+)?", side["text"]) for side in (row, other))
            differing = [pair for pair in zip(was, now) if pair[0] != pair[1]]
            if len(was) == len(now) and len(differing) == 1:
                changes[other["line"]] = differing[0]
        self.require_known(list(changes))
        for line, (was, now) in changes.items():
            self.edit(new, line, lambda text: self.renumbered(text, was, now))
        return bool(changes)

    @staticmethod
    def renumbered(text, was, now):
        size = [number.strip("- ") for number in (was, now)]
        if size[0] != size[1]:
            return re.sub(rf"(?<![\w.]){re.escape(size[1])}(?![\w.])", size[0], text)
        # The sign alone: a source counts from the edge on which the constant is.
        return re.sub(rf"(-?){re.escape(size[0])}(?!\d)", lambda found: ("" if found[1] else "-") + size[0], text)

    def take_lines(self, answer, printed, new):
        """Takes lines of a printed source that name a view of a constraint which is missing."""
        views = {word for row in answer["missing"] for word in re.findall(r"(\w+)\.", row["text"])}
        file = self.folder / new
        have, want = (text.splitlines(keepends=True) for text in (file.read_text(), printed))
        result = []
        for kind, first, last, begin, end in difflib.SequenceMatcher(None, have, want, False).get_opcodes():
            context = "".join(want[max(0, begin - 4) : end])
            taken = kind in ("insert", "replace") and any(view in context for view in views)
            result += want[begin:end] if taken else have[first:last]
        file.write_text("".join(result))

    async def move(self, old, new, dialect, wanted):
        """From a document with a fault to a source that is the same."""
        applied = await self.fix(await self.call("fixes", {"path": old}), wanted)
        await self.follow(applied, "check")
        printed = await self.call("print", {"path": old, "dialect": dialect, "output": new})
        return (await self.follow(printed, "same"))["verdict"]
