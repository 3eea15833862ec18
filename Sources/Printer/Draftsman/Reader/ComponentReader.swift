import SwiftSource

/// Reads the content of a plan's braces.
struct ComponentReader {
    private var components: [DraftsmanPlan.Component] = []

    static func member(_ name: String, _ body: [Statement]) throws(ProofFailure) -> DraftsmanPlan.Member {
        var reader = ComponentReader()
        for statement in body { try reader.read(statement, parent: nil, placement: .inserted) }
        return DraftsmanPlan.Member(name: name, components: reader.components)
    }

    /// A chain of one view that ends in `.apply()`; `nil` for other statements.
    static func applied(_ statement: Statement) throws(ProofFailure) -> DraftsmanPlan.Component? {
        guard case .expression(.chain(var links)) = statement.kind, links.popLast() == .call([]),
            links.popLast() == .member("apply")
        else { return nil }
        var rest = links[...]
        let subject = try ComponentReader().subject(&rest, line: statement.line)
        guard case .named = subject, rest.popFirst() == .member("drf") else {
            throw ProofFailure("line \(statement.line) applies to no view")
        }
        var chain = ChainReader(line: statement.line)
        while let link = rest.popFirst() { try chain.read(link, &rest) }
        return DraftsmanPlan.Component(subject: subject, steps: try chain.finished())
    }

    /// The parser bounds the nesting.
    private mutating func read(
        _ statement: Statement,
        parent: Int?,
        placement: DraftsmanPlan.Placement
    ) throws(ProofFailure) {
        let line = statement.line
        guard case .expression(.chain(let links)) = statement.kind else {
            throw ProofFailure("line \(line) is no component of a plan")
        }
        let index = components.count
        var rest = links[...]
        let subject = try subject(&rest, line: line)
        components.append(DraftsmanPlan.Component(parent: parent, placement: placement, subject: subject))
        if let placement = ComponentReader.placementOfContent(subject) {
            guard case .closure(let body)? = rest.popFirst() else {
                throw ProofFailure("line \(line) has a helper without content")
            }
            for statement in body { try read(statement, parent: index, placement: placement) }
        } else if let link = rest.first {
            guard link == .member("drf") else { throw ProofFailure("line \(line) calls a view itself") }
            rest.removeFirst()
            if rest.isEmpty { throw ProofFailure("line \(line) drafts nothing") }
        }
        var chain = ChainReader(line: line)
        while let link = rest.popFirst() {
            if case .member(let name) = link, name == "insert" || name == "insertStacked",
                case .closure(let body)? = rest.first
            {
                rest.removeFirst()
                for statement in body {
                    try read(statement, parent: index, placement: name == "insert" ? .inserted : .arranged)
                }
            } else {
                if components.count > index + 1, !chain.canFollowClosure(subject) {
                    throw ProofFailure("line \(line) goes on after its content")
                }
                try chain.read(link, &rest)
            }
        }
        components[index].steps = try chain.finished()
    }

    /// The placement of views in a helper's own braces; `nil` if it is not a helper.
    static func placementOfContent(_ subject: DraftsmanPlan.Subject) -> DraftsmanPlan.Placement? {
        switch subject {
        case .stack, .scrollable: .arranged
        case .margined: .inserted
        case .named, .new, .plan: nil
        }
    }

    private func subject(
        _ links: inout ArraySlice<SwiftExpression.Link>,
        line: Int
    ) throws(ProofFailure) -> DraftsmanPlan.Subject {
        guard case .member(let first)? = links.popFirst() else { throw ProofFailure("line \(line) names no view") }
        if first == "VStacked" || first == "HStacked" {
            var source = DraftsmanPlan.StackHelper.Source.new(DraftsmanPlan.StackArguments())
            if case .call(let arguments)? = links.first {
                links.removeFirst()
                if arguments.count == 1, arguments[0].label == nil {
                    source = .named(try ValueReader.expression(arguments[0].value, line: line))
                } else {
                    source = .new(try StackReader.stack(arguments, isHelper: true, line: line))
                }
            }
            return .stack(DraftsmanPlan.StackHelper(isVertical: first == "VStacked", source: source))
        }
        if first == "VScrollableStacked" || first == "HScrollableStacked" {
            guard case .call(let arguments)? = links.popFirst(), !arguments.isEmpty else {
                throw ProofFailure("line \(line) has a scrollable stack that the library leaves empty")
            }
            let scrollable = try StackReader.scrollable(arguments, isHelper: true, line: line)
            return .scrollable(isVertical: first == "VScrollableStacked", scrollable)
        }
        if first == "Margined" {
            guard case .call(let arguments)? = links.popFirst(), arguments.count == 1, arguments[0].label == "by" else {
                throw ProofFailure("line \(line) has a margin of another form")
            }
            return .margined(try StackReader.margins(arguments[0].value, line: line))
        }
        if case .call? = links.first {
            let call = SwiftExpression.chain([.member(first), links.removeFirst()])
            return .new(try DeclarationReader.construction(call, line: line))
        }
        var name = first
        while case .member(let member)? = links.first, member != "drf" {
            name += "." + member
            links.removeFirst()
        }
        return .named(name)
    }
}

/// Reads the steps of a chain, link by link.
struct ChainReader {
    private let line: Int
    private var steps: [DraftsmanPlan.Step] = []
    private var words: [String] = []
    private var relation: DraftsmanPlan.Relation?

    init(line: Int) {
        self.line = line
    }

    /// The relations of a helper come after its content.
    func canFollowClosure(_ subject: DraftsmanPlan.Subject) -> Bool {
        ComponentReader.placementOfContent(subject) != nil
    }

    mutating func read(
        _ link: SwiftExpression.Link,
        _ rest: inout ArraySlice<SwiftExpression.Link>
    ) throws(ProofFailure) {
        guard case .member(let name) = link else { throw ProofFailure("line \(line) has a call too many") }
        guard case .call(let arguments)? = rest.first else {
            words.append(name)
            return
        }
        rest.removeFirst()
        let labels = arguments.map { $0.label ?? "" }
        if let comparison = DraftsmanPlan.Comparison(rawValue: name) {
            guard !words.isEmpty, arguments.count == 1 else { throw ProofFailure("line \(line) relates no anchors") }
            close()
            let spelling = words.joined(separator: ".")
            guard let chain = AnchorChain(rawValue: spelling) else {
                throw ProofFailure("line \(line) relates the anchors '\(spelling)'")
            }
            words = []
            relation = DraftsmanPlan.Relation(head: .anchors(chain, comparison, try target(arguments[0])))
        } else if words == ["builder"] {
            guard name == "accessibilityIdentifier", labels == [""], rest.popFirst() == .member("drf") else {
                throw ProofFailure("line \(line) builds something unknown")
            }
            words = []
            close()
            steps.append(.accessibilityIdentifier(try ValueReader.string(arguments[0].value, line: line)))
        } else {
            guard words.isEmpty else { throw ProofFailure("line \(line) has anchors without a relation") }
            try readCall(name, arguments, labels)
        }
    }

    private mutating func readCall(
        _ name: String,
        _ arguments: [SwiftExpression.Argument],
        _ labels: [String]
    ) throws(ProofFailure) {
        if let shortcut = Shortcut(rawValue: name), arguments.isEmpty {
            close()
            relation = DraftsmanPlan.Relation(head: .shortcut(shortcut))
        } else if name == "cornered", labels == ["at"] {
            close()
            let corner = try ValueReader.implicit(arguments[0].value, line: line)
            relation = DraftsmanPlan.Relation(head: .cornered(at: corner))
        } else if name == "sized", labels == [""] {
            close()
            let size = try StackReader.size(arguments[0].value, line: line)
            relation = DraftsmanPlan.Relation(head: .sized(width: size.width, height: size.height))
        } else if relation != nil {
            let modifier = try modifier(name, arguments, labels)
            relation?.modifiers.append(modifier)
        } else if labels == [""] {
            steps.append(.flag(name: name, value: try ValueReader.bool(arguments[0].value, line: line)))
        } else {
            throw ProofFailure("line \(line) calls '\(name)' on nothing")
        }
    }

    private mutating func close() {
        if let relation { steps.append(.relation(relation)) }
        relation = nil
    }

    func finished() throws(ProofFailure) -> [DraftsmanPlan.Step] {
        if !words.isEmpty { throw ProofFailure("line \(line) has anchors without a relation") }
        return steps + (relation.map { [.relation($0)] } ?? [])
    }

    private func target(_ argument: SwiftExpression.Argument) throws(ProofFailure) -> DraftsmanPlan.Target {
        switch (argument.label, argument.value) {
        case ("to", .number(let value)): return .constant(value)
        case ("to", let value): return .named(try ValueReader.expression(value, line: line))
        case ("with", .chain(let links)):
            if let name = argument.value.implicitName, let layout = DraftsmanPlan.Anonymous(rawValue: name) {
                return .anonymous(layout)
            }
            if links.count == 2, case .implicit(let anchor) = links[0], case .call(let arguments) = links[1],
                arguments.count == 1, arguments[0].label == "of", let name = arguments[0].value.implicitName,
                let layout = DraftsmanPlan.Anonymous(rawValue: name)
            {
                return .anonymousAnchor(anchor, of: layout)
            }
            let size = try StackReader.size(argument.value, line: line)
            return .size(width: size.width, height: size.height)
        default: throw ProofFailure("line \(line) relates to nothing known")
        }
    }

    private func modifier(
        _ name: String,
        _ arguments: [SwiftExpression.Argument],
        _ labels: [String]
    ) throws(ProofFailure) -> DraftsmanPlan.Modifier {
        guard arguments.count == 1 else { throw ProofFailure("line \(line) has arguments too many") }
        let value = arguments[0].value
        switch (name, labels[0]) {
        case ("offset", "by"): return .offset(try ValueReader.number(value, line: line))
        case ("inset", "by"): return .inset(try ValueReader.number(value, line: line))
        case ("multiplied", "by"): return .multiplied(try ValueReader.number(value, line: line))
        case ("substracted", "by"): return .substracted(try ValueReader.number(value, line: line))
        case ("added", "by"):
            if case .number(let number) = value { return .added(number) }
            let size = try StackReader.size(value, line: line)
            return .addedSize(width: size.width, height: size.height)
        case ("priority", ""): return .priority(try ValueReader.number(value, line: line))
        case ("identifier", ""): return .identifier(try ValueReader.string(value, line: line))
        case ("offsetted", "using"): return try offsets(value)
        default: throw ProofFailure("line \(line) has the unknown modifier '\(name)'")
        }
    }

    private func offsets(_ value: SwiftExpression) throws(ProofFailure) -> DraftsmanPlan.Modifier {
        let structure = try ValueReader.structure(value, line: line)
        switch (structure.name, structure.labels) {
        case (".init", ["left", "right"]):
            return .offsetPair(first: structure.numbers[0], second: structure.numbers[1], isLocalized: false)
        case (".init", ["leading", "trailing"]):
            return .offsetPair(first: structure.numbers[0], second: structure.numbers[1], isLocalized: true)
        case ("CGPoint", ["x", "y"]): return .offsetPoint(x: structure.numbers[0], y: structure.numbers[1])
        default: return .offsetEdges(try ValueReader.edges(value, line: line))
        }
    }
}
