// swift-tools-version: 6.0
import PackageDescription

// Where Apple's UIKit exists (iOS, tvOS, visionOS, Mac Catalyst), depend on these products with
// `condition: .when(platforms: [.linux, .windows, .macOS])`, so that `import UIKit` keeps meaning Apple's there.
let package = Package(
    name: "Headless",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
        .library(name: "WebKit", targets: ["WebKit"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        .library(name: "DumpComparison", targets: ["DumpComparison"]),
        .executable(name: "compare-dumps", targets: ["compare-dumps"]),
    ],
    targets: [
        .target(name: "UIKit"),
        // Swift Testing looks for an overlay of this name as soon as a module UIKit is there.
        .target(name: "_Testing_UIKit"),
        .target(name: "WebKit", dependencies: ["UIKit"]),
        .target(name: "MapKit", dependencies: ["UIKit"]),
        .target(name: "DumpComparison"),
        .executableTarget(name: "compare-dumps", dependencies: ["DumpComparison"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit", "WebKit", "MapKit"]),
        .testTarget(name: "DumpComparisonTests", dependencies: ["DumpComparison", "_Testing_UIKit"]),
    ]
)
