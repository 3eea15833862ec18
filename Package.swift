// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "draft-inspect",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
        .library(name: "LayoutInspector", targets: ["LayoutInspector"]),
        .library(name: "LayoutPrinter", targets: ["LayoutPrinter"]),
        .library(name: "LayoutReport", targets: ["LayoutReport"]),
        .executable(name: "draft-inspect", targets: ["draft-inspect"]),
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
        .target(name: "LayoutInspector", dependencies: ["LayoutSolver"], path: "Sources/Inspector"),
        .target(name: "SwiftSource", path: "Sources/Printer/SwiftSource"),
        .target(
            name: "LayoutPrinter",
            dependencies: ["LayoutInspector", "SwiftSource"],
            path: "Sources/Printer",
            exclude: ["SwiftSource"]
        ),
        .target(name: "LayoutReport", dependencies: ["LayoutInspector"], path: "Sources/Report"),
        .target(name: "CLineEditor", linkerSettings: [.linkedLibrary("edit")]),
        .target(name: "LineEditor", dependencies: ["CLineEditor"]),
        .executableTarget(
            name: "draft-inspect",
            dependencies: [
                "LayoutInspector",
                "LayoutPrinter",
                "LayoutReport",
                "LayoutSolver",
                "LineEditor",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "SolverTests", dependencies: ["LayoutSolver", "TestSupport"], exclude: ["Goldens"]),
        .testTarget(name: "InspectorTests", dependencies: ["LayoutInspector", "TestSupport"], exclude: ["Goldens"]),
        .testTarget(
            name: "PrinterTests",
            dependencies: ["LayoutPrinter", "SwiftSource", "TestSupport"],
            exclude: ["Goldens"]
        ),
        .testTarget(name: "ReportTests", dependencies: ["LayoutReport", "TestSupport"], exclude: ["Goldens"]),
        .testTarget(name: "CommandTests", dependencies: ["draft-inspect", "TestSupport"], exclude: ["Goldens"]),
    ]
)
