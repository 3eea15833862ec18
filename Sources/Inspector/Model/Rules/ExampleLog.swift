/// Writes the console logs of examples.
package enum ExampleLog {
    /// A report of UIKit.
    ///
    /// - Parameters:
    ///   - constraints: The text between the angle brackets, class and address left out where it is an
    ///     `NSLayoutConstraint`.
    ///   - broken: Which of them UIKit broke, counted from 0.
    package static func text(_ constraints: [String], broken: Int? = nil) -> String {
        let texts = constraints.enumerated().map { index, constraint in
            let isOfOtherClass = constraint.hasPrefix("NSAutoresizingMaskLayoutConstraint ")
            let className = isOfOtherClass ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint"
            let rest = isOfOtherClass ? String(constraint.dropFirst(className.count + 1)) : constraint
            return "<\(className):0x60000\(index + 1)0 \(rest)>"
        }
        let lines = texts.map { "    \"\($0)\"" }.joined(separator: ",\n")
        var text = "Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)"
        if let broken, texts.indices.contains(broken) {
            text += "\nWill attempt to recover by breaking constraint\n\(texts[broken])"
        }
        return text
    }

    /// Pins a view to the edges of its superview on an axis: `(H)` or `(V)`, with insets.
    package static func pinned(_ view: String, to superview: String, _ axis: String, _ before: String, _ after: String)
        -> [String]
    {
        [
            "\(axis):|-(\(before))-[\(view)]   (active, names: '|':\(superview) )",
            "\(axis):[\(view)]-(\(after))-|   (active, names: '|':\(superview) )",
        ]
    }
}
