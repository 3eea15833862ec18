/// A module of Headless, or one that its layout pass is made of.
struct HeadlessModule {
    let name: String
    /// In a checkout of draft-inspect.
    let folder: String
    /// Whether it is of another package, and its folder in that of builds.
    var isDependency = false
    var swiftVersion = "6"
    /// Whether source that people write imports it.
    var isForUsers = false
    /// Whether it stands in for a library over UIKit.
    var isLibrary = false
    /// Whether code of the library sets frames in layout passes, and makes no constraints.
    var setsFrames = false

    /// Each after those that it imports.
    static let all = publishers + stated

    /// Apple's systems have their own Combine.
    #if canImport(Combine)
        private static let publishers: [HeadlessModule] = []
    #else
        private static let publishers = [
            HeadlessModule(name: "Combine", folder: "Headless/Sources/Combine", swiftVersion: "5", isForUsers: true)
        ]
    #endif

    private static let stated: [HeadlessModule] = [
        HeadlessModule(name: "BigInt", folder: "checkouts/BigInt/Sources", isDependency: true, swiftVersion: "5"),
        HeadlessModule(name: "LayoutSolver", folder: "Sources/Solver"),
        HeadlessModule(name: "LayoutSyntax", folder: "Sources/Inspector/Syntax"),
        HeadlessModule(name: "LayoutModel", folder: "Sources/Inspector/Model"),
        HeadlessModule(name: "LayoutSemantics", folder: "Sources/Inspector/Semantics"),
        HeadlessModule(name: "LayoutCode", folder: "Sources/LayoutCode"),
        HeadlessModule(name: "LayoutReaders", folder: "Sources/Inspector/Readers"),
        HeadlessModule(name: "LayoutDiagnosis", folder: "Sources/Inspector/Diagnosis"),
        HeadlessModule(name: "LayoutInspector", folder: "Sources/Inspector/Inspector"),
        HeadlessModule(name: "UIKit", folder: "Headless/Sources/UIKit", isForUsers: true),
        HeadlessModule(name: "WebKit", folder: "Headless/Sources/WebKit", isForUsers: true),
        HeadlessModule(name: "MapKit", folder: "Headless/Sources/MapKit", isForUsers: true),
        HeadlessModule(name: "DumpComparison", folder: "Headless/Sources/DumpComparison"),
        HeadlessModule(
            name: "Draftsman",
            folder: "Headless/DSLs/Sources/Draftsman",
            isForUsers: true,
            isLibrary: true
        ),
        HeadlessModule(
            name: "FlowConstraint",
            folder: "Headless/DSLs/Sources/FlowConstraint",
            isForUsers: true,
            isLibrary: true
        ),
        HeadlessModule(
            name: "NotAutoLayout",
            folder: "Headless/DSLs/Sources/NotAutoLayout",
            isForUsers: true,
            isLibrary: true,
            setsFrames: true
        ),
        HeadlessModule(
            name: "SwiftLayout",
            folder: "Headless/DSLs/Sources/SwiftLayout",
            isForUsers: true,
            isLibrary: true
        ),
    ]

    /// Lines that import modules.
    static func imports(_ names: [String]) -> String { names.map { "import " + $0 + "\n" }.joined() }

    /// Whether source imports a library that sets frames.
    static func setFrames(in source: String) -> Bool {
        let lines = source.split(separator: "\n")
        return all.contains { $0.setsFrames && lines.contains("import " + $0.name) }
    }

    /// What source can import, in this order.
    static var forUsers: [String] { all.filter(\.isForUsers).map(\.name) }

    /// What UIKit code imports: the frameworks without the libraries, whose names could hide the code's own.
    static var frameworks: [String] { all.filter { $0.isForUsers && !$0.isLibrary }.map(\.name) }
}
