import UIKit

extension UIView {
    /// The hierarchy with its frames, a line a view, for snapshot tests: no addresses, the same text on every run.
    ///
    ///     LoginView (0, 0, 393, 852)
    ///         UILabel "Sign in" (16, 75, 361, 24.33)
    public func layoutSnapshot() -> String {
        var lines: [String] = []
        var pending = [(view: self, depth: 0)]
        while let (view, depth) = pending.popLast() {
            lines.append(String(repeating: "    ", count: depth) + view.snapshotLine)
            pending += view.subviews.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var snapshotLine: String {
        var parts = [String(describing: type(of: self))]
        if let identifier = accessibilityIdentifier { parts.append(identifier) }
        if let text = (self as? UILabel)?.text ?? (self as? UIButton)?.title(for: .normal) {
            parts.append("\"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\"")
        }
        let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map(UIView.rounded)
        parts.append("(" + numbers.joined(separator: ", ") + ")")
        if isHidden { parts.append("hidden") }
        return parts.joined(separator: " ")
    }

    /// Two decimals at most.
    private static func rounded(_ length: CGFloat) -> String {
        let hundredths = (length * 100).rounded()
        guard abs(hundredths) < 1e15 else { return String(Double(length)) }
        let text = String(format: "%.2f", Double(hundredths / 100))
        var trimmed = Substring(text)
        while trimmed.hasSuffix("0") { trimmed.removeLast() }
        if trimmed.hasSuffix(".") { trimmed.removeLast() }
        return trimmed == "-0" ? "0" : String(trimmed)
    }
}
