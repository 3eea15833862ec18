"""Whether what a page shows at a size is what `solve --size` says of it."""

import json
import random
import subprocess

# In points. Pages have thousandths, and a frame sums up those of its superviews.
TOLERANCE = 0.01


def recorded(page):
    """The size of the roots, where all have one; else None: `--size` is that of every root."""
    sizes = page.run("page.documents[0].scene.roots.map(r => page.documents[0].scene.solved.slice(4 * r + 2, 4 * r + 4))")
    return sizes[0] if sizes and all(size == sizes[0] for size in sizes) else None


def chosen(page, count, seed):
    """Widths, heights and pairs; a third within half a point of the end of a piece, or where constraints conflict."""
    numbers = random.Random(seed)
    sides = {}
    for side in ["width", "height"]:
        pieces = page.run(f"page.documents[0].scene.pieces.{side}.map(p => [...p.range, p.exact !== false])")
        if not pieces:
            return []
        low, high = pieces[0][0], pieces[-1][1]
        values = []
        for number in range(2 * count):
            if number % 3 == 0:
                piece = numbers.choice(pieces)
                value = numbers.choice(piece[:2]) + numbers.uniform(-0.5, 0.5) if piece[2] else numbers.uniform(*piece[:2])
            else:
                value = numbers.uniform(low, high)
            values.append(round(min(high, max(low, value)), 3))
        sides[side] = values
    sizes = [(width, None) for width in sides["width"][:count]] + [(None, height) for height in sides["height"][:count]]
    pairs = list(zip(sides["width"][count:], sides["height"][count:]))
    # Where axes are connected, the heights of devices are exact.
    heights = page.run("[...page.documents[0].scene.codedAt.keys()]")
    if heights:
        pairs += [(width, numbers.choice(heights)) for width in sides["width"][:count]]
    return sizes + pairs


def compare(page, program, source, count, seed):
    """Opens nothing: the page has one document, `source`.

    Returns how many frames were compared, how many sizes the page says it only samples, and the differences.
    """
    size = recorded(page)
    compared, sampled, wrong = 0, 0, []
    if size is None:
        return compared, sampled, wrong
    ids = page.run("page.documents[0].scene.views.map(v => v.id)")
    for width, height in chosen(page, count, seed):
        shown = page.run("(({frames, limits}) => ({frames, limits}))(page.documents[0].scene.atSize(%s, %s))"
                         % (json.dumps(width), json.dumps(height)))
        if shown["limits"]:
            sampled += 1
            continue
        asked = f"{width or size[0]}x{height or size[1]}"
        run = subprocess.run([program, "solve", source, "--format", "json", "--size", asked], capture_output=True, text=True)
        solved = json.loads(run.stdout)
        free = set(solved.get("undetermined", {}))
        for index, view in enumerate(ids):
            if view in free or view not in solved["frames"]:
                continue
            compared += 1
            frame, expected = shown["frames"][4 * index:4 * index + 4], solved["frames"][view]
            if any(abs(one - other) > TOLERANCE for one, other in zip(frame, expected)):
                wrong.append(f"{view} at {asked}: {frame}, solved {expected}")
    return compared, sampled, wrong
