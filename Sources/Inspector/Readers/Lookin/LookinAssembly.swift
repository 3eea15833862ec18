import LayoutModel
import LayoutSyntax

/// Assembles a layout from the objects of a Lookin document.
struct LookinAssembly {
    var archive: KeyedArchive
    var layout = Layout()
    var findings: [Finding] = []
    /// The constraints that views list, in the order of the views.
    var listed: [LookinConstraint] = []
    /// Whether every view has its attributes, which include its constraints.
    var isComplete = true
    private var hasOldAttributes = false

    init(_ archive: KeyedArchive, path: String?) {
        self.archive = archive
        layout.source = Layout.Source(kind: .runtime)
        layout.source.file = path
    }

    /// An item of the document that is still to be read.
    private struct Pending {
        var item: KeyedArchive.ObjectID
        var parent: Int?
        /// From the parent's bounds to the coordinates of the item's frame: layers without a view can be between them.
        var offset: Point
    }

    mutating func readViews() throws(ReadError) {
        guard let root = archive.root(), let file = archive.entries(root),
            archive.className(file) == "LookinHierarchyFile",
            let info = archive.object(file["hierarchyInfo"]), let hierarchy = archive.entries(info),
            let items = archive.elements(hierarchy["1"])
        else { throw ReadError("this archive is not a Lookin document: it has no LookinHierarchyFile") }
        readApp(hierarchy["2"])
        var pending: [Pending] = []
        var seen: Set<KeyedArchive.ObjectID> = []
        var lastChild: [Int: Int] = [:]
        var lastRoot: Int?
        add(items, parent: nil, Point(x: 0, y: 0), to: &pending, &seen)
        while let next = pending.popLast() {
            guard let item = archive.entries(next.item) else {
                unparsed("an item of the hierarchy could not be read")
                continue
            }
            var parent = next.parent
            var offset = next.offset
            let frame = rectangle(item["frame"])
            let bounds = rectangle(item["bounds"])
            if let view = view(item, frame, bounds, offset) {
                let previous = parent.map { lastChild[$0] } ?? lastRoot
                guard let index = layout.addView(view.view, parent: parent, previousSibling: previous) else {
                    unparsed("the address \(view.view.id) appears twice in the hierarchy; its second view is skipped")
                    continue
                }
                if let parent { lastChild[parent] = index } else { lastRoot = index }
                readAttributes(item["attributesGroupList"], of: index)
                parent = index
                offset = Point(x: 0, y: 0)
            } else {
                // A layer without a view: its contents are placed in its coordinates.
                offset.x += (frame?.x ?? 0) - (bounds?.x ?? 0)
                offset.y += (frame?.y ?? 0) - (bounds?.y ?? 0)
            }
            add(archive.elements(item["subitems"]) ?? [], parent: parent, offset, to: &pending, &seen)
        }
        if archive.isExhausted {
            throw ReadError("the archive refers to its objects from too many places to be a Lookin document")
        }
    }

    /// Pushes items, the first on top; each item appears once in the hierarchy.
    private mutating func add(
        _ items: [BinaryPropertyList.Reference],
        parent: Int?,
        _ offset: Point,
        to pending: inout [Pending],
        _ seen: inout Set<KeyedArchive.ObjectID>
    ) {
        let start = pending.count
        var repeated = 0
        for item in items {
            guard let object = archive.object(item) else {
                unparsed("an item of the hierarchy could not be read")
                continue
            }
            if seen.insert(object).inserted {
                pending.append(Pending(item: object, parent: parent, offset: offset))
            } else {
                repeated += 1
            }
        }
        pending[start...].reverse()
        if repeated > 0 {
            unparsed(
                repeated == 1
                    ? "an item appears twice in the hierarchy; the second is skipped"
                    : "\(repeated) items appear twice in the hierarchy; the second of each is skipped"
            )
        }
    }

    private mutating func readApp(_ reference: BinaryPropertyList.Reference?) {
        guard let object = archive.object(reference), let app = archive.entries(object) else { return }
        layout.source.device = archive.name(app["3"])
        layout.source.system = archive.name(app["4"])
        layout.source.app = archive.name(app["5"])
        if let width = archive.number(app["6"]), let height = archive.number(app["7"]), width > 0, height > 0 {
            layout.screen = Layout.Screen(width: width, height: height)
        }
    }

    // MARK: - Views

    /// The view of an item; `nil` if the item is a layer without one.
    private mutating func view(
        _ item: KeyedArchive.Entries,
        _ frame: Rectangle?,
        _ bounds: Rectangle?,
        _ offset: Point
    ) -> (view: Layout.View, address: String?)? {
        guard let object = lookinObject(item["viewObject"]) else { return nil }
        let id = object.address ?? "view\(layout.views.count + 1)"
        var view = Layout.View(id: id, className: object.classes.first ?? "UIView")
        view.statedBaseClass = object.classes.first(where: UIKitClass.isFramework).flatMap {
            $0 == view.className ? nil : $0
        }
        view.useClassContentPriorities()
        view.name = object.name
        view.owner = object.owner
        view.isHidden = archive.bool(item["hidden"]) ?? false
        if var frame {
            frame.x += offset.x
            frame.y += offset.y
            view.frame = frame
            if let bounds {
                // The frame of a transformed layer is its bounding box.
                view.isTransformed =
                    abs(bounds.width - frame.width) > 0.01 || abs(bounds.height - frame.height) > 0.01
            }
        } else {
            unparsed("the frame of \(id) could not be read", views: [id])
        }
        view.viewController = lookinObject(item["hostViewControllerObject"])?.classes.first
        return (view, object.address)
    }

    struct Described {
        var address: String?
        /// From the object's own class to NSObject.
        var classes: [String]
        /// The property that refers to it, and the class that declares the property.
        var name: String?
        var owner: String?
    }

    /// Reads a LookinObject: an object's classes and address.
    mutating func lookinObject(_ reference: BinaryPropertyList.Reference?) -> Described? {
        guard let object = archive.object(reference), let entries = archive.entries(object) else { return nil }
        var described = Described(address: archive.name(entries["memoryAddress"])?.lowercased(), classes: [])
        for name in archive.elements(entries["classChainList"]) ?? [] {
            if let text = archive.name(name) { described.classes.append(text) }
        }
        if let trace = archive.elements(entries["ivarTraces"])?.first, let object = archive.object(trace),
            let entries = archive.entries(object), let variable = archive.name(entries["ivarName"])
        {
            described.name = variable.hasPrefix("_") ? String(variable.dropFirst()) : variable
            described.owner = archive.name(entries["hostClassName"])
            if described.name?.isEmpty == true { described.name = nil }
        }
        if described.address == nil, described.classes.isEmpty { return nil }
        return described
    }

    // MARK: - Attributes

    private mutating func readAttributes(_ groups: BinaryPropertyList.Reference?, of view: Int) {
        guard let groups = archive.elements(groups) else {
            isComplete = false
            return
        }
        for group in groups {
            guard let object = archive.object(group), let entries = archive.entries(object) else { continue }
            for section in archive.elements(entries["attrSections"]) ?? [] {
                guard let object = archive.object(section), let entries = archive.entries(object) else { continue }
                for attribute in archive.elements(entries["attributes"]) ?? [] {
                    guard let object = archive.object(attribute), let entries = archive.entries(object) else {
                        continue
                    }
                    guard let identifier = archive.text(entries["identifier"]) else {
                        noteOldAttributes()
                        continue
                    }
                    readAttribute(identifier, entries["value"], of: view)
                }
            }
        }
    }

    private mutating func noteOldAttributes() {
        isComplete = false
        guard !hasOldAttributes else { return }
        hasOldAttributes = true
        unparsed("the attributes have numbers instead of names, as in Lookin's first versions; they are not read")
    }

    private mutating func readAttribute(_ identifier: String, _ value: BinaryPropertyList.Reference?, of view: Int) {
        switch identifier {
        case LookinAttributes.horizontalHugging: setPriority(\.contentHugging.horizontal, value, view)
        case LookinAttributes.verticalHugging: setPriority(\.contentHugging.vertical, value, view)
        case LookinAttributes.horizontalResistance: setPriority(\.compressionResistance.horizontal, value, view)
        case LookinAttributes.verticalResistance: setPriority(\.compressionResistance.vertical, value, view)
        case LookinAttributes.intrinsicSize:
            guard let size = numbers(value, count: 2) else { return }
            // UIView.noIntrinsicMetric
            layout.views[view].intrinsicContentSize = PerAxis(
                size[0] == -1 ? nil : size[0],
                size[1] == -1 ? nil : size[1]
            )
        case LookinAttributes.safeArea:
            if let insets = numbers(value, count: 4) {
                layout.views[view].safeAreaInsets = Self.insets(insets)
            }
        case LookinAttributes.contentSize:
            if let size = numbers(value, count: 2) {
                setScroll(view) { $0.contentSize = Size(width: size[0], height: size[1]) }
            }
        case LookinAttributes.contentOffset:
            if let point = numbers(value, count: 2) {
                setScroll(view) { $0.contentOffset = Point(x: point[0], y: point[1]) }
            }
        case LookinAttributes.adjustedInset:
            if let insets = numbers(value, count: 4) { setScroll(view) { $0.contentInset = Self.insets(insets) } }
        case LookinAttributes.constraints: readConstraints(value, of: view)
        case LookinAttributes.placeholder:
            if layout.views[view].text == nil { layout.views[view].text = archive.text(value) }
        case _ where LookinAttributes.texts.contains(identifier):
            if let text = archive.text(value), !text.isEmpty { layout.views[view].text = text }
        case _ where LookinAttributes.fontSizes.contains(identifier):
            if let size = archive.number(value), size > 0 {
                let json = "{\"size\":\(JSONNumberFormat.text(size))}"
                layout.views[view].attributes.append(Layout.Attribute(key: "font", json: json))
            }
        default: break
        }
    }

    private mutating func setPriority(
        _ path: WritableKeyPath<Layout.View, Double>,
        _ value: BinaryPropertyList.Reference?,
        _ view: Int
    ) {
        guard let priority = archive.number(value), (0...1000).contains(priority) else { return }
        layout.views[view][keyPath: path] = priority
    }

    private mutating func setScroll(_ view: Int, _ change: (inout Layout.Scroll) -> Void) {
        var scroll = layout.views[view].scroll ?? Layout.Scroll()
        change(&scroll)
        layout.views[view].scroll = scroll
    }

    private static func insets(_ numbers: [Double]) -> EdgeInsets {
        EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    // MARK: - Geometry

    private mutating func rectangle(_ reference: BinaryPropertyList.Reference?) -> Rectangle? {
        guard let numbers = numbers(reference, count: 4) else { return nil }
        return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// The numbers of `{{0, 0}, {375, 812}}`, `{100, 20}` and the like: a string, or an NSValue that contains one.
    private mutating func numbers(_ reference: BinaryPropertyList.Reference?, count: Int) -> [Double]? {
        if let text = archive.string(reference) { return Self.numbers(text, count: count) }
        guard let object = archive.object(reference), let entries = archive.entries(object) else { return nil }
        var parts: [Double] = []
        for (key, reference) in entries.values where key.hasPrefix("NS.") && key != "NS.special" {
            if let text = archive.string(reference), let numbers = Self.numbers(text, count: count) { return numbers }
            if let number = archive.number(reference) { parts.append(number) }
        }
        return parts.count == count ? edges(entries) : nil
    }

    /// `NS.edgeval.top` and related keys.
    private mutating func edges(_ entries: KeyedArchive.Entries) -> [Double]? {
        var numbers: [Double] = []
        for edge in ["top", "left", "bottom", "right"] {
            guard let number = archive.number(entries["NS.edgeval." + edge]) else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private static func numbers(_ text: String, count: Int) -> [Double]? {
        guard text.utf8.count <= 256 else { return nil }
        let parts = text.split { "{}, ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
        return parts.count == count && numbers.count == count ? numbers : nil
    }

    mutating func unparsed(_ message: String, views: [String] = []) {
        var finding = Finding(UnparsedText.info, severity: .warning, message: message)
        finding.views = views
        findings.append(finding)
    }
}
