import SwiftSource

/// A member of a class that UIKit or other code uses: an action, a method that a protocol requires, another name of a view.
struct ClassMember: Equatable, Sendable {
    /// The name without parameters.
    var name: String
    /// `@objc private func signIn(_ sender: UIButton)`, `var labels: [UILabel]`
    var head: String
    /// The only expression; `nil` for a body that is written by hand.
    var value: SwiftExpression?
    var comment: String?

    /// The member without blanks, as the proof looks for it.
    var canonical: String { head.filter { $0 != " " } + "{" + (value?.canonical ?? "") + "}" }
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
        if let comment { document.line("/// " + comment) }
        guard let value else {
            writeHead(to: &document)
            return document.line(" {}")
        }
        // A short list goes into the line of its name.
        if comment == nil, let text = value.short { return document.line(head + " { " + text + " }") }
        writeHead(to: &document)
        document.line(" {")
        document.indent()
        ExpressionWriter.write(value, to: &document)
        document.newline()
        document.outdent()
        document.line("}")
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
