import LayoutInspector
import LayoutReport

/// The answer to a call: a text, the structured result, and the calls that come next, all within ``limit``.
struct ToolAnswer {
    /// Bytes of an answer without its picture: what a model can read of every call without losing the others.
    static let limit = 8_000
    /// Bytes of the text, as a rule: the structured result has the details.
    static let textLimit = 2_500

    var text: String
    var value: JSONTree
    var next: [NextCall] = []
    var textLimit = Self.textLimit
    /// A drawing as a PNG file, which models can see, unlike SVG.
    var picture: [UInt8]?

    /// The value of `tools/call`'s result.
    var result: String {
        let json = structured.text
        let lines = next.map { $0.line + "\n" }.joined()
        let used = json.utf8.count + Self.size(lines) + Self.frame
        let shown = Self.cut(text, to: min(textLimit, max(Self.leastText, Self.limit - used)))
        let separator = shown.isEmpty || lines.isEmpty ? "" : "\n"
        var content: [JSONTree] = [["type": "text", "text": .string(shown + separator + lines)]]
        if let picture {
            content.append(
                ["type": "image", "data": .string(Base64.text(of: picture)), "mimeType": "image/png"]
            )
        }
        return #"{"content":"# + JSONTree.array(content).text + #","structuredContent":"# + json
            + #","isError":false}"#
    }

    /// The structured result with the calls that come next.
    private var structured: JSONTree {
        guard !next.isEmpty, case .object(let members) = value else { return value }
        return .object(members.filter { $0.key != "next" } + [.init("next", .array(next.map(\.value)))])
    }

    /// An answer that is an error.
    static func failure(_ message: String) -> String {
        let content: JSONTree = [["type": "text", "text": .string(cut(message, to: limit - frame))]]
        return #"{"content":"# + content.text + #","isError":true}"#
    }

    /// Bytes of an answer that are neither text nor structured result.
    private static let frame = 120
    private static let leastText = 400

    /// Bytes of a text as JSON writes it.
    private static func size(_ text: String) -> Int { JSONTree.string(text).text.utf8.count - 2 }

    /// The beginning of a text, at most this many bytes as JSON writes it; whole lines, where it has any.
    static func cut(_ text: String, to limit: Int) -> String {
        if text.utf8.count <= limit, size(text) <= limit { return text }
        let end = "… cut here\n"
        var (kept, left) = ("", limit - size(end) - 2)
        for character in text {
            left -= size(String(character))
            if left < 0 { break }
            kept.append(character)
        }
        if let line = kept.lastIndex(of: "\n"), kept.distance(from: line, to: kept.endIndex) < kept.count / 2 {
            kept = String(kept[...line])
        }
        return kept + (kept.hasSuffix("\n") ? "" : "\n") + end
    }
}
