// swift-tools-version: 6.0
import PackageDescription

/// `make dist` links the editor of lines into the program, with what that needs; nothing but the environment asks for it, since
/// flags of this kind exclude a package from being a dependency.
let lineEditor: LinkerSetting =
    Context.environment["STATIC_LIBEDIT"] == nil
    ? .linkedLibrary("edit")
    : .unsafeFlags(["edit", "bsd", "md", "tinfo"].flatMap { ["-Xlinker", "-l:lib\($0).a"] })

/// The template, the styles and the script of the page, the script in the order in which its parts use each other.
let pageParts = [
    "page.html", "page.css", "elements.js", "frames.js", "texts.js", "outlines.js", "dimensions.js", "rows.js",
    "picture.js",
    "sizes.js", "finding.js", "panels.js", "document.js", "comparison.js", "page.js",
]

let package = Package(
    name: "draft-inspect",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
        .library(name: "LayoutInspector", targets: ["LayoutInspector"]),
        .library(name: "LayoutPrinter", targets: ["LayoutPrinter"]),
        .library(name: "LayoutReport", targets: ["LayoutReport"]),
        .executable(name: "draft-inspect", targets: ["draft-inspect"]),
        .plugin(name: "LayoutCheck", targets: ["LayoutCheck"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    ],
    targets: [
        .target(
            name: "LayoutSolver",
            dependencies: [.product(name: "BigInt", package: "BigInt")],
            path: "Sources/Solver"
        ),
        .target(name: "LayoutSyntax", path: "Sources/Inspector/Syntax"),
        .target(name: "LayoutModel", dependencies: ["LayoutSyntax"], path: "Sources/Inspector/Model"),
        .target(
            name: "LayoutSemantics",
            dependencies: ["LayoutModel", "LayoutSolver", "LayoutSyntax"],
            path: "Sources/Inspector/Semantics"
        ),
        .target(name: "LayoutCode", dependencies: ["LayoutModel", "LayoutSyntax"], path: "Sources/LayoutCode"),
        .target(
            name: "LayoutProject",
            dependencies: ["LayoutCode", "LayoutModel", "LayoutSyntax"],
            path: "Sources/Project"
        ),
        .target(
            name: "LayoutMigration",
            // Of the printer, the words of libraries only.
            dependencies: ["LayoutCode", "LayoutModel", "LayoutPrinter", "LayoutSyntax"],
            path: "Sources/Migration"
        ),
        .target(
            name: "LayoutReaders",
            // Of the solver, readers use its disjoint sets only.
            dependencies: ["LayoutCode", "LayoutModel", "LayoutSemantics", "LayoutSolver", "LayoutSyntax"],
            path: "Sources/Inspector/Readers"
        ),
        .target(
            name: "LayoutDiagnosis",
            dependencies: ["LayoutModel", "LayoutSemantics", "LayoutSolver", "LayoutSyntax"],
            path: "Sources/Inspector/Diagnosis"
        ),
        .target(
            name: "LayoutInspector",
            dependencies: [
                "LayoutDiagnosis", "LayoutModel", "LayoutReaders", "LayoutSemantics", "LayoutSolver", "LayoutSyntax",
            ],
            path: "Sources/Inspector/Inspector"
        ),
        .target(name: "SwiftSource", path: "Sources/Printer/SwiftSource"),
        .target(
            name: "LayoutPrinter",
            dependencies: ["LayoutCode", "LayoutModel", "LayoutSyntax", "SwiftSource"],
            path: "Sources/Printer",
            exclude: ["SwiftSource"]
        ),
        .target(
            name: "LayoutReport",
            dependencies: ["LayoutInspector"],
            path: "Sources/Report",
            // In the program itself: it is one file wherever it is put.
            resources: pageParts.map { .embedInCode("Page/Resources/" + $0) }
        ),
        .target(
            name: "LayoutPolicy",
            dependencies: ["LayoutInspector"],
            path: "Sources/Policy"
        ),
        .target(name: "DocumentMerge", dependencies: ["LayoutSyntax"], path: "Sources/Merge"),
        .target(name: "CLineEditor", linkerSettings: [lineEditor]),
        .target(name: "LineEditor", dependencies: ["CLineEditor"]),
        .executableTarget(
            name: "draft-inspect",
            dependencies: [
                "DocumentMerge",
                "LayoutInspector",
                "LayoutMigration",
                "LayoutPolicy",
                "LayoutPrinter",
                "LayoutProject",
                "LayoutReport",
                "LayoutSolver",
                "LineEditor",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .plugin(
            name: "LayoutCheck",
            capability: .command(
                intent: .custom(
                    verb: "layout-check",
                    description: "Check the Auto Layout of storyboards, xibs and logs"
                )
            ),
            dependencies: ["draft-inspect"]
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "SolverTests", dependencies: ["LayoutSolver", "TestSupport"], exclude: ["Goldens"]),
        .testTarget(
            name: "InspectorTests",
            dependencies: [
                "LayoutCode", "LayoutDiagnosis", "LayoutInspector", "LayoutModel", "LayoutReaders", "LayoutSemantics",
                "LayoutSyntax", "TestSupport",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(
            name: "PrinterTests",
            dependencies: [
                "LayoutCode", "LayoutInspector", "LayoutModel", "LayoutPrinter", "SwiftSource", "TestSupport",
            ],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "ReportTests", dependencies: ["LayoutReport", "TestSupport"], exclude: ["Goldens"]),
        .testTarget(name: "ProjectTests", dependencies: ["LayoutCode", "LayoutProject", "TestSupport"]),
        .testTarget(name: "PolicyTests", dependencies: ["LayoutInspector", "LayoutPolicy", "TestSupport"]),
        .testTarget(name: "MigrationTests", dependencies: ["LayoutMigration", "LayoutSyntax"]),
        .testTarget(name: "MergeTests", dependencies: ["DocumentMerge", "LayoutInspector", "TestSupport"]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["draft-inspect", "LayoutProject", "TestSupport"],
            exclude: ["Goldens"]
        ),
    ]
)

// Members of modules that a file does not import stay out of sight. Without this, a library that imports Foundation brings
// its versions of `contains` and `split` into files here, and with them 45 MB into the static program.
for target in package.targets where target.type == .regular || target.type == .executable {
    target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}

// The program that `make dist` links statically must be small. Code that runs once for a command, not once for a constraint, is
// compiled for size.
if Context.environment["STATIC_LIBEDIT"] != nil {
    let once = ["draft-inspect", "DocumentMerge", "LayoutPolicy", "LayoutReport"]
    for target in package.targets where once.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize"])]
    }
}
