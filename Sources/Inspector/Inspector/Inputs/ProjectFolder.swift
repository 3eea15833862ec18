/// The folder of an app, as Xcode and SwiftPM lay it out.
package enum ProjectFolder {
    /// How the names of projects, workspaces and manifests end.
    private static let marks = [".xcodeproj", ".xcworkspace", "Package.swift"]

    /// Whether a name in a folder makes it that of a project: one that Xcode or SwiftPM opens, or a repository.
    static func isMark(_ name: String) -> Bool { name == ".git" || marks.contains { name.hasSuffix($0) } }

    /// The folder that a project, workspace or manifest is in; other paths are folders themselves.
    package static func folder(of path: String) -> String {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        for ending in marks where path.hasSuffix(ending) {
            return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        }
        return path
    }

    /// Whether a file or folder has tests, by its name.
    package static func isOfTests(_ name: some StringProtocol) -> Bool {
        let stem = name.hasSuffix(".swift") ? name.dropLast(6) : name[...]
        return ["Tests", "UITests", "Test", "Specs", "Spec", "Snapshots", "TestHelpers"].contains { stem.hasSuffix($0) }
    }

    /// Folders of other people's code and of what tools made, beside those that no search enters.
    package static let passedOver = FolderSearch.skippedFolders.union(["build", "fastlane"])
}
