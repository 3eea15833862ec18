import LayoutReaders
import LayoutSyntax

/// The one way from paths to layouts, for every command and the session.
///
/// A path is a file, `FILE#2` for the second layout of one, `-` for standard input, a folder, or a pattern such as
/// `App/**/*.storyboard`. What comes out is a list of sources in the order of the paths, each of which gives out its
/// layouts one by one; of a log no more is in memory than the block at hand.
package struct Inputs: Sendable {
    /// In the order in which they are read.
    package let sources: [InputSource]
    /// Notes on how the sources were found.
    package let notes: [String]
    private let paths: [String]

    /// - Parameters:
    ///   - readers: In the order in which they are asked whether they know an input.
    ///   - wanted: Those whose files are looked for in folders; `nil`: all.
    /// - Throws: ``InputFailure`` where a file that the options name cannot be read.
    package init(
        _ paths: [String],
        options: InputOptions = InputOptions(),
        readers: [any LayoutReader.Type] = Readers.all,
        wanted: [any LayoutReader.Type]? = nil
    ) throws(InputFailure) {
        let readOptions = try options.readOptions()
        func source(_ path: String, _ content: InputSource.Content) -> InputSource {
            InputSource(
                path: path,
                content: content,
                format: options.format,
                options: readOptions,
                part: options.block,
                readers: readers
            )
        }
        var found: [(path: String, failure: InputFailure?)] = []
        var searched: Set<String> = []
        for path in paths {
            guard let search = PathSearch(path, options: options, readers: wanted ?? readers) else {
                found.append((path, nil))
                continue
            }
            // A file that two folders or patterns lead to is read once.
            found += search.results().filter { searched.insert($0.path).inserted }
        }
        let named = Set(paths)
        let files = found.map(\.path)
        self.paths = files
        let code = options.allowsUnknowns ? CodeSources(files) { !named.contains(files[$0]) } : nil
        func codeSource(_ position: Int) -> InputSource?? {
            guard let code, code.taken.contains(position) else { return nil }
            if let error = code.failures[position] {
                return source(files[position], .fault(.unreadable(files[position], error)))
            }
            var options = readOptions
            options.path = files[position]
            return .some(
                code.readings[position].map { readings in
                    source(files[position], .code(readings.map { $0.withFonts(options) }))
                }
            )
        }
        // Folders of nothing but code without layouts.
        func orNothing(_ sources: [InputSource]) -> [InputSource] {
            guard sources.isEmpty, let path = paths.first, !found.isEmpty else { return sources }
            let fault = ReadError("no layouts in this folder; its Swift files make no view with constraints")
            return [source(path, .fault(.unreadable(path, fault)))]
        }
        guard options.format == nil, !options.keepsTextsApart else {
            sources = orNothing(
                found.indices.compactMap { position in
                    if let code = codeSource(position) { return code }
                    return source(files[position], found[position].failure.map { .fault($0) } ?? .file)
                }
            )
            notes = []
            return
        }
        // What is code is no text of a debugger, whatever it quotes.
        let joined = JoinedSources(
            files.enumerated().map { code?.taken.contains($0.offset) == true ? "-" : $0.element }
        )
        notes = joined.notes
        sources = orNothing(
            found.indices.compactMap { position in
                if let (path, reading) = joined.readings[position] { return source(path, .joined(reading)) }
                if joined.taken.contains(position) { return nil }
                if let code = codeSource(position) { return code }
                return source(found[position].path, found[position].failure.map { .fault($0) } ?? .file)
            }
        )
    }

    /// The files that were given or found, as they were named; without standard input, and without numbers of layouts.
    package var files: [String] { paths.filter { $0 != "-" }.map { splitPart($0).file } }

    /// The one input of those who work on one.
    ///
    /// - Throws: ``InputFailure`` where nothing was found, or several files do not make up one layout.
    package func onlySource() throws(InputFailure) -> InputSource {
        for source in sources {
            if let failure = source.failure { throw failure }
        }
        if paths.count > 1 {
            for file in files where !FileContents.exists(file) {
                throw .unreadable(file, ReadError("no such file or directory"))
            }
        }
        guard sources.count == 1, let source = sources.first else { throw .notOneLayout }
        return source
    }

    /// The one layout of those who work on one: that of a file, its first or the one that is asked for, or that of
    /// several texts together.
    ///
    /// - Parameters:
    ///   - part: Counted from 1; takes the place of what path and options say.
    ///   - isCounted: Whether to count the layouts of a file of which the first is taken, for which all of a log is read.
    /// - Throws: ``InputFailure`` where a file cannot be read, or the files do not make up one layout.
    package func layout(
        part: Int? = nil,
        isCounted: Bool = true,
        note: (String) -> Void
    ) throws(InputFailure) -> (path: String, reading: Reading) {
        let source = try onlySource()
        do throws(ReadError) {
            let stream: LayoutStream
            if let part {
                stream = try source.choosing(part).open(note: note)
            } else {
                stream = try source.open(note: note)
            }
            var found: Reading?
            try stream.forEach { reading in
                found = reading
                return false
            }
            guard var found else { throw ReadError("no Auto Layout conflict in this log") }
            if isCounted, found.part?.count == 0, let count = try stream.count() { found.part?.count = count }
            return (source.path, found)
        } catch {
            throw .unreadable(source.path, error)
        }
    }
}
