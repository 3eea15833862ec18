import LayoutModel
import LayoutSyntax

/// Texts, and configuration that the layout does not use but that can be printed.
extension InterfaceBuilderAssembly {
    /// The visible text, title or placeholder.
    func text(of element: Int) -> String? {
        for key in ["text", "title"] as [XMLName] {
            if let text = string(element, key) { return text }
        }
        if let configuration = child(element, "buttonConfiguration", key: "configuration") {
            // The state keeps the title that Xcode gave the button before it had a configuration. It is not shown.
            return string(configuration, "title") ?? attributedText(configuration, "attributedTitle")
        }
        if let state = child(element, "state", key: "normal") {
            if let title = string(state, "title") { return title }
            if let title = attributedText(state, "attributedTitle") { return title }
        }
        if let text = attributedText(element, "attributedText") { return text }
        if let cell = cell(of: element), let title = string(cell, "title") ?? string(cell, "placeholderString") {
            return title
        }
        return string(element, "placeholder")
    }

    /// The text in the file itself, whatever language is requested.
    func baseText(of element: Int) -> String? {
        var base = self
        base.localizedTexts = [:]
        return base.text(of: element)
    }

    /// An attribute, or the `<string>` child that replaces it if the text has line ends or unusual blanks.
    func string(_ element: Int, _ key: XMLName) -> String? {
        let localized = localizedTexts.isEmpty ? nil : localizedTexts[element]?[key.description]
        if let text = localized ?? value(element, key) { return text.isEmpty ? nil : text }
        for name in ["string", "mutableString"] as [XMLName] {
            guard let child = child(element, name, key: key) else { continue }
            let text = tree.text(of: child)
            guard tree.isValue(of: child, "base64-UTF8", "YES") else { return text.isEmpty ? nil : text }
            return Base64Text.decoded(text)
        }
        return nil
    }

    private func attributedText(_ element: Int, _ key: XMLName) -> String? {
        guard let attributed = child(element, "attributedString", key: key) else { return nil }
        var text = ""
        for fragment in tree.children(of: attributed) where tree.isElement(fragment, "fragment") {
            text += string(fragment, "content") ?? ""
        }
        return text.isEmpty ? nil : text
    }

    func attributes(of element: Int) -> [Layout.Attribute] {
        var result: [Layout.Attribute] = []
        func add(_ key: String, _ json: String?) {
            if let json { result.append(Layout.Attribute(key: key, json: json)) }
        }
        var kept: [(rank: Int, json: String)] = []
        for holder in [element] + (variations[element] ?? []) {
            for attribute in tree.attributeIndices(of: holder) {
                guard let rank = names.ranks[tree.nameNumber(ofAttribute: attribute)] else { continue }
                let overridden = kept.firstIndex { $0.rank == rank }
                if let overridden { kept.remove(at: overridden) }
                kept.append((rank, plain(ofAttribute: attribute)))
            }
        }
        kept.sort { $0.rank < $1.rank }
        for entry in kept {
            let key = Self.plainAttributes[entry.rank].key
            let isPickerStyle = key == "style" && tree.isElement(element, "datePicker")
            add(isPickerStyle ? "preferredDatePickerStyle" : key, entry.json)
        }
        // Labels and image views are the views whose user interaction is off by default.
        let isUsuallyOff = tree.isElement(element, "label") || tree.isElement(element, "imageView")
        if isValue(element, "userInteractionEnabled", isUsuallyOff ? "YES" : "NO") {
            add("isUserInteractionEnabled", isUsuallyOff ? "true" : "false")
        }
        if let text = string(element, "placeholder") { add("placeholder", JSONText.string(text)) }
        add("font", font(of: element))
        for child in tree.children(of: element) {
            switch part(child) {
            case .color:
                if let key = tree[child, "key"] { add(key, object(child)) }
            case .textInputTraits:
                for attribute in tree.attributeIndices(of: child) {
                    let name = tree.name(ofAttribute: attribute)
                    if name != "key" { add(Self.traitName(name), plain(ofAttribute: attribute)) }
                }
            case .inset:
                if let key = tree[child, "key"] { add(key, inset(child)) }
            case .segments:
                add("segments", segments(child))
            case .blurEffect: add("effect", tree[child, "style"].map(JSONText.string))
            default: break
            }
        }
        addImage(of: element, &result)
        addButton(of: element, &result)
        result += furtherAttributes(of: element)
        result += barItems(of: element)
        return Self.firstOfEachKey(result)
    }

    private static func firstOfEachKey(_ attributes: [Layout.Attribute]) -> [Layout.Attribute] {
        // Views have few attributes; to compare all of them is faster than to hash their keys.
        func isRepeated(_ index: Int) -> Bool { attributes[..<index].contains { $0.key == attributes[index].key } }
        if attributes.count <= 32, !attributes.indices.contains(where: isRepeated) { return attributes }
        var keys: Set<String> = []
        return attributes.filter { keys.insert($0.key).inserted }
    }

    private func addImage(of element: Int, _ result: inout [Layout.Attribute]) {
        let state = child(element, "state", key: "normal")
        let configuration = child(element, "buttonConfiguration", key: "configuration")
        for holder in [element, state, configuration] {
            guard let holder else { continue }
            let reference = child(holder, "imageReference", key: "image")
            guard let name = reference.flatMap({ tree[$0, "image"] }) ?? value(holder, "image") else { continue }
            let catalog = reference.map { tree[$0, "catalog"] } ?? value(holder, "catalog")
            result.append(Layout.Attribute(key: "image", json: image(name, catalog: catalog)))
            return
        }
    }

    /// `{"name":…,"width":…,"height":…}`: the size that Xcode recorded when the file was saved. For symbols Xcode
    /// records the size of a drawing, not of the symbol in its font; they have no size here.
    private func image(_ name: String, catalog: String?) -> String {
        var members = [(key: "name", json: JSONText.string(name))]
        if let catalog { members.append(("catalog", JSONText.string(catalog))) }
        if catalog != "system", let size = document.imageSizes[name] {
            members.append(("width", JSONText.number(size.width)))
            members.append(("height", JSONText.number(size.height)))
        }
        return JSONText.object(members)
    }

    private func addButton(of element: Int, _ result: inout [Layout.Attribute]) {
        if let configuration = child(element, "buttonConfiguration", key: "configuration"),
            let style = tree[configuration, "style"]
        {
            result.append(Layout.Attribute(key: "configuration", json: JSONText.string(style)))
        }
        if let state = child(element, "state", key: "normal") {
            if let color = tree.child(of: state, "color", key: "titleColor") {
                result.append(Layout.Attribute(key: "titleColor", json: object(color)))
            }
            if let image = tree[state, "backgroundImage"] {
                result.append(Layout.Attribute(key: "backgroundImage", json: self.image(image, catalog: nil)))
            }
        }
        guard document.platform == .macOS, let cell = cell(of: element) else { return }
        for name in ["type", "bezelStyle", "borderStyle", "controlSize", "alignment", "lineBreakMode"] {
            if let text = tree[cell, named: name] {
                result.append(Layout.Attribute(key: name == "type" ? "cellType" : name, json: JSONText.string(text)))
            }
        }
    }

    func inset(_ element: Int) -> String {
        let names = [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")]
        return JSONText.object(
            names.map { ($0.0, JSONText.number(tree[element, named: $0.1].flatMap(Double.init) ?? 0)) }
        )
    }

    private func segments(_ element: Int) -> String {
        JSONText.array(
            tree.children(of: element).filter { tree.name(of: $0) == "segment" }.map { segment in
                JSONText.string(string(segment, "title") ?? tree[segment, "label"] ?? "")
            }
        )
    }

    static let plainRanks = Dictionary(
        plainAttributes.enumerated().map { ($0.element.name, $0.offset) },
        uniquingKeysWith: { first, _ in first }
    )

    static var plainNames: Set<String> { Set(plainAttributes.map(\.name)) }

    /// Attributes of elements whose values are kept, with their names in UIKit.
    private static let plainAttributes: [(name: String, key: String)] = [
        ("contentMode", "contentMode"), ("alpha", "alpha"), ("tag", "tag"), ("clipsSubviews", "clipsToBounds"),
        ("numberOfLines", "numberOfLines"), ("textAlignment", "textAlignment"), ("lineBreakMode", "lineBreakMode"),
        ("baselineAdjustment", "baselineAdjustment"), ("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
        ("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
        ("minimumScaleFactor", "minimumScaleFactor"), ("minimumFontSize", "minimumFontSize"),
        ("preferredMaxLayoutWidth", "preferredMaxLayoutWidth"), ("buttonType", "buttonType"),
        ("contentHorizontalAlignment", "contentHorizontalAlignment"),
        ("contentVerticalAlignment", "contentVerticalAlignment"), ("enabled", "isEnabled"),
        ("selected", "isSelected"), ("borderStyle", "borderStyle"), ("clearButtonMode", "clearButtonMode"),
        ("editable", "isEditable"), ("selectable", "isSelectable"), ("scrollEnabled", "isScrollEnabled"),
        ("pagingEnabled", "isPagingEnabled"), ("alwaysBounceVertical", "alwaysBounceVertical"),
        ("alwaysBounceHorizontal", "alwaysBounceHorizontal"), ("bounces", "bounces"),
        ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
        ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator"),
        ("keyboardDismissMode", "keyboardDismissMode"),
        ("contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior"), ("style", "style"),
        ("rowHeight", "rowHeight"), ("estimatedRowHeight", "estimatedRowHeight"),
        ("sectionHeaderHeight", "sectionHeaderHeight"), ("sectionFooterHeight", "sectionFooterHeight"),
        ("separatorStyle", "separatorStyle"), ("selectionStyle", "selectionStyle"),
        ("accessoryType", "accessoryType"), ("reuseIdentifier", "reuseIdentifier"),
        ("value", "value"), ("minValue", "minimumValue"), ("maxValue", "maximumValue"),
        ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"), ("stepValue", "stepValue"),
        ("progress", "progress"), ("progressViewStyle", "progressViewStyle"), ("on", "isOn"),
        ("animating", "isAnimating"), ("hidesWhenStopped", "hidesWhenStopped"), ("numberOfPages", "numberOfPages"),
        ("currentPage", "currentPage"), ("datePickerMode", "datePickerMode"),
        ("selectedSegmentIndex", "selectedSegmentIndex"), ("searchBarStyle", "searchBarStyle"),
        ("barStyle", "barStyle"), ("translucent", "isTranslucent"),
        ("layoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth"),
        ("boxType", "boxType"), ("titlePosition", "titlePosition"), ("imageScaling", "imageScaling"),
    ]
}
