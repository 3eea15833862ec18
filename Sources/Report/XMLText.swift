/// Text as XML may contain it, in elements and in attributes: nothing that could begin or end one, and no control
/// characters.
func escapedForXML(_ text: String) -> String {
    var result = ""
    for scalar in printable(text).unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        // Not characters of XML.
        case "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
