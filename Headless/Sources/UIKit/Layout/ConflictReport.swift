/// Constraints that have no solution together, as UIKit's console message lists them.
struct ConflictReport: Equatable {
    /// Descriptions, in the order of the dump.
    var members: [String]
    /// One of them.
    var broken: String

    /// UIKit's message of iOS 10 and later, with the blanks that its lines end with.
    var message: String {
        var lines = [
            "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
            "\tProbably at least one of the constraints in the following list is one you don't want. ", "\tTry this: ",
            "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
            "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
        ]
        if members.contains(where: { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") }) {
            lines.append(
                "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                    + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
            )
        }
        lines.append("(")
        let quoted = members.map { "    \"" + ConflictReport.escaped($0) + "\"" }
        lines.append(quoted.joined(separator: ",\n"))
        lines += [
            ")", "", "Will attempt to recover by breaking constraint ", broken, "",
            "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
            "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may "
                + "also be helpful.",
        ]
        return lines.joined(separator: "\n")
    }

    /// The list is the description of an array: its strings are escaped.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x22: result += "\\\""
            case 0x5C: result += "\\\\"
            case 0x0A: result += "\\n"
            case 0x09: result += "\\t"
            case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default:
                result +=
                    "\\U" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
                    + String(unit, radix: 16)
            }
        }
        return result
    }
}
