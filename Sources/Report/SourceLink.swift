import LayoutInspector

/// The address of a line of a file, in a browser or an editor: `https://example.com/blob/main/{path}#L{line}`.
package struct SourceLink: Sendable, Equatable {
    /// With `{path}`, `{absolute}`, `{line}` and `{column}` in the places of these.
    package let template: String

    /// - Returns: `nil` unless the template begins like `https://` or `vscode://`, and names a path.
    package init?(_ template: String) {
        guard let colon = template.firstIndex(of: ":"), template[colon...].hasPrefix("://") else { return nil }
        let scheme = template[..<colon].lowercased()
        let isScheme = scheme.first?.isLetter ?? false && scheme.utf8.allSatisfy(Self.isOfScheme)
        // A click must open a place, not run a program.
        guard isScheme, !["javascript", "vbscript", "data"].contains(scheme),
            template.contains("{path}") || template.contains("{absolute}")
        else { return nil }
        self.template = template
    }

    private static func isOfScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
    }

    static let expectation = "an address with {path} or {absolute}, such as https://host/blob/main/{path}#L{line}"

    /// - Parameters:
    ///   - path: As reports write it.
    ///   - absolute: The path from the root.
    /// - Returns: `nil` for standard input, and for files outside the folder that paths are relative to.
    func address(path: String, absolute: String, place: Place?) -> String? {
        if path == "-" || template.contains("{path}") && path.hasPrefix("/") { return nil }
        var address = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{") {
            address += rest[..<open]
            rest = rest[open...]
            let values = [
                ("{path}", Self.encoded(path)), ("{absolute}", Self.encoded(absolute)),
                ("{line}", String(place?.line ?? 1)), ("{column}", String(place?.column ?? 1)),
            ]
            if let (word, value) = values.first(where: { rest.hasPrefix($0.0) }) {
                address += value
                rest = rest.dropFirst(word.count)
            } else {
                address += "{"
                rest = rest.dropFirst()
            }
        }
        return address + rest
    }

    /// A path as an address contains it.
    private static func encoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
