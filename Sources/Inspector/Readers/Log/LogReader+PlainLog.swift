import LayoutSyntax

extension LogReader {
    /// Whether a text without anything of Auto Layout is still a log: by the file's name, or by a line as logs have them.
    /// Anything else is not an input.
    ///
    /// - Complexity: O(bytes).
    package static func isPlainLog(_ bytes: [UInt8], path: String) -> Bool {
        if bytes.isEmpty || bytes.prefix(4096).contains(0) { return false }
        if path.lowercased().hasSuffix(".log") { return true }
        return bytes.split { $0 == 10 || $0 == 13 }.contains(where: isLogLine)
    }

    /// Whether a line begins with a date or is what `xcodebuild test` writes.
    private static func isLogLine(_ line: ArraySlice<UInt8>) -> Bool {
        for beginning in ["Test Suite '", "Test Case '", "Test session results", "** TEST ", "** BUILD "]
        where line.starts(with: beginning.utf8) {
            return true
        }
        // 2024-05-12 or 12:30:59
        for pattern in ["dddd-dd-dd ", "dddd-dd-ddT", "dd:dd:dd"] where line.count >= pattern.utf8.count {
            let matches = zip(line, pattern.utf8).allSatisfy { byte, wanted in
                wanted == UInt8(ascii: "d") ? (0x30...0x39).contains(byte) : byte == wanted
            }
            if matches { return true }
        }
        return false
    }
}
