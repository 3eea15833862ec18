import LayoutInspector

/// Findings that are known, so that only new ones fail a run: how many of each identity a file has.
///
/// The file has one identity on each line, sorted, with the fields path, rule, axis, count and objects between tabs. It
/// holds no line numbers, messages or sizes: it changes only if findings come or go, and merges like other text.
package struct Baseline: Sendable, Equatable {
    /// The findings of one identity in one file.
    struct Entry: Hashable, Sendable {
        /// Relative to the folder of the baseline.
        var path: String
        var identity: FindingIdentity
    }

    private(set) var counts: [Entry: Int] = [:]

    package init() {}

    /// The first words of every baseline.
    package static let mark = "# draft-inspect baseline"

    /// The number of findings.
    package var count: Int { counts.values.reduce(0, +) }

    /// Adds one finding.
    ///
    /// - Parameter path: Relative to the folder of the baseline.
    package mutating func add(_ identity: FindingIdentity, path: String) {
        counts[Entry(path: path, identity: identity), default: 0] += 1
    }

    mutating func set(_ entry: Entry, to count: Int) { counts[entry] = count > 0 ? count : nil }

    /// The whole file.
    package var text: String {
        let lines = counts.map { entry, count in
            let identity = entry.identity
            let fields = [entry.path, identity.rule, identity.axis?.rawValue ?? "-", String(count)] + identity.objects
            return fields.map { FindingIdentity.escaped($0) }.joined(separator: "\t") + "\n"
        }
        return Self.mark + "\n" + lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
    }

    /// Reads a baseline. Of a line that occurs twice, as after a merge, the larger count holds.
    ///
    /// - Throws: ``ReadError`` with the place of what is no entry.
    package init(_ bytes: [UInt8]) throws(ReadError) {
        var number = 0
        for bytes in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            // A carriage return is there after a checkout on Windows.
            let isCarriageReturn = bytes.last == UInt8(ascii: "\r")
            let line = Substring(decoding: isCarriageReturn ? bytes.dropLast() : bytes, as: UTF8.self)
            if number == 1, !line.hasPrefix(Self.mark) {
                throw ReadError(
                    "this is not a baseline: expected \"\(Self.mark)\" in the first line",
                    place: Place(line: 1, column: 1)
                )
            }
            if line.isEmpty || line.hasPrefix("#") { continue }
            try add(line, number: number)
        }
    }

    private mutating func add(_ line: Substring, number: Int) throws(ReadError) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        func fault(_ message: String, field: Int) -> ReadError {
            let column = fields.prefix(field).reduce(1) { $0 + $1.utf8.count + 1 }
            return ReadError(message, place: Place(line: number, column: column))
        }
        guard fields.count >= 4 else {
            throw fault("expected a path, a rule, an axis and a count, separated by tabs", field: 0)
        }
        guard RuleInfo.named(String(fields[1])) != nil else {
            throw fault("expected a rule, found \"\(fields[1])\"", field: 1)
        }
        guard let identity = FindingIdentity(fields: Array(fields[1...2] + fields[4...])) else {
            throw fault("expected an axis (horizontal, vertical, both or -), found \"\(fields[2])\"", field: 2)
        }
        guard let count = Int(fields[3]), count > 0 else {
            throw fault("expected a count, found \"\(fields[3])\"", field: 3)
        }
        let entry = Entry(path: FindingIdentity.unescaped(fields[0]), identity: identity)
        counts[entry] = max(counts[entry, default: 0], count)
    }
}
