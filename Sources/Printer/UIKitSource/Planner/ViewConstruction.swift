import LayoutModel
import SwiftSource

/// How source creates a view: with arguments for properties that cannot be set later.
struct ViewConstruction {
    var construction: Construction
    /// The keys of the view's configuration that the construction and its settings cover.
    var keys: Set<String> = []
    /// Whether the arguments cover a part of the view's configuration.
    private(set) var isConfigured = false
    /// Further settings of a view created this way.
    var settings: [Setting] = []

    /// A dialect's way to create the view at an index, given the view to create: the controller's own view if it
    /// represents its controller.
    typealias Rule = @Sendable (Layout.View, Int, Layout) -> ViewConstruction

    /// UIKit's own initializers: a stack gets its options afterwards.
    static let plain: Rule = { source, view, layout in
        var made = ViewConstruction(of: source)
        if source.viewController == nil, source.stack != nil {
            made.settings = StackSettings.settings(of: view, in: layout)
            if StackSettings.margins(of: view, in: layout) != nil { made.keys.insert("directionalLayoutMargins") }
        }
        return made
    }

    /// - Parameter source: The view to create: the controller's own view if it represents its controller.
    init(of source: Layout.View) {
        if let controller = source.viewController {
            construction = .plain(className: TypeName.short(controller))
            return
        }
        let name = TypeName.short(source.className)
        construction = .plain(className: name)
        // An app's class has the convenience initializers of a button if it has init(frame:), without which source could
        // not make it at all; of other classes they are known only for the framework's own.
        let isFramework = UIKitClass.isFramework(source.className)
        guard let row = source.frameworkClass else { return }
        switch (row.initializer, row.convenience.first) {
        case (.collection, _): construction = .collection(className: name)
        case (.table, _): makeTable(source, name)
        case (.effect, _): makeEffectView(source, name)
        case (.frame, ["type"]): makeButton(source, name)
        case (.frame, ["items"]) where isFramework: makeSegments(source, name)
        case (.frame, ["progressViewStyle"]) where isFramework: makeProgress(source, name)
        case (.frame, ["style"]) where isFramework: makeIndicator(source, name)
        default: break
        }
    }

    private mutating func initialize(_ name: String, _ label: String, _ value: SwiftExpression, _ keys: String...) {
        initialize(name, [.init(label: label, value: value)], keys)
    }

    private mutating func initialize(_ name: String, _ arguments: [SwiftExpression.Argument], _ keys: [String]) {
        construction = Construction(className: name, arguments: arguments)
        isConfigured = true
        self.keys.formUnion(keys)
    }

    private mutating func makeTable(_ source: Layout.View, _ name: String) {
        guard let style = ViewConstruction.word("style", of: source), ["grouped", "insetGrouped"].contains(style) else {
            if ViewConstruction.word("style", of: source) == "plain" { keys.insert("style") }
            return
        }
        initialize(
            name,
            [.init(label: "frame", value: .implicit("zero")), .init(label: "style", value: .implicit(style))],
            ["style"]
        )
    }

    private mutating func makeEffectView(_ source: Layout.View, _ name: String) {
        guard let value = ViewConstruction.value("effect", of: source) else { return }
        func blur(_ style: String) -> SwiftExpression {
            .call("UIBlurEffect", [.init(label: "style", value: .implicit(style))])
        }
        if let style = value.string, SwiftIdentifier.isValid(style) {
            initialize(name, "effect", blur(style), "effect")
        } else if let style = value["vibrancy"]?.string, SwiftIdentifier.isValid(style) {
            let vibrancy = SwiftExpression.call("UIVibrancyEffect", [.init(label: "blurEffect", value: blur(style))])
            initialize(name, "effect", vibrancy, "effect")
        }
    }

    private mutating func makeButton(_ source: Layout.View, _ name: String) {
        if let style = ViewConstruction.word("configuration", of: source),
            let configuration = Self.configurations[style]
        {
            initialize(name, "configuration", .call("." + configuration, []), "configuration", "buttonType")
            return
        }
        switch ViewConstruction.word("buttonType", of: source) {
        case "custom": keys.insert("buttonType")
        case "system", "roundedRect": initialize(name, "type", .implicit("system"), "buttonType")
        case let type? where Self.buttonTypes.contains(type): initialize(name, "type", .implicit(type), "buttonType")
        default: break
        }
    }

    private static let configurations: [String: String] = [
        "plain": "plain", "gray": "gray", "tinted": "tinted", "filled": "filled", "borderless": "borderless",
        "bordered": "bordered", "borderedTinted": "borderedTinted", "borderedProminent": "borderedProminent",
    ]

    private static let buttonTypes: Set<String> = ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"]

    private mutating func makeSegments(_ source: Layout.View, _ name: String) {
        guard case .array(let titles)? = ViewConstruction.value("segments", of: source), !titles.isEmpty else { return }
        var items: [SwiftExpression.Element] = []
        for title in titles {
            guard let title = title.string else { return }
            items.append(.init(value: .string(title), comment: nil))
        }
        initialize(name, "items", .list(items), "segments")
    }

    private mutating func makeProgress(_ source: Layout.View, _ name: String) {
        switch ViewConstruction.word("progressViewStyle", of: source) {
        case "bar": initialize(name, "progressViewStyle", .implicit("bar"), "progressViewStyle")
        case "default": keys.insert("progressViewStyle")
        default: break
        }
    }

    /// The styles of iOS 12 are sizes and colors since iOS 13 (UIActivityIndicatorView.h); the color is a setting.
    private mutating func makeIndicator(_ source: Layout.View, _ name: String) {
        switch ViewConstruction.word("style", of: source) {
        case "large", "whiteLarge": initialize(name, "style", .implicit("large"), "style")
        case "medium", "gray", "white": initialize(name, "style", .implicit("medium"), "style")
        default: break
        }
    }

    /// The value of a key among the attributes of a view.
    static func value(_ key: String, of source: Layout.View) -> AttributeValue? {
        source.attributes.first { $0.key == key }.flatMap { AttributeValue(json: $0.json) }
    }

    static func word(_ key: String, of source: Layout.View) -> String? { value(key, of: source)?.string }
}
