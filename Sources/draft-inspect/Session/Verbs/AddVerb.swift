import LayoutInspector
import LayoutReport

enum AddVerb: SessionVerb {
    static let name = "add"
    static let usage = "FIRST.ATTR == SECOND.ATTR [* M] [+ C] [@P]"
    static let summary = "add a constraint"
    static let details = """
        The relation is ==, <= or >=. A constant alone may be on the right.
          add title.leading == header.leading + 16
          add title.top >= header.safeArea.bottom + 8 @750
          add photo.width == 1.5 × photo.height        (x and * work, too)
          add photo.width == 120
        Names with blanks are quoted: add "Sign in".top == header.bottom + 8
        """
    static let arguments: [ArgumentKind] = [.anchor, .words(["==", "<=", ">="]), .anchor]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        if arguments.isEmpty { throw missing(0) }
        guard session.document != nil else { throw .nothingLoaded }
        var words = ConstraintWords(arguments)
        let expression = try words.expression()
        var constraint = Layout.Constraint(id: try session.freshConstraintID())
        var guides: [StandardGuide] = []
        constraint.first = try session.anchor(expression.first, &guides)
        constraint.relation = expression.relation
        if let second = expression.second { constraint.second = try session.anchor(second, &guides) }
        constraint.multiplier = expression.multiplier
        constraint.constant = expression.constant
        constraint.priority = expression.priority
        let layout = try session.requireDocument().layout(with: guides)
        if let fault = layout.fault(of: constraint) { throw SessionError(fault.message) }
        let text = ConstraintText(names: ItemNames(layout, tags: session.tagWords)).text(of: constraint)
        return .step(
            .edits([.add(constraint)], guides: guides),
            saying: "added \(constraint.id): \(printable(text))"
        )
    }
}

extension Session {
    /// `added-1`, `added-2`, …: the first that is free.
    fileprivate func freshConstraintID() throws(SessionError) -> String {
        let layout = try requireDocument().layout
        var number = 1
        while layout.constraintIndex(id: "added-\(number)") != nil { number += 1 }
        return "added-\(number)"
    }

    /// The anchor of a text such as `title.leading`, `header.safeArea.top` or `root/header/title.top`.
    ///
    /// - Parameter guides: Gets a standard guide that the layout does not hold yet.
    fileprivate func anchor(_ text: String, _ guides: inout [StandardGuide]) throws(SessionError) -> Layout.Anchor {
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex else {
            throw .usage("'\(text)' names no attribute; expected an anchor such as title.leading")
        }
        let word = String(text[text.index(after: dot)...])
        guard let attribute = LayoutAttribute(dumpName: word) else {
            var message = "unknown attribute '\(word)'"
            if let meant = nearest(to: word, in: LayoutAttribute.allCases.map(\.rawValue)) {
                message += "; did you mean '\(meant)'?"
            }
            throw SessionError(message)
        }
        let item = String(text[..<dot])
        let lookup = try lookup()
        do {
            return Layout.Anchor(try lookup.item(item), attribute)
        } catch {
            guard let (view, kind) = lookup.standardGuideParts(item), let document else { throw error }
            var layout = document.layout(with: guides)
            let guide = layout.standardGuide(kind, of: view)
            guides.append(StandardGuide(kind: kind, view: view))
            return Layout.Anchor(.guide(guide), attribute)
        }
    }
}

/// The words of a constraint as a user writes it.
private struct ConstraintWords {
    private var words: ArraySlice<String>

    struct Expression {
        var first: String
        var relation: Relation
        var second: String?
        var multiplier = 1.0
        var constant = 0.0
        var priority = 1000.0
    }

    init(_ arguments: [String]) {
        // A relation need not be between blanks; signs must, because ids may contain them.
        words = arguments.flatMap(Self.separated).flatMap(Self.factored)[...]
    }

    private static func isTimes(_ word: String) -> Bool { ["*", "×", "x"].contains(word) }

    /// `0.5×a.width` and `2*a.width` as three words: a number cannot begin a name that goes on with a sign.
    private static func factored(_ word: String) -> [String] {
        // An id such as 0x7fa1 begins like a product, too.
        if word.hasSuffix("x"), Double(word.dropLast()) != nil { return [String(word.dropLast()), "*"] }
        guard let sign = word.firstIndex(where: { $0 == "*" || $0 == "×" }), sign != word.startIndex,
            Double(word[..<sign]) != nil
        else { return [word] }
        return [String(word[..<sign]), "*", String(word[word.index(after: sign)...])].filter { !$0.isEmpty }
    }

    mutating func expression() throws(SessionError) -> Expression {
        guard let first = words.popFirst() else { throw incomplete }
        guard let word = words.popFirst() else { throw incomplete }
        guard let relation = Relation(symbol: word) else {
            throw .usage("'\(word)' is not a relation; expected ==, <= or >=")
        }
        var expression = Expression(first: first, relation: relation)
        guard var target = words.popFirst() else { throw incomplete }
        if let number = Double(target), words.first.map(Self.isTimes) ?? false {
            words.removeFirst()
            guard let anchor = words.popFirst() else { throw incomplete }
            expression.multiplier = try finite(number, target)
            target = anchor
            expression.second = target
        } else if let number = Double(target) {
            expression.constant = try finite(number, target)
        } else if target == "-" || target == "+", let word = words.popFirst(), let number = Double(word) {
            expression.constant = try finite(target == "-" ? -number : number, word)
        } else {
            expression.second = target
        }
        while let word = words.popFirst() {
            switch Self.isTimes(word) ? "*" : word.first {
            case "*", "×":
                guard expression.second != nil else { throw unexpected(word) }
                expression.multiplier *= try number(word)
            case "/":
                guard expression.second != nil else { throw unexpected(word) }
                let divisor = try number(word)
                guard divisor != 0 else { throw .usage("a product cannot be divided by 0") }
                expression.multiplier /= divisor
            case "+": expression.constant += try number(word)
            case "-": expression.constant -= try number(word)
            case "@":
                let priority = word == "@required" ? 1000 : try number(word)
                guard priority > 0, priority <= 1000 else {
                    throw .usage(
                        "the priority \(JSONNumberFormat.text(priority)) is not between 0 (exclusive) and 1000"
                    )
                }
                expression.priority = priority
            default: throw unexpected(word)
            }
        }
        return expression
    }

    /// The number that follows a sign, in the same word or the next.
    private mutating func number(_ word: String) throws(SessionError) -> Double {
        var text = String(word.dropFirst())
        if text.isEmpty { text = words.popFirst() ?? "" }
        if text.isEmpty { throw incomplete }
        guard let number = Double(text) else { throw .usage("'\(text)' is not a number") }
        return try finite(number, text)
    }

    private func finite(_ number: Double, _ text: String) throws(SessionError) -> Double {
        guard number.isFinite else { throw SessionError("'\(text)' is too large a number") }
        return number
    }

    private var incomplete: SessionError {
        .usage("the constraint is not complete")
    }

    private func unexpected(_ word: String) -> SessionError {
        .usage("unexpected '\(word)'")
    }

    /// `a.top==b.top` as three words.
    private static func separated(_ word: String) -> [String] {
        for symbol in ["==", "<=", ">="] {
            guard word != symbol, let range = firstRange(of: symbol, in: word) else { continue }
            let parts = [String(word[..<range.lowerBound]), symbol, String(word[range.upperBound...])]
            return parts.filter { !$0.isEmpty }
        }
        return [word]
    }

    private static func firstRange(of symbol: String, in word: String) -> Range<String.Index>? {
        var start = word.startIndex
        while start < word.endIndex {
            if word[start...].hasPrefix(symbol) {
                return start..<word.index(start, offsetBy: symbol.count)
            }
            start = word.index(after: start)
        }
        return nil
    }
}
