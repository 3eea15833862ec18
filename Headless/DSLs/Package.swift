// swift-tools-version: 6.0
import PackageDescription

// Stand-ins for layout libraries over the headless UIKit. A package of its own, so that a project with the real library
// takes only UIKit from Headless.
let package = Package(
    name: "HeadlessDSLs",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "Draftsman", targets: ["Draftsman"])
    ],
    dependencies: [
        .package(name: "Headless", path: "..")
    ],
    targets: [
        .target(name: "Draftsman", dependencies: [.product(name: "UIKit", package: "Headless")]),
        .testTarget(name: "DraftsmanTests", dependencies: ["Draftsman", .product(name: "UIKit", package: "Headless")]),
    ]
)
