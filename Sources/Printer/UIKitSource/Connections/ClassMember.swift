import LayoutCode
import LayoutSyntax
import SwiftSource

/// A member of a class that UIKit or other code uses: an action, a method that a protocol requires, another name of a view.
struct ClassMember: Equatable, Sendable {
    /// The name without parameters.
    var name: String
    /// `@objc private func signIn(_ sender: UIButton)`, `var labels: [UILabel]`
    var head: String
    var body: Body
    var comment: String?

    enum Body: Equatable, Sendable {
        /// Written by hand.
        case empty
        /// The only expression of a method, or of a property that is computed.
        case value(SwiftExpression)
        /// The statements of a method, each an expression.
        case expressions([SwiftExpression])
        /// The statements of a method.
        case lines([String])
        /// What a property begins with.
        case constant(SwiftExpression)
        /// What a property begins with, as the statements of a closure.
        case closure([String])
    }

    init(name: String, head: String, body: Body, comment: String? = nil) {
        self.name = name
        self.head = head
        self.body = body
        self.comment = comment
    }

    init(name: String, head: String, value: SwiftExpression? = nil, comment: String? = nil) {
        self.init(name: name, head: head, body: value.map { .value($0) } ?? .empty, comment: comment)
    }

    /// The member without blanks, as the proof looks for it.
    var canonical: String {
        let start = head.filter { $0 != " " }
        switch body {
        case .empty: return start + "{}"
        case .value(let value): return start + "{" + value.canonical + "}"
        case .expressions(let values): return start + "{" + values.map(\.canonical).joined() + "}"
        case .lines(let lines): return start + "{" + ClassMember.canonical(lines) + "}"
        case .constant(let value): return start + "=" + value.canonical
        case .closure(let lines): return start + "={" + ClassMember.canonical(lines) + "}()"
        }
    }

    private static func canonical(_ lines: [String]) -> String {
        let text = lines.joined(separator: "\n")
        let tokens = text.utf8.withContiguousStorageIfAvailable { try? SwiftCodeTokens(UnsafeRawBufferPointer($0)) }
        return tokens.flatMap { $0 }.map { $0.canonical(0..<$0.count) } ?? text.filter { !$0.isWhitespace }
    }
}

extension SwiftExpression {
    /// A name or a list of a few, as source has it on a line with others.
    fileprivate var short: String? {
        if let path { return path }
        guard case .list(let elements) = self else { return nil }
        let names = elements.compactMap(\.value.path)
        let text = "[" + names.joined(separator: ", ") + "]"
        return names.count == elements.count && text.count <= 60 ? text : nil
    }
}

extension ClassMember {
    func write(to document: inout Document) {
        for line in ClassMember.lines(of: comment ?? "") { document.line("/// " + line) }
        switch body {
        case .empty:
            writeHead(to: &document)
            document.line(" {}")
        case .value(let value):
            // A short list goes into the line of its name.
            if comment == nil, let text = value.short { return document.line(head + " { " + text + " }") }
            write([value], to: &document)
        case .expressions(let values): write(values, to: &document)
        case .lines(let lines):
            writeHead(to: &document)
            document.line(" {")
            write(lines, to: &document)
            document.line("}")
        case .constant(let value):
            document.text(head + " = ")
            ExpressionWriter.write(value, to: &document)
            document.newline()
        case .closure(let lines):
            document.line(head + " = {")
            write(lines, to: &document)
            document.line("}()")
        }
    }

    /// The words of a comment in lines that are not too long beside their marks.
    private static func lines(of comment: String) -> [String] {
        var lines: [String] = []
        for word in comment.split(separator: " ") {
            if let last = lines.last, last.count + word.count < longHead {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private func write(_ values: [SwiftExpression], to document: inout Document) {
        writeHead(to: &document)
        document.line(" {")
        document.indent()
        for value in values {
            ExpressionWriter.write(value, to: &document)
            document.newline()
        }
        document.outdent()
        document.line("}")
    }

    private func write(_ lines: [String], to document: inout Document) {
        document.indent()
        for line in lines { document.line(line) }
        document.outdent()
    }

    /// From how many characters on each parameter has a line of its own, as `swift format` has it.
    private static let longHead = 105

    private func writeHead(to document: inout Document) {
        guard head.count > Self.longHead, let open = head.firstIndex(of: "("), let close = head.lastIndex(of: ")")
        else {
            return document.text(head)
        }
        document.line(String(head[...open]))
        document.indent()
        let parameters = head[head.index(after: open)..<close].split(separator: ",")
        for (place, parameter) in parameters.enumerated() {
            document.line(parameter.drop { $0 == " " } + (place + 1 < parameters.count ? "," : ""))
        }
        document.outdent()
        document.text(String(head[close...]))
    }
}
