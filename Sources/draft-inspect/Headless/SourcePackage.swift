import LayoutInspector
import LayoutProject

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The sources of a library that layout code imports: a folder with a module in each folder of `Sources`, or of one module.
struct SourcePackage {
    private struct Module {
        var name: String
        var files: [String]
    }

    private let path: String
    private let modules: [Module]

    /// - Throws: ``CommandFailure`` where the folder has no Swift files.
    init(_ path: String) throws(CommandFailure) {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = folder
        let sources = FolderNames.isFolder(folder + "/Sources") ? folder + "/Sources" : folder
        let names = FolderNames.all(in: sources)
        if names.contains(where: { $0.hasSuffix(".swift") && $0 != "Package.swift" }) {
            let name = folder.split(separator: "/").last.map(String.init) ?? folder
            let files = FolderNames.files(below: sources, ending: ".swift").filter { !$0.hasSuffix("/Package.swift") }
            modules = [Module(name: name, files: files)]
        } else {
            modules = names.compactMap { name in
                let files = FolderNames.files(below: sources + "/" + name, ending: ".swift")
                return files.isEmpty ? nil : Module(name: name, files: files)
            }
        }
        if modules.isEmpty {
            throw CommandFailure(
                "no Swift sources in '\(path)'; expected a package, or a folder of a module",
                code: .usage
            )
        }
    }

    /// What code can import of it.
    var moduleNames: [String] { modules.map(\.name) }

    /// A folder of another tool's that holds a package or the sources of one module, wherever these are.
    init?(checkout path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if FolderNames.isFolder(path + "/Sources/" + name), let package = try? SourcePackage(path) {
            self = package
            return
        }
        let files = FolderNames.files(below: path, ending: ".swift").filter { file in
            !file.hasSuffix("/Package.swift") && !file.contains("Tests/") && !file.contains("/Example")
        }
        if files.isEmpty { return nil }
        self.path = path
        modules = [Module(name: name, files: files)]
    }

    /// Compiles the modules, each after those that it imports, once for each state of their files.
    ///
    /// - Parameter folder: Takes what cannot be kept.
    /// - Returns: What a program that imports them is compiled and linked with.
    func compiled(with library: HeadlessLibrary, in folder: String) throws(CommandFailure) -> [String] {
        guard let kept = library.packageFolder(fingerprint) else {
            _ = try compile(with: library, in: folder)
            return arguments(in: folder)
        }
        if FolderNames.isFolder(kept) { return arguments(in: kept) }
        let work = try TemporaryFolder.make(in: String(kept[..<(kept.lastIndex(of: "/") ?? kept.startIndex)]))
        defer { TemporaryFolder.remove(work) }
        let sources = try compile(with: library, in: work)
        for path in sources { TemporaryFolder.remove(path) }
        // Another run may have been faster; its result is the same.
        if rename(work, kept) != 0, !FolderNames.isFolder(kept) {
            throw CommandFailure("could not write '\(kept)': \(systemMessage(errno))", code: .internalError)
        }
        return arguments(in: kept)
    }

    private func arguments(in folder: String) -> [String] {
        ["-I", folder] + modules.map { folder + "/" + $0.name + ".o" }
    }

    /// Changes when a file of it does.
    private var fingerprint: String {
        var hash = Fingerprint()
        for module in modules {
            hash.add(module.name)
            for file in module.files { hash.add(file: file) }
        }
        return hash.text
    }

    /// - Returns: Folders of lowered sources, which nothing needs any more.
    private func compile(with library: HeadlessLibrary, in folder: String) throws(CommandFailure) -> [String] {
        var waiting: [Module] = []
        var originals: [String: String] = [:]
        for module in modules { waiting.append(try lowered(module, in: folder, originals: &originals)) }
        while !waiting.isEmpty {
            let count = waiting.count
            var failed: [Module] = []
            var message: Substring = ""
            for module in waiting {
                let object = folder + "/" + module.name + ".o"
                var words = [
                    "-swift-version", "5", "-Onone", "-wmo", "-parse-as-library", "-suppress-warnings",
                    "-module-name", module.name, "-I", folder, "-emit-module", "-emit-module-path",
                    folder + "/" + module.name + ".swiftmodule", "-c", "-o", object,
                ]
                if library.compiler.isolatesByDefault { words += ["-default-isolation", "MainActor"] }
                let result = try library.compiler.run(words + library.arguments + module.files, temporaryFolder: folder)
                if result.ending != .exited(0) {
                    let lines = String(decoding: result.error + result.output, as: UTF8.self).split(separator: "\n")
                    message = lines.first { $0.contains("error:") } ?? lines.first ?? "the compiler failed"
                    failed.append(module)
                }
            }
            if failed.count == count {
                // What was lowered is known by the name of its original.
                if let copy = originals.first(where: { message.hasPrefix($0.key + ":") }) {
                    message = copy.value + message.dropFirst(copy.key.utf8.count)
                }
                throw CommandFailure("'\(path)' does not compile with Headless\n  \(message)", code: .unreadable)
            }
            waiting = failed
        }
        return modules.map { folder + "/" + $0.name + ".sources" }
    }

    /// The module without what needs the Objective-C runtime, where there is none: files that have some are copied.
    ///
    /// - Parameter originals: Gets the path of the original of each copy.
    private func lowered(
        _ module: Module,
        in folder: String,
        originals: inout [String: String]
    ) throws(CommandFailure) -> Module {
        #if canImport(ObjectiveC)
            return module
        #else
            let copies = folder + "/" + module.name + ".sources"
            var result = Module(name: module.name, files: [])
            var hasAssociatedObjects = false
            var files: [(source: ProjectFile, lowering: ObjectiveCLowering)] = []
            for path in module.files {
                let source: String
                do throws(ReadError) {
                    source = String(decoding: try contents(ofFile: path), as: UTF8.self)
                } catch {
                    throw CommandFailure(unreadable(path, error), code: .unreadable)
                }
                hasAssociatedObjects = hasAssociatedObjects || AssociatedObjects.names.contains(where: source.contains)
                let file = ProjectFile(path: path, text: source)
                files.append((file, ObjectiveCLowering(file, of: .library)))
            }
            let described = files.reduce(into: Set<String>()) { $0.formUnion($1.lowering.described) }
            for (source, lowering) in files {
                let path = source.path
                let completed = LibraryDescriptions.completed(lowering.file, classes: described)
                if completed.bytes == source.bytes {
                    result.files.append(path)
                    continue
                }
                let copy = copies + "/" + (path.split(separator: "/").last.map(String.init) ?? path)
                try TemporaryFolder.makeAll(copies)
                try writeFile(completed.text, to: copy)
                originals[copy] = path
                result.files.append(copy)
            }
            if hasAssociatedObjects {
                try TemporaryFolder.makeAll(copies)
                try writeFile(AssociatedObjects.source, to: copies + "/" + AssociatedObjects.fileName)
                result.files.append(copies + "/" + AssociatedObjects.fileName)
            }
            return result
        #endif
    }
}
