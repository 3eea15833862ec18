import LayoutInspector

/// The configurations of a run: the one named, or for each input those in its folder and above, the nearest first.
///
/// Files are read once. The search ends at the folder of a repository (one with `.git`), or at the root.
package struct ConfigurationSet: Sendable {
    private let keys: [ConfigurationKey]
    private let paths: PathBase
    /// `nil`: files are searched for.
    private let named: [Configuration]?
    /// By folder, as an absolute path.
    private var byFolder: [String: [Configuration]] = [:]
    private var byPath: [String: Configuration] = [:]
    /// What is wrong with the files that were read so far, in their order.
    package private(set) var warnings: [String] = []

    /// - Parameters:
    ///   - file: The only file that counts; `nil`: files are searched for.
    ///   - isEnabled: Whether there are configurations at all.
    /// - Throws: ``ConfigurationFailure`` if the file cannot be read.
    package init(
        file: String? = nil,
        isEnabled: Bool = true,
        keys: [ConfigurationKey],
        currentFolder: String
    ) throws(ConfigurationFailure) {
        self.keys = keys
        paths = PathBase(currentFolder: currentFolder)
        guard isEnabled else {
            named = []
            return
        }
        guard let file else {
            named = nil
            return
        }
        let configuration = try Self.read(file, shownAs: file, keys: keys)
        named = [configuration]
        warnings = configuration.warnings
    }

    /// The configurations that hold for the program as a whole: those of the current folder, the nearest first.
    package mutating func general() throws(ConfigurationFailure) -> [Configuration] {
        try configurations(forFolder: paths.currentFolder)
    }

    /// The configurations that hold for a file, the nearest first.
    ///
    /// - Parameter path: As given; standard input has those of the current folder.
    package mutating func configurations(for path: String) throws(ConfigurationFailure) -> [Configuration] {
        if path == "-" { return try general() }
        let absolute = paths.absolute(path)
        guard let slash = absolute.lastIndex(of: "/") else { return [] }
        return try configurations(forFolder: String(absolute[..<slash]))
    }

    private mutating func configurations(forFolder folder: String) throws(ConfigurationFailure) -> [Configuration] {
        if let named { return named }
        if let known = byFolder[folder] { return known }
        var result: [Configuration] = []
        let file = folder + "/" + Configuration.fileName
        if FileContents.exists(file) {
            let configuration = try Self.read(file, shownAs: shown(file), keys: keys)
            warnings += configuration.warnings
            result.append(configuration)
        } else {
            let other = folder + "/" + Configuration.otherFileName
            if FileContents.exists(other) {
                warnings.append("\(shown(other)) is not read; rename it to \(Configuration.fileName)")
            }
        }
        if !folder.isEmpty, !FileContents.exists(folder + "/.git"), let slash = folder.lastIndex(of: "/") {
            result += try configurations(forFolder: String(folder[..<slash]))
        }
        byFolder[folder] = result
        return result
    }

    /// A path as messages show it: relative, unless it is far away.
    private func shown(_ path: String) -> String {
        let relative = paths.relative(path)
        return relative.count < path.count ? relative : path
    }

    private static func read(
        _ path: String,
        shownAs shown: String,
        keys: [ConfigurationKey]
    ) throws(ConfigurationFailure) -> Configuration {
        do throws(ReadError) {
            return try Configuration(FileContents.content(of: path), path: shown, keys: keys)
        } catch {
            throw ConfigurationFailure(path: shown, error: error)
        }
    }
}

/// A configuration that cannot be used.
package struct ConfigurationFailure: Error, Sendable {
    package var path: String
    package var error: ReadError
}
