import LayoutInspector

/// A layout as it is named on the command line: a file, or `REVISION:FILE` for a file of a git revision.
struct LayoutRevision {
    let path: String

    init(_ path: String) { self.path = path }

    /// The two parts of `REVISION:FILE`; `nil` for a file.
    private var parts: (revision: String, file: String)? {
        guard !fileExists(path), let colon = path.firstIndex(of: ":"), colon > path.startIndex else { return nil }
        return (String(path[..<colon]), String(path[path.index(after: colon)...]))
    }

    /// Whether it is code, by its name.
    var isCode: Bool { path.hasSuffix(".swift") }

    /// Reads it.
    ///
    /// - Throws: ``CommandFailure`` of status 2 where it cannot be read.
    func reading(_ options: InputOptions) throws(CommandFailure) -> Reading {
        guard let (_, file) = parts else { return try LoadedLayout(reading: [path], options).reading }
        let bytes = try bytes()
        do throws(ReadError) {
            var readOptions = ReadOptions(traits: options.traits?.traits, isForRunTime: options.isForRunTime)
            readOptions.path = file
            return try Layout.read(bytes, as: options.format, options: readOptions)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
    }

    /// The layouts of the classes of code as far as they are known, with a number for each expression that is not.
    ///
    /// - Returns: The layouts, and the code that they leave open.
    /// - Throws: ``CommandFailure`` of status 2 where it cannot be read.
    func classes() throws(CommandFailure) -> (readings: [Reading], open: [String]) {
        let name = parts?.file ?? path
        let program = ProgramReadings([(name, try bytes())], numbersUnknowns: true)
        return (program[name] ?? [], program.openCode(of: name))
    }

    private func bytes() throws(CommandFailure) -> [UInt8] {
        guard let (revision, file) = parts else {
            do throws(ReadError) {
                return try FileContents.bytes(of: path)
            } catch {
                throw CommandFailure(unreadable(path, error), code: .unreadable)
            }
        }
        do throws(GitFailure) {
            return try GitCommand.contents(of: file, at: revision)
        } catch {
            throw CommandFailure("\(path): \(error.message)", code: .unreadable)
        }
    }
}
