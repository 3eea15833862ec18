import LayoutInspector

/// Where results are kept for later runs.
struct CacheOptions: Sendable, Equatable {
    /// `nil`: nowhere.
    var folder: String?
    var isOff = false

    static let folderDeclaration = OptionDeclaration<CacheOptions>.text(
        "cache",
        "keep results in this folder, such as \(CacheFolder.usualName), and check only files that changed",
        value: .file,
        \.folder
    )

    static let declarations = [
        folderDeclaration, .flag("no-cache", "check all files, even if the configuration names a cache", \.isOff),
    ]
}

/// Where results are kept.
enum CacheTable: OptionTable {
    static let declarations = CacheOptions.declarations
    static let defaults = CacheOptions()
}
