import LayoutInspector
import LayoutProject

/// The Swift files of a project, wherever its targets keep them.
struct ProjectSources {
    /// Read and lowered, by their paths.
    private(set) var files: [String: ProjectFile] = [:]
    private(set) var removedModules: Set<String> = []
    private(set) var importedModules: Set<String> = []
    /// The files that import a library of layouts.
    private(set) var libraryFiles: Set<String> = []
    /// Packages below the project that are checked out, by the names of their modules.
    private(set) var checkouts: [String: String] = [:]

    #if canImport(Darwin)
        /// What each file imports.
        static let always = ["Foundation", "UIKit"]
    #else
        /// What each file imports.
        static let always = ["Foundation", "FoundationNetworking", "UIKit"]
    #endif

    private static let passedOver = ProjectFolder.passedOver.union(["Package.swift", "main.swift"])
    private static let checkoutFolders = ["Pods", "Carthage/Checkouts", ".build/checkouts", "SourcePackages/checkouts"]

    /// - Parameters:
    ///   - known: The modules that can be imported.
    ///   - libraries: Those of them that make layouts.
    /// - Throws: ``CommandFailure`` where the path has no Swift files.
    init(_ path: String, known: Set<String>, libraries: Set<String>) throws(CommandFailure) {
        let root = ProjectFolder.folder(of: path)
        guard FolderNames.isFolder(root) else {
            throw CommandFailure(
                "no project at '\(path)'; expected a folder, an .xcodeproj, an .xcworkspace or a Package.swift",
                code: .usage
            )
        }
        for folder in Self.checkoutFolders {
            for name in FolderNames.all(in: root + "/" + folder) where FolderNames.isFolder(root + "/\(folder)/\(name)")
            {
                checkouts[name] = root + "/\(folder)/\(name)"
            }
        }
        var sources: [ProjectFile] = []
        for file in Self.swiftFiles(below: root) {
            let text: String
            do throws(ReadError) {
                text = String(decoding: try contents(ofFile: file), as: UTF8.self)
            } catch {
                throw CommandFailure(unreadable(file, error), code: .unreadable)
            }
            let source = ProjectFile(path: file, text: text)
            #if canImport(ObjectiveC)
                sources.append(source)
            #else
                sources.append(ObjectiveCLowering(source).file)
            #endif
        }
        sources.removeAll(where: SwiftUIFiles.contain)
        let optional = sources.reduce(into: Set<String>()) { $0.formUnion(OptionalRequirements.names(in: $1)) }
        for file in sources {
            let lowering = ProjectLowering(file, known: known, optional: optional, always: Self.always)
            files[file.path] = lowering.file
            removedModules.formUnion(lowering.removedModules)
            importedModules.formUnion(lowering.importedModules)
            if !lowering.importedModules.isDisjoint(with: libraries) { libraryFiles.insert(file.path) }
        }
        if files.isEmpty { throw CommandFailure("no Swift files in '\(root)'", code: .usage) }
    }

    /// Sorted; tests and what tools made are no part of an app.
    static func swiftFiles(below folder: String) -> [String] {
        FolderNames.all(in: folder).flatMap { name -> [String] in
            if name.hasPrefix(".") || passedOver.contains(name) || ProjectFolder.isOfTests(name) { return [] }
            let path = folder + "/" + name
            if FolderNames.isFolder(path) { return swiftFiles(below: path) }
            return name.hasSuffix(".swift") ? [path] : []
        }
    }
}
