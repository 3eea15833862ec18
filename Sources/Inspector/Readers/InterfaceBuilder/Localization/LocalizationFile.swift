import LayoutSyntax

/// The `.strings` file or the string catalog with the texts of a storyboard or xib in another language.
///
/// `Base.lproj/Login.storyboard` contains the structure and the texts of the base language. `de.lproj/Login.strings`
/// beside it contains the texts of another language, and `mul.lproj/Login.xcstrings` those of all languages, under keys
/// such as `abc-de-fgh.text`: the id of the element and the name of the property in Interface Builder.
struct LocalizationFile {
    /// The path as the user would write it.
    private(set) var path: String
    private(set) var entries: [StringsFile.Entry] = []
    private(set) var faults: [StringsFile.Fault] = []
    /// Notes about the file as a whole.
    private(set) var remarks: [String] = []
    /// Whether the document is shown in a language other than its own.
    private(set) var isApplied = true

    /// Where the texts of a file are: in folders of languages beside the file's folder, or beside the file.
    private struct Neighbourhood {
        /// Empty, or with a slash at its end.
        let folder: String
        /// The file's name without its extension.
        let name: String
        /// The language of the folder that the file is in.
        let ownLanguage: String?

        init(of file: String) {
            let slash = file.lastIndex(of: "/")
            let folder = slash.map { String(file[...$0]) } ?? ""
            var name = slash.map { String(file[file.index(after: $0)...]) } ?? file
            if let dot = name.lastIndex(of: "."), dot > name.startIndex { name = String(name[..<dot]) }
            self.name = name
            ownLanguage = LocalizationFile.languageOfFolder(folder.dropLast())
            self.folder = ownLanguage == nil ? folder : Self.parent(of: folder)
        }

        private static func parent(of folder: String) -> String {
            let trimmed = folder.dropLast()
            return trimmed.lastIndex(of: "/").map { String(trimmed[...$0]) } ?? ""
        }

        func strings(in language: String) -> String { "\(folder)\(language).lproj/\(name).strings" }

        var catalogs: [String] { ["\(folder)mul.lproj/\(name).xcstrings", "\(folder)\(name).xcstrings"] }
    }

    /// The paths to try for a file's texts in a language: in the language's folder beside the file's folder, in the
    /// folder for several languages, and beside the file.
    static func paths(of language: String, for file: String) -> [String] {
        let neighbourhood = Neighbourhood(of: file)
        return [neighbourhood.strings(in: language)] + neighbourhood.catalogs
    }

    /// `de` of a path that ends in `de.lproj`.
    private static func languageOfFolder(_ path: some StringProtocol) -> String? {
        guard path.hasSuffix(".lproj") else { return nil }
        return (path.split(separator: "/").last?.dropLast(".lproj".count)).map { String($0) }
    }

    /// The languages that have texts of a file, in alphabetical order; the one of the folder that the file itself is in is none of
    /// them, nor is a catalog's own.
    ///
    /// - Throws: ``ReadError`` for a string catalog that cannot be read.
    static func languages(for file: String?) throws(ReadError) -> [String] {
        guard let file else {
            throw ReadError("standard input has no neighbouring files: name a language's file by its path")
        }
        let neighbourhood = Neighbourhood(of: file)
        var languages: Set<String> = []
        let names = (try? FolderContents.names(of: neighbourhood.folder.isEmpty ? "." : neighbourhood.folder)) ?? []
        for language in names.compactMap({ languageOfFolder($0) })
        where FileContents.exists(neighbourhood.strings(in: language)) {
            languages.insert(language)
        }
        for path in neighbourhood.catalogs where FileContents.exists(path) {
            let catalog = try StringsCatalog(FileContents.bytes(of: path), language: "", idiom: nil)
            languages.formUnion(catalog.languages.filter { $0 != catalog.sourceLanguage })
        }
        // The folder of a document whose texts are those of the development language.
        for own in ["Base", neighbourhood.ownLanguage].compactMap({ $0 }) { languages.remove(own) }
        return languages.sorted()
    }

    /// The language that a way to name texts says: `de`, `Login.xcstrings#de`, `de.lproj/Login.strings`.
    static func language(of localization: String) -> String? {
        if let mark = localization.lastIndex(of: "#") {
            return String(localization[localization.index(after: mark)...])
        }
        if !localization.contains("/"), !localization.contains(".") { return localization }
        return localization.split(separator: "/").dropLast().last.flatMap { languageOfFolder($0) }
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
            if catalog.untranslatedCount == 1 {
                remarks.append("1 text of \"\(path)\" is not translated: it is shown as in the file")
            } else if catalog.untranslatedCount > 1 {
                let texts = "\(catalog.untranslatedCount) texts of \"\(path)\""
                remarks.append(texts + " are not translated: they are shown as in the file")
            }
            if catalog.pluralCount > 0 {
                let have = catalog.pluralCount == 1 ? "text has" : "texts have"
                remarks.append("\(catalog.pluralCount) \(have) plural forms in \"\(path)\": \"other\" is shown")
            }
        } catch {
            throw described(error)
        }
    }
}
