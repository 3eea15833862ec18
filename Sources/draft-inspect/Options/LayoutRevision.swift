import LayoutInspector

/// A layout as it is named on the command line: a file, or `REVISION:FILE` for a file of a git revision.
struct LayoutRevision {
    let path: String

    init(_ path: String) { self.path = path }

    /// Reads it.
    ///
    /// - Throws: ``CommandFailure`` of status 2 where it cannot be read.
    func reading(_ options: InputOptions) throws(CommandFailure) -> Reading {
        guard !fileExists(path), let colon = path.firstIndex(of: ":"), colon > path.startIndex else {
            return try LoadedLayout(reading: [path], options).reading
        }
        let (revision, file) = (String(path[..<colon]), String(path[path.index(after: colon)...]))
        let bytes: [UInt8]
        do throws(GitFailure) {
            bytes = try GitCommand.contents(of: file, at: revision)
        } catch {
            throw CommandFailure("\(path): \(error.message)", code: .unreadable)
        }
        do throws(ReadError) {
            var readOptions = ReadOptions(traits: options.traits?.traits, isForRunTime: options.isForRunTime)
            readOptions.path = file
            return try Layout.read(bytes, as: options.format, options: readOptions)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
    }
}
