/// What words in attribute values mean, found without making strings of them.
package struct XMLWordTable<Value: Sendable>: Sendable {
    private struct Word: Sendable {
        var key: XMLNameKey
        var text: [UInt8]
        var value: Value
    }

    private var words: [Word] = []
    /// Open addressing; -1 is a free slot. The count is a power of two, and at most half of the slots are used.
    private var slots: [Int8]

    /// - Parameter words: At most 64. Of equal ones the first counts.
    package init(_ words: [(word: String, value: Value)]) {
        slots = Array(repeating: -1, count: 128)
        for (word, value) in words.prefix(64) {
            let text = Array(word.utf8)
            guard let key = text.withUnsafeBytes({ bytes in bytes.baseAddress.map { XMLNameKey($0, bytes.count) } })
            else {
                continue
            }
            var slot = key.hash & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int8(self.words.count)
            self.words.append(Word(key: key, text: text, value: value))
        }
    }

    /// The meaning of the word that is all of these bytes.
    func value(of span: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Value? {
        guard let start = bytes.baseAddress else { return nil }
        let key = XMLNameKey(start + span.lowerBound, span.count)
        var slot = key.hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let word = words[Int(slots[slot])]
            if word.key == key, key.isWhole || bytes[span].elementsEqual(word.text) {
                return word.value
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The meaning of a word; all spellings of a word in XML are equal here.
    func value(of word: String) -> Value? {
        var word = word
        return word.withUTF8 { value(of: 0..<$0.count, in: UnsafeRawBufferPointer($0)) }
    }
}
