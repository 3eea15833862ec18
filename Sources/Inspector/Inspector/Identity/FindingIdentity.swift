import LayoutModel

/// What a finding has in common with the same finding of another run: its rule, its axis and the objects it is about.
///
/// Never a line, an address, a message or a measured number: those change while the fault stays. The file is no part of
/// it, because a path depends on the folder it is relative to; see ``fingerprint(path:occurrence:)``.
package struct FindingIdentity: Sendable, Hashable {
    package var rule: String
    package var axis: Finding.Direction?
    /// The names of the objects, stable between runs: see ``StableNames``.
    package var objects: [String]

    package init(rule: String, axis: Finding.Direction?, objects: [String]) {
        self.rule = rule
        self.axis = axis
        self.objects = objects
    }

    /// The identity on one line, in which no two identities are equal: rule, axis and objects, separated by tabs.
    ///
    /// Tabs, line breaks and backslashes in names are escaped.
    package var line: String {
        ([rule, axis?.rawValue ?? "-"] + objects).map(Self.escaped).joined(separator: "\t")
    }

    /// Reads what ``line`` wrote, as fields that were separated already; `nil` if they are no identity.
    package init?(fields: [Substring]) {
        guard fields.count >= 2, !fields[0].isEmpty else { return nil }
        let axis = fields[1] == "-" ? nil : Finding.Direction(rawValue: String(fields[1]))
        guard fields[1] == "-" || axis != nil else { return nil }
        self.init(rule: Self.unescaped(fields[0]), axis: axis, objects: fields.dropFirst(2).map(Self.unescaped))
    }

    /// 16 hexadecimal digits that stand for the identity in a file.
    ///
    /// - Parameters:
    ///   - path: Relative to a folder that is the same in all runs.
    ///   - occurrence: Findings of one identity in one file are counted from 1, in their order.
    package func fingerprint(path: String, occurrence: Int = 1) -> String {
        var hash = Fingerprint()
        hash.add(path)
        hash.add(line)
        if occurrence > 1 { hash.add(String(occurrence)) }
        return hash.text
    }

    package static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    package static func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
        var result = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                isEscaped = false
                switch scalar {
                case "t": result += "\t"
                case "n": result += "\n"
                case "r": result += "\r"
                default: result.unicodeScalars.append(scalar)
                }
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// FNV-1a of 64 bits: the same on every machine and in every version, unlike `Hasher`.
package struct Fingerprint {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Adds a text and its end, so that "ab" and "c" differ from "a" and "bc".
    package mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0)
    }

    private mutating func add(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    package init() {}

    /// 16 hexadecimal digits.
    package var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
