import LayoutReport

extension DrawingCharacters {
    /// Those that the terminal shows: by the locale's encoding, and none but ASCII on a dumb terminal.
    static var current: DrawingCharacters { characters(environment: environment) }

    /// - Parameter environment: The value of a variable; the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set counts.
    static func characters(environment: (String) -> String?) -> DrawingCharacters {
        if environment("TERM") == "dumb" { return .ascii }
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
        let encoding = locale.lowercased()
        return encoding.contains("utf-8") || encoding.contains("utf8") ? .boxes : .ascii
    }
}
