/// The texts of another language, from the `.strings` file that belongs to a storyboard or xib.
///
/// `Base.lproj/Login.storyboard` holds the structure and the texts of the base language; `de.lproj/Login.strings` beside it
/// those of another, under keys such as `abc-de-fgh.text`: the id of the element and the property that it has for the
/// designer.
struct InterfaceBuilderLocalization {
    /// As the user would name it.
    var path: String
    var strings: StringsFile

    /// By element: its texts by attribute.
    private(set) var texts: [Int: [String: String]] = [:]
    /// Entries whose element is not in the file.
    private(set) var strangers: [StringsFile.Entry] = []

    /// The paths at which the strings of a file in a language are looked for: in the folder of the language beside that
    /// of the file, or else in one below the file's own.
    static func paths(of language: String, for file: String) -> [String] {
        let slash = file.lastIndex(of: "/")
        let folder = slash.map { String(file[...$0]) } ?? ""
        var name = slash.map { String(file[file.index(after: $0)...]) } ?? file
        if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
        let beside = folder.hasSuffix(".lproj/") ? parent(of: folder) : folder
        return ["\(beside)\(language).lproj/\(name).strings"]
    }

    private static func parent(of folder: String) -> String {
        let trimmed = folder.dropLast()
        return trimmed.lastIndex(of: "/").map { String(trimmed[...$0]) } ?? ""
    }

    /// - Parameter localization: A language such as `de` or `pt-BR`, or the path of a `.strings` file.
    /// - Returns: `nil` where the language has no strings for this file: it shows the texts of the base language then.
    /// - Throws: ``ReadError`` where the strings are named by path or found, but cannot be read.
    init?(_ localization: String, for file: String?) throws(ReadError) {
        let isPath = localization.contains("/") || localization.hasSuffix(".strings")
        if isPath {
            path = localization
        } else {
            guard let file else {
                throw ReadError("nothing stands beside standard input: name the .strings file by its path")
            }
            guard let found = Self.paths(of: localization, for: file).first(where: FileContents.exists) else {
                return nil
            }
            path = found
        }
        let bytes = try FileContents.bytes(of: path)
        do throws(ReadError) {
            strings = try StringsFile(bytes)
        } catch {
            let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
            throw ReadError("cannot read the texts of \"\(path)\(place)\": \(error.message)")
        }
    }

    /// Finds the elements that the entries are of.
    mutating func resolve(in tree: XMLTree) {
        var elements: [String: Int] = [:]
        for element in tree.elements.indices {
            if let id = tree[element, "id"], elements[id] == nil { elements[id] = element }
        }
        for entry in strings.entries {
            // Ids hold no dots but in files that people wrote: the longest one that is known counts.
            var dot = entry.key.lastIndex(of: ".")
            var found: Int?
            while let end = dot, found == nil {
                found = elements[String(entry.key[..<end])]
                if found == nil { dot = entry.key[..<end].lastIndex(of: ".") }
            }
            guard let dot, let element = found else {
                strangers.append(entry)
                continue
            }
            let property = String(entry.key[entry.key.index(after: dot)...])
            place(entry.value, property, element, in: tree)
        }
    }

    private mutating func place(_ text: String, _ property: String, _ element: Int, in tree: XMLTree) {
        switch property {
        case "normalTitle":
            if let state = tree.child(of: element, "state", key: "normal") {
                texts[state, default: [:]]["title"] = text
            }
        case "configuration.title":
            if let configuration = tree.child(of: element, "buttonConfiguration", key: "configuration") {
                texts[configuration, default: [:]]["title"] = text
            }
        case _ where property.hasPrefix("segmentTitles["):
            guard let number = Int(property.dropFirst("segmentTitles[".count).dropLast()), number >= 0,
                let list = tree.child(of: element, "segments")
            else { return }
            for (position, segment) in tree.children(of: list).enumerated() where position == number {
                texts[segment, default: [:]]["title"] = text
            }
        default: texts[element, default: [:]][property] = text
        }
    }
}

extension InterfaceBuilderAssembly {
    /// Before anything is read that holds a text.
    mutating func readLocalization(_ name: String?) throws(ReadError) {
        guard let name else { return }
        guard var localization = try InterfaceBuilderLocalization(name, for: path) else {
            let paths = path.map { InterfaceBuilderLocalization.paths(of: name, for: $0) } ?? []
            note(
                "set-aside",
                .note,
                "there is no \(paths.map { "\"\($0)\"" }.joined(separator: " or ")): the texts are those of the file",
                at: 0
            )
            return
        }
        localization.resolve(in: tree)
        layout.source.localization = name
        for fault in localization.strings.faults {
            noteOfStrings("unparsed-text", .warning, fault.message, localization.path, fault.place)
        }
        for entry in localization.strangers {
            noteOfStrings(
                "unknown-key",
                .note,
                "\"\(entry.key)\" is a text of nothing in the file",
                localization.path,
                entry.place
            )
        }
        localizedTexts = localization.texts
    }

    private mutating func noteOfStrings(
        _ rule: String,
        _ severity: Finding.Severity,
        _ message: String,
        _ path: String,
        _ place: Place?
    ) {
        var finding = Finding(rule: rule, severity: severity, message: message)
        finding.source = Layout.SourceLocation(file: path, line: place?.line, column: place?.column)
        findings.append(finding)
    }

    /// A text that is longer than that of the file asks for more room than was drawn: the size of the content is the
    /// recorded one, changed by what the estimates for the two texts differ.
    func localizedContentSize(of view: Layout.View, base: String?) -> PerAxis<Double?>? {
        guard let base, let text = view.text, text != base, let frame = view.recordedFrame,
            ["UILabel", "UIButton", "UITextField"].contains(view.baseClass), view.intrinsicContentSize == nil
        else { return nil }
        var original = view
        original.text = base
        let (before, after) = (ContentEstimate(of: original, .horizontal), ContentEstimate(of: view, .horizontal))
        let drawn = frame.width - view.alignmentRectInsets.left - view.alignmentRectInsets.right
        var width = after.typical
        if before.plausible.contains(drawn), before.typical > 0 {
            let scale = min(max(drawn / before.typical, 0.7), 1.4)
            width = max(0, drawn + (after.typical - before.typical) * scale)
        }
        let (low, high) = (ContentEstimate(of: original, .vertical), ContentEstimate(of: view, .vertical))
        var height = high.typical
        if (view.numberOfLines ?? 1) != 1, view.baseClass == "UILabel" {
            // As wide as it was drawn at most; what does not fit goes into further lines.
            width = min(width, drawn)
        } else if low.plausible.contains(frame.height) {
            height = frame.height - view.alignmentRectInsets.top - view.alignmentRectInsets.bottom
        }
        return PerAxis(width.rounded(.up), height)
    }
}
