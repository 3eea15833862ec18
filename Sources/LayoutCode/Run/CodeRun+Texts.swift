import LayoutModel
import LayoutSyntax

/// Texts that views show.
extension CodeRun {
    /// - Parameter text: `nil`: one that only the run of the app knows.
    mutating func show(_ text: String?, _ object: Int) {
        objects[object].view.text = text
        objects[object].view.inferred.removeAll { $0 == Layout.View.unknownTextMark }
        if text == nil { objects[object].view.inferred.append(Layout.View.unknownTextMark) }
    }

    /// The text of `NSLocalizedString("save", value: "Save", comment: "")` or `String(localized: "save", defaultValue: "Save")`: the
    /// value, else the key, where that is a text itself; empty for a key that only the strings files of the app explain.
    ///
    /// - Returns: `nil` for other calls.
    mutating func localizedText(
        _ function: String,
        _ arguments: [SwiftCode.Argument]
    ) throws(ReadError) -> String? {
        let value: String
        switch (function, arguments.first?.label) {
        case ("NSLocalizedString", nil): value = "value"
        case ("String", "localized"?): value = "defaultValue"
        default: return nil
        }
        guard let first = arguments.first else { return nil }
        if let stated = arguments.first(where: { $0.label == value }),
            let text = try text(stated.value), !text.isEmpty
        {
            return text
        }
        let key = try text(first.value) ?? ""
        return CodeRun.isText(key) ? key : ""
    }

    /// Whether a key is what people read: words, not `login.title` or `LOGIN_TITLE`.
    private static func isText(_ key: String) -> Bool {
        if key.contains(" ") { return true }
        return key.allSatisfy { $0.isLetter } && key.contains { $0.isLowercase } && key.first?.isUppercase == true
    }
}
