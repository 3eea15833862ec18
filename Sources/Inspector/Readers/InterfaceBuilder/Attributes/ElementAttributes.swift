import LayoutModel
import LayoutSyntax

/// Configuration that the layout does not use but that can be printed.
extension InterfaceBuilderDocument {
    func attributes(of element: Int) -> [Layout.Attribute] {
        var result: [Layout.Attribute] = []
        var kept: [(rank: Int, json: String)] = []
        for holder in [element] + variations[element] {
            for attribute in tree.attributeIndices(of: holder) {
                guard let rank = names.ranks[tree.nameNumber(ofAttribute: attribute)] else { continue }
                let overridden = kept.firstIndex { $0.rank == rank }
                if let overridden { kept.remove(at: overridden) }
                kept.append((rank, plain(ofAttribute: attribute)))
            }
        }
        kept.sort { $0.rank < $1.rank }
        for entry in kept {
            let key = Self.plainKeys[entry.rank]
            let isPickerStyle = key == "style" && tree.isElement(element, "datePicker")
            result.add(isPickerStyle ? "preferredDatePickerStyle" : key, entry.json)
        }
        // Labels and image views are the views whose user interaction is off by default.
        let isUsuallyOff = tree.isElement(element, "label") || tree.isElement(element, "imageView")
        if isValue(element, "userInteractionEnabled", isUsuallyOff ? "YES" : "NO") {
            result.add("isUserInteractionEnabled", isUsuallyOff ? "true" : "false")
        }
        result.add("placeholder", string(element, "placeholder").map(JSONText.string))
        result.add("font", font(of: element))
        for child in tree.children(of: element) {
            switch part(child) {
            case .color, .listContentConfiguration, .backgroundConfiguration:
                if let key = tree[child, "key"] { result.add(key, object(child)) }
            case .textInputTraits:
                for attribute in tree.attributeIndices(of: child) {
                    let name = tree.name(ofAttribute: attribute)
                    if name == "key" { continue }
                    result.add(UIKitProperty.key(ofElementAttribute: name), plain(ofAttribute: attribute))
                }
            case .inset:
                if let key = tree[child, "key"] { result.add(key, inset(child)) }
            case .segments:
                result.add("segments", segments(child))
            case .blurEffect: result.add("effect", tree[child, "style"].map(JSONText.string))
            default: break
            }
        }
        addImage(of: element, &result)
        addButton(of: element, &result)
        if tree.isElement(element, "label") { addMinimumScale(of: element, &result) }
        result += furtherAttributes(of: element)
        result += barItems(of: element)
        result += controllerAttributes(ofView: element)
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
            result.add("image", image(name, catalog: catalog))
            return
        }
    }

    /// A label's least font size became a factor in iOS 6; files still have the size.
    private func addMinimumScale(of element: Int, _ result: inout [Layout.Attribute]) {
        guard let place = result.firstIndex(where: { $0.key == "minimumFontSize" }) else { return }
        if isValue(element, "adjustsFontSizeToFit", "NO") || value(element, "minimumScaleFactor") != nil {
            // It has no effect.
            result.remove(at: place)
            return
        }
        let font = child(element, "fontDescription", key: "fontDescription")
        guard let least = value(element, "minimumFontSize").flatMap(Double.init),
            let size = font.map({ tree[$0, "pointSize"].flatMap(Double.init) }) ?? 17, size > 0
        else { return }
        let factor = (least / size * 10_000).rounded() / 10_000
        result[place] = Layout.Attribute(key: "minimumScaleFactor", json: JSONText.number(factor))
    }

    /// `{"name":…,"width":…,"height":…}`: the size that Xcode recorded when the file was saved. For symbols Xcode
    /// records the size of a drawing, not of the symbol in its font; they have no size here.
    private func image(_ name: String, catalog: String?) -> String {
        var members = [(key: "name", json: JSONText.string(name))]
        if let catalog { members.append(("catalog", JSONText.string(catalog))) }
        if catalog != "system", let size = settings.imageSizes[name] {
            members.append(("width", JSONText.number(size.width)))
            members.append(("height", JSONText.number(size.height)))
        }
        return JSONText.object(members)
    }

    private func addButton(of element: Int, _ result: inout [Layout.Attribute]) {
        if let configuration = child(element, "buttonConfiguration", key: "configuration") {
            result.add("configuration", tree[configuration, "style"].map(JSONText.string))
        }
        if let state = child(element, "state", key: "normal") {
            result.add("titleColor", tree.child(of: state, "color", key: "titleColor").map { object($0) })
            result.add("backgroundImage", tree[state, "backgroundImage"].map { image($0, catalog: nil) })
        }
        guard platform == .macOS, let cell = cell(of: element) else { return }
        for name in ["type", "bezelStyle", "borderStyle", "controlSize", "alignment", "lineBreakMode"] {
            result.add(name == "type" ? "cellType" : name, tree[cell, named: name].map(JSONText.string))
        }
    }

    func inset(_ element: Int) -> String {
        numbers(element, [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")])
    }

    func size(_ element: Int) -> String { numbers(element, [("width", "width"), ("height", "height")]) }

    private func numbers(_ element: Int, _ members: [(key: String, name: String)]) -> String {
        JSONText.object(
            members.map { key, name in
                let number = tree[element, named: name].flatMap(Double.init) ?? 0
                // Xcode writes the least number there is where somebody set insets back to 0.
                return (key, JSONText.number(abs(number) <= .leastNormalMagnitude ? 0 : number))
            }
        )
    }

    private func segments(_ element: Int) -> String {
        JSONText.array(
            tree.children(of: element).filter { tree.name(of: $0) == "segment" }.map { segment in
                JSONText.string(string(segment, "title") ?? tree[segment, "label"] ?? "")
            }
        )
    }

    private static let plainKeys = plainNames.map(UIKitProperty.key(ofElementAttribute:))

    static let plainRanks = Dictionary(
        plainNames.enumerated().map { ($0.element, $0.offset) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The attributes that come first, in the order in which dumps have them.
    static let plainNames: [String] = [
        "contentMode", "alpha", "tag", "clipsSubviews", "numberOfLines", "textAlignment", "lineBreakMode",
        "baselineAdjustment", "adjustsFontSizeToFit", "adjustsFontForContentSizeCategory", "minimumScaleFactor",
        "minimumFontSize", "preferredMaxLayoutWidth", "buttonType", "contentHorizontalAlignment",
        "contentVerticalAlignment", "enabled", "selected", "borderStyle", "clearButtonMode", "editable", "selectable",
        "scrollEnabled", "pagingEnabled", "alwaysBounceVertical", "alwaysBounceHorizontal", "bounces",
        "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "keyboardDismissMode",
        "contentInsetAdjustmentBehavior", "style", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
        "sectionFooterHeight", "separatorStyle", "selectionStyle", "accessoryType", "reuseIdentifier", "value",
        "minValue", "maxValue", "minimumValue", "maximumValue", "stepValue", "progress", "progressViewStyle", "on",
        "animating", "hidesWhenStopped", "numberOfPages", "currentPage", "datePickerMode", "selectedSegmentIndex",
        "searchBarStyle", "barStyle", "translucent", "layoutMarginsFollowReadableWidth", "boxType", "titlePosition",
        "imageScaling",
    ]
}
