import TestSupport

/// How the lines of printed source look, in Swift and in Objective-C.
struct SourceText {
    let text: String
    let lines: [Substring]

    init(_ text: String) {
        self.text = text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// The text without what line breaking changes: blanks, and commas after last elements.
    var withoutBreaks: String { text.filter { !$0.isWhitespace && $0 != "," } }

    /// The names, keywords and words of literals outside of comments.
    var words: Set<String> {
        Set(
            lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
                .flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) }
        )
    }

    /// Each line is indented by its brackets, none ends in a blank, and empty lines are single and between others.
    ///
    /// - Parameter lineWidth: `nil` where names and literals may be longer than lines.
    func check(indentWidth: Int, lineWidth: Int?) throws(PropertyFailure) {
        guard text.hasSuffix("\n") else { throw PropertyFailure("the text does not end in a line\n\(text)") }
        var rules = LineRules(indentWidth: indentWidth)
        for (number, line) in lines.enumerated() {
            var fault = rules.fault(of: line)
            if let lineWidth, line.count > lineWidth, !line.drop(while: { $0 == " " }).hasPrefix("//") {
                fault = "is too long"
            }
            if let fault { throw PropertyFailure("line \(number + 1) \(fault): \(line)\n\(text)") }
        }
        if let fault = rules.faultAtEnd { throw PropertyFailure("\(fault)\n\(text)") }
    }
}

/// The rules of lines, from the first to the last.
private struct LineRules {
    let indentWidth: Int
    /// The indentation of the lines whose brackets are open, for each bracket, outermost first.
    private var open: [Int] = []
    private var previous: Substring = ""
    private var previousIndent = 0
    /// Whether the line before was a value below its `=`.
    private var wasValue = false

    init(indentWidth: Int) { self.indentWidth = indentWidth }

    var faultAtEnd: String? {
        open.isEmpty ? previous.isEmpty ? "the last line is empty" : nil : "a bracket stays open"
    }

    /// What is wrong with the next line.
    mutating func fault(of line: Substring) -> String? {
        if line.last == " " { return "ends in a blank" }
        if line.contains("\t") { return "has a tab" }
        let content = line.drop { $0 == " " }
        let indent = line.count - content.count
        defer { (previous, previousIndent) = (content, indent) }
        if content.isEmpty {
            return previous.isEmpty || previous.last.map("{([".contains) == true ? "is one empty line too many" : nil
        }
        var brackets = brackets(in: content)[...]
        var expected = open.last.map { $0 + indentWidth } ?? 0
        let isValue = previous.hasSuffix(" =")
        defer { wasValue = isValue }
        if let first = content.first, "})]".contains(first) {
            if previous.isEmpty { return "closes a bracket below an empty line" }
            for _ in 0..<brackets.prefix(while: { "})]".contains($0) }).count {
                guard let opened = open.popLast() else { return "closes nothing" }
                expected = opened
                brackets.removeFirst()
            }
        } else if isValue {
            expected = previousIndent + indentWidth
        } else if content.hasPrefix(".") {
            // A chain continues at its level, or begins one level deeper.
            let continues = wasValue || previous.first.map("})].".contains) == true
            expected = continues ? previousIndent : previousIndent + indentWidth
        }
        if indent != expected { return "is not indented by \(expected)" }
        for bracket in brackets {
            if "{([".contains(bracket) {
                open.append(indent)
            } else if open.popLast() == nil {
                return "closes nothing"
            }
        }
        return nil
    }

    /// The brackets of a line outside of strings and comments.
    private func brackets(in line: Substring) -> [Character] {
        var result: [Character] = []
        var isString = false
        var isEscaped = false
        var previous: Character = " "
        for character in line {
            if isString {
                if !isEscaped, character == "\"" { isString = false }
                isEscaped = !isEscaped && character == "\\"
                continue
            }
            if character == "/", previous == "/" { break }
            previous = character
            if character == "\"" { isString = true }
            if "{([])}".contains(character) { result.append(character) }
        }
        return result
    }
}
