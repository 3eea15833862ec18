#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The lines of standard input as they come. Of a line that is too long, no more than the limit is ever in memory.
struct InputLines {
    enum Line: Equatable {
        case line([UInt8])
        case tooLong
    }

    private let limit: Int
    private let descriptor: Int32
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var unread: Range<Int> = 0..<0

    /// - Parameter limit: Of a line, in bytes.
    init(limit: Int, descriptor: Int32 = 0) {
        self.limit = limit
        self.descriptor = descriptor
    }

    /// The next line that is not empty, without its end; `nil` at the end of the input.
    mutating func next() -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        while true {
            if unread.isEmpty, !fill() {
                if isTooLong { return .tooLong }
                return line.isEmpty ? nil : .line(line)
            }
            let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
            let part = unread.lowerBound..<(end ?? unread.upperBound)
            if line.count + part.count > limit {
                isTooLong = true
                line = []
            }
            if !isTooLong { line += buffer[part] }
            unread = (end.map { $0 + 1 } ?? unread.upperBound)..<unread.upperBound
            guard end != nil else { continue }
            if isTooLong { return .tooLong }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if !line.isEmpty { return .line(line) }
        }
    }

    private mutating func fill() -> Bool {
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            unread = 0..<max(count, 0)
            return count > 0
        }
    }
}
