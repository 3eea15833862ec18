import SwiftSource

/// Reads the function that lays views out, line by line: closures with arithmetic are no part of the Swift that other
/// readers know.
struct MakerReader {
    /// The text with an empty function in the place of each one with layouts.
    private(set) var rest = ""
    /// The layouts of each such function, in order.
    private(set) var functions: [Function] = []

    struct Function {
        var layouts: [MakerLayout] = []
        /// The comments after them.
        var refusals: [String] = []
    }

    init(_ text: String) throws(ProofFailure) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var number = 0
        var kept: [Substring] = []
        while let line = lines.popFirst() {
            number += 1
            kept.append(line)
            guard line.hasSuffix("func " + NotAutoLayoutSection.layOutSubviews + "() {") else { continue }
            let indent = line.prefix { $0 == " " }
            var body: [Line] = []
            while let next = lines.first, next != indent + "}" {
                number += 1
                body.append(Line(number: number, text: next.trimming))
                // The other reader counts lines, too.
                kept.append("")
                lines.removeFirst()
            }
            if lines.isEmpty { throw ProofFailure("line \(number) ends in a function") }
            let comments = body.reversed().prefix { $0.text.hasPrefix("// ") }.reversed()
            functions.append(
                Function(
                    layouts: try MakerReader.layouts(body.dropLast(comments.count)),
                    refusals: comments.map { String($0.text.dropFirst("// ".count)) }
                )
            )
        }
        rest = kept.joined(separator: "\n")
    }

    private struct Line {
        var number: Int
        var text: Substring
    }

    private static func layouts(_ body: ArraySlice<Line>) throws(ProofFailure) -> [MakerLayout] {
        var body = body
        var layouts: [MakerLayout] = []
        while let line = body.popFirst() {
            guard let head = line.text.removing(suffix: ") {"), let call = head.range(of: "nal.layout(") else {
                throw ProofFailure("line \(line.number) lays nothing out")
            }
            let parent = head[..<call.lowerBound]
            guard parent.isEmpty || parent.last == ".", body.popFirst()?.text == "$0" else {
                throw ProofFailure("line \(line.number) lays nothing out")
            }
            var layout = MakerLayout(
                parent: parent.isEmpty ? "self" : String(parent.dropLast()),
                view: String(head[call.upperBound...]),
                steps: []
            )
            while let step = body.popFirst(), step.text != "}" {
                guard let read = self.step(step.text) else {
                    throw ProofFailure("line \(step.number) is no call on a maker")
                }
                layout.steps.append(read)
            }
            layouts.append(layout)
        }
        return layouts
    }

    // MARK: Steps

    private static func step(_ text: Substring) -> MakerStep? {
        if text == ".fitSize()" { return .fitSize }
        if let name = text.removing(prefix: ".fit")?.removing(suffix: "()") {
            return quantity(name).flatMap { $0.isLength ? .fit($0) : nil }
        }
        guard let call = text.removing(suffix: ")"), let open = call.firstIndex(of: "(") else { return nil }
        let arguments = call[call.index(after: open)...]
        if let name = call[..<open].removing(prefix: ".set") {
            guard let quantity = quantity(name), let value = value(arguments) else { return nil }
            return .set(quantity, value)
        }
        guard let name = call[..<open].removing(prefix: ".pin"), let quantity = quantity(name), !quantity.isLength,
            let rest = arguments.removing(prefix: "to: "), let comma = rest.range(of: ", with: { "),
            let closure = rest[comma.upperBound...].removing(suffix: " }"), let sum = sum(closure),
            sum.terms.count == 1, sum.terms[0].guide == .bounds, sum.terms[0].multiplier == 1
        else { return nil }
        return .pin(quantity, to: String(rest[..<comma.lowerBound]), sum.terms[0].quantity, offset: sum.constant)
    }

    private static func quantity(_ name: Substring) -> MakerQuantity? {
        guard let first = name.first, first.isUppercase else { return nil }
        return MakerQuantity(rawValue: first.lowercased() + name.dropFirst())
    }

    private static func value(_ arguments: Substring) -> MakerValue? {
        if let number = arguments.removing(prefix: "to: ") {
            return self.number(number).map { MakerValue(constant: $0) }
        }
        guard let closure = arguments.removing(prefix: "by: { ")?.removing(suffix: " }"), let sum = sum(closure),
            !sum.terms.isEmpty
        else { return nil }
        return sum
    }

    /// `$0.width * 0.5 + $0.height - 8`
    private static func sum(_ text: Substring) -> MakerValue? {
        var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
        var value = MakerValue()
        var sign = 1.0
        while let word = words.popFirst() {
            if let path = word.removing(prefix: "$0.") {
                guard sign == 1, var term = term(path) else { return nil }
                if words.first == "*" {
                    words.removeFirst()
                    guard let factor = words.popFirst().flatMap(number) else { return nil }
                    term.multiplier = factor
                }
                value.terms.append(term)
            } else {
                guard !value.terms.isEmpty, words.isEmpty, let constant = number(word), constant > 0 else { return nil }
                value.constant = sign * constant
            }
            guard let mark = words.popFirst() else { return value }
            guard mark == "+" || mark == "-", !words.isEmpty else { return nil }
            sign = mark == "+" ? 1 : -1
        }
        return nil
    }

    private static func term(_ path: Substring) -> MakerValue.Term? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard let quantity = parts.last.flatMap({ MakerQuantity(rawValue: String($0)) }) else { return nil }
        switch parts.count {
        case 1: return MakerValue.Term(guide: .bounds, quantity: quantity)
        case 2:
            guard let guide = MakerGuide(rawValue: String(parts[0])), guide != .bounds else { return nil }
            return MakerValue.Term(guide: guide, quantity: quantity)
        default: return nil
        }
    }

    private static func number(_ text: Substring) -> Double? {
        guard text.first?.isNumber == true || text.first == "-" else { return nil }
        return Double(text.filter { $0 != "_" })
    }
}

extension Substring {
    fileprivate var trimming: Substring { drop { $0 == " " } }

    fileprivate func removing(prefix: String) -> Substring? { hasPrefix(prefix) ? dropFirst(prefix.count) : nil }

    fileprivate func removing(suffix: String) -> Substring? { hasSuffix(suffix) ? dropLast(suffix.count) : nil }

    fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
