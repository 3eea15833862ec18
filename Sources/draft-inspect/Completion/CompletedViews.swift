import LayoutInspector

/// The views of a file that a command line names, for completion.
struct CompletedViews {
    private let lookup: ObjectLookup

    /// Larger files take longer than somebody waits for a completion.
    private static let mostBytes = 20 << 20

    /// - Returns: `nil` if the file cannot be read, or has more than one would wait for.
    init?(_ file: String?) {
        guard let file, FolderContents.isRegularFile(splitPart(file).file, atMost: Self.mostBytes),
            let inputs = try? Inputs([file], readers: layoutReaders),
            let (path, reading) = try? inputs.layout(isCounted: false, note: { _ in })
        else { return nil }
        let loaded = LoadedLayout(path: path, reading: reading, files: [file])
        lookup = ObjectLookup(layout: reading.layout, tags: (try? loaded.tags()) ?? [])
    }

    /// Names of views, and paths of subviews where a slash was typed.
    func views(_ word: Substring) -> [String] {
        lookup.itemWords(hasAddresses: word.hasPrefix("0x")) + lookup.pathCompletions(String(word))
    }

    /// Views, and behind the dot of one its attributes.
    func anchors(_ word: Substring) -> [String] {
        if let dot = word.lastIndex(of: "."), (try? lookup.item(String(word[..<dot]))) != nil {
            return LayoutAttribute.allCases.map { word[...dot] + $0.rawValue }
        }
        return views(word)
    }
}
