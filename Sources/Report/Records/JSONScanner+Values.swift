import LayoutInspector

/// Values of records, each with an error that names the place.
extension JSONScanner {
    mutating func strings() throws(ReadError) -> [String] {
        var strings: [String] = []
        try openArray()
        while try nextElement() { strings.append(try string()) }
        return strings
    }

    /// - Parameter count: How many there must be.
    mutating func numbers(_ count: Int) throws(ReadError) -> [Double] {
        var numbers: [Double] = []
        _ = peek()
        let start = offset
        try openArray()
        while try nextElement() { numbers.append(try number()) }
        guard numbers.count == count else {
            throw error("expected \(count) numbers, found \(numbers.count)", at: start)
        }
        return numbers
    }

    /// A whole number that is not negative.
    mutating func count() throws(ReadError) -> Int {
        _ = peek()
        let start = offset
        let value = try number(expected: "a whole number")
        guard let count = Int(exactly: value), count >= 0 else {
            throw error("expected a whole number, not negative", at: start)
        }
        return count
    }

    /// One of the words of an enumeration.
    mutating func word<Word: RawRepresentable<String>>(
        _ type: Word.Type = Word.self,
        of kind: StaticString
    ) throws(ReadError) -> Word {
        _ = peek()
        let start = offset
        let text = try string()
        guard let word = Word(rawValue: text) else { throw error("expected \(kind), found \"\(text)\"", at: start) }
        return word
    }

    /// Names by ids.
    mutating func stringsByKey() throws(ReadError) -> [String: String] {
        var result: [String: String] = [:]
        try openObject()
        while let key = try nextKey() { result[text(of: key)] = try string() }
        return result
    }

    /// A key that no version of the program writes so far.
    func unknownKey(_ key: StringToken) -> ReadError {
        error("unknown key \"\(text(of: key))\" in this report; another version wrote it", at: key.range.lowerBound - 1)
    }

    func missing(_ key: StaticString, of object: StaticString, at start: Int) -> ReadError {
        error("\(object) has no \"\(key)\"", at: start)
    }
}
