import LayoutModel
import LayoutSyntax

/// The document-wide settings at the start of an Interface Builder file.
struct DocumentSettings {
    private(set) var platform: InterfaceBuilderDocument.Platform
    private(set) var traits = Traits()
    /// `nil` if the file names no known device.
    private(set) var device: InterfaceBuilderDevice?
    private(set) var deviceID: String?
    private(set) var isLandscape = false
    let usesAutoLayout: Bool
    private(set) var system: String?
    /// The build of Interface Builder that saved the file: 6,245 is Xcode 6, 11,762 the final Xcode 8, 24,127 Xcode 26.
    let toolsVersion: Double?
    /// The looks of the controls that were drawn.
    let generation: ControlGeneration
    /// The sizes of images recorded by Xcode, by name.
    private(set) var imageSizes: [String: Size] = [:]

    /// - Throws: ``ReadError`` if the file is not a readable storyboard or xib.
    init(_ tree: XMLTree, traits: Traits?) throws(ReadError) {
        let root = 0
        let place = tree.place(of: root)
        switch tree.name(of: root) {
        case "document": break
        case "archive":
            throw ReadError(
                "this is an archive of Xcode 4 or older, expected a file that Xcode 5 or later has saved",
                place: place
            )
        case "plist":
            throw ReadError(
                "this is a property list, expected a <document> of Interface Builder (the texts of a language are given "
                    + "with --localization)",
                place: place
            )
        case let name: throw ReadError("found <\(name)>, expected the <document> of Interface Builder", place: place)
        }
        let type = tree[root, "type"] ?? ""
        let runtime = tree[root, "targetRuntime"] ?? ""
        if type.contains("Watch") || runtime.hasPrefix("watch") {
            throw ReadError("this is a watchOS document: WatchKit has no Auto Layout", place: place)
        } else if type.contains("AppleTV") || runtime.hasPrefix("AppleTV") {
            platform = .tvOS
        } else if type.contains("CocoaTouch") || runtime.hasPrefix("iOS") {
            platform = .iOS
        } else if type.contains("Cocoa") || runtime.hasPrefix("MacOSX") {
            platform = .macOS
        } else {
            throw ReadError(
                "found a document of type \"\(type)\", expected one of Interface Builder for iOS, tvOS or macOS",
                place: place
            )
        }
        usesAutoLayout = tree.isValue(of: root, "useAutolayout", "YES")
        toolsVersion = InterfaceBuilderDocument.toolsVersion(tree)
        system = runtime.isEmpty ? nil : runtime
        generation = Self.generation(tree, toolsVersion)
        // Each Xcode draws the controls of its own iOS.
        if platform == .iOS, generation != .usual { system = "iOS \(generation.rawValue) (\(runtime))" }
        if let element = tree.child(of: root, "device") {
            deviceID = tree[element, "id"]
            device = deviceID.flatMap(InterfaceBuilderDevice.named)
            isLandscape = tree.isValue(of: element, "orientation", "landscape")
        } else {
            readSimulatedScreen(tree)
        }
        if let traits {
            self.traits = traits
        } else if let element = tree.child(of: root, "device") {
            let adaptation = tree[element, "layout"] ?? tree.child(of: element, "adaptation").flatMap { tree[$0, "id"] }
            self.traits =
                (device ?? Self.likelyDevice(deviceID))?
                .traits(isLandscape: isLandscape, adaptation: adaptation) ?? Traits()
        } else if platform == .macOS {
            self.traits = Traits(idiom: "mac")
        }
        readImages(tree)
    }

    /// By the version of Xcode that saved the file; without one, by the oldest iOS that the file is for, whose version is in
    /// hexadecimal digits: 2304 is 0x900, iOS 9.
    private static func generation(_ tree: XMLTree, _ toolsVersion: Double?) -> ControlGeneration {
        if let toolsVersion { return ControlGeneration(toolsVersion: toolsVersion) }
        let deployment = tree.child(of: 0, "dependencies").flatMap { tree.child(of: $0, "deployment") }
        guard let version = deployment.flatMap({ tree[$0, "version"] }).flatMap(Int.init), version >= 0x100,
            let major = Int(String(version >> 8, radix: 16))
        else { return .usual }
        return ControlGeneration(majorVersion: major)
    }

    /// An unknown device gets the size classes of its family.
    private static func likelyDevice(_ id: String?) -> InterfaceBuilderDevice? {
        guard let id else { return nil }
        if id.hasPrefix("retina") { return .named("retina6_1") }
        return id.hasPrefix("ipad") ? .named("ipad11_0rounded") : nil
    }

    /// Files of Xcode 5 to 7 name the screen in their simulated metrics. Scenes then had a square canvas for any size
    /// class; the screen therefore does not determine the traits.
    private mutating func readSimulatedScreen(_ tree: XMLTree) {
        guard let container = tree.child(of: 0, "simulatedMetricsContainer"),
            let screen = tree.child(of: container, "simulatedScreenMetrics")
        else { return }
        deviceID = tree[screen, "type"]
        let id = deviceID.map { String($0.prefix { $0 != "." }) }
        device = InterfaceBuilderDevice.named(id ?? "retina3_5")
        if let orientation = tree.child(of: container, "simulatedOrientationMetrics") {
            isLandscape = tree[orientation, "orientation"]?.hasPrefix("landscape") ?? false
        }
    }

    private mutating func readImages(_ tree: XMLTree) {
        guard let resources = tree.child(of: 0, "resources") else { return }
        for image in tree.children(of: resources) where tree.isElement(image, "image") {
            guard let name = tree[image, "name"], imageSizes[name] == nil,
                let width = tree[image, "width"].flatMap(Double.init),
                let height = tree[image, "height"].flatMap(Double.init), width.isFinite, height.isFinite
            else { continue }
            imageSizes[name] = Size(width: width, height: height)
        }
    }
}
