/// The path of a value in JSON text, such as `constraints[3].first.item`.
///
/// Computed by scanning the text again; only errors pay for it.
enum JSONPath {
    private enum Level {
        case object(key: Range<Int>?)
        case array(index: Int)
    }

    /// A longer path is shortened to its first and last parts.
    private static let longest = 16

    /// The path of the value at `offset`. The text before it must be valid JSON as far as it goes.
    static func path(to offset: Int, in bytes: UnsafeRawBufferPointer) -> String {
        let levels = levels(at: offset, in: bytes)
        var path = ""
        func append(_ level: Level) {
            switch level {
            case .object(let key?):
                if !path.isEmpty { path += "." }
                path += name(key, in: bytes)
            case .object(nil): break
            case .array(let index): path += "[\(index)]"
            }
        }
        if levels.count <= longest {
            levels.forEach(append)
        } else {
            levels.prefix(longest / 2).forEach(append)
            path += ".…"
            levels.suffix(longest / 2).forEach(append)
        }
        return path
    }

    private static func levels(at offset: Int, in bytes: UnsafeRawBufferPointer) -> [Level] {
        var levels: [Level] = []
        var awaitsKey = false
        var position = 0
        let end = min(offset, bytes.count)
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "{"):
                levels.append(.object(key: nil))
                awaitsKey = true
            case UInt8(ascii: "["):
                levels.append(.array(index: 0))
                awaitsKey = false
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = levels.popLast()
                awaitsKey = false
            case UInt8(ascii: ","):
                switch levels.last {
                case .object:
                    levels[levels.count - 1] = .object(key: nil)
                    awaitsKey = true
                case .array(let index): levels[levels.count - 1] = .array(index: index + 1)
                case nil: break
                }
            case UInt8(ascii: "\""):
                let start = position + 1
                position = start
                while position < end, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                if awaitsKey, position < end, !levels.isEmpty {
                    levels[levels.count - 1] = .object(key: start..<position)
                    awaitsKey = false
                }
            default: break
            }
            position += 1
        }
        return levels
    }

    /// A key as spelled in the file, shortened if it is very long.
    private static func name(_ key: Range<Int>, in bytes: UnsafeRawBufferPointer) -> String {
        let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[key]), as: UTF8.self)
        return text.count > 64 ? text.prefix(64) + "…" : text
    }
}
