// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that what only benchmarks need never reaches users.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "draft-inspect", path: "..")],
    targets: [
        .executableTarget(
            name: "SolverBenchmarks",
            dependencies: ["Measuring", .product(name: "LayoutSolver", package: "draft-inspect")]
        ),
        .executableTarget(
            name: "ReaderBenchmarks",
            dependencies: ["Measuring", .product(name: "LayoutInspector", package: "draft-inspect")]
        ),
        .target(name: "Measuring"),
    ]
)
