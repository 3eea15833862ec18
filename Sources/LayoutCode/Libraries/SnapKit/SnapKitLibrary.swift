import LayoutModel
import LayoutSyntax

/// SnapKit 5.7.1: blocks of lines, each with attributes, one relation and modifiers.
package enum SnapKitLibrary: LayoutLibrary {
    package static let facts = LibraryFacts(
        name: "snapkit",
        title: "SnapKit",
        entrance: "snp",
        marks: ["import SnapKit", ".snp.", "snp.makeConstraints"]
    )

    package static let initialState: [SnapKitLine] = []

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if name == facts.entrance, run.isItem(value) {
            return .snapKit(.item(try run.item(run.snapKitReceiver(value), token), maker: false))
        }
        guard let value = value.snapKit else { return nil }
        return try run.snapKitMember(name, of: value, token)
    }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard let value = value.snapKit else { return nil }
        return try run.snapKitCall(name, on: value, arguments, token)
    }
}

extension CodeRun {
    /// The lines so far.
    fileprivate var snapKitLines: [SnapKitLine] {
        get { state(of: SnapKitLibrary.self).value }
        nonmutating _modify { yield &state(of: SnapKitLibrary.self).value }
    }

    /// The controller's view has no `snp` of its own.
    fileprivate func snapKitReceiver(_ value: CodeValue) -> CodeValue {
        if case .parent(let object) = value { return .object(object) }
        return value
    }

    fileprivate mutating func snapKitMember(_ name: String, of value: SnapKitValue, _ token: Int) throws(ReadError)
        -> CodeValue
    {
        switch value {
        case .item(let item, let maker):
            if SnapKitWords.attributes(name) != nil { return .snapKit(.attributes(item, [name], maker: maker)) }
        case .attributes(let item, let words, let maker):
            if SnapKitWords.attributes(name) != nil, name != "center" {
                return .snapKit(.attributes(item, words + [name], maker: maker))
            }
        case .line(let line):
            if name == "constraint" { return .snapKit(.held(line)) }
        case .held(let line):
            // `.constraint.layoutConstraints.first`
            if name == "layoutConstraints" { return .list([.snapKit(.held(line))]) }
        }
        throw fault("SnapKit has no \"\(name)\" here", token)
    }

    fileprivate mutating func snapKitCall(
        _ name: String,
        on value: SnapKitValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        switch value {
        case .item(let item, maker: false): return try snapKitBlock(name, item, arguments, token)
        case .attributes(let item, let words, maker: true):
            guard let relation = Relation.allCases.first(where: { name.hasPrefix($0.rawValue + "To") }) else { break }
            let target: SnapKitLine.Target
            if name == relation.rawValue + "ToSuperview" {
                target = try snapKitSuperview(item, arguments, token)
            } else if name == relation.rawValue + "To", arguments.count == 1 {
                target = try snapKitTarget(arguments[0].value, of: words)
            } else {
                break
            }
            let attributes = Set(words.flatMap { SnapKitWords.attributes($0) ?? [] })
            snapKitLines.append(
                SnapKitLine(
                    item: item,
                    attributes: SnapKitWords.order.filter(attributes.contains),
                    relation: relation,
                    target: target,
                    token: token
                )
            )
            return .snapKit(.line(snapKitLines.count - 1))
        case .line(let line):
            guard arguments.count == 1, arguments[0].label == nil else { break }
            // What has a priority or a label takes no constant any more: it is of another type.
            if snapKitLines[line].isFinal, name != "labeled" { break }
            try modify(line, name, arguments[0].value, token)
            return .snapKit(value)
        case .held(let line):
            guard name == "activate" || name == "deactivate" else { break }
            for constraint in snapKitLines[line].made {
                constraints[constraint].constraint.isActive = name == "activate"
            }
            return .none
        default: break
        }
        throw fault("SnapKit has no \"\(name)\" here", token)
    }

    // MARK: Blocks

    private mutating func snapKitBlock(
        _ name: String,
        _ item: Layout.Item,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard ["makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints"].contains(name) else {
            if name == "removeConstraints" {
                for constraint in snapKitConstraints(of: item) { constraints[constraint].constraint.isActive = false }
                return .none
            }
            if name == "setLabel" { return .none }
            throw fault("SnapKit has no \"\(name)\" here", token)
        }
        guard arguments.count == 1, case .closure(let closure) = try evaluate(arguments[0].value) else {
            throw fault("expected a block such as { make in … }", token)
        }
        switch item {
        case .view(let object): objects[object].view.statedTranslatesAutoresizingMask = false
        case .guide(let guide) where isLayoutSupport(guide):
            throw fault("a layout guide of a controller makes no constraints", token)
        default: break
        }
        let earlier = snapKitConstraints(of: item)
        if name == "remakeConstraints" {
            for constraint in earlier { constraints[constraint].constraint.isActive = false }
        }
        let start = snapKitLines.count
        let result = try run(closure, [.snapKit(.item(item, maker: true))])
        if case .attributes? = result.snapKit { throw fault("this line has attributes, but no relation", token) }
        var made: [Int] = []
        for line in start..<snapKitLines.count where snapKitLines[line].item == item && snapKitLines[line].made.isEmpty
        {
            made += try make(line)
        }
        if name == "updateConstraints", !earlier.isEmpty {
            try update(earlier, with: made, token)
            return .none
        }
        for constraint in made { constraints[constraint].constraint.isActive = name != "prepareConstraints" }
        remember(made, of: item)
        return name == "prepareConstraints" ? .list((start..<snapKitLines.count).map { .snapKit(.held($0)) }) : .none
    }

    private func snapKitConstraints(of item: Layout.Item) -> [Int] {
        switch item {
        case .view(let object): objects[object].libraryConstraints
        case .guide(let guide): guides[guide].libraryConstraints
        case .missing: []
        }
    }

    private mutating func remember(_ made: [Int], of item: Layout.Item) {
        switch item {
        case .view(let object): objects[object].libraryConstraints += made
        case .guide(let guide): guides[guide].libraryConstraints += made
        case .missing: break
        }
    }

    /// Gives earlier constraints the constants of those that are like them.
    private mutating func update(_ earlier: [Int], with made: [Int], _ token: Int) throws(ReadError) {
        for new in made {
            let constraint = constraints[new].constraint
            let known = earlier.last { old in
                let other = constraints[old].constraint
                return other.isActive && other.first == constraint.first && other.second == constraint.second
                    && other.relation == constraint.relation && other.multiplier == constraint.multiplier
                    && other.priority == constraint.priority
            }
            guard let known else {
                throw fault("updateConstraints changes a constraint that was never made, and SnapKit would stop", token)
            }
            constraints[known].constraint.constant = constraint.constant
        }
        // They were made for comparison only.
        constraints.removeLast(made.count)
    }

    // MARK: Lines

    private mutating func snapKitSuperview(
        _ item: Layout.Item,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> SnapKitLine.Target {
        guard let argument = arguments.first else { return .superview }
        guard let superview = superviewOrUnknown(of: item) else { throw fault("the view has no superview here", token) }
        if case .keyPath(_, let path, _) = argument.value, path.hasPrefix("\\.") {
            return .item(try self.item(member(String(path.dropFirst(2)), of: .object(superview), token), token))
        }
        guard case .closure(let closure) = try evaluate(argument.value) else {
            throw fault("expected a closure", token)
        }
        return try snapKitTarget(run(closure, [.object(superview)]), argument.value.token)
    }

    private mutating func snapKitTarget(
        _ expression: SwiftCode.Expression,
        of words: [String]
    ) throws(ReadError) -> SnapKitLine.Target {
        let value = try evaluate(expression)
        if case .unknown(let unknown) = value {
            let isSize = words.allSatisfy { ["width", "height", "size"].contains($0) }
            return isSize || !isLikelyView(unknown)
                ? .number(number(ofUnknown: unknown)) : .item(.view(try view(ofUnknown: unknown, expression.token)))
        }
        return try snapKitTarget(isTolerant ? typed(value, "CGFloat", expression.token) : value, expression.token)
    }

    private mutating func snapKitTarget(_ value: CodeValue, _ token: Int) throws(ReadError) -> SnapKitLine.Target {
        switch value {
        case .object, .guide: return .item(try item(value, token))
        case .library(let part):
            guard case .attributes(let item, let words, maker: false)? = part as? SnapKitValue else { break }
            return .attributes(item, words.flatMap { SnapKitWords.attributes($0) ?? [] })
        case .number(let number): return .number(number)
        case .structure(let name, let labels, let numbers):
            return .structure(name, Dictionary(zip(labels, numbers)) { $1 })
        default: break
        }
        throw fault("found \(value.noun), expected a view, guide, attribute or number", token)
    }

    private mutating func modify(
        _ line: Int,
        _ name: String,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        switch name {
        case "multipliedBy", "dividedBy":
            if dividesWholeNumbers(expression) {
                throw fault(
                    "this divides whole numbers, which cuts off the rest; write one with a point, as in 16.0",
                    expression.token
                )
            }
            let factor = try number(expression)
            if name == "dividedBy", factor == 0 { throw fault("this divides by 0", expression.token) }
            snapKitLines[line].multiplier = name == "dividedBy" ? 1 / factor : factor
        case "offset": snapKitLines[line].constant = .offset(try number(expression))
        case "inset":
            switch try evaluate(expression) {
            case .structure(let type, let labels, let numbers):
                snapKitLines[line].constant = .insets(
                    Dictionary(zip(labels, numbers)) { $1 },
                    isDirectional: type == "NSDirectionalEdgeInsets"
                )
            case let value: snapKitLines[line].constant = .inset(try number(value, expression.token))
            }
        case "priority":
            if case .chain(.implicit(let word), let links, _) = expression, links.isEmpty {
                // `.defaultHigh` is not one of ConstraintPriority's.
                guard let priority = SnapKitWords.priorities[word] else {
                    throw fault("SnapKit has no priority \".\(word)\"", expression.token)
                }
                snapKitLines[line].priority = priority
            } else {
                snapKitLines[line].priority = try requiredPriority(expression)
            }
            snapKitLines[line].isFinal = true
        case "labeled":
            snapKitLines[line].label = try identifier(expression)
            snapKitLines[line].isFinal = true
        default: throw fault("SnapKit has no \"\(name)\" here", token)
        }
    }

    /// The constraints of a line, in SnapKit's order.
    private mutating func make(_ line: Int) throws(ReadError) -> [Int] {
        let values = snapKitLines[line]
        var made: [Int] = []
        for attribute in values.attributes {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(values.item, attribute)
            constraint.relation = values.relation
            constraint.second = try second(of: values, attribute)
            try check(values, constraint.second)
            if constraint.second != nil { constraint.multiplier = values.multiplier }
            constraint.constant = constant(of: values, attribute, constraint.second?.attribute ?? attribute)
            constraint.priority = values.priority
            constraint.identifier = values.label
            made.append(try add(constraint, values.token))
        }
        if let name = values.name, let first = made.first { constraints[first].constraint.name = name }
        snapKitLines[line].made = made
        return made
    }

    /// What ends the program, or depends on a setting of the app's.
    private func check(_ line: SnapKitLine, _ second: Layout.Anchor?) throws(ReadError) {
        guard let second else { return }
        if case .guide(let guide) = second.item, isLayoutSupport(guide),
            ![.top, .bottom, .height].contains(second.attribute)
        {
            throw fault("a layout guide of a controller has no \"\(second.attribute.rawValue)\"", line.token)
        }
        guard isStrict, case .insets(_, let isDirectional)? = line.constant else { return }
        let attribute = second.attribute
        if isDirectional
            ? [.left, .right, .leftMargin, .rightMargin].contains(attribute)
            : [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
        {
            throw fault("these insets are of other edges, which depends on the app's layout direction", line.token)
        }
    }

    private mutating func second(of line: SnapKitLine, _ attribute: LayoutAttribute) throws(ReadError) -> Layout.Anchor?
    {
        func parent() throws(ReadError) -> Layout.Item {
            guard let superview = superviewOrUnknown(of: line.item) else {
                throw fault("the view has no superview here, so SnapKit would stop", line.token)
            }
            return .view(superview)
        }
        switch line.target {
        case .superview: return .init(try parent(), attribute)
        case .item(let item): return .init(item, attribute)
        case .attributes(let item, let others):
            if others.count == 1 { return .init(item, others[0]) }
            if Set(others) == Set(line.attributes) { return .init(item, attribute) }
            guard others.count == 4, line.attributes.count == 4,
                Set(line.attributes.compactMap(SnapKitWords.margin)) == Set(others),
                let margin = SnapKitWords.margin(attribute)
            else { throw fault("the attributes of the two items do not match", line.token) }
            return .init(item, margin)
        case .number, .structure:
            if attribute.isSize { return nil }
            return .init(try parent(), attribute == .centerX ? .left : attribute == .centerY ? .top : attribute)
        }
    }

    private func constant(of line: SnapKitLine, _ first: LayoutAttribute, _ second: LayoutAttribute) -> Double {
        switch line.constant {
        case .offset(let offset): return offset
        case .inset(let inset): return SnapKitWords.inset(second) * inset
        case .insets(let edges, _): return SnapKitWords.insets(second, edges)
        case nil: break
        }
        switch line.target {
        case .number(let number): return number
        case .structure("CGSize", let size):
            return first == .width ? size["width"] ?? 0 : first == .height ? size["height"] ?? 0 : 0
        case .structure("CGPoint", let point):
            return first.isSize ? 0 : first.axis == .horizontal ? point["x"] ?? 0 : point["y"] ?? 0
        case .structure(_, let edges): return SnapKitWords.insets(second, edges)
        default: return 0
        }
    }
}

extension CodeValue {
    fileprivate static func snapKit(_ value: SnapKitValue) -> CodeValue { .library(value) }

    fileprivate var snapKit: SnapKitValue? {
        if case .library(let value) = self { value as? SnapKitValue } else { nil }
    }
}

extension SnapKitValue: LibraryValue {
    package var noun: String { "a SnapKit expression" }

    package var item: Layout.Item? { if case .item(let item, _) = self { item } else { nil } }

    package var isHeld: Bool { if case .held = self { true } else { false } }

    package var lack: String? {
        if case .attributes = self { "this line has attributes, but no relation" } else { nil }
    }

    package func name(_ name: String, in run: inout CodeRun) {
        if case .held(let line) = self, run.snapKitLines[line].name == nil { run.snapKitLines[line].name = name }
    }
}
