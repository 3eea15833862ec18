// swift-tools-version: 6.0
import PackageDescription

// A package of its own: what only fuzzing needs never reaches users, and its flags reach all that it builds.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    products: [.library(name: "ReaderFuzzing", type: .static, targets: ["ReaderFuzzing"])],
    dependencies: [.package(name: "draft-inspect", path: "..")],
    targets: [
        .target(
            name: "ReaderFuzzing",
            dependencies: [.product(name: "LayoutInspector", package: "draft-inspect")]
        )
    ]
)
