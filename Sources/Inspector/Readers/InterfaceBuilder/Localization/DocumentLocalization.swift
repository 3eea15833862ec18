import LayoutModel
import LayoutSyntax

/// The texts of a document in another language.
struct DocumentLocalization {
    /// The language, as it was asked for; `nil`: the document shows its own.
    private(set) var name: String?
    /// The language alone, where what was asked for says it.
    var language: String? { name.flatMap(LocalizationFile.language) }
    /// By element: the texts that replace its attributes.
    var texts: [Int: [String: String]] = [:]
    private(set) var findings: [Finding] = []

    /// - Parameter name: As for ``LocalizationFile``; `nil`: the document's own language.
    /// - Throws: ``ReadError`` as for ``LocalizationFile``.
    init(_ name: String?, of tree: XMLTree, at path: String?, idiom: String?) throws(ReadError) {
        guard let name else { return }
        guard let file = try LocalizationFile(name, for: path, idiom: idiom) else {
            let paths = path.map { LocalizationFile.paths(of: name, for: $0) } ?? []
            let tried = paths.map { "\"\($0)\"" }.joined(separator: " or ")
            let message = "there is no \(tried): the texts are those of the file"
            var finding = Finding(SetAside.info, severity: .note, message: message)
            finding.place = tree.place(of: 0)
            findings = [finding]
            return
        }
        if file.isApplied { self.name = name }
        func note(_ rule: RuleInfo, _ severity: Finding.Severity, _ message: String, _ place: Place? = nil) {
            var finding = Finding(rule, severity: severity, message: message)
            finding.source = Layout.SourceLocation(file: file.path, line: place?.line, column: place?.column)
            findings.append(finding)
        }
        for remark in file.remarks { note(SetAside.info, .note, remark) }
        for fault in file.faults { note(UnparsedText.info, .warning, fault.message, fault.place) }
        for entry in resolve(file.entries, in: tree) {
            note(UnknownKey.info, .note, "\"\(entry.key)\" belongs to no object of the file", entry.place)
        }
    }

    /// Finds the elements of the entries.
    ///
    /// - Returns: The entries whose element does not exist in the document.
    private mutating func resolve(_ entries: [StringsFile.Entry], in tree: XMLTree) -> [StringsFile.Entry] {
        let elements = tree.elementsByID
        return entries.filter { entry in
            // Ids contain dots only in files that people wrote: the longest known id counts.
            var dot = entry.key.lastIndex(of: ".")
            while let end = dot {
                if let element = elements[String(entry.key[..<end])] {
                    place(entry.value, String(entry.key[entry.key.index(after: end)...]), element, in: tree)
                    return false
                }
                dot = entry.key[..<end].lastIndex(of: ".")
            }
            return true
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
