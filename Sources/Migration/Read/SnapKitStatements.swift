import LayoutCode
import LayoutModel
import enum LayoutPrinter.SnapKitAttribute

/// Blocks of SnapKit that make constraints.
struct SnapKitStatements: StatementReader {
    private let file: CodeText
    private let names: FileNames
    /// The last names of views whose constraints this file changes later.
    private let constrainedAnew: Set<String>

    init(_ file: CodeText, _ names: FileNames) {
        self.file = file
        self.names = names
        constrainedAnew = Set(file.receiversConstrainedAnew.compactMap { WrittenExpression.names(in: $0).last })
    }

    func statements(of block: [Range<Int>]) -> [LayoutStatement] {
        block.compactMap { statement -> LayoutStatement? in
            guard let chain = file.chain(statement),
                let place = chain.links.indices.first(where: { chain.name(at: $0) == "snp" }),
                let verb = chain.name(at: place + 1), verb.hasSuffix("Constraints")
            else {
                let isHeld = file.outsideBraces(statement).contains {
                    file.is("snp", at: $0) && file.isWord(at: $0 + 2) && file.text(at: $0 + 2).hasSuffix("Constraints")
                }
                return isHeld
                    ? LayoutStatement(tokens: statement, content: .kept("this is no statement of its own")) : nil
            }
            do throws(NotUnderstood) {
                let receiver = place == 0 ? "self" : file.text(of: chain.tokens(before: place))
                guard verb == "makeConstraints" else {
                    throw NotUnderstood("\(verb) needs the constraints that SnapKit made")
                }
                let name = WrittenExpression.names(in: receiver).last ?? receiver
                if constrainedAnew.contains(name) || names.isConstrainedElsewhere(receiver) {
                    throw NotUnderstood("code changes the constraints of \(receiver) later")
                }
                return LayoutStatement(
                    tokens: statement,
                    content: .constraints(try constraints(of: chain, place, receiver))
                )
            } catch {
                return LayoutStatement(tokens: statement, content: .kept(error.reason))
            }
        }
    }

    private func constraints(
        of chain: CodeText.Chain,
        _ place: Int,
        _ receiver: String
    ) throws(NotUnderstood) -> [WrittenConstraint] {
        guard place + 3 == chain.links.count, let open = closure(of: chain.links[place + 2]) else {
            throw NotUnderstood("its block is no literal")
        }
        let closure = SwiftCode.Closure(
            .init(tokens: open + 1..<Int(file.tokens.tokens[open].partner)),
            file.tokens
        )
        let maker = closure.parameters.first ?? "$0"
        var parser = SwiftCodeParser(file.tokens, closure.body)
        let starts = parser.statements().map(\.token)
        var made: [WrittenConstraint] = []
        let lines = starts.enumerated().map { index, start in
            file.statement(start, index + 1 < starts.count ? starts[index + 1] : closure.body.upperBound)
        }
        let whole = chain.links[0].tokens.lowerBound..<file.tokens.end(at: open)
        for (range, remarks) in zip(lines, file.remarks(of: lines, within: whole)) {
            var own = try line(range, receiver, maker)
            if !own.isEmpty { own[0].remarks = remarks }
            made += own
        }
        return made
    }

    /// The opening brace of `{ … }` or `({ … })`.
    private func closure(of link: (kind: CodeText.Chain.Kind, tokens: Range<Int>)) -> Int? {
        switch link.kind {
        case .closure(let open): return open
        case .call(let open):
            let arguments = file.arguments(at: open)
            guard let value = arguments.first?.value, arguments.count == 1, file.is("{", at: value.lowerBound),
                file.tokens.end(at: value.lowerBound) == value.upperBound
            else { return nil }
            return value.lowerBound
        case .name: return nil
        }
    }

    // MARK: Lines

    private func line(_ range: Range<Int>, _ receiver: String, _ maker: String) throws(NotUnderstood)
        -> [WrittenConstraint]
    {
        let shown = String(file.text(of: range).prefix(60))
        guard let chain = file.chain(range), chain.name(at: 0) == maker else {
            throw NotUnderstood("\(shown) is no line of constraints")
        }
        var words: [String] = []
        var place = 1
        while let word = chain.name(at: place), SnapKitWord.attributes(word) != nil {
            words.append(word)
            place += 1
        }
        guard !words.isEmpty, let verb = chain.name(at: place),
            case .call(let open)? = chain.links.dropFirst(place + 1).first?.kind
        else { throw NotUnderstood("\(shown) is not understood") }
        guard let relation = Relation.allCases.first(where: { verb.hasPrefix($0.rawValue + "To") }) else {
            throw NotUnderstood("\(verb) is not understood")
        }
        let attributes = SnapKitAttribute.order.filter { attribute in
            words.contains { SnapKitWord.attributes($0)?.contains(attribute) ?? false }
        }
        let target = try self.target(verb, file.arguments(at: open), attributes)
        var lines = attributes.map { attribute in
            WrittenConstraint(
                first: .init(item: receiver, attribute: attribute),
                relation: relation,
                second: .none
            )
        }
        for index in lines.indices { try target.apply(to: &lines[index], all: attributes) }
        try modify(&lines, chain, from: place + 2, target)
        return lines
    }

    private func target(
        _ verb: String,
        _ arguments: [CodeText.Argument],
        _ attributes: [LayoutAttribute]
    ) throws(NotUnderstood) -> SnapKitTarget {
        if verb.hasSuffix("ToSuperview") {
            guard arguments.isEmpty else { throw NotUnderstood("\(verb) with a guide is not understood") }
            return .superview
        }
        guard arguments.count == 1, let argument = arguments.first else {
            throw NotUnderstood("\(verb) is not understood")
        }
        let text = file.text(of: argument.value)
        if let chain = file.chain(argument.value) {
            if let place = chain.links.indices.first(where: { chain.name(at: $0) == "snp" }) {
                let item = place == 0 ? "self" : file.text(of: chain.tokens(before: place))
                let others = chain.links[(place + 1)...].map { link -> [LayoutAttribute]? in
                    if case .name(let name) = link.kind { SnapKitWord.attributes(name) } else { nil }
                }
                guard !others.contains(where: { $0 == nil }) else { throw NotUnderstood("\(text) is not understood") }
                let known = others.compactMap { $0 }.flatMap { $0 }
                return known.isEmpty ? .item(item) : .attributes(item, known)
            }
            if chain.name(at: 0) == "CGSize", case .call(let open)? = chain.links.last?.kind, chain.links.count == 2 {
                var sizes: [String: String] = [:]
                for argument in file.arguments(at: open) { sizes[argument.label ?? ""] = file.text(of: argument.value) }
                guard let width = sizes["width"], let height = sizes["height"] else {
                    throw NotUnderstood("\(text) is not understood")
                }
                return .size(width: width, height: height)
            }
        }
        switch names.kind(of: text) {
        case .view: return .item(text)
        case .number: return .number(text)
        case .wholeNumber: return .number(WrittenExpression.isNumber(text) ? text : "CGFloat(\(text))")
        case nil: throw NotUnderstood("whether \(text) is a view or a number is not known")
        }
    }

    private func modify(
        _ lines: inout [WrittenConstraint],
        _ chain: CodeText.Chain,
        from start: Int,
        _ target: SnapKitTarget
    ) throws(NotUnderstood) {
        var place = start
        while place < chain.links.count {
            guard let verb = chain.name(at: place), place + 1 < chain.links.count,
                case .call(let open) = chain.links[place + 1].kind, let argument = file.arguments(at: open).first,
                argument.label == nil, file.arguments(at: open).count == 1
            else {
                throw NotUnderstood(
                    chain.name(at: place) == "constraint" ? "code holds the constraint" : "a modifier is not understood"
                )
            }
            let text = file.text(of: argument.value)
            for index in lines.indices {
                switch verb {
                case "offset": lines[index].constant = number(text)
                case "inset": lines[index].constant = try inset(lines[index], argument, text)
                case "multipliedBy": lines[index].multiplier = text
                case "dividedBy": lines[index].multiplier = "1.0 / \(WrittenExpression.factor(text))"
                case "priority": lines[index].priority = try SnapKitWord.priority(text)
                case "labeled": lines[index].identifier = text
                default: throw NotUnderstood("\(verb) is not understood")
                }
            }
            place += 2
        }
    }

    /// A number of a kind that layout anchors take.
    private func number(_ text: String) -> String {
        if names.kind(of: text) == .wholeNumber, !WrittenExpression.isNumber(text) { return "CGFloat(\(text))" }
        return text
    }

    private func inset(
        _ line: WrittenConstraint,
        _ argument: CodeText.Argument,
        _ text: String
    ) throws(NotUnderstood) -> String? {
        let attribute = line.second.attribute ?? line.first.attribute
        if let chain = file.chain(argument.value), let type = chain.name(at: 0), type.hasSuffix("EdgeInsets"),
            case .call(let open)? = chain.links.last?.kind, chain.links.count == 2
        {
            var edges: [String: String] = [:]
            for argument in file.arguments(at: open) { edges[argument.label ?? ""] = file.text(of: argument.value) }
            return try SnapKitWord.inset(attribute, edges)
        }
        guard let kind = names.kind(of: text), kind != .view else {
            throw NotUnderstood("whether \(text) is a number or insets is not known")
        }
        return SnapKitWord.inset(attribute, number(text))
    }
}

/// What the lines of a block are equal to.
private enum SnapKitTarget {
    case superview
    case item(String)
    case attributes(String, [LayoutAttribute])
    case number(String)
    case size(width: String, height: String)

    func apply(to line: inout WrittenConstraint, all: [LayoutAttribute]) throws(NotUnderstood) {
        let attribute = line.first.attribute
        switch self {
        case .superview: line.second = .superview(attribute)
        case .item(let item): line.second = .side(.init(item: item, attribute: attribute))
        case .attributes(let item, let others):
            guard others.count == 1 || Set(others) == Set(all) else {
                throw NotUnderstood("the attributes of both sides are not the same")
            }
            line.second = .side(.init(item: item, attribute: others.count == 1 ? others[0] : attribute))
        case .number(let number):
            line.constant = number
            if !attribute.isSize {
                // SnapKit measures centers from the edges of the superview.
                line.second = .superview(attribute == .centerX ? .left : attribute == .centerY ? .top : attribute)
            }
        case .size(let width, let height):
            guard attribute.isSize else { throw NotUnderstood("a size is set to what is no size") }
            line.constant = attribute == .width ? width : height
        }
    }
}

extension WrittenConstraint.Second {
    var attribute: LayoutAttribute? {
        switch self {
        case .none: nil
        case .side(let side): side.attribute
        case .superview(let attribute): attribute
        }
    }
}
