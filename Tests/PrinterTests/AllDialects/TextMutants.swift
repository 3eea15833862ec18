/// All texts that differ from one in a single token or line.
struct TextMutants {
    struct Mutant {
        /// The code at the place and what was done to it: `offset: number + 1`.
        var kind: String
        var text: String
        /// The line, counted from 1.
        var line: Int
    }

    private struct Token {
        enum Kind { case word, number, string, mark }
        var kind: Kind
        var range: Range<String.Index>
        var line: Int
    }

    private let text: String
    private var tokens: [Token] = []

    init(_ text: String) {
        self.text = text
        tokenize()
    }

    /// Comments are left out, and titles for the editor: they say nothing that a proof could hold against anything.
    private mutating func tokenize() {
        var position = text.startIndex
        var line = 1
        func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        while position < text.endIndex {
            let start = position
            let character = text[position]
            text.formIndex(after: &position)
            let kind: Token.Kind
            if character == "\n" {
                line += 1
                continue
            } else if character.isWhitespace {
                continue
            } else if character == "/" || text[start...].hasPrefix("#pragma mark") {
                position = text[position...].firstIndex(of: "\n") ?? text.endIndex
                continue
            } else if character == "\"" {
                while position < text.endIndex, text[position] != "\"" {
                    if text[position] == "\\" { text.formIndex(after: &position) }
                    text.formIndex(after: &position)
                }
                text.formIndex(after: &position)
                kind = .string
            } else if character.isNumber || character == "-" && text[position...].first?.isNumber == true {
                while position < text.endIndex, isWord(text[position]) || text[position] == "." {
                    text.formIndex(after: &position)
                }
                kind = .number
            } else if isWord(character) {
                while position < text.endIndex, isWord(text[position]) { text.formIndex(after: &position) }
                kind = .word
            } else {
                kind = .mark
            }
            tokens.append(Token(kind: kind, range: start..<position, line: line))
        }
    }

    /// Words that stand for one another in the DSL, in UIKit and in Swift.
    private static let families: [[String]] = [
        [
            "top", "bottom", "left", "right", "leading", "trailing", "centerX", "centerY", "width", "height",
            "vertical",
            "horizontal", "localizedHorizontal", "edges", "localizedEdges", "size", "center",
        ],
        ["equal", "moreThan", "lessThan"], ["with", "to"], ["parent", "safeArea", "mySelf"],
        ["offset", "inset", "constant"], ["added", "substracted", "multiplied"], ["offsetted", "insetted"],
        [
            "fillParent", "fillSafeArea", "matchParentH", "matchSafeAreaH", "matchParentV", "matchSafeAreaV",
            "matchParentSize", "centered", "centeredH", "centeredV", "widthMatchHeight", "heightMatchWidth",
        ],
        ["topLeft", "topRight", "topLeading", "topTrailing", "bottomLeft", "bottomRight", "bottomLeading", "center"],
        ["insert", "insertStacked"], ["VStacked", "HStacked", "VScrollableStacked", "HScrollableStacked"],
        ["true", "false"], ["horizontal", "vertical"],
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
        ["leading", "center", "trailing", "fill", "firstBaseline"],
        ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"],
        ["equalToConstant", "lessThanOrEqualToConstant", "greaterThanOrEqualToConstant"],
        ["equal", "lessThanOrEqual", "greaterThanOrEqual"],
        [
            "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor",
            "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "widthAnchor",
            "heightAnchor",
        ],
        ["priority", "identifier"], ["width", "height"], ["x", "y"], ["top", "left", "bottom", "right"],
        ["spacing", "distribution", "alignment", "margins", "margin"], ["aboveSubview", "belowSubview"],
        ["addSubview", "addArrangedSubview", "bringSubviewToFront", "addLayoutGuide"], ["activate", "deactivate"],
        ["flexibleWidth", "flexibleHeight", "flexibleTopMargin", "flexibleLeftMargin"],
        ["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "keyboardLayoutGuide"],
        ["let", "var"], ["UIView", "UILabel", "UIButton", "UIStackView"], ["SpacerView", "ScrollableStackView"],
        [
            "leadingMargin", "trailingMargin", "topMargin", "bottomMargin", "leftMargin", "rightMargin",
            "centerXWithinMargins", "centerYWithinMargins",
        ],
    ]

    /// Every mutant, or the first of each kind.
    func all(onePerKind: Bool) -> [Mutant] {
        var mutants: [Mutant] = []
        var seen = Set<String>()
        func add(_ kind: String, _ range: Range<String.Index>, _ replacement: String, line: Int) {
            if onePerKind, !seen.insert(kind).inserted { return }
            let changed = String(text[..<range.lowerBound]) + replacement + text[range.upperBound...]
            if changed != text { mutants.append(Mutant(kind: kind, text: changed, line: line)) }
        }
        let names = Array(Set(tokens.filter { $0.kind == .word }.map { String(text[$0.range]) })).sorted()
        for (index, token) in tokens.enumerated() {
            let spelling = String(text[token.range])
            let place = self.place(of: index)
            func change(_ what: String, _ replacement: String) {
                add("\(place): \(what)", token.range, replacement, line: token.line)
            }
            switch token.kind {
            case .number:
                let value = Double(spelling.filter { $0 != "_" }) ?? 0
                change("one more", "\(value + 1)")
                change("negated", "\(value == 0 ? 3 : -value)")
                change("doubled", "\(value == 0 ? 5 : value * 2)")
                change("a trifle more", "\(value + 0.001)")
                change("none", value == 0 ? "4" : "0")
            case .string:
                change("longer", spelling.dropLast() + "x\"")
                change("emptied", "\"\"")
            case .word:
                let relatives = Set(TextMutants.families.filter { $0.contains(spelling) }.flatMap { $0 })
                for relative in relatives.sorted() where relative != spelling {
                    change("\(spelling) becomes \(relative)", relative)
                }
                if relatives.isEmpty {
                    change("nobody", "nobody")
                    if let next = names.first(where: { $0 > spelling }) { change("another name", next) }
                    if let last = names.last(where: { $0 < spelling }) { change("yet another name", last) }
                }
            case .mark: break
            }
            change("\(token.kind == .word ? "" : spelling) left out", "")
            change("\(token.kind == .word ? "" : spelling) twice", spelling + " " + spelling)
            if index + 1 < tokens.count {
                let next = tokens[index + 1]
                let both = token.range.lowerBound..<next.range.upperBound
                let between = text[token.range.upperBound..<next.range.lowerBound]
                if !between.contains("/") {
                    add("\(place): swapped", both, text[next.range] + String(between) + spelling, line: token.line)
                }
            }
        }
        addLines(&mutants, onePerKind: onePerKind)
        return mutants
    }

    /// The texts of a writer or planner that has one thing wrong of a word, wherever the word is used: another word in its
    /// place, or the opposite sign of its numbers.
    func rows() -> [Mutant] {
        var places: [String: [Int]] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .word {
            places[String(text[token.range]), default: []].append(index)
        }
        var mutants: [Mutant] = []
        for (word, uses) in places.sorted(by: { $0.key < $1.key }) {
            let relatives = Set(TextMutants.families.filter { $0.contains(word) }.flatMap { $0 })
            if relatives.isEmpty { continue }
            let line = tokens[uses[0]].line
            func add(_ kind: String, _ changes: [(range: Range<String.Index>, text: String)]) {
                var changed = text
                for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
                    changed.replaceSubrange(change.range, with: change.text)
                }
                if changed != text { mutants.append(Mutant(kind: "\(word) \(kind)", text: changed, line: line)) }
            }
            for relative in relatives.sorted() where relative != word {
                add("becomes \(relative)", uses.map { (tokens[$0].range, relative) })
            }
            let numbers = tokens.indices.filter { tokens[$0].kind == .number && place(of: $0) == word }
            add(
                "has its numbers negated",
                numbers.compactMap { index in
                    let number = text[tokens[index].range]
                    guard let value = Double(number.filter { $0 != "_" }), value != 0 else { return nil }
                    return (tokens[index].range, number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number)
                }
            )
        }
        return mutants
    }

    private func addLines(_ mutants: inout [Mutant], onePerKind: Bool) {
        var seen = Set<String>()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func add(_ kind: String, _ line: Int, _ changed: [String]) {
            if onePerKind, !seen.insert(kind).inserted { return }
            if changed != lines {
                mutants.append(Mutant(kind: kind, text: changed.joined(separator: "\n"), line: line + 1))
            }
        }
        for index in lines.indices {
            let words = lines[index].trimmingPrefix { $0 == " " }
            if words.isEmpty || words.hasPrefix("//") || words.hasPrefix("#pragma mark") { continue }
            let kind = String(words.prefix { $0 != "(" && $0 != ":" })
            add("line '\(kind)' left out", index, Array(lines[..<index] + lines[(index + 1)...]))
            add("line '\(kind)' twice", index, Array(lines[...index] + lines[index...]))
            if index + 1 < lines.count {
                var swapped = lines
                swapped.swapAt(index, index + 1)
                add("line '\(kind)' after the next", index, swapped)
            }
        }
    }

    /// What the token belongs to: the nearest word before it.
    private func place(of index: Int) -> String {
        var position = index
        while position > 0 {
            position -= 1
            if tokens[position].kind == .word { return String(text[tokens[position].range]) }
        }
        return "beginning"
    }
}
