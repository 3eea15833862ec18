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
        .library(name: "HeadlessTesting", targets: ["HeadlessTesting"]),
        .library(name: "DumpComparison", targets: ["DumpComparison"]),
        .executable(name: "compare-dumps", targets: ["compare-dumps"]),
    ],
    dependencies: [
        .package(name: "draft-inspect", path: "..")
    ],
    targets: [
        // The layout pass solves with the rules and the solver of draft-inspect.
        .target(name: "UIKit", dependencies: [.product(name: "LayoutInspector", package: "draft-inspect")]),
        // Swift Testing looks for an overlay of this name as soon as a module UIKit is there.
        .target(name: "_Testing_UIKit"),
        .target(name: "WebKit", dependencies: ["UIKit"]),
        .target(name: "MapKit", dependencies: ["UIKit"]),
        // Expectations on layouts for Swift Testing and XCTest.
        .target(
            name: "HeadlessTesting",
            dependencies: [
                "UIKit", .product(name: "LayoutInspector", package: "draft-inspect"),
                .product(name: "LayoutReport", package: "draft-inspect"),
            ]
        ),
        // The files that apps copy, over this UIKit: links to those in ../Capture.
        .target(
            name: "LayoutCapture",
            dependencies: [
                "UIKit", .product(name: "LayoutInspector", package: "draft-inspect"),
                .product(name: "LayoutReport", package: "draft-inspect"),
            ],
            swiftSettings: [.define("LAYOUT_CAPTURE")]
        ),
        // What Capture/draft_inspect_lldb.py is tested on: it stops in a function that a breakpoint can name.
        .executableTarget(name: "captured-app", dependencies: ["LayoutCapture", "UIKit"]),
        .target(name: "DumpComparison"),
        .executableTarget(name: "compare-dumps", dependencies: ["DumpComparison"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "_Testing_UIKit", "WebKit", "MapKit",
                .product(name: "LayoutInspector", package: "draft-inspect"),
            ]
        ),
        .testTarget(name: "HeadlessTestingTests", dependencies: ["HeadlessTesting", "UIKit", "_Testing_UIKit"]),
        .testTarget(
            name: "LayoutCaptureTests",
            dependencies: [
                "DumpComparison", "LayoutCapture", "UIKit", "_Testing_UIKit",
                .product(name: "LayoutInspector", package: "draft-inspect"),
            ]
        ),
        .testTarget(name: "DumpComparisonTests", dependencies: ["DumpComparison", "_Testing_UIKit"]),
    ]
)

// Apple's systems have their own.
#if !canImport(Combine)
    package.products.append(.library(name: "Combine", targets: ["Combine"]))
    package.targets += [
        .target(name: "Combine", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "CombineTests",
            dependencies: ["Combine", "_Testing_UIKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ]
#endif
