import LayoutModel
import LayoutSyntax

/// Values that several kinds of objects have. A fault that skips one object is stored in `fault`, and reading
/// continues; a value of the wrong type ends it.
extension DumpParse {
    /// Reads an object key by key.
    ///
    /// - Parameter body: Reads the value of a known key.
    /// - Returns: The keys that were present, as bits in the order of `words`.
    /// - Throws: Also for a duplicate key.
    @discardableResult
    @inline(__always)
    mutating func object<Key>(
        _ words: JSONWords<Key>,
        called name: StaticString,
        _ body: (inout DumpParse, Key) throws(ReadError) -> Void
    ) throws(ReadError) -> UInt64 {
        try scanner.openObject()
        var seen: UInt64 = 0
        var hint = 0
        while let token = try scanner.nextKey() {
            guard let index = words.index(of: token, in: scanner, from: hint) else {
                try skipUnknown(token, known: words.spellings, in: name)
                continue
            }
            try mark(index, in: &seen, token)
            hint = index + 1
            try body(&self, words.meaning(at: index))
        }
        return seen
    }

    @inline(__always)
    func mark(_ index: Int, in seen: inout UInt64, _ token: JSONScanner.StringToken) throws(ReadError) {
        let bit: UInt64 = 1 << UInt64(index)
        guard seen & bit == 0 else {
            throw scanner.error(
                "the key \"\(scanner.text(of: token))\" appears twice in one object",
                at: token.range.lowerBound - 1
            )
        }
        seen |= bit
    }

    mutating func skipUnknown(
        _ token: JSONScanner.StringToken,
        known: [String],
        in name: StaticString
    ) throws(ReadError) {
        unknownKeys.note(
            scanner.text(of: token),
            known: known,
            in: "\(name)",
            place: scanner.place(ofKey: token)
        )
        try scanner.skipValue()
    }

    /// Checks that an object has its required keys, passed as bits.
    @inline(__always)
    func require<Key>(
        _ required: UInt64,
        in seen: UInt64,
        _ words: JSONWords<Key>,
        at start: Int
    ) throws(ReadError) {
        if seen & required == required { return }
        let missing = words.spellings[(required & ~seen).trailingZeroBitCount]
        throw scanner.error("expected the key \"\(missing)\", found none", at: start)
    }

    /// The number of elements of an array after which its length is estimated.
    static let countBeforeEstimate = 1024

    /// The expected number of elements of an array, assuming that the rest of the file is like the part read since
    /// `start`. Reserving that capacity avoids moving large arrays while they grow; unused capacity is never touched.
    func estimatedCount(_ count: Int, since start: Int) -> Int {
        let size = max((scanner.offset - start) / max(count, 1), 1)
        return count + (scanner.bytes.count - scanner.offset) / size
    }

    mutating func note(_ rule: RuleInfo, _ message: String, advice: String? = nil) {
        if fault == nil { fault = Fault(rule, message: message, advice: advice) }
    }

    /// Keeps a skipped object of the file, to write it back.
    mutating func skipObject(_ position: Layout.SkippedObject.Position, id: String?, _ range: Range<Int>) {
        let object = Layout.SkippedObject(position: position, id: id, json: scanner.compactText(of: range))
        skipped.append((range.lowerBound, object))
    }

    // MARK: Single values

    /// A finite number; `nil`, and a fault, if it overflows a double.
    @inline(__always)
    mutating func number() throws(ReadError) -> Double? {
        let number = try scanner.number()
        if number.isFinite { return number }
        note(InvalidValue.info, "a number that overflows a double")
        return nil
    }

    /// One of the words that a key allows; `nil`, and a fault, for any other.
    mutating func word<Word>(_ words: JSONWords<Word>, called name: StaticString) throws(ReadError) -> Word? {
        let token = try scanner.stringToken()
        if let index = words.index(of: token, in: scanner) { return words.meaning(at: index) }
        let text = scanner.text(of: token)
        let nearest = nearestWords.nearest(to: text, among: words.spellings, in: "\(name)")
        note(
            InvalidWord.info,
            "an unknown \(name) \"\(text)\"",
            advice: nearest.map { "the nearest known one is \"\($0)\"" }
        )
        return nil
    }

    mutating func strings() throws(ReadError) -> [String] {
        var strings: [String] = []
        try scanner.openArray()
        while try scanner.nextElement() { strings.append(try scanner.string()) }
        return strings
    }

    /// An array of exactly `count` numbers; `nil` if one overflows.
    private mutating func numbers(_ count: Int) throws(ReadError) -> SIMD4<Double>? {
        var numbers = SIMD4<Double>()
        var isWhole = true
        _ = scanner.peek()
        let start = scanner.offset
        try scanner.openArray()
        var index = 0
        while try scanner.nextElement() {
            guard index < count else {
                throw scanner.error("expected an array of \(count) numbers, found more", at: start)
            }
            if let number = try number() { numbers[index] = number } else { isWhole = false }
            index += 1
        }
        guard index == count else {
            throw scanner.error("expected an array of \(count) numbers, found \(index)", at: start)
        }
        return isWhole ? numbers : nil
    }

    mutating func rectangle() throws(ReadError) -> Rectangle? {
        try numbers(4).map { Rectangle(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    mutating func size() throws(ReadError) -> Size? {
        try numbers(2).map { Size(width: $0[0], height: $0[1]) }
    }

    mutating func point() throws(ReadError) -> Point? {
        try numbers(2).map { Point(x: $0[0], y: $0[1]) }
    }

    /// Two priorities from 0 to 1000.
    mutating func priorities() throws(ReadError) -> PerAxis<Double>? {
        guard let numbers = try numbers(2) else { return nil }
        for axis in 0..<2 where !(0...1000).contains(numbers[axis]) {
            note(InvalidValue.info, "a priority of \(JSONNumberFormat.text(numbers[axis])), which is not in 0...1000")
            return nil
        }
        return PerAxis(numbers[0], numbers[1])
    }

    /// Two numbers, each of which may be `null`.
    mutating func intrinsicSize() throws(ReadError) -> PerAxis<Double?>? {
        var numbers: [Double?] = []
        var isWhole = true
        _ = scanner.peek()
        let start = scanner.offset
        try scanner.openArray()
        while try scanner.nextElement() {
            guard numbers.count < 2 else {
                throw scanner.error("expected an array of 2 numbers, found more", at: start)
            }
            if try scanner.null() {
                numbers.append(nil)
            } else {
                let number = try scanner.number(expected: "a number or null")
                if !number.isFinite {
                    note(InvalidValue.info, "a number that overflows a double")
                    isWhole = false
                }
                numbers.append(number)
            }
        }
        guard numbers.count == 2 else {
            throw scanner.error("expected an array of 2 numbers, found \(numbers.count)", at: start)
        }
        return isWhole ? PerAxis(numbers[0], numbers[1]) : nil
    }

    mutating func edgeInsets() throws(ReadError) -> EdgeInsets? {
        var insets = EdgeInsets.zero
        var isWhole = true
        try object(DumpWords.edges, called: "insets") { parse, key throws(ReadError) in
            guard let number = try parse.number() else {
                isWhole = false
                return
            }
            switch key {
            case .top: insets.top = number
            case .left: insets.left = number
            case .bottom: insets.bottom = number
            case .right: insets.right = number
            }
        }
        return isWhole ? insets : nil
    }

    mutating func directionalInsets() throws(ReadError) -> DirectionalEdgeInsets? {
        var insets = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        var isWhole = true
        try object(DumpWords.margins, called: "margins") { parse, key throws(ReadError) in
            guard let number = try parse.number() else {
                isWhole = false
                return
            }
            switch key {
            case .top: insets.top = number
            case .leading: insets.leading = number
            case .bottom: insets.bottom = number
            case .trailing: insets.trailing = number
            }
        }
        return isWhole ? insets : nil
    }

    mutating func location() throws(ReadError) -> Layout.SourceLocation? {
        var location = Layout.SourceLocation()
        var isWhole = true
        try object(DumpWords.location, called: "a location") { parse, key throws(ReadError) in
            switch key {
            case .file: location.file = try parse.scanner.string()
            case .line, .column:
                guard let ordinal = try parse.ordinal(key.rawValue) else {
                    isWhole = false
                    return
                }
                if key == .line { location.line = ordinal } else { location.column = ordinal }
            }
        }
        return isWhole ? location : nil
    }

    /// A whole number from 1.
    private mutating func ordinal(_ name: String) throws(ReadError) -> Int? {
        _ = scanner.peek()
        let start = scanner.offset
        let number = try scanner.number(expected: "an integer")
        if number.isFinite, number != number.rounded() {
            throw scanner.error("expected an integer, found a fraction", at: start)
        }
        // Beyond 2^53 a double cannot represent every integer.
        guard number >= 1, number <= 9_007_199_254_740_992 else {
            note(InvalidValue.info, "a \(name) of \(JSONNumberFormat.text(number)), which no file has")
            return nil
        }
        return Int(number)
    }
}
