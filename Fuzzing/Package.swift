// swift-tools-version: 6.0
import PackageDescription

// A package of its own: what only fuzzing needs never reaches users, and its flags reach all that it builds.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "ReaderFuzzing", type: .static, targets: ["ReaderFuzzing"]),
        .executable(name: "damage-readers", targets: ["DamageReaders"]),
    ],
    dependencies: [.package(name: "draft-inspect", path: "..")],
    targets: [
        .target(
            name: "ReadingPromises",
            dependencies: [.product(name: "LayoutInspector", package: "draft-inspect")]
        ),
        .target(
            name: "ReaderFuzzing",
            dependencies: ["ReadingPromises", .product(name: "LayoutInspector", package: "draft-inspect")]
        ),
        .executableTarget(
            name: "DamageReaders",
            dependencies: [
                "ReadingPromises",
                .product(name: "LayoutInspector", package: "draft-inspect"),
                .product(name: "LayoutPrinter", package: "draft-inspect"),
                .product(name: "LayoutReport", package: "draft-inspect"),
            ]
        ),
    ]
)
