import LayoutInspector

/// The parts of a page around its documents. Template, styles and script are files of their own beside this one.
enum PageTemplate {
    /// The script in its parts, in the order in which they use each other.
    private static let script: String = [
        PackageResources.elements_js, PackageResources.frames_js, PackageResources.texts_js,
        PackageResources.outlines_js,
        PackageResources.dimensions_js, PackageResources.rows_js, PackageResources.picture_js,
        PackageResources.sizes_js,
        PackageResources.finding_js, PackageResources.panels_js, PackageResources.document_js,
        PackageResources.comparison_js,
        PackageResources.page_js,
    ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    private static let styles = String(decoding: PackageResources.page_css, as: UTF8.self)

    /// Where the template takes what is different in each page.
    private enum Hole: String, CaseIterable {
        case generator, policy, styles, run, documents, script
    }

    /// The template before and after its documents.
    private static let parts: (before: String, after: String) = {
        let text = String(decoding: PackageResources.page_html, as: UTF8.self)
        guard let hole = text.firstRange(of: mark(.documents)) else { return (text, "") }
        return (String(text[..<hole.lowerBound]), String(text[hole.upperBound...]))
    }()

    private static func mark(_ hole: Hole) -> String { "{{\(hole.rawValue)}}" }

    static func beginning(_ run: ReportRun) -> String {
        // Of what a document contains nothing is ever run or loaded, even if it came through unescaped.
        let policy =
            "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-\(SHA256.base64(of: styles))'; "
            + "script-src 'sha256-\(SHA256.base64(of: script))'" + (run.stamp == nil ? "" : "; frame-src file:")
        return filled(
            parts.before,
            [
                .generator: escapedForXML(ReportRun.program + " " + run.version), .policy: policy, .styles: styles,
                .run: runData(run),
            ]
        )
    }

    static var end: String { filled(parts.after, [.script: script]) }

    /// The element of a document's data, on a line of its own.
    static func document(_ json: String) -> String {
        beginningOfDocument + harmless(json) + endOfDocument
    }

    static let beginningOfDocument = "<script type=\"application/json\" class=\"document\">"
    /// A document is one line, by which `merge` finds it.
    static let endOfDocument = "</script>\n"

    /// Filled hole by hole from the left: what fills one is not looked at again.
    private static func filled(_ template: String, _ values: [Hole: String]) -> String {
        var (text, rest) = ("", template[...])
        while let open = rest.firstRange(of: "{{") {
            text += rest[..<open.lowerBound]
            rest = rest[open.lowerBound...]
            if let (hole, value) = values.first(where: { rest.hasPrefix(mark($0.key)) }) {
                text += value
                rest = rest.dropFirst(mark(hole).count)
            } else {
                text += "{{"
                rest = rest[open.upperBound...]
            }
        }
        return text + rest
    }

    /// JSON that neither ends its element nor begins a comment in it, without blanks between its tokens.
    private static func harmless(_ json: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.utf8.count)
        var (isString, isEscaped) = (false, false)
        for byte in json.utf8 {
            switch byte {
            // Only strings have these.
            case UInt8(ascii: "<"): bytes += Array("\\u003C".utf8)
            case UInt8(ascii: " ") where !isString, UInt8(ascii: "\n"): break
            default: bytes.append(byte)
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isString.toggle() }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What holds for all documents: the version of the data, and the devices of the menus.
    private static func runData(_ run: ReportRun) -> String {
        var writer = JSONWriter()
        writer.object(isInline: true) { writer in
            writer.member("version", PageDocument.version)
            writer.member("program", run.version)
            if let stamp = run.stamp {
                writer.member("stamp", stamp.value)
                writer.member("stampFile", stamp.file)
            }
            writer.key("devices")
            writer.array { writer in
                for device in Device.all {
                    writer.object { writer in
                        writer.member("name", device.name)
                        writer.member("title", device.title)
                        writer.member("kind", device.kind.rawValue)
                        writer.member("size", [device.size.width, device.size.height])
                        let insets = device.safeAreaInsets
                        writer.member("safeArea", [insets.top, insets.left, insets.bottom, insets.right])
                    }
                }
            }
        }
        return harmless(writer.takeText())
    }
}
