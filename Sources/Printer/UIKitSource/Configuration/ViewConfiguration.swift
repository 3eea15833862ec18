import LayoutModel
import SwiftSource

/// The properties that source must set after creating a view, and those it cannot set.
///
/// Each key of the view's configuration has one of three outcomes: a setting; the default in code; a note.
struct ViewConfiguration {
    private(set) var settings: [Setting] = []
    /// Properties that source cannot set, as comments without the view's name: `shadowPath {…}`.
    private(set) var unset: [String] = []
    /// The settings of a collection view's flow layout. Only source that creates the view has the layout by its class.
    private(set) var layoutSettings: [Setting] = []
    /// The flow layout, as a comment for a view that exists already.
    private(set) var unsetLayout: [String] = []
    /// The number of keys with the default in code.
    private(set) var standardCount = 0

    /// - Parameters:
    ///   - made: The keys that the view's construction already sets.
    ///   - isTypedAsView: Whether the source knows the view only as a UIView, whatever its class.
    ///   - hasIdentifier: Whether something else sets the view's accessibility identifier.
    ///   - keyPaths: What a document sets at run time, whether the class has such a property or not.
    ///   - app: The source that may declare such properties.
    ///   - texts: How source says texts.
    ///   - isDefault: Whether source needs nothing for the value of a key: nobody chose it, or another place reports it.
    init(
        of view: Int,
        in layout: Layout,
        made: Set<String>,
        isTypedAsView: Bool = false,
        hasIdentifier: Bool,
        keyPaths: [String: String] = [:],
        app: AppSources = .none,
        texts: LocalizedTexts = .none,
        isDefault: (String, AttributeValue) -> Bool = { _, _ in false }
    ) {
        let source = layout.views[view]
        let ancestry = FrameworkSuperclass.ancestry(of: source)
        let isOwnClass = source.className != source.baseClass || !UIKitClass.isFramework(source.className)
        var values = ViewConfiguration.modelValues(of: source, made: made, hasIdentifier: hasIdentifier)
        for attribute in source.attributes where !made.contains(attribute.key) {
            guard let value = AttributeValue(json: attribute.json) else {
                unset.append(attribute.key + " " + attribute.json)
                continue
            }
            // The model's value was read from the file; an attribute of the same name adds nothing.
            if values.contains(where: { $0.key == attribute.key }) { continue }
            values.append((attribute.key, value, attribute.json))
        }
        // The white indicators of iOS 12 are white ones with a size.
        if ["\"white\"", "\"whiteLarge\""].contains(source.attributes.first { $0.key == "style" }?.json),
            made.contains("style"), !values.contains(where: { $0.key == "color" })
        {
            values.append(("color", .string("white"), "\"white\""))
        }
        let keys = Set(values.map(\.key))
        var ranked: [(rank: Int, setting: Setting)] = []
        var byKeyPath: [Setting] = []
        for (key, value, json) in values {
            if let type = keyPaths[key], UIKitProperty.place(of: key, ancestry: ancestry) == nil {
                // What a controller calls its view is a UIView to Swift.
                let declared =
                    isTypedAsView
                    ? nil : app.property(key, of: TypeName.short(source.className), ancestry: ancestry)
                if let setting = declared.flatMap({ KeyPathSpelling.setting($0, key, value, type: type) })
                    ?? KeyPathSpelling.setting(key, value, type: type)
                {
                    byKeyPath.append(setting)
                } else {
                    unset.append(key + " " + json)
                }
                continue
            }
            if value == .null { continue }
            if isDefault(key, value) {
                standardCount += 1
                continue
            }
            if MeaninglessAttributes.contain(key, value, ancestry: ancestry, isOwnClass: isOwnClass, keys: keys) {
                standardCount += 1
                continue
            }
            if key == FlowLayoutSettings.key, source.frameworkClass?.initializer == .collection,
                let settings = FlowLayoutSettings.settings(of: value)
            {
                if settings.isEmpty { standardCount += 1 } else { unsetLayout = [key + " " + json] }
                layoutSettings = settings
                continue
            }
            guard let place = UIKitProperty.place(of: key, ancestry: ancestry) else {
                unset.append(key + " " + json)
                continue
            }
            let property = UIKitProperty.all[place]
            if let standard = property.standard(in: ancestry),
                ViewConfiguration.isSame(value, standard, property.kind)
            {
                standardCount += 1
            } else if isTypedAsView, !property.owners.contains("UIView") {
                unset.append(key + " " + json + " (its controller has it as a UIView)")
            } else if let setting = SettingSpelling.setting(
                property,
                value,
                text: { texts.text($0, at: LocalizedTexts.place(of: key, item: $1, in: view)) }
            ) {
                ranked.append((place, setting))
            } else {
                unset.append(key + " " + json)
            }
        }
        settings = ranked.sorted { $0.rank < $1.rank }.map(\.setting) + byKeyPath
    }

    var isEmpty: Bool { settings.isEmpty && unset.isEmpty && layoutSettings.isEmpty }

    private static func isSame(_ value: AttributeValue, _ standard: AttributeValue, _ kind: UIKitProperty.Kind) -> Bool
    {
        switch kind {
        case .cases(_, let words):
            guard let value = value.string, let standard = standard.string else { return false }
            return (words[value] ?? value) == (words[standard] ?? standard)
        case .number, .priority: return value.number == standard.number
        case .font:
            // The default weight of the system font is regular.
            guard value["style"] == nil, value["name"] == nil, value["width"] == nil else { return false }
            let weight = value["weight"]?.string ?? "regular"
            let type = value["type"]?.string ?? "system"
            return weight == "regular" && type == "system"
                && (value["size"] ?? value["pointSize"])?.number == standard["size"]?.number
        case .edges, .size:
            guard case .object(let members) = standard else { return false }
            return members.allSatisfy { (value[$0.key]?.number ?? 0) == $0.value.number }
        default: return value == standard
        }
    }

    /// The values of the model's own keys, under the names of the properties.
    private static func modelValues(
        of source: Layout.View,
        made: Set<String>,
        hasIdentifier: Bool
    ) -> [(key: String, value: AttributeValue, json: String)] {
        var values: [(key: String, value: AttributeValue, json: String)] = []
        func add(_ key: String, _ value: AttributeValue, _ json: String) {
            if !made.contains(key) { values.append((key, value, json)) }
        }
        if let text = source.text { addText(text, of: source, add) }
        if source.isHidden { add("isHidden", .bool(true), "true") }
        if let identifier = source.identifier, !hasIdentifier {
            add("accessibilityIdentifier", .string(identifier), SwiftLiteral.string(identifier))
        }
        let hasSemantics = source.attributes.contains { $0.key == "semanticContentAttribute" }
        if let direction = source.statedDirection, !hasSemantics {
            let word = direction == .rightToLeft ? "forceRightToLeft" : "forceLeftToRight"
            add("semanticContentAttribute", .string(word), "\"" + word + "\"")
        }
        let priorities: [(String, Double)] = [
            ("contentHugging.horizontal", source.contentHugging.horizontal),
            ("contentHugging.vertical", source.contentHugging.vertical),
            ("compressionResistance.horizontal", source.compressionResistance.horizontal),
            ("compressionResistance.vertical", source.compressionResistance.vertical),
        ]
        for (key, priority) in priorities { add(key, .number(priority), SwiftLiteral.number(priority)) }
        if let margins = source.authoredMargins {
            let members: [AttributeValue.Member] = [
                .init(key: "top", value: .number(margins.top)), .init(key: "leading", value: .number(margins.leading)),
                .init(key: "bottom", value: .number(margins.bottom)),
                .init(key: "trailing", value: .number(margins.trailing)),
            ]
            add("directionalLayoutMargins", .object(members), "")
        }
        if !source.insetsMarginsFromSafeArea { add("insetsLayoutMarginsFromSafeArea", .bool(false), "false") }
        if source.preservesSuperviewMargins { add("preservesSuperviewLayoutMargins", .bool(true), "true") }
        if let inset = source.scroll?.contentInset {
            let members = [("top", inset.top), ("left", inset.left), ("bottom", inset.bottom), ("right", inset.right)]
            add("contentInset", .object(members.map { .init(key: $0.0, value: .number($0.1)) }), "")
        }
        if source.isTransformed { add("transform", .bool(true), "of unknown value") }
        return values
    }

    /// A text is a title, a placeholder or a text, depending on the view's class.
    private static func addText(
        _ text: String,
        of source: Layout.View,
        _ add: (String, AttributeValue, String) -> Void
    ) {
        let literal = SwiftLiteral.string(text)
        let ancestry = FrameworkSuperclass.ancestry(of: source)
        let key: String
        if source.contentKind == .button, !source.traits.contains(.isOfAppKit) {
            let isConfigured = source.attributes.contains { $0.key == "configuration" }
            key = isConfigured ? "configuration.title" : "title"
        } else if source.attributes.contains(where: { $0.key == "placeholder" && $0.json == literal }) {
            return
        } else {
            key = "text"
        }
        // The text of a segmented control or a date picker shows its segments or its date.
        guard source.traits.contains(.showsText) || ancestry.count == 1 else { return }
        add(key, .string(text), literal)
    }
}
