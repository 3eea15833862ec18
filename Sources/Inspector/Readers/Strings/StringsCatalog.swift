import LayoutSyntax

/// The texts of one language in a string catalog of Xcode 15 and later (`.xcstrings`): JSON with all languages.
///
/// Each text has a `stringUnit`, or nested variations by device and plural form. Of the devices, the document's is
/// chosen; of plural forms `other`, because a document has no number to choose another.
struct StringsCatalog {
    /// In the order of the file.
    private(set) var entries: [StringsFile.Entry] = []
    /// The parts that were not understood; the entries around them are kept.
    private(set) var faults: [StringsFile.Fault] = []
    /// The language of the document's own texts.
    private(set) var sourceLanguage = ""
    /// In the order of first appearance in the file.
    private(set) var languages: [String] = []
    /// The number of texts that still need translation (`"state" : "new"`): the document's own are shown.
    private(set) var untranslatedCount = 0
    /// The number of texts with plural forms, one of which was chosen.
    private(set) var pluralCount = 0

    private let language: String
    /// The device in the catalog's terms: `iphone`, `ipad`, `mac`, `appletv`.
    private let device: String?

    /// More levels than a catalog nests: device inside plural inside width.
    private static let deepest = 8

    private struct Unit {
        var value: String?
        var isNew = false
        var isPlural = false
    }

    /// - Parameters:
    ///   - language: As spelled in the catalog or a bundle's folder: `pt-BR` and `pt_br` are equal.
    ///   - idiom: That of the document's traits: `phone`, `pad`, `tv`, `mac`.
    /// - Throws: ``ReadError`` if the bytes are not a string catalog.
    init(_ bytes: [UInt8], language: String, idiom: String?) throws(ReadError) {
        self.language = Self.normalized(language)
        switch idiom {
        case "phone": device = "iphone"
        case "pad": device = "ipad"
        case "tv": device = "appletv"
        default: device = idiom
        }
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                var scanner = JSONScanner(buffer)
                try readTop(&scanner)
            }
        }
        try result.get()
    }

    var hasLanguage: Bool {
        Self.normalized(sourceLanguage) == language || languages.contains { Self.normalized($0) == language }
    }

    /// Whether JSON begins like a string catalog.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var scanner = JSONScanner(bytes)
        do throws(ReadError) {
            guard scanner.peek() == UInt8(ascii: "{") else { return false }
            try scanner.openObject()
            guard let key = try scanner.nextKey() else { return false }
            switch scanner.text(of: key) {
            case "sourceLanguage": return true
            case "strings":
                // Keys in another order, as third-party tools write them.
                try scanner.skipValue()
                guard let next = try scanner.nextKey() else { return false }
                return ["sourceLanguage", "version"].contains(scanner.text(of: next))
            default: return false
            }
        } catch {
            return false
        }
    }

    private static func normalized(_ language: String) -> String {
        String(language.lowercased().map { $0 == "_" ? "-" : $0 })
    }

    private mutating func readTop(_ scanner: inout JSONScanner) throws(ReadError) {
        var hasStrings = false
        try scanner.openObject()
        while let key = try scanner.nextKey() {
            switch scanner.text(of: key) {
            case "sourceLanguage": sourceLanguage = try scanner.string()
            case "strings":
                hasStrings = true
                try readStrings(&scanner)
            default: try scanner.skipValue()
            }
        }
        try scanner.end()
        guard hasStrings else { throw ReadError("found no key \"strings\", expected a string catalog") }
    }

    private mutating func readStrings(_ scanner: inout JSONScanner) throws(ReadError) {
        var isKnown = Set<String>()
        try scanner.openObject()
        while let token = try scanner.nextKey() {
            let place = scanner.place(ofKey: token)
            let key = scanner.text(of: token)
            guard try isObject(&scanner, "the text \"\(key)\"", place) else { continue }
            try scanner.openObject()
            while let part = try scanner.nextKey() {
                guard scanner.text(of: part) == "localizations" else {
                    try scanner.skipValue()
                    continue
                }
                guard try isObject(&scanner, "what \"\(key)\" has in its languages", place) else { continue }
                try scanner.openObject()
                while let name = try scanner.nextKey() {
                    let spoken = scanner.text(of: name)
                    if isKnown.insert(spoken).inserted { languages.append(spoken) }
                    guard Self.normalized(spoken) == language else {
                        try scanner.skipValue()
                        continue
                    }
                    add(try unit(&scanner, key, place, depth: 0), key, place)
                }
            }
        }
    }

    private mutating func add(_ unit: Unit, _ key: String, _ place: Place) {
        guard let value = unit.value else { return }
        if unit.isNew {
            untranslatedCount += 1
            return
        }
        if unit.isPlural { pluralCount += 1 }
        entries.append(StringsFile.Entry(key: key, value: value, place: place))
    }

    /// A `stringUnit`, or the one chosen among variations.
    private mutating func unit(
        _ scanner: inout JSONScanner,
        _ key: String,
        _ place: Place,
        depth: Int
    ) throws(ReadError) -> Unit {
        var unit = Unit()
        guard depth < Self.deepest else {
            faults.append(StringsFile.Fault(message: "the variations of \"\(key)\" are nested too deep", place: place))
            try scanner.skipValue()
            return unit
        }
        guard try isObject(&scanner, "the text \"\(key)\"", place) else { return unit }
        try scanner.openObject()
        while let part = try scanner.nextKey() {
            switch scanner.text(of: part) {
            case "stringUnit":
                guard try isObject(&scanner, "the unit of \"\(key)\"", place) else { continue }
                try scanner.openObject()
                while let name = try scanner.nextKey() {
                    let isState = scanner.text(of: name) == "state"
                    guard isState || scanner.text(of: name) == "value" else {
                        try scanner.skipValue()
                        continue
                    }
                    guard scanner.peek() == UInt8(ascii: "\"") else {
                        let message = "the text of \"\(key)\" is not a string"
                        faults.append(StringsFile.Fault(message: message, place: place))
                        try scanner.skipValue()
                        continue
                    }
                    let text = try scanner.string()
                    if isState { unit.isNew = text == "new" } else { unit.value = text }
                }
            case "variations":
                guard try isObject(&scanner, "the variations of \"\(key)\"", place) else { continue }
                if let chosen = try variation(&scanner, key, place, depth: depth) { unit = chosen }
            default: try scanner.skipValue()
            }
        }
        return unit
    }

    /// The best match in `"device" : {"ipad" : …, "other" : …}`, `"plural" : {"one" : …, "other" : …}` and the like.
    private mutating func variation(
        _ scanner: inout JSONScanner,
        _ key: String,
        _ place: Place,
        depth: Int
    ) throws(ReadError) -> Unit? {
        var best: (rank: Int, unit: Unit)?
        try scanner.openObject()
        while let axis = try scanner.nextKey() {
            let isPlural = scanner.text(of: axis) == "plural"
            guard try isObject(&scanner, "the variations of \"\(key)\"", place) else { continue }
            try scanner.openObject()
            while let name = try scanner.nextKey() {
                let form = scanner.text(of: name)
                let rank = form == device ? 2 : form == "other" ? 1 : 0
                var unit = try unit(&scanner, key, place, depth: depth + 1)
                unit.isPlural = unit.isPlural || isPlural
                if unit.value != nil, rank > best?.rank ?? -1 { best = (rank, unit) }
            }
        }
        return best?.unit
    }

    /// Whether an object follows; anything else is skipped with a fault.
    private mutating func isObject(
        _ scanner: inout JSONScanner,
        _ what: String,
        _ place: Place
    ) throws(ReadError) -> Bool {
        if scanner.peek() == UInt8(ascii: "{") { return true }
        faults.append(StringsFile.Fault(message: "\(what) is not an object", place: place))
        try scanner.skipValue()
        return false
    }
}
