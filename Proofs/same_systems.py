"""The systems of two layouts that check_same.py compares, in the edges of their views."""
from fractions import Fraction

from check_proof import need

EDGES = {"minX": (0, None), "minY": (1, None), "width": (2, 0), "height": (3, 1)}


def add(form, other, factor=1):
    """Adds a multiple of a form: its coefficients by variable, and its constant by None. None of them is 0."""
    for v, c in other.items():
        form[v] = form.get(v, 0) + factor * c
        if not form[v]:
            del form[v]
    return form


class Forms:
    """Equalities, each solved for a variable."""

    def __init__(self):
        self.values, self.order = {}, {}

    def solve(self, form, variable):
        form = self.reduce(form)
        need(variable is not None and form.get(variable), "solved for a variable that is not there")
        self.values[variable] = {v: -c / form[variable] for v, c in form.items() if v != variable}
        self.order[variable] = len(self.order)

    def reduce(self, form):
        form = dict(form)
        while solved := [v for v in form if v in self.order]:
            first = min(solved, key=self.order.get)
            add(form, self.values[first], form.pop(first))
        return form


class Side:
    """One of the layouts: its rows in the edges of views, as numbers that both sides share."""

    def __init__(self, data):
        self.data, self.labels, self.parameters = data, {}, set()
        items = data["items"]
        for place, item in enumerate(items):
            need(item.get("in", -1) < place, "a view is in one that comes later")
            for edge in range(4):
                self.label(item["edges"] + edge, (edge, item.get("root")))
            for axis in range(2 if "position" in item else 0):
                self.label(item["position"] + axis, ("position", axis, item["edges"]))
            self.parameters |= {item["edges"] + 2, item["edges"] + 3} if item.get("root") else set()
        variables = []
        for place, attribute, *number in data["variables"]:
            item = items[place]
            if number:
                self.label(number[0], (attribute, item["edges"]))
                self.parameters.add(number[0])
                variables.append({number[0]: Fraction(1)})
                continue
            high, low = EDGES[attribute]
            if item.get("root"):
                number = item["edges"] + high if low is not None else item["position"] + high
                variables.append({number: Fraction(1)})
                continue
            form = {item["edges"] + high: Fraction(1)}
            if low is not None:
                add(form, {item["edges"] + low: Fraction(-1)})
            elif "in" in item:
                add(form, {items[item["in"]]["edges"] + high: Fraction(-1)})
            variables.append(form)
        self.rows = []
        for row in data["rows"]:
            form = add({}, {None: -Fraction(row["constant"])}) if row else None
            for v, c in row["terms"] if row else []:
                add(form, variables[v], Fraction(c))
            self.rows.append(row and (form, row["relation"], Fraction(row["priority"])))

    def label(self, number, label):
        need(number not in self.labels, "two edges with one number")
        self.labels[number] = label

    def project(self, other):
        """The rows without what is eliminated: equalities, inequalities as forms of at least 0, and optional rows."""
        def need_own(variable):
            need(variable in self.labels and variable not in other.labels and variable not in self.parameters,
                 "only variables of one side alone can be eliminated")
        forms, used, pairwise = Forms(), set(), []
        for variable, row in self.data["eliminated"]:
            need_own(variable)
            if row is None:
                pairwise.append(variable)
                continue
            form, relation, priority = self.rows[row]
            need(relation == "equal" and priority >= 1000 and row >= 0, "eliminated by what is no required equality")
            forms.solve(form, variable)
            used.add(row)
        self.equal, self.least, self.optional = {}, {}, {}
        for number, row in enumerate(self.rows):
            if row and number not in used:
                form, (_, relation, priority) = forms.reduce(row[0]), row
                if priority < 1000:
                    self.optional[number] = (form, relation, priority)
                elif relation == "equal":
                    self.equal[number] = form
                else:
                    self.least[number] = add({}, form, -1) if relation == "lessThanOrEqual" else form
        made = len(self.rows)
        kept = {v for form in self.equal.values() for v in form} | {v for row in self.optional.values() for v in row[0]}
        for variable in pairwise:
            need(variable not in kept, "added in pairs, but not only inequalities have it")
            low = [form for form in self.least.values() if form.get(variable, 0) > 0]
            high = [form for form in self.least.values() if form.get(variable, 0) < 0]
            self.least = {n: form for n, form in self.least.items() if variable not in form}
            for one in low:
                for two in high:
                    self.least[made] = add(add({}, one, 1 / one[variable]), two, -1 / two[variable])
                    made += 1


def linked(side, lowered):
    """The number of rows of a side, those that the lowered system does not have for any parameters, and those left out."""
    names = [(v["item"], v["attribute"]) for v in lowered["variables"]]
    given = {row["id"]: ({names[v]: Fraction(c) for v, c in row["terms"]}, row) for row in lowered["rows"]}
    places, waiting, values, differing = side.data["variables"], [], {}, []
    rows = [row for row in side.data["rows"] if row]
    for row in rows:
        frame, parameters = {}, {}
        for v, c in row["terms"]:
            place, attribute, *number = places[v]
            (parameters if number else frame)[(number or [(side.data["items"][place]["id"], attribute)])[0]] = Fraction(c)
        terms, other = given.get(row["id"], (None, row))
        if terms == frame and all(row[key] == other[key] for key in ("relation", "priority")):
            waiting.append((row["id"], parameters, Fraction(row["constant"]) - Fraction(other["constant"])))
        else:
            differing.append(row["id"])
    while waiting:
        later = []
        for name, parameters, amount in waiting:
            unknown = [v for v in parameters if v not in values]
            rest = amount - sum(c * values.get(v, 0) for v, c in parameters.items())
            if len(unknown) == 1:
                values[unknown[0]] = rest / parameters[unknown[0]]
            elif unknown:
                later.append((name, parameters, amount))
            elif abs(rest) > Fraction(1, 10**6) * max(1, abs(amount)):
                differing.append(name)
        if len(later) == len(waiting):  # nothing else says how they share it
            values[next(v for v in later[0][1] if v not in values)] = Fraction(0)
        waiting = later
    # The sizes of roots are parameters: what only says how large one is has no place here.
    roots = {item["id"] for item in side.data["items"] if item.get("root")}
    named = {row["id"] for row in rows}
    missing = [name for name, (terms, _) in given.items() if name not in named and {item for item, _ in terms} - roots]
    return len(rows), differing, missing
