import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// The texts of another language, from the `.strings` file or the string catalog of a storyboard or xib.
///
/// `Base.lproj/Login.storyboard` contains the structure and the texts of the base language. `de.lproj/Login.strings`
/// beside it contains the texts of another language, and `mul.lproj/Login.xcstrings` those of all languages, under keys
/// such as `abc-de-fgh.text`: the id of the element and the name of the property in Interface Builder.
struct InterfaceBuilderLocalization {
    /// The path as the user would write it.
    private(set) var path: String
    private(set) var entries: [StringsFile.Entry] = []
    private(set) var faults: [StringsFile.Fault] = []
    /// Notes about the file as a whole.
    private(set) var remarks: [String] = []
    /// Whether the document is shown in a language other than its own.
    private(set) var isApplied = true

    /// By element: its texts by attribute.
    private(set) var texts: [Int: [String: String]] = [:]
    /// Entries whose element does not exist in the file.
    private(set) var strangers: [StringsFile.Entry] = []

    /// The paths to try for a file's texts in a language: in the language's folder beside the file's folder, in the
    /// folder for several languages, and beside the file.
    static func paths(of language: String, for file: String) -> [String] {
        let slash = file.lastIndex(of: "/")
        let folder = slash.map { String(file[...$0]) } ?? ""
        var name = slash.map { String(file[file.index(after: $0)...]) } ?? file
        if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
        let beside = folder.hasSuffix(".lproj/") ? parent(of: folder) : folder
        return [
            "\(beside)\(language).lproj/\(name).strings", "\(beside)mul.lproj/\(name).xcstrings",
            "\(beside)\(name).xcstrings",
        ]
    }

    private static func parent(of folder: String) -> String {
        let trimmed = folder.dropLast()
        return trimmed.lastIndex(of: "/").map { String(trimmed[...$0]) } ?? ""
    }

    /// - Parameters:
    ///   - localization: A language such as `de` or `pt-BR`, the path of a `.strings` file, or the path of a string
    ///     catalog, with `#` and the language if it contains several.
    ///   - idiom: The document's idiom, for device variations of catalogs.
    /// - Returns: `nil` if there is no file with texts for this document; it then shows the base language.
    /// - Throws: ``ReadError`` if the texts are named by path or found, but cannot be read.
    init?(_ localization: String, for file: String?, idiom: String?) throws(ReadError) {
        let mark = localization.lastIndex(of: "#")
        let stem = mark.map { String(localization[..<$0]) } ?? localization
        if localization.hasSuffix(".stringsdict") {
            throw ReadError(
                "\"\(localization)\" has plural forms for code, and no texts of documents: those are in a .strings file or "
                    + "a string catalog"
            )
        }
        if stem.hasSuffix(".xcstrings") {
            path = stem
            try readCatalog(mark.map { String(localization[localization.index(after: $0)...]) }, idiom: idiom)
            return
        }
        if localization.contains("/") || localization.hasSuffix(".strings") {
            path = localization
        } else {
            guard let file else {
                throw ReadError("standard input has no neighbouring files: name the file with the texts by its path")
            }
            guard let found = Self.paths(of: localization, for: file).first(where: FileContents.exists) else {
                return nil
            }
            path = found
            if found.hasSuffix(".xcstrings") {
                try readCatalog(localization, idiom: idiom)
                return
            }
        }
        let bytes = try FileContents.bytes(of: path)
        do throws(ReadError) {
            let strings = try StringsFile(bytes)
            (entries, faults) = (strings.entries, strings.faults)
        } catch {
            throw described(error)
        }
    }

    private func described(_ error: ReadError) -> ReadError {
        let place = error.place.map { ":\($0.line):\($0.column)" } ?? ""
        return ReadError("cannot read the texts of \"\(path)\(place)\": \(error.message)")
    }

    private mutating func readCatalog(_ stated: String?, idiom: String?) throws(ReadError) {
        let bytes = try FileContents.bytes(of: path)
        do throws(ReadError) {
            var catalog = try StringsCatalog(bytes, language: stated ?? "", idiom: idiom)
            let others = catalog.languages.filter { $0 != catalog.sourceLanguage }
            if stated == nil {
                guard others.count == 1, let only = others.first else {
                    let choice = others.isEmpty ? "none but its own" : others.joined(separator: ", ")
                    throw ReadError("it has several languages (\(choice)): name one as \"\(path)#de\"")
                }
                catalog = try StringsCatalog(bytes, language: only, idiom: idiom)
            }
            (entries, faults) = (catalog.entries, catalog.faults)
            isApplied = !catalog.entries.isEmpty
            if let stated, !catalog.hasLanguage {
                let known = others.isEmpty ? "" : " (it has \(others.joined(separator: ", ")))"
                remarks.append("\"\(path)\" has no texts in \"\(stated)\"\(known): the texts are those of the file")
            }
            if catalog.untranslatedCount > 0 {
                let isOne = catalog.untranslatedCount == 1
                remarks.append(
                    "\(catalog.untranslatedCount) \(isOne ? "text of" : "texts of") \"\(path)\" "
                        + "\(isOne ? "is" : "are") not translated: \(isOne ? "it is" : "they are") shown as in the file"
                )
            }
            if catalog.pluralCount > 0 {
                remarks.append(
                    "\(catalog.pluralCount) \(catalog.pluralCount == 1 ? "text has" : "texts have") plural forms in "
                        + "\"\(path)\": \"other\" is shown"
                )
            }
        } catch {
            throw described(error)
        }
    }

    /// Finds the elements of the entries.
    mutating func resolve(in tree: XMLTree) {
        var elements: [String: Int] = [:]
        for element in tree.elements.indices {
            if let id = tree[element, "id"], elements[id] == nil { elements[id] = element }
        }
        for entry in entries {
            // Ids contain dots only in files that people wrote: the longest known id counts.
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
    /// Must be called before any text is read.
    mutating func readLocalization(_ name: String?) throws(ReadError) {
        guard let name else { return }
        let found = try InterfaceBuilderLocalization(name, for: path, idiom: document.traits.idiom)
        guard var localization = found else {
            let paths = path.map { InterfaceBuilderLocalization.paths(of: name, for: $0) } ?? []
            note(
                SetAside.info,
                .note,
                "there is no \(paths.map { "\"\($0)\"" }.joined(separator: " or ")): the texts are those of the file",
                at: 0
            )
            return
        }
        localization.resolve(in: tree)
        if localization.isApplied { layout.source.localization = name }
        for remark in localization.remarks { noteOfStrings(SetAside.info, .note, remark, localization.path, nil) }
        for fault in localization.faults {
            noteOfStrings(UnparsedText.info, .warning, fault.message, localization.path, fault.place)
        }
        for entry in localization.strangers {
            noteOfStrings(
                UnknownKey.info,
                .note,
                "\"\(entry.key)\" belongs to no object of the file",
                localization.path,
                entry.place
            )
        }
        localizedTexts = localization.texts
    }

    private mutating func noteOfStrings(
        _ rule: RuleInfo,
        _ severity: Finding.Severity,
        _ message: String,
        _ path: String,
        _ place: Place?
    ) {
        var finding = Finding(rule, severity: severity, message: message)
        finding.source = Layout.SourceLocation(file: path, line: place?.line, column: place?.column)
        findings.append(finding)
    }

    /// A text that is longer than the one in the file needs more space than was drawn: the content size is the recorded
    /// one, changed by the difference of the estimates for the two texts.
    func localizedContentSize(of view: Layout.View, base: String?) -> PerAxis<Double?>? {
        guard let base, let text = view.text, text != base, let frame = view.recordedFrame,
            view.intrinsicContentSize == nil,
            [.label, .button, .textField].contains(view.contentKind)
        else { return nil }
        var original = view
        original.text = base
        let context = ContentContext(of: layout)
        func estimate(_ view: Layout.View, _ axis: Axis) -> ContentEstimate {
            ContentEstimate(of: view, axis, in: context)
        }
        let (before, after) = (estimate(original, .horizontal), estimate(view, .horizontal))
        let drawn = frame.width - view.alignmentRectInsets.left - view.alignmentRectInsets.right
        var width = after.typical
        if before.plausible.contains(drawn), before.typical > 0 {
            let scale = min(max(drawn / before.typical, 0.7), 1.4)
            width = max(0, drawn + (after.typical - before.typical) * scale)
        }
        let (low, high) = (estimate(original, .vertical), estimate(view, .vertical))
        var height = high.typical
        if (view.numberOfLines ?? 1) != 1, view.contentKind == .label {
            // At most as wide as it was drawn; the rest wraps to further lines.
            width = min(width, drawn)
        } else if low.plausible.contains(frame.height) {
            height = frame.height - view.alignmentRectInsets.top - view.alignmentRectInsets.bottom
        }
        return PerAxis(width.rounded(.up), height)
    }
}
