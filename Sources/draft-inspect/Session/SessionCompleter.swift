import LayoutInspector
import LayoutReport
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What can be inserted at the cursor: verbs, names, ids, paths, files.
struct SessionCompleter {
    let session: Session

    /// More candidates than these are not listed.
    static let most = 200

    func completion(for text: String) -> LineEditor.Completion {
        let names = session.printedNames(in: text)
        let (words, quote) = words(before: text, names)
        guard let word = words.last else { return LineEditor.Completion(insertion: "", candidates: []) }
        var found = candidates(words: words, word: word)
        var seen: Set<String> = []
        found = found.filter { $0.hasPrefix(word) && seen.insert($0).inserted }
        guard let first = found.first else { return LineEditor.Completion(insertion: "", candidates: []) }

        var shared = first[...]
        for candidate in found.dropFirst() { shared = Self.commonPrefix(shared, candidate) }
        var insertion = String(shared.dropFirst(word.count))
        // A name that messages use is typed as it is.
        let isPrinted = quote == nil && found.contains { names?.begins($0) ?? false }
        if !isPrinted { insertion = CommandLineWords.escaped(insertion, in: quote) }
        // A whole word is left behind, unless it goes on: folders, and anchors before their attribute.
        if found.count == 1, !first.hasSuffix("/"), !first.hasSuffix(".") {
            if let quote { insertion.append(quote) }
            insertion += " "
        }
        var listed = found.prefix(Self.most).map { $0.filter { !$0.isNewline } }
        if found.count > Self.most { listed.append("… \(found.count - Self.most) more") }
        return LineEditor.Completion(insertion: insertion, candidates: listed)
    }

    /// The words of an unfinished command, the one at the cursor last: also where that is a name of several words.
    private func words(before text: String, _ names: PrintedNames?) -> (words: [String], openQuote: Character?) {
        guard let names else { return CommandLineWords.unfinished(text) }
        if let start = names.unfinished(in: text) {
            let before = CommandLineWords.unfinished(names.escaped(in: String(text[..<start]))).words
            return (before.dropLast() + [String(text[start...])], nil)
        }
        return CommandLineWords.unfinished(names.escaped(in: text))
    }

    private func candidates(words: [String], word: String) -> [String] {
        if words.count == 1 { return session.verbs.all.map { $0.name } }
        guard let verb = try? session.verbs.verb(words[0]), !verb.arguments.isEmpty else { return [] }
        let kind = verb.arguments[min(words.count - 2, verb.arguments.count - 1)]
        switch kind {
        case .verb: return session.verbs.all.map { $0.name }
        case .words(let words): return words
        case .option:
            if words.count == 2 { return SessionOptions.declarations.map(\.name) }
            return SessionOptions.declarations.first { $0.name == words[1] }?.value.words ?? []
        case .file: return files(word)
        case .finding: return findingNumbers()
        case .fix: return fixNumbers(words)
        case .rule: return RulesText.names
        case .layout: return session.scenes.map(\.name)
        case .printOption:
            if word.hasPrefix("-") { return Self.printOptions }
            return printValues(after: words) ?? (words.count == 2 ? names(.view, word) : [])
        case .view, .constraint, .object, .property, .anchor: return names(kind, word)
        case .none: return []
        }
    }

    private func names(_ kind: ArgumentKind, _ word: String) -> [String] {
        guard let lookup = try? session.lookup() else { return [] }
        let hasAddresses = word.hasPrefix("0x")
        let items = lookup.itemWords(hasAddresses: hasAddresses)
        let constraints = lookup.constraintWords(hasAddresses: hasAddresses)
        switch kind {
        case .view: return items + lookup.pathCompletions(word)
        case .constraint: return constraints
        case .object: return items + constraints + lookup.pathCompletions(word)
        case .property:
            // After a dot that ends a known name, the properties; before, the names.
            if let (object, isConstraint) = owner(of: word, lookup) {
                let properties = isConstraint ? SetVerb.constraintProperties : SetVerb.viewProperties
                return properties.map { object + "." + $0 }
            }
            return (constraints + items + lookup.pathCompletions(word)).map { $0 + "." }
        case .anchor:
            if let dot = word.lastIndex(of: "."), (try? lookup.item(String(word[..<dot]))) != nil {
                return LayoutAttribute.allCases.map { word[...dot] + $0.rawValue }
            }
            return (items + lookup.pathCompletions(word)).map { $0 + "." }
        case .verb, .words, .option, .file, .finding, .fix, .rule, .layout, .printOption, .none: return []
        }
    }

    // MARK: Numbers and options

    private func findingNumbers() -> [String] {
        guard let findings = session.document?.known(options: session.options.diagnosis)?.findings else { return [] }
        return findings.indices.map { String($0 + 1) }
    }

    /// The fixes of the finding whose number comes before.
    private func fixNumbers(_ words: [String]) -> [String] {
        guard words.count >= 3, let number = Int(words[1]),
            let findings = session.document?.known(options: session.options.diagnosis)?.findings,
            let finding = findings[number: number]
        else { return [] }
        return finding.fixes.indices.map { String($0 + 1) }
    }

    private static let printOptions =
        (PrintTable.declarations.map { "--" + $0.name } + SourceTable.declarations.map { "--" + $0.name }
        + ["--tags", "--output", "--force"]).sorted()

    /// The values of the option of `print` before the cursor; `nil` if there is none that takes a value.
    private func printValues(after words: [String]) -> [String]? {
        let option = words[words.count - 2]
        guard option.hasPrefix("-") else { return nil }
        let name = String(option.drop { $0 == "-" })
        switch name {
        case "root": return names(.view, words.last ?? "")
        case "tags", "output", "o": return files(words.last ?? "")
        default: break
        }
        let values =
            PrintTable.declarations.first { $0.name == name }?.value
            ?? SourceTable.declarations.first { $0.name == name }?.value
        return values.map(\.words)
    }

    /// What a word such as `title-top.con` begins with, and whether it is a constraint.
    private func owner(of word: String, _ lookup: ObjectLookup) -> (object: String, isConstraint: Bool)? {
        var end = word.endIndex
        while let dot = word[..<end].lastIndex(of: ".") {
            let object = String(word[..<dot])
            if (try? lookup.constraint(object)) != nil { return (object, true) }
            if (try? lookup.view(object)) != nil { return (object, false) }
            end = dot
        }
        return nil
    }

    private static func commonPrefix(_ left: Substring, _ right: String) -> Substring {
        var end = left.startIndex
        for (a, b) in zip(left, right) {
            guard a == b else { break }
            end = left.index(after: end)
        }
        return left[..<end]
    }

    /// The files of the folder that the word names, folders with a slash at the end. Hidden ones only where a dot was
    /// typed.
    private func files(_ word: String) -> [String] {
        var base = ""
        var beginning = word[...]
        if let slash = word.lastIndex(of: "/") {
            base = String(word[...slash])
            beginning = word[word.index(after: slash)...]
        }
        guard let all = try? FolderContents.names(of: base.isEmpty ? "." : expandedHome(base)) else { return [] }
        var names: [String] = []
        for name in all where name.hasPrefix(beginning) {
            if name.hasPrefix("."), !beginning.hasPrefix(".") { continue }
            var status = stat()
            let isFolder = stat(expandedHome(base) + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
            names.append(base + name + (isFolder ? "/" : ""))
        }
        return names.sorted()
    }
}
