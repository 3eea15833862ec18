import LayoutModel
import LayoutSyntax

/// Finds the views among the elements and reads the properties of each.
extension InterfaceBuilderAssembly {
    mutating func readViews() {
        var line = 0
        var lastRoot: Int?
        var lastSubview: [Int?] = []
        for element in tree.elements.indices {
            let outer = tree.parent(of: element).map { enclosing[$0] } ?? -1
            guard outer != -2, isView(element) else {
                enclosing[element] = outer
                continue
            }
            let parent = outer < 0 ? nil : Int(outer)
            var view = makeView(element, parent: parent)
            let place = tree.place(of: element, near: &line)
            view.location = location(at: place)
            let previous = parent.map { lastSubview[$0] } ?? lastRoot
            guard !ReservedIDs.contain(view.id),
                let index = layout.addView(view, parent: parent, previousSibling: previous)
            else {
                enclosing[element] = -2
                skipObject(element, view, parent: parent, previous: previous)
                continue
            }
            if let parent {
                lastSubview[parent] = index
                notePlace(ofCell: index, in: parent)
            } else {
                lastRoot = index
            }
            lastSubview.append(nil)
            enclosing[element] = Int32(index)
            elementOfView.append(element)
            isUninstalled.append(excludedViews.contains(view.id) || parent.map { isUninstalled[$0] } ?? false)
            places.views.append(place)
        }
        readStacks()
        hideUninstalledViews()
    }

    /// Whether an element is a view: it has a frame, or a parent that contains only views.
    private func isView(_ element: Int) -> Bool {
        guard let parent = tree.parent(of: element), !tree.isElement(element, "variation") else { return false }
        if tree.isElement(parent, "subviews") { return true }
        if tree.isElement(parent, "variation") { return false }
        if tree.child(of: element, "rect", key: "frame") != nil { return true }
        if tree.child(of: element, "frame", key: "frameInset") != nil { return true }
        guard names.areViews[tree.nameNumber(of: element)] else { return false }
        switch tree.name(of: parent) {
        case "prototypes", "cells", "prototypeCellViews": return true
        default: break
        }
        if document.platform == .macOS, tree.isElement(element, "window") { return false }
        switch tree[element, "key"] {
        case "view", "contentView", "tableHeaderView", "tableFooterView": return true
        default: return false
        }
    }

    private mutating func makeView(_ element: Int, parent: Int?) -> Layout.View {
        let name = tree.name(of: element)
        let base = names.viewClasses[tree.nameNumber(of: element)]
        let custom = customClass(of: element)
        var view = Layout.View(id: viewID(element, parent: parent), className: custom ?? base)
        if custom != nil { view.statedBaseClass = base }
        view.label = value(element, "userLabel")
        view.identifier = identifier(of: element)
        view.text = text(of: element)
        view.frame = frame(of: element, parent: parent)
        inferCellFrame(of: element, parent: parent, into: &view)
        inferContentFrame(of: element, parent: parent, into: &view)
        inferCellSize(of: element, into: &view)
        fitCellToTable(element, parent: parent, &view)
        if view.frame != nil, !view.inferred.contains("frame"), isSizedByItsHost(element) {
            view.inferred.append("frame")
        }
        readPriorities(of: element, into: &view)
        readPlaceholderSize(of: element, into: &view)
        readMargins(of: element, into: &view)
        view.alignmentRectInsets = AlignmentRects.insets(of: name, tree, element, on: document.platform)
        if view.alignmentRectInsets != .zero { view.inferred.append("alignmentRectInsets") }
        view.statedTranslatesAutoresizingMask = translatesAutoresizingMask(element)
        if isPlacedByGrid(element) { view.inferred.append("translatesAutoresizingMask") }
        view.autoresizingMask = autoresizingMask(of: element)
        view.isHidden = isYes(element, "hidden")
        switch value(element, "semanticContentAttribute") {
        case "forceRightToLeft": view.statedDirection = .rightToLeft
        case "forceLeftToRight", "playback", "spatial": view.statedDirection = .leftToRight
        default: break
        }
        if document.platform == .macOS, isValue(element, "userInterfaceLayoutDirection", "rightToLeft") {
            view.statedDirection = .rightToLeft
        }
        readPlaceInOwner(of: element, into: &view)
        view.attributes = attributes(of: element)
        if !localizedTexts.isEmpty, let size = localizedContentSize(of: view, base: baseText(of: element)) {
            view.intrinsicContentSize = size
            view.inferred.append("intrinsicContentSize")
        }
        return view
    }

    /// The element's id. Content views of old collection view cells and of effect views have no id in the file.
    private mutating func viewID(_ element: Int, parent: Int?) -> String {
        if let id = tree[element, "id"], !id.isEmpty { return id }
        let owner = parent.map { layout.views[$0].id } ?? "root"
        let base = owner + "." + (tree[element, "key"] ?? tree.name(of: element))
        // Each number is tried once, however many views there are.
        var number = madeIDs[base] ?? 1
        var id = number == 1 ? base : base + ".\(number)"
        while layout.item(id: id) != nil {
            number += 1
            id = base + ".\(number)"
        }
        madeIDs[base] = number
        return id
    }

    func customClass(of element: Int) -> String? {
        guard let name = tree[element, "customClass"], !name.isEmpty else { return nil }
        guard let module = tree[element, "customModule"], !module.isEmpty else { return name }
        return module + "." + name
    }

    private func identifier(of element: Int) -> String? {
        if let accessibility = tree.child(of: element, "accessibility", key: "accessibilityConfiguration"),
            let identifier = tree[accessibility, "identifier"]
        {
            return identifier
        }
        return value(element, "restorationIdentifier")
            ?? (document.platform == .macOS ? value(element, "identifier") : nil)
    }

    /// A stack view turns this off for its arranged subviews, whatever the file states. A view with a fixed frame has
    /// NO in the file, and gets constraints from its frame when it is built.
    private func translatesAutoresizingMask(_ element: Int) -> Bool {
        guard document.usesAutoLayout, !isYes(element, "fixedFrame"), !isPlacedByGrid(element) else { return true }
        if let list = tree.parent(of: element), tree.isElement(list, "subviews"),
            let parent = tree.parent(of: list), tree.isElement(parent, "stackView")
        {
            return false
        }
        return !isValue(element, "translatesAutoresizingMaskIntoConstraints", "NO")
    }

    /// An NSGridView places its contents by rules that are not in the file: they keep their recorded frames.
    func isPlacedByGrid(_ element: Int) -> Bool {
        tree.parent(of: element).map { tree.name(of: $0) == "gridCell" } ?? false
    }

    private mutating func readPriorities(of element: Int, into view: inout Layout.View) {
        func priority(_ number: Double?, _ usual: Double) -> Double {
            guard let number else { return usual }
            return min(max(number, 0), 1000)
        }
        let hugging = (number(element, "horizontalHuggingPriority"), number(element, "verticalHuggingPriority"))
        view.contentHugging = PerAxis(priority(hugging.0, 250), priority(hugging.1, 250))
        let resistance = (
            number(element, "horizontalCompressionResistancePriority"),
            number(element, "verticalCompressionResistancePriority")
        )
        view.compressionResistance = PerAxis(priority(resistance.0, 750), priority(resistance.1, 750))
    }

    /// The placeholder for the content size at design time; it does not exist at run time.
    private mutating func readPlaceholderSize(of element: Int, into view: inout Layout.View) {
        let stated = [value(element, "placeholderIntrinsicWidth"), value(element, "placeholderIntrinsicHeight")]
        guard !isForRunTime, stated.contains(where: { $0 != nil }) else { return }
        func length(_ text: String?) -> Double? {
            guard let text, let number = Double(text), number.isFinite, number >= 0 else { return nil }
            return number
        }
        view.intrinsicContentSize = PerAxis(length(stated[0]), length(stated[1]))
        view.inferred.append("intrinsicContentSize")
    }

    private mutating func readMargins(of element: Int, into view: inout Layout.View) {
        if let insets = child(element, "directionalEdgeInsets", key: "directionalLayoutMargins") {
            view.authoredMargins = margins(insets, leading: "leading", trailing: "trailing")
        } else if let insets = child(element, "edgeInsets", key: "layoutMargins") {
            view.authoredMargins = margins(insets, leading: "left", trailing: "right")
        } else if document.platform == .macOS, let insets = child(element, "edgeInsets", key: "edgeInsets") {
            // The edge insets of an AppKit stack view, independent of its surroundings.
            view.authoredMargins = margins(insets, leading: "left", trailing: "right")
            view.layoutMargins = view.authoredMargins
        }
        view.insetsMarginsFromSafeArea = !isValue(element, "insetsLayoutMarginsFromSafeArea", "NO")
        view.preservesSuperviewMargins = isYes(element, "preservesSuperviewLayoutMargins")
    }

    private mutating func margins(_ element: Int, leading: XMLName, trailing: XMLName) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: number(element, "top") ?? 0,
            leading: number(element, leading) ?? 0,
            bottom: number(element, "bottom") ?? 0,
            trailing: number(element, trailing) ?? 0
        )
    }

    private func autoresizingMask(of element: Int) -> Layout.AutoresizingMask {
        guard let mask = child(element, "autoresizingMask", key: "autoresizingMask") else { return [] }
        let isMac = document.platform == .macOS
        let options: [(name: XMLName, option: Layout.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", isMac ? .flexibleBottomMargin : .flexibleTopMargin), ("heightSizable", .flexibleHeight),
            ("flexibleMaxY", isMac ? .flexibleTopMargin : .flexibleBottomMargin),
        ]
        var result: Layout.AutoresizingMask = []
        for (name, option) in options where tree.isValue(of: mask, name, "YES") { result.insert(option) }
        return result
    }

    /// The class of the controller that owns this view, or the property in which a framework view stores it.
    private func readPlaceInOwner(of element: Int, into view: inout Layout.View) {
        guard let key = tree[element, "key"], let parent = tree.parent(of: element) else { return }
        let parentName = tree.nameNumber(of: parent)
        if let controller = names.controllerClasses[parentName] {
            if key == "view" {
                view.viewController = customClass(of: parent) ?? controller
            } else {
                view.name = key
                view.owner = controller
            }
        } else if let item = names.barItemClasses[parentName] {
            view.name = key
            view.owner = item
            view.label = view.label ?? tree[parent, "label"]
        } else if enclosing[parent] >= 0, elementOfView.last != nil, isView(parent) {
            view.name = key
            view.owner = names.viewClasses[parentName]
        }
    }

    /// For ids that are taken, or that have a form reserved for made constraints.
    private mutating func skipObject(_ element: Int, _ view: Layout.View, parent: Int?, previous: Int?) {
        let isReserved = ReservedIDs.contain(view.id)
        note(
            isReserved ? InvalidValue.info : DuplicateID.info,
            .error,
            "the id \"\(view.id)\" \(isReserved ? "is reserved for made constraints" : "is already used"): "
                + "the <\(tree.name(of: element))> and its contents are skipped",
            at: element,
            views: [view.id]
        )
        layout.skippedObjects.append(
            Layout.SkippedObject(
                position: .view(parent: parent, after: previous),
                id: view.id,
                json: JSONText.object([("id", JSONText.string(view.id)), ("class", JSONText.string(view.className))])
            )
        )
    }

    /// A view that the traits exclude keeps its place without any effect: it is hidden, translates its mask, and has no
    /// active constraints.
    private mutating func hideUninstalledViews() {
        for index in layout.views.indices where isUninstalled[index] {
            layout.views[index].isHidden = true
            layout.views[index].statedTranslatesAutoresizingMask = true
            if !layout.views[index].inferred.contains("isHidden") { layout.views[index].inferred.append("isHidden") }
            guard excludedViews.contains(layout.views[index].id) else { continue }
            note(
                SetAside.info,
                .note,
                "\"\(layout.views[index].label ?? layout.views[index].id)\" is not installed for \(traitsText): "
                    + "it is read as hidden, its constraints as inactive",
                at: elementOfView[index],
                views: [layout.views[index].id]
            )
        }
    }

    private var traitsText: String {
        let width = document.traits.width?.rawValue ?? "any"
        let height = document.traits.height?.rawValue ?? "any"
        return "\(width) width and \(height) height"
    }
}
