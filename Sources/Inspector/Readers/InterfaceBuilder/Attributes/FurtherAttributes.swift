import LayoutModel
import LayoutSyntax

/// The rest of a view's configuration. Everything without a property in the model becomes an attribute, under UIKit's
/// name if there is one; a printer can then set it or report that it does not.
extension InterfaceBuilderDocument {
    /// Attributes beyond those of ``attributes(of:)``, in the order of the file.
    func furtherAttributes(of element: Int) -> [Layout.Attribute] {
        guard platform != .macOS else { return [] }
        var result: [Layout.Attribute] = []
        func add(_ key: String, _ json: String?) { result.add(key, json) }
        for attribute in tree.attributeIndices(of: element)
        where !names.arePlaced[tree.nameNumber(ofAttribute: attribute)] {
            let name = tree.nameNumber(ofAttribute: attribute)
            guard let text = value(element, attribute: attribute) else { continue }
            let isImage = names.areImages[name]
            add(names.keys[name], isImage ? JSONText.object([("name", JSONText.string(text))]) : Self.plain(text))
        }
        addUnsaid(element, add)
        for child in tree.children(of: element) {
            switch part(child) {
            case .size: if let key = tree[child, "key"] { add(key, size(child)) }
            case .userDefinedRuntimeAttributes: addRuntimeAttributes(child, add)
            case .state: addState(child, add)
            case .accessibility: addAccessibility(child, add)
            case .dataDetectorType:
                add("dataDetectorTypes", options(child))
            case .preferredSymbolConfiguration: add("preferredSymbolConfiguration", object(child))
            case .vibrancyEffect:
                let style = tree.child(of: child, "blurEffect").flatMap { tree[$0, "style"] }
                add("effect", JSONText.object([("vibrancy", JSONText.string(style ?? "regular"))]))
            case .collectionViewFlowLayout, .collectionViewLayout:
                add("collectionViewLayout", flowLayout(child))
            case .buttonConfiguration: addConfiguration(child, add)
            case .textAttributes: if let key = tree[child, "key"] { add(key, object(child)) }
            case .date: add("date", object(child))
            default: break
            }
        }
        return result
    }

    /// Values that a file implies by omitting an attribute, if the default in code differs: Interface Builder writes
    /// `NO` for every label that ignores touches.
    private func addUnsaid(_ element: Int, _ add: (String, String?) -> Void) {
        let name = tree.name(of: element)
        func isUnsaid(_ key: XMLName) -> Bool { value(element, key) == nil }
        switch name {
        case "label":
            if isUnsaid("userInteractionEnabled") { add("isUserInteractionEnabled", "true") }
            // The box "Autoshrink" is off in files that state NO, and on with a minimum beside it in the others.
            let hasMinimum = !isUnsaid("minimumScaleFactor") || !isUnsaid("minimumFontSize")
            if isUnsaid("adjustsFontSizeToFit"), hasMinimum { add("adjustsFontSizeToFitWidth", "true") }
        case "imageView": if isUnsaid("userInteractionEnabled") { add("isUserInteractionEnabled", "true") }
        case "textField":
            if isUnsaid("adjustsFontSizeToFit"), !isUnsaid("minimumFontSize") {
                add("adjustsFontSizeToFitWidth", "true")
            }
        case "activityIndicatorView": if isUnsaid("hidesWhenStopped") { add("hidesWhenStopped", "false") }
        default: break
        }
    }

    func addRuntimeAttributes(_ list: Int, _ add: (String, String?) -> Void) {
        for attribute in tree.children(of: list) {
            guard let path = tree[attribute, "keyPath"] else { continue }
            if let value = tree[attribute, "value"] {
                // The type decides whether a word is text: a string "YES" is not a boolean.
                let isText = ["string", "localizedString", "image"].contains(tree[attribute, "type"])
                add(path, isText ? JSONText.string(value) : Self.plain(value))
            } else if let child = tree.firstChild(of: attribute) {
                switch tree.name(of: child) {
                case "integer", "real": add(path, tree[child, "value"].map(Self.plain))
                case "size": add(path, size(child))
                default: add(path, object(child))
                }
            } else {
                add(path, "null")
            }
        }
    }

    private func addState(_ state: Int, _ add: (String, String?) -> Void) {
        guard let key = tree[state, "key"] else { return }
        let suffix = key == "normal" ? "" : "." + key
        if key != "normal" {
            add("title" + suffix, tree[state, "title"].map(JSONText.string))
            for name in ["image", "backgroundImage"] {
                let image = tree[state, named: name].map { Self.image($0, catalog: tree[state, "catalog"]) }
                add(name + suffix, image)
            }
        }
        for child in tree.children(of: state) {
            guard let part = tree[child, "key"] else { continue }
            switch tree.name(of: child) {
            case "color" where key != "normal" || part != "titleColor": add(part + suffix, object(child))
            case "imageReference" where key != "normal":
                add("image" + suffix, Self.image(tree[child, "image"] ?? "", catalog: tree[child, "catalog"]))
            case "preferredSymbolConfiguration": add("preferredSymbolConfiguration" + suffix, object(child))
            case "attributedString": add("attributedTitle" + suffix, "true")
            default: break
            }
        }
    }

    private func addAccessibility(_ element: Int, _ add: (String, String?) -> Void) {
        add("accessibilityLabel", tree[element, "label"].map(JSONText.string))
        add("accessibilityHint", tree[element, "hint"].map(JSONText.string))
        for child in tree.children(of: element) {
            switch tree.name(of: child) {
            case "bool" where tree.isValue(of: child, "key", "isElement"):
                add("isAccessibilityElement", tree[child, "value"].map(Self.plain))
            case "accessibilityTraits":
                add("accessibilityTraits", options(child))
            default: break
            }
        }
    }

    private func addConfiguration(_ element: Int, _ add: (String, String?) -> Void) {
        for (name, text) in tree.attributes(of: element) where !["key", "style", "title", "image"].contains(name) {
            add("configuration." + name, Self.plain(text))
        }
        let reference = tree.child(of: element, "imageReference")
        if let image = tree[element, "image"] ?? reference.flatMap({ tree[$0, "image"] }) {
            let catalog = reference.flatMap { tree[$0, "catalog"] } ?? tree[element, "catalog"]
            add("configuration.image", Self.image(image, catalog: catalog))
        }
        for child in tree.children(of: element) where !tree.isElement(child, "imageReference") {
            guard let key = tree[child, "key"] else { continue }
            add("configuration." + key, object(child))
        }
    }

    private func flowLayout(_ element: Int) -> String {
        var members: [(key: String, json: String)] = []
        for (name, text) in tree.attributes(of: element) where name != "key" && name != "id" {
            members.append((name, Self.plain(text)))
        }
        for child in tree.children(of: element) {
            guard let key = tree[child, "key"] else { continue }
            members.append((key, tree.isElement(child, "size") ? size(child) : object(child)))
        }
        return JSONText.object(members)
    }

    /// The names of the attributes that are YES.
    func options(_ element: Int) -> String {
        JSONText.array(tree.attributes(of: element).filter { $0.value == "YES" }.map { JSONText.string($0.name) })
    }

    /// YES and NO as booleans, numbers as numbers, everything else as text.
    static func plain(_ text: String) -> String {
        switch text {
        case "YES": return "true"
        case "NO": return "false"
        default:
            if let first = text.utf8.first,
                first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= first,
                let number = Double(text), number.isFinite
            {
                return JSONText.number(number)
            }
            return JSONText.string(text)
        }
    }

    /// Attributes that are handled elsewhere: in the model, among the other attributes, or only in Xcode's canvas.
    static let placedAttributes: Set<String> = Set(plainNames).union([
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "reference",
        "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "hidden", "text", "title", "placeholder", "restorationIdentifier", "image", "catalog",
        "userInteractionEnabled", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins", "axis",
        "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement",
        "layoutMarginsRelativeArrangement", "tableViewCell", "textLabel", "detailTextLabel", "imageView",
        "contentViewInsetsToSafeArea", "canvasLocation",
    ])
}
