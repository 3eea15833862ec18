import LayoutSyntax

/// The columns of places in Unicode scalars, where they differ from those in bytes: behind characters beyond ASCII.
package struct ScalarColumns: Sendable, Equatable {
    /// By line and column in bytes; the text of a place plays no part.
    package private(set) var columns: [Place: Int] = [:]

    package init() {}

    package var isEmpty: Bool { columns.isEmpty }

    /// In the order of the file.
    package var entries: [(place: Place, column: Int)] {
        columns.map { ($0.key, $0.value) }.sorted { $0.place < $1.place }
    }

    /// The column of a place in Unicode scalars, 1-based.
    package subscript(place: Place) -> Int { columns.isEmpty ? place.column : columns[Self.key(place)] ?? place.column }

    package mutating func set(_ column: Int, of place: Place) { columns[Self.key(place)] = column }

    private static func key(_ place: Place) -> Place { Place(line: place.line, column: place.column) }
}

/// The lines of a text in which columns can differ: those with characters beyond ASCII.
package struct ScalarLines: Sendable {
    private let bytes: [UInt8]
    private let lines: [Int: Range<Int>]

    /// - Complexity: O(bytes).
    package init(_ bytes: [UInt8]) {
        // Files of old Macs end lines with carriage returns alone.
        let lineEnd: UInt8 = bytes.contains(0x0A) ? 0x0A : 0x0D
        var lines: [Int: Range<Int>] = [:]
        bytes.withUnsafeBytes { buffer in
            var (start, number) = (0, 1)
            var isASCII = true
            for index in 0...buffer.count {
                if index == buffer.count || buffer[index] == lineEnd {
                    if !isASCII { lines[number] = start..<index }
                    (start, isASCII) = (index + 1, true)
                    number += 1
                } else if buffer[index] >= 0x80 {
                    isASCII = false
                }
            }
        }
        self.lines = lines
        self.bytes = lines.isEmpty ? [] : bytes
    }

    /// - Complexity: O(places · log of their number + bytes of their lines).
    package func columns(of places: some Sequence<Place>) -> ScalarColumns {
        var result = ScalarColumns()
        if lines.isEmpty { return result }
        var line = 0
        var range = 0..<0
        var position = 0
        var scalars = 0
        for place in places.map({ Place(line: $0.line, column: $0.column) }).sorted() {
            if place.line != line {
                guard let known = lines[place.line] else { continue }
                (line, range, position, scalars) = (place.line, known, known.lowerBound, 0)
            }
            let end = min(range.lowerBound + place.column - 1, range.upperBound)
            while position < end {
                // A scalar begins with every byte that continues none.
                if bytes[position] & 0xC0 != 0x80 { scalars += 1 }
                position += 1
            }
            if scalars + 1 != place.column { result.set(scalars + 1, of: place) }
        }
        return result
    }
}

extension InputSource {
    /// The lines of the source's file in which columns in Unicode scalars can differ from those in bytes; `nil` for what is
    /// no file, or a larger one than 64 MB.
    package var scalarLines: ScalarLines? {
        guard case .file = content, file != "-", let bytes = content(atMost: 64 << 20) else { return nil }
        return ScalarLines(bytes)
    }
}
