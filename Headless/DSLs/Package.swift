// swift-tools-version: 6.0
import PackageDescription

// Apple's systems have their own Combine.
#if canImport(Combine)
    let publishers: [Target.Dependency] = []
#else
    let publishers: [Target.Dependency] = [.product(name: "Combine", package: "Headless")]
#endif

// Stand-ins for layout libraries over the headless UIKit. A package of its own, so that a project with the real library
// takes only UIKit from Headless.
let package = Package(
    name: "HeadlessDSLs",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "Draftsman", targets: ["Draftsman"]),
        .library(name: "FlowConstraint", targets: ["FlowConstraint"]),
        .library(name: "NotAutoLayout", targets: ["NotAutoLayout"]),
        .library(name: "SwiftLayout", targets: ["SwiftLayout"]),
    ],
    dependencies: [
        .package(name: "Headless", path: "..")
    ],
    targets: [
        .target(name: "Draftsman", dependencies: [.product(name: "UIKit", package: "Headless")] + publishers),
        .target(name: "FlowConstraint", dependencies: [.product(name: "UIKit", package: "Headless")]),
        .target(name: "NotAutoLayout", dependencies: [.product(name: "UIKit", package: "Headless")]),
        .target(name: "SwiftLayout", dependencies: [.product(name: "UIKit", package: "Headless")]),
        // Constraints as text, for the tests of every library.
        .target(
            name: "ConstraintText",
            dependencies: [.product(name: "UIKit", package: "Headless")],
            path: "Tests/ConstraintText"
        ),
        .testTarget(
            name: "DraftsmanTests",
            dependencies: ["ConstraintText", "Draftsman", .product(name: "UIKit", package: "Headless")] + publishers
        ),
        .testTarget(
            name: "FlowConstraintTests",
            dependencies: ["ConstraintText", "FlowConstraint", .product(name: "UIKit", package: "Headless")]
        ),
        .testTarget(
            name: "NotAutoLayoutTests",
            dependencies: ["NotAutoLayout", .product(name: "UIKit", package: "Headless")]
        ),
        .testTarget(
            name: "SwiftLayoutTests",
            dependencies: ["ConstraintText", "SwiftLayout", .product(name: "UIKit", package: "Headless")]
        ),
    ]
)
