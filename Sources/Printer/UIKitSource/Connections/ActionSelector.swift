import SwiftSource

/// A method that a control calls, as Swift spells it: `signIn(_:)`.
package struct ActionSelector: Hashable, Sendable {
    var name: String
    /// The labels of its parameters: none, the sender's, or the sender's and the event's; `_` for none.
    var labels: [String]

    /// A method that takes its sender, without a label.
    init(name: String) {
        self.name = name
        labels = ["_"]
    }

    /// - Parameter labels: `_` for a parameter without one.
    init(name: String, labels: [String]) {
        self.name = name
        self.labels = labels
    }

    /// - Parameter head: `override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)`; `nil` for what
    ///   is no method.
    init?(head: String) {
        guard let start = head.firstRange(of: "func "), let open = head.firstIndex(of: "("),
            let close = head.lastIndex(of: ")"), start.upperBound < open
        else { return nil }
        name = String(head[start.upperBound..<open])
        labels = head[head.index(after: open)..<close].split(separator: ",").map { parameter in
            String(parameter.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" })
        }
    }

    /// What Objective-C calls it: `signIn:`, `connectWithSender:`.
    var objectiveC: String {
        guard let first = labels.first else { return name }
        let head = first == "_" ? name : name + "With" + first.prefix(1).uppercased() + first.dropFirst()
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// - Parameter objectiveC: `signIn:` and `connectWithSender:forEvent:`, as documents have it. `nil` where no method of Swift
    ///   is called so, or it takes more than a sender and an event.
    package init?(objectiveC: String) {
        let parts = objectiveC.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count <= 3, parts.count == 1 || parts.last == "" else { return nil }
        name = parts[0]
        labels = parts.count == 1 ? [] : Array(["_"] + parts.dropFirst().dropLast())
        // Swift puts the first label behind the name of the method: connect(sender:) is connectWithSender: to Objective-C.
        if !labels.isEmpty, let range = name.lastRange(of: "With"), range.lowerBound > name.startIndex {
            let label = String(name[range.upperBound...])
            if label.first?.isUppercase == true {
                labels[0] = label.prefix(1).lowercased() + label.dropFirst()
                name = String(name[..<range.lowerBound])
            }
        }
        guard SwiftIdentifier.isValid(name), labels.allSatisfy({ $0 == "_" || SwiftIdentifier.isValid($0) }) else {
            return nil
        }
    }

    /// `signIn(_:)`
    var text: String { labels.isEmpty ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")" }

    /// `#selector(signIn(_:))`
    var expression: SwiftExpression { .chain([.member("#selector(" + text + ")")]) }

    /// `#selector(LoginController.signIn(_:))`
    func expression(of className: String) -> SwiftExpression {
        .chain([.member("#selector(" + className + "." + text + ")")])
    }

    /// Reads what ``expression`` spells.
    init?(_ expression: SwiftExpression) {
        guard case .chain(let links) = expression, links.count == 1, case .member(let word) = links[0],
            word.hasPrefix("#selector("), word.hasSuffix(")")
        else { return nil }
        let text = word.dropFirst("#selector(".count).dropLast()
        let open = text.firstIndex(of: "(") ?? text.endIndex
        name = String(text[..<open])
        labels = text[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    /// The method without a body: `@objc private func signIn(_ sender: UIButton)`.
    ///
    /// - Parameter isOpen: Whether other classes name it.
    package func head(sender: String, isOpen: Bool = false) -> String {
        let types = [("sender", sender), ("event", "UIEvent")]
        let parameters = zip(labels, types).map { label, parameter in
            (label == parameter.0 ? "" : label + " ") + parameter.0 + ": " + parameter.1
        }
        return (isOpen ? "@objc func " : "@objc private func ") + name + "(" + parameters.joined(separator: ", ") + ")"
    }
}

extension String {
    fileprivate func lastRange(of word: String) -> Range<String.Index>? {
        var found: Range<String.Index>?
        var rest = startIndex..<endIndex
        while let range = self[rest].firstRange(of: word) {
            found = range
            rest = range.upperBound..<endIndex
        }
        return found
    }
}
