/// Text as XML contains it.
package enum XMLText {
    /// The text within an element, or within the value of an attribute. Tabs and line breaks are references, since a value
    /// loses them otherwise; what XML 1.0 cannot contain is U+FFFD.
    ///
    /// - Parameter quote: The quotes around the value; the other kind stays as it is.
    package static func escaped(_ text: String, quote: Character = "\"") -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where quote == "\"": result += "&quot;"
            case "'" where quote == "'": result += "&apos;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<" ", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
