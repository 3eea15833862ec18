import LayoutInspector
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Headless as modules that source can be compiled with. Built once for each compiler, without a network, into the user's
/// cache.
struct HeadlessLibrary {
    let compiler: SwiftCompiler
    /// Holds the modules and the archive.
    private let folder: String

    /// - Throws: ``CommandFailure`` where sources are missing, or do not compile with this compiler.
    init(_ compiler: SwiftCompiler) throws(CommandFailure) {
        self.compiler = compiler
        if let folder = environment("DRAFT_INSPECT_HEADLESS") {
            self.folder = folder
            return
        }
        let sources = try HeadlessSources()
        var hash = Fingerprint()
        hash.add(programVersion)
        hash.add(compiler.version)
        hash.add(sources.fingerprint)
        let cache = try HeadlessLibrary.cacheFolder()
        folder = cache + "/headless-" + hash.text
        if fileExists(folder + "/" + HeadlessLibrary.archive) { return }
        try build(sources, in: cache)
    }

    /// Where a compiled package is kept, by its fingerprint; `nil` where nothing can be.
    func packageFolder(_ fingerprint: String) -> String? {
        guard let cache = try? Self.cacheFolder() else { return nil }
        var hash = Fingerprint()
        hash.add(folder)
        hash.add(compiler.version)
        hash.add(fingerprint)
        return cache + "/package-" + hash.text
    }

    private static let archive = "libHeadless.a"
    /// Compilers leave folders in theirs for temporary files.
    private static let temporary = "/temporary"

    /// What compiles and links a program with the modules.
    var arguments: [String] { ["-I", folder + "/Modules"] }
    var linkedFile: String { folder + "/" + Self.archive }

    /// The classes that the modules declare: others of a layout are the app's own.
    func frameworkClasses() throws(CommandFailure) -> Set<String> {
        do throws(ReadError) {
            let text = String(decoding: try contents(ofFile: folder + "/classes.txt"), as: UTF8.self)
            return Set(text.split(separator: "\n").map(String.init))
        } catch {
            throw CommandFailure(unreadable(folder + "/classes.txt", error), code: .internalError)
        }
    }

    private static func cacheFolder() throws(CommandFailure) -> String {
        let folder: String
        if let cache = environment("XDG_CACHE_HOME") {
            folder = cache + "/draft-inspect"
        } else if let home = environment("HOME") {
            #if canImport(Darwin)
                folder = home + "/Library/Caches/draft-inspect"
            #else
                folder = home + "/.cache/draft-inspect"
            #endif
        } else {
            throw CommandFailure("no folder to build Headless in: HOME and XDG_CACHE_HOME are unset", code: .unreadable)
        }
        try TemporaryFolder.makeAll(folder)
        return folder
    }

    /// Builds beside the final place and moves there at the end, so that an unfinished build is never used.
    private func build(_ sources: HeadlessSources, in cache: String) throws(CommandFailure) {
        writeStatus("building Headless with \(compiler.title); this is done once")
        try TemporaryFolder.with(in: cache) { (work) throws(CommandFailure) in
            try TemporaryFolder.makeAll(work + "/Modules")
            try TemporaryFolder.makeAll(work + Self.temporary)
            var objects: [String] = []
            for module in HeadlessModule.all {
                objects.append(work + "/" + module.name + ".o")
                try compile(module, sources.files(of: module), in: work)
            }
            let classes = ClassDeclarations.names(in: sources).joined(separator: "\n") + "\n"
            try writeFile(classes, to: work + "/classes.txt")
            guard let archived = ChildProcess.runSession(["ar", "rcs", work + "/" + Self.archive] + objects),
                archived.ending == .exited(0)
            else { throw CommandFailure("could not build Headless: 'ar' failed", code: .internalError) }
            for path in objects + [work + Self.temporary] { TemporaryFolder.remove(path) }
            // Another run may have been faster; its result is the same.
            if rename(work, folder) != 0, !fileExists(linkedFile) {
                throw CommandFailure("could not write '\(folder)': \(systemMessage(errno))", code: .internalError)
            }
        }
    }

    private func compile(
        _ module: HeadlessModule,
        _ files: [String],
        in work: String
    ) throws(CommandFailure) {
        let result = try compiler.run(
            [
                "-swift-version", module.swiftVersion, "-Onone", "-wmo", "-parse-as-library", "-suppress-warnings",
                "-module-name", module.name, "-package-name", "draft_inspect", "-I", work + "/Modules",
                "-emit-module", "-emit-module-path", work + "/Modules/" + module.name + ".swiftmodule",
                "-c", "-o", work + "/" + module.name + ".o",
            ] + files,
            temporaryFolder: work + Self.temporary
        )
        if result.ending == .exited(0) { return }
        let lines = String(decoding: result.error + result.output, as: UTF8.self).split(separator: "\n")
        let first = lines.first { $0.contains("error:") } ?? lines.last ?? "the compiler failed"
        throw CommandFailure("Headless does not compile with \(compiler.title): \(first)", code: .internalError)
    }
}

/// The classes that Headless declares and a view or controller could be of: all with a superclass.
enum ClassDeclarations {
    static func names(in sources: HeadlessSources) -> [String] {
        var names: Set<String> = []
        for module in HeadlessModule.all where module.isForUsers {
            for file in sources.files(of: module) {
                guard let bytes = try? contents(ofFile: file) else { continue }
                for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
                    if let name = name(in: line) { names.insert(name) }
                }
            }
        }
        return names.sorted()
    }

    /// `UILabel` of `open class UILabel: UIView {`; declarations within others are not at the beginning of a line.
    static func name(in line: Substring) -> String? {
        var words = line.split(separator: " ")[...]
        while let word = words.first, ["public", "open", "final", "@MainActor"].contains(word) { words.removeFirst() }
        guard !line.hasPrefix(" "), words.first == "class", let name = words.dropFirst().first else { return nil }
        let end = name.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
        return end.map { String(name[..<$0]) }
    }
}
