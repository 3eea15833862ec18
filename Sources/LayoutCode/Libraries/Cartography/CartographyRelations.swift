import LayoutModel
import LayoutSyntax

/// What Cartography's operators and functions make of attributes (`Property.swift`, `Edges.swift`, `Size.swift`,
/// `Compound.swift`, `Align.swift`, `Distribute.swift`, `Context.swift`).
extension CodeRun {
    /// `o.top + 8`, `2 * o.width`
    mutating func cartographyTerm(_ symbol: String, _ left: CodeValue, _ right: CodeValue, _ token: Int)
        throws(ReadError) -> CartographyTerm
    {
        var term: CartographyTerm
        let other: CodeValue
        if case .term(let value)? = left.cartography {
            (term, other) = (value, right)
        } else if case .term(let value)? = right.cartography, symbol != "/" {
            (term, other) = (value, left)
        } else {
            throw fault("Cartography has no \"\(symbol)\" of \(left.noun) and \(right.noun)", token)
        }
        guard other.cartography == nil else {
            throw fault("Cartography has no \"\(symbol)\" of two attributes", token)
        }
        let number = try number(other, token)
        switch (symbol, term.kind) {
        case ("*", .edge), ("*", .dimension), ("*", .size): term = term.multiplied(by: number)
        case ("/", .edge), ("/", .dimension), ("/", .size):
            if number == 0 { throw fault("this divides by 0", token) }
            term = term.multiplied(by: 1 / number)
        case ("+", .edge), ("+", .dimension): term = term.adding([number])
        // `8 - o.bottom` is the same as `o.bottom - 8`.
        case ("-", .edge), ("-", .dimension): term = term.adding([0 - number])
        default: throw fault("Cartography has no \"\(symbol)\" of \(term.kind.rawValue)", token)
        }
        guard term.multipliers.allSatisfy(\.isFinite), term.constants.allSatisfy(\.isFinite) else {
            throw fault("the number is too large", token)
        }
        return term
    }

    /// `inset(o.edges, 8)`, `inset(o.edges, 16, 8)`, `inset(o.edges, top, leading, bottom, trailing)`
    mutating func cartographyInset(_ edges: CartographyTerm, _ arguments: [SwiftCode.Argument], _ token: Int)
        throws(ReadError) -> CodeValue
    {
        let labels = arguments.map { $0.label ?? "" }
        guard labels.allSatisfy(\.isEmpty) else { return try cartographyInseted(edges, arguments, token) }
        if labels.count == 1 {
            return try cartographyInseted(edges, [.init(label: "by", value: arguments[0].value)], token)
        }
        let names =
            switch labels.count {
            case 2: ["horizontally", "vertically"]
            case 4: ["top", "leading", "bottom", "trailing"]
            default: [String]()
            }
        let named = zip(names, arguments).map { SwiftCode.Argument(label: $0, value: $1.value) }
        return try cartographyInseted(edges, named, token)
    }

    /// `o.edges.inseted(by: 8)`
    mutating func cartographyInseted(_ edges: CartographyTerm, _ arguments: [SwiftCode.Argument], _ token: Int)
        throws(ReadError) -> CodeValue
    {
        guard edges.isPlain else { throw fault("only edges as such can be inset", token) }
        let insets: [Double]
        switch arguments.map({ $0.label ?? "" }) {
        case ["by"]:
            let value = try evaluate(arguments[0].value)
            if case .structure(_, ["top", "left", "bottom", "right"], let numbers) = value {
                insets = numbers
            } else {
                insets = Array(repeating: try number(value, arguments[0].value.token), count: 4)
            }
        case ["horizontally"]:
            let horizontal = try number(arguments[0].value)
            insets = [0, horizontal, 0, horizontal]
        case ["vertically"]:
            let vertical = try number(arguments[0].value)
            insets = [vertical, 0, vertical, 0]
        case ["horizontally", "vertically"]:
            let (horizontal, vertical) = try (number(arguments[0].value), number(arguments[1].value))
            insets = [vertical, horizontal, vertical, horizontal]
        case ["top", "leading", "bottom", "trailing"]:
            insets = [
                try number(arguments[0].value), try number(arguments[1].value), try number(arguments[2].value),
                try number(arguments[3].value),
            ]
        default: throw fault("Cartography has no such insets of edges", token)
        }
        // Inwards: the far edges are at the end.
        let term = edges.adding([insets[0], insets[1], 0 - insets[2], 0 - insets[3]])
        return .library(CartographyValue.term(term))
    }

    // MARK: Relations

    mutating func cartographyRelation(_ left: CodeValue, _ relation: Relation, _ right: CodeValue, _ token: Int)
        throws(ReadError) -> CodeValue
    {
        guard case .term(let first)? = left.cartography, first.isPlain else {
            throw fault("expected an attribute alone on the left side", token)
        }
        guard case .term(let second)? = right.cartography else {
            guard right.cartography == nil else {
                throw fault("found \(right.noun), expected one of its attributes", token)
            }
            guard first.kind == .dimension else {
                throw fault(
                    first.kind == .edge
                        ? "a position cannot equal a number" : "\(first.kind.rawValue) cannot equal a number",
                    token
                )
            }
            return .constraint(try constrain(first, 0, relation, nil, try number(right, token), token))
        }
        guard first.kind == second.kind else {
            throw fault("\(first.kind.rawValue) is compared with \(second.kind.rawValue)", token)
        }
        var made: [CodeValue] = []
        for index in first.anchors.indices {
            made.append(.constraint(try constrain(first, index, relation, (second, index), 0, token)))
        }
        return first.anchors.count == 1 ? made[0] : .list(made)
    }

    /// The mask of the first item's view is cleared at once; the constraint is active when its block has ended.
    private mutating func constrain(
        _ first: CartographyTerm,
        _ index: Int,
        _ relation: Relation,
        _ second: (term: CartographyTerm, index: Int)?,
        _ constant: Double,
        _ token: Int
    ) throws(ReadError) -> Int {
        let block = first.proxy.block
        guard cartography.blocks.indices.contains(block), cartography.blocks[block] != nil else {
            throw fault("the block of this proxy has ended, so nothing activates the constraint", token)
        }
        if case .view(let object) = first.proxy.item { objects[object].view.statedTranslatesAutoresizingMask = false }
        var constraint = Layout.Constraint(id: "")
        constraint.first = first.anchors[index]
        constraint.relation = relation
        constraint.constant = constant
        if let second {
            constraint.second = second.term.anchors[second.index]
            constraint.multiplier = second.term.multipliers[second.index]
            constraint.constant = second.term.constants[second.index]
            if constraint.multiplier == 0 { throw fault("a multiplier of 0 stops the program", token) }
        }
        let made = try add(constraint, token)
        cartography.blocks[block]?.append(made)
        return made
    }

    /// `v.top == o.top ~ 750`
    mutating func cartographyPriority(_ left: CodeValue, _ right: CodeValue, _ token: Int) throws(ReadError)
        -> CodeValue
    {
        let priority = try requiredPriority(right, token)
        let values = if case .list(let values) = left { values } else { [left] }
        for value in values {
            guard case .constraint(let constraint) = value else {
                throw fault("found \(value.noun), expected a constraint before \"~\"", token)
            }
            constraints[constraint].constraint.priority = priority
        }
        return left
    }

    // MARK: Several items

    /// `align(top: a, b, c)`: the first one equals each of the others.
    mutating func cartographyAlign(_ arguments: [SwiftCode.Argument], _ token: Int) throws(ReadError) -> CodeValue {
        guard let word = arguments.first?.label, CartographyWords.aligned.contains(word) else {
            throw fault("expected align(top:) or another attribute", token)
        }
        let terms = try cartographyTerms(word, of: arguments[...], token)
        var made: [CodeValue] = []
        for other in terms.dropFirst() {
            made.append(.constraint(try constrain(terms[0], 0, .equal, (other, 0), 0, token)))
        }
        return .list(made)
    }

    /// `distribute(by: 8, horizontally: a, b, c)`: the end of each is before the start of the next one.
    mutating func cartographyDistribute(_ arguments: [SwiftCode.Argument], _ token: Int) throws(ReadError) -> CodeValue
    {
        var rest = arguments[...]
        let amount = rest.first?.label == "by" ? try number(rest.removeFirst().value) : 0
        guard let word = rest.first?.label, let (end, start) = CartographyWords.distributed[word],
            rest.count == arguments.count || end != start
        else { throw fault("expected distribute(by:horizontally:) or another direction", token) }
        let ends = try cartographyTerms(end, of: rest, token)
        let starts = try cartographyTerms(start, of: rest, token)
        var made: [CodeValue] = []
        for (end, start) in zip(ends, starts.dropFirst()) {
            let moved = start.adding([0 - amount])
            made.append(.constraint(try constrain(end, 0, .equal, (moved, 0), 0, token)))
        }
        return .list(made)
    }

    /// An attribute of each of several items, or of those of a list.
    private mutating func cartographyTerms(
        _ word: String,
        of arguments: ArraySlice<SwiftCode.Argument>,
        _ token: Int
    ) throws(ReadError) -> [CartographyTerm] {
        var values: [(value: CodeValue, token: Int)] = []
        for (index, argument) in arguments.enumerated() {
            if index > 0, let label = argument.label { throw fault("found \"\(label)\", expected an item", token) }
            values.append((try evaluate(argument.value), argument.value.token))
        }
        if values.count == 1, case .list(let list) = values[0].value {
            let place = values[0].token
            values = list.map { ($0, place) }
        }
        var terms: [CartographyTerm] = []
        for (value, place) in values {
            guard case .proxy(let proxy)? = value.cartography else {
                throw fault("found \(value.noun), expected an item of the block", place)
            }
            guard let term = CartographyWords.term(word, of: proxy) else {
                throw fault("this item has no \"\(word)\"", place)
            }
            terms.append(term)
        }
        return terms
    }
}
