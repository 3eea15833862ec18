import LayoutCode

/// Whose subview each view of a file is, as its text says it.
struct Superviews {
    /// By view, without `self`.
    private var superviews: [String: Set<String>] = [:]
    /// The braces in which `self` gets subviews without being named.
    private var implicitBlocks: Set<Int> = []
    private let file: CodeText
    private static let verbs: Set<String> = [
        "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview", "addSubviews", "addSubViews",
        "addArrangedSubviews",
    ]

    init(_ file: CodeText) {
        self.file = file
        for index in 0..<file.tokens.count where file.isWord(at: index) && Self.verbs.contains(file.text(at: index)) {
            let superview = file.receiver(before: index)
            if !file.is(".", at: index - 1), let block = enclosingBrace(of: index) { implicitBlocks.insert(block) }
            if file.is("(", at: index + 1), !file.is("func", at: index - 1) {
                for argument in file.arguments(at: index + 1) where argument.label == nil {
                    let child = file.text(of: argument.value)
                    if child.hasPrefix("[") {
                        for part in file.split(argument.value.lowerBound + 1..<argument.value.upperBound - 1) {
                            add(file.text(of: part), superview)
                        }
                    } else if child == "$0" {
                        for part in list(around: index) { add(part, superview) }
                    } else if let list = list(of: child, before: index) {
                        for part in list { add(part, superview) }
                    } else {
                        add(child, superview)
                    }
                }
            } else if file.is(")", at: index + 1) {
                // `[first, second].forEach(view.addSubview)`
                for part in list(around: index) { add(part, superview) }
            }
        }
    }

    private mutating func add(_ child: String, _ superview: String) {
        superviews[WrittenExpression.withoutSelf(child), default: []].insert(superview)
    }

    /// The elements of the list that a loop's variable is of: `for each in [first, second] { … }`.
    private func list(of variable: String, before index: Int) -> [String]? {
        var place = index - 1
        while place > 1, index - place < 64 {
            if file.is("in", at: place), file.isName(variable, at: place - 1), file.is("for", at: place - 2),
                file.is("[", at: place + 1)
            {
                let close = Int(file.tokens.tokens[place + 1].partner)
                return file.split(place + 2..<close).map { file.text(of: $0) }
            }
            place -= 1
        }
        return nil
    }

    /// The elements of the list whose `forEach` a token is in.
    private func list(around index: Int) -> [String] {
        var place = index
        while place > 0, index - place < 24 {
            if file.is("forEach", at: place), file.is(".", at: place - 1), file.is("]", at: place - 2) {
                let open = Int(file.tokens.tokens[place - 2].partner)
                return file.split(open + 1..<place - 2).map { file.text(of: $0) }
            }
            place -= 1
        }
        return []
    }

    /// The superview of a view, if the file says one that can be named at a token.
    func superview(of view: String, at token: Int) throws(NotUnderstood) -> String {
        guard let known = superviews[WrittenExpression.withoutSelf(view)], let superview = known.first else {
            throw NotUnderstood("this file does not say whose subview \(view) is")
        }
        guard known.count == 1 else { throw NotUnderstood("\(view) is a subview of several views in this file") }
        guard isVisible(superview, at: token) else {
            throw NotUnderstood("\(superview), the superview of \(view), is a name of another function")
        }
        return superview
    }

    /// Whether `self` goes without saying where a token is, as the code around it leaves it out, too.
    func leavesOutSelf(at token: Int) -> Bool { enclosingBrace(of: token).map(implicitBlocks.contains) ?? false }

    /// Whether a name that is declared in a function is one of those around a token.
    private func isVisible(_ path: String, at token: Int) -> Bool {
        guard let root = WrittenExpression.names(in: path).first else { return false }
        if root.hasPrefix("$") { return false }
        if root == "self" { return true }
        var isDeclared = false
        for index in 0..<max(0, file.tokens.count - 1)
        where (file.is("let", at: index) || file.is("var", at: index)) && file.isName(root, at: index + 1) {
            isDeclared = true
            let block = enclosingBrace(of: index)
            if block == nil || isOfType(block) || file.tokens.end(at: block ?? 0) > token && (block ?? 0) < token {
                return true
            }
        }
        return !isDeclared
    }

    private func enclosingBrace(of index: Int) -> Int? {
        var place = index - 1
        while place >= 0 {
            if file.is("}", at: place) {
                place = Int(file.tokens.tokens[place].partner) - 1
            } else if file.is("{", at: place) {
                return place
            } else {
                place -= 1
            }
        }
        return nil
    }

    /// Whether a brace begins the members of a type.
    private func isOfType(_ brace: Int?) -> Bool {
        guard var place = brace else { return false }
        while place > 0, !file.is("}", at: place - 1), !file.is("{", at: place - 1) {
            place -= 1
            if ["class", "struct", "extension", "enum", "actor"].contains(file.text(at: place)),
                !file.is("func", at: place + 1), !file.is("var", at: place + 1)
            {
                return true
            }
            if file.is("func", at: place) || file.is("init", at: place) || file.is("=", at: place) { return false }
        }
        return false
    }
}
