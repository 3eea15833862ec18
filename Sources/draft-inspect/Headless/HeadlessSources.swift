import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where the sources of Headless are: in `share/draft-inspect` beside an installed program, or in a checkout.
struct HeadlessSources {
    /// Ends without a slash.
    private let root: String
    /// Whether modules are in folders of their names.
    private let isInstalled: Bool
    /// In a checkout: where the program was built.
    private let buildFolder: String

    /// - Throws: ``CommandFailure`` where there are none.
    init() throws(CommandFailure) {
        if let folder = environment("DRAFT_INSPECT_SHARE") {
            self.init(root: folder, buildFolder: "")
            if !isComplete { throw CommandFailure("no sources of Headless in '\(folder)'", code: .unreadable) }
            return
        }
        var folder = HeadlessSources.programPath()
        var buildFolder = ""
        while let slash = folder.lastIndex(of: "/") {
            folder = String(folder[..<slash])
            if buildFolder.isEmpty, FolderNames.isFolder(folder + "/checkouts") { buildFolder = folder }
            for candidate in [folder + "/share/draft-inspect", folder] {
                self.init(root: candidate, buildFolder: buildFolder)
                if isComplete { return }
            }
        }
        throw CommandFailure(
            "the sources of Headless are missing; 'make install' puts them into share/draft-inspect, and "
                + "DRAFT_INSPECT_SHARE names another folder",
            code: .unreadable
        )
    }

    private init(root: String, buildFolder: String) {
        self.root = root
        self.buildFolder = buildFolder
        isInstalled = FolderNames.isFolder(root + "/UIKit")
    }

    private var isComplete: Bool { HeadlessModule.all.allSatisfy { FolderNames.isFolder(folder(of: $0)) } }

    private func folder(of module: HeadlessModule) -> String {
        if isInstalled { return root + "/" + module.name }
        // The package manager keeps dependencies in the folder that the program was built in.
        return (module.isDependency ? buildFolder : root) + "/" + module.folder
    }

    /// The files of a module, sorted.
    func files(of module: HeadlessModule) -> [String] {
        FolderNames.files(below: folder(of: module), ending: ".swift")
    }

    /// Changes when a file does: by the names, sizes and times of all files.
    var fingerprint: String {
        var hash = Fingerprint()
        for module in HeadlessModule.all {
            hash.add(module.name)
            for file in files(of: module) { hash.add(file: file) }
        }
        return hash.text
    }

    private static func programPath() -> String {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var buffer = [CChar](repeating: 0, count: Int(size))
            let path = _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : ""
        #else
            let path = "/proc/self/exe"
        #endif
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
