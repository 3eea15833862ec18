import LayoutModel
import LayoutSyntax

/// What a tolerant run does not know flows on as a value, and becomes a view or a doubt only where one is needed.
extension CodeRun {
    func text(of expression: SwiftCode.Expression) -> String { ExpressionText.text(of: expression) }

    /// A value that is not known.
    ///
    /// - Throws: The error itself, once the work of the run is used up.
    mutating func unknown(_ text: String, _ token: Int, _ error: ReadError) throws(ReadError) -> CodeValue {
        if isExhausted { throw error }
        unknowns.append(CodeUnknown(text: text, token: token, reason: error.message))
        return .unknown(unknowns.count - 1)
    }

    /// Runs a part of a chain; what fails is not known.
    mutating func tolerating(
        _ primary: SwiftCode.Primary,
        _ links: ArraySlice<SwiftCode.Link>,
        _ token: Int,
        _ part: (inout CodeRun) throws(ReadError) -> CodeValue
    ) throws(ReadError) -> CodeValue {
        guard isTolerant else { return try part(&self) }
        let depth = frames.count
        do {
            return try part(&self)
        } catch {
            frames.removeLast(max(0, frames.count - depth))
            if case .call(let arguments)? = links.last?.kind {
                unread.append(CodeUnread(token: token, reason: error.message))
                try escape(arguments, ExpressionText.text(of: primary, links))
            }
            return try unknown(ExpressionText.text(of: primary, links), token, error)
        }
    }

    // MARK: Numbers

    /// An unknown value as a number.
    func number(ofUnknown unknown: Int) -> Double {
        numbered(.unknown(unknown)) ?? CodeUnknown.number(unknown)
    }

    /// The number that an unknown value is by its expression; `nil` for known values, and where unknown ones stay so.
    func numbered(_ value: CodeValue) -> Double? {
        guard program.numbersUnknowns, case .unknown(let unknown) = value, unknowns.indices.contains(unknown) else {
            return nil
        }
        // FNV-1a of the expression.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in identity(of: unknowns[unknown]).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // Less than a thousand points, of so few bits that sums and products of two are exact.
        return 1 + Double(hash >> 40) / 16_384
    }

    /// The whole expression, where its text leaves out arguments or is cut: `inset(of: title)` is not `inset(of: icon)`.
    private func identity(of unknown: CodeUnknown) -> String {
        guard unknown.text.contains("…") else { return unknown.text }
        let origin = unknown.origin.map { identity(of: unknowns[$0]) } ?? ""
        var parser = SwiftCodeParser(tokens, unknown.token..<tokens.count)
        guard (try? parser.expression()) != nil else { return "\(unknown.text) \(unknown.token)" }
        return origin + " " + unknown.text + " "
            + (unknown.token..<parser.position).map { tokens.text(at: $0) }.joined(separator: " ")
    }

    // MARK: Doubts

    /// Takes numbers that are not known out of a constraint.
    ///
    /// An unknown constant counts as 0, of a size as 44 points; an unknown multiplier as 1, and an unknown priority as
    /// required. What is said of the constraint is then `possible` only.
    /// - Returns: What is not known; `nil` where all of it is.
    mutating func settle(_ constraint: inout Layout.Constraint) -> String? {
        var doubts: [String] = conditions.isEmpty ? [] : ["it is made where \(conditions.joined(separator: ", ")) only"]
        if let unknown = CodeUnknown.unknown(constraint.constant) {
            doubts.append("the constant \(describe(unknown)) is not known")
            let isSize = constraint.second == nil && constraint.first?.attribute.isSize == true
            constraint.constant = unknowns[unknown].assumed ?? (isSize ? 44 : 0)
        }
        if let unknown = CodeUnknown.unknown(constraint.multiplier) {
            doubts.append("the multiplier \(describe(unknown)) is not known")
            constraint.multiplier = unknowns[unknown].assumed ?? 1
        }
        if let unknown = CodeUnknown.unknown(constraint.priority) {
            doubts.append("the priority \(describe(unknown)) is not known")
            constraint.priority = 1000
        }
        return doubts.isEmpty ? nil : doubts.joined(separator: "; ")
    }

    /// A constraint that the code changes to something that is not known.
    mutating func doubt(_ constraint: Int, _ property: String, _ number: Double) throws(ReadError) {
        guard let unknown = CodeUnknown.unknown(number) else { return }
        let text = "the \(property) \(describe(unknown)) is not known"
        constraints[constraint].doubt = constraints[constraint].doubt.map { $0 + "; " + text } ?? text
    }

    func describe(_ unknown: Int) -> String {
        unknowns.indices.contains(unknown) ? "\"\(unknowns[unknown].text)\"" : ""
    }

    /// Views that code gets which nobody knows can be placed by it.
    mutating func escape(_ arguments: [SwiftCode.Argument], _ call: String) throws(ReadError) {
        for argument in arguments {
            escapes.insert(argument.value.token)
            // Only names: to evaluate calls again would make their views again.
            guard case .chain(let primary, let links, _) = argument.value,
                links.allSatisfy({ if case .member = $0.kind { true } else { false } })
            else { continue }
            if case .closure = primary { continue }
            switch try evaluate(argument.value) {
            case .object(let object): doubt(object, call)
            case .list(let values):
                for case .object(let object) in values { doubt(object, call) }
            default: break
            }
        }
    }

    /// A view had to do with code that nobody knows.
    mutating func doubt(_ object: Int, _ call: String) {
        guard objects[object].doubt == nil, !objects[object].isController else { return }
        objects[object].doubt = "\"\(call)\" can place it"
    }

    // MARK: Views

    /// Whether an unknown value is rather a view than a number, where either can be: numbers have names of lengths.
    func isLikelyView(_ unknown: Int) -> Bool {
        let text = unknowns[unknown].text.lowercased()
        return ![
            "inset", "margin", "spac", "padding", "height", "width", "offset", "constant", "size", "distance", "gap",
            " ",
        ]
        .contains { text.contains($0) }
    }

    /// The view that an unknown value is, where code uses it as one: always the same one for the same name.
    mutating func view(ofUnknown unknown: Int, _ token: Int) throws(ReadError) -> Int {
        if let known = unknowns[unknown].view { return known }
        let text = unknowns[unknown].text
        let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" || $0 == "!" }
        let key = "\(owner ?? -1).\(text)"
        if isName, let known = unknownViews[key] {
            unknowns[unknown].view = known
            return known
        }
        var object = CodeObject(className: "UIView")
        object.isDeclaredElsewhere = true
        object.place = tokens.place(of: token)
        object.file = tokens.file(of: token)
        object.view.name = isName ? text : nil
        object.doubt = "what \"\(text)\" is, is not known here"
        let index = add(object)
        unknowns[unknown].view = index
        if isName { unknownViews[key] = index }
        return index
    }

    /// Names that a layout uses of views.
    private func isOfView(_ name: String) -> Bool {
        name == library.facts.entrance || library.facts.members.contains(name)
            || Self.attribute(ofAnchor: name) != nil || Self.guideKinds[name] != nil
    }

    mutating func member(_ name: String, ofUnknown unknown: Int, _ token: Int) throws(ReadError) -> CodeValue {
        if isOfView(name) { return try member(name, of: .object(view(ofUnknown: unknown, token)), token) }
        unknowns.append(
            CodeUnknown(
                text: unknowns[unknown].text + "." + name,
                token: token,
                reason: unknowns[unknown].reason,
                origin: unknown
            )
        )
        return .unknown(unknowns.count - 1)
    }

    private static let viewMethods: Set<String> = [
        "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addLayoutGuide",
        "addConstraint", "addConstraints",
    ]

    mutating func call(
        _ name: String,
        ofUnknown unknown: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if Self.viewMethods.contains(name) {
            return try call(name, on: .object(view(ofUnknown: unknown, token)), arguments, token)
        }
        if let known = unknowns[unknown].view {
            return try call(name, on: .object(known), arguments, token)
        }
        let text = unknowns[unknown].text + "." + name + (arguments.isEmpty ? "()" : "(…)")
        try escape(arguments, text)
        try keepClosures(arguments, token)
        // `title.pins.fill(card)`: what knows the view can place it.
        if let object = receiver(of: unknown) {
            doubt(object, text)
            escapes.insert(token)
        }
        unknowns.append(CodeUnknown(text: text, token: token, reason: unknowns[unknown].reason, origin: unknown))
        return .unknown(unknowns.count - 1)
    }

    /// The view that an unknown value is reached by: `title` of `title.pins`.
    private func receiver(of unknown: Int) -> Int? {
        var next: Int? = unknown
        while let current = next {
            if let object = unknowns[current].receiver { return object }
            next = unknowns[current].origin
        }
        return nil
    }

    /// A member of a view that no class at hand declares.
    mutating func unknownMember(_ name: String, of object: Int, _ token: Int) throws(ReadError) -> CodeValue {
        let key = "\(object).\(name)"
        if let known = unknownViews[key] { return .object(known) }
        let owner = objects[object].view.name.map { $0 + "." } ?? ""
        var unknown = CodeUnknown(
            text: owner + name,
            token: token,
            reason: "\"\(name)\" is not declared in these files"
        )
        if !objects[object].isController, !LayoutFreeMembers.scopes.contains(name) { unknown.receiver = object }
        unknowns.append(unknown)
        return .unknown(unknowns.count - 1)
    }

    // MARK: Closures

    /// All names that the running code sees.
    var allLocals: [String: CodeValue] {
        var seen: [String: CodeValue] = [:]
        var index = frames.count - 1
        while index >= 0 {
            seen.merge(frames[index].locals) { inner, _ in inner }
            guard frames[index].isBlock else { break }
            index = min(frames[index].outer ?? index - 1, index - 1)
        }
        return seen
    }

    /// The number of the frame that runs, by which closures know it again.
    mutating func numberOfFrame() -> Int {
        guard !frames.isEmpty else { return 0 }
        if frames[frames.count - 1].number == 0 {
            numberOfFrames += 1
            frames[frames.count - 1].number = numberOfFrames
        }
        return frames[frames.count - 1].number
    }

    /// The closures among arguments that other code calls, some time.
    mutating func keepClosures(_ arguments: [SwiftCode.Argument], _ token: Int) throws(ReadError) {
        for argument in arguments {
            guard case .chain(.closure, let links, _) = argument.value, links.isEmpty,
                case .closure(let closure) = try evaluate(argument.value)
            else { continue }
            laterClosures.append((token, closure))
        }
    }

    /// Calls a value: a closure, or what is not known.
    mutating func callValue(
        _ value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        switch value {
        case .closure(let closure):
            guard frames.count < Self.maximumDepth else {
                throw fault("calls nest deeper than \(Self.maximumDepth) levels", token)
            }
            var values: [CodeValue] = []
            for argument in arguments { values.append(try evaluate(argument.value)) }
            return try run(closure, values)
        case .none: return .none
        // `[NSLayoutConstraint]()`
        case .list(let values) where arguments.isEmpty && values.count == 1: return .list([])
        case .type(let name): return try construct(name, arguments, token)
        case .unknown(let unknown):
            try escape(arguments, unknowns[unknown].text + "(…)")
            try keepClosures(arguments, token)
            return value
        default: throw fault("\(value.noun) is called, which is not read", token)
        }
    }
}
