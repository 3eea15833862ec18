extension UIView {
    nonisolated var reference: String {
        let name = ClassName.text(of: type(of: self)) + ":" + address
        guard MainContext.isCurrent else { return name }
        return MainActor.assumeIsolated { shownText.map { name + "'" + Self.shortened($0) + "'" } ?? name }
    }

    /// `<UILabel: 0x7fb1; frame = (8 20; 56 21); text = 'Total'; layer = <CALayer: 0x600>>`
    nonisolated final var attributeDescription: String {
        let head = "<" + ClassName.text(of: type(of: self)) + ": " + address
        guard MainContext.isCurrent else { return head + ">" }
        return MainActor.assumeIsolated {
            let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                .map(NumberText.general)
            var parts = [head, "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
            if let shownText { parts.append("text = '" + Self.shortened(shownText) + "'") }
            if isHidden { parts.append("hidden = YES") }
            if tag != 0 { parts.append("tag = \(tag)") }
            parts.append("layer = <CALayer: " + ObjectAddress.text(of: layer) + ">>")
            return parts.joined(separator: "; ")
        }
    }

    /// UIKit cuts long texts.
    private static func shortened(_ text: String) -> String { text.count > 29 ? text.prefix(26) + "..." : text }
}
