import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Finds the views among the elements of a document and reads each.
struct ViewReader {
    /// A layout of the views alone, and which elements they are.
    typealias Views = (layout: Layout, elements: ViewElements, places: [Place], findings: [Finding])

    let document: InterfaceBuilderDocument
    let tree: XMLTree
    private var layout: Layout
    private(set) var elements: ViewElements
    private var frames: ViewFrames
    private var places: [Place] = []
    private var findings: [Finding] = []
    /// The last number of the ids that were made of the same words, for views without one.
    private var madeIDs: [String: Int] = [:]

    static func views(of document: InterfaceBuilderDocument) -> Views {
        var reader = Self(document)
        reader.readViews()
        return (reader.layout, reader.elements, reader.places, reader.findings)
    }

    private init(_ document: InterfaceBuilderDocument) {
        self.document = document
        tree = document.tree
        layout = document.emptyLayout
        elements = ViewElements(elementCount: tree.elements.count)
        frames = ViewFrames(document: document, tree: tree, screen: layout.screen)
    }

    private mutating func readViews() {
        var line = 0
        var lastRoot: Int?
        var lastSubview: [Int?] = []
        for element in tree.elements.indices {
            let outer = tree.parent(of: element).map { elements.enclosing[$0] } ?? -1
            guard outer != -2, isView(element) else {
                elements.enclosing[element] = outer
                continue
            }
            let parent = outer < 0 ? nil : Int(outer)
            var view = makeView(element, parent: parent)
            let place = tree.place(of: element, near: &line)
            view.location = document.location(at: place)
            let previous = parent.map { lastSubview[$0] } ?? lastRoot
            guard !ReservedIDs.contain(view.id),
                let index = layout.addView(view, parent: parent, previousSibling: previous)
            else {
                elements.enclosing[element] = -2
                skipObject(element, view, parent: parent, previous: previous)
                continue
            }
            if let parent {
                lastSubview[parent] = index
                if layout.views[index].isCell, let frame = layout.views[index].frame {
                    frames.notePlace(ofCell: frame, in: parent)
                }
            } else {
                lastRoot = index
            }
            lastSubview.append(nil)
            elements.enclosing[element] = Int32(index)
            elements.elementOfView.append(element)
            elements.isUninstalled.append(
                document.variations.excludedViews.contains(view.id)
                    || parent.map { elements.isUninstalled[$0] } ?? false
            )
            places.append(place)
        }
    }

    /// Whether an element is a view: it has a frame, or a parent that contains only views.
    func isView(_ element: Int) -> Bool {
        guard let parent = tree.parent(of: element), !tree.isElement(element, "variation") else { return false }
        if tree.isElement(parent, "subviews") { return true }
        if tree.isElement(parent, "variation") { return false }
        if tree.child(of: element, "rect", key: "frame") != nil { return true }
        if tree.child(of: element, "frame", key: "frameInset") != nil { return true }
        guard document.names.areViews[tree.nameNumber(of: element)] else { return false }
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
        let base = document.names.viewClasses[tree.nameNumber(of: element)]
        let custom = document.customClass(of: element)
        var view = Layout.View(id: viewID(element, parent: parent), className: custom ?? base)
        if custom != nil { view.statedBaseClass = base }
        view.label = document.value(element, "userLabel")
        view.identifier = identifier(of: element)
        view.text = document.text(of: element)
        let (frame, isFrameInferred) = frames.frame(of: element, in: parent.map { superview($0) })
        findings += frames.takeFindings()
        view.frame = frame
        if isFrameInferred { view.inferred.append("frame") }
        readPriorities(of: element, into: &view)
        readPlaceholderSize(of: element, into: &view)
        readMargins(of: element, into: &view)
        view.alignmentRectInsets =
            AlignmentRects.insets(of: tree.name(of: element), tree, element, in: document.settings)
        if view.alignmentRectInsets != .zero { view.inferred.append("alignmentRectInsets") }
        view.statedTranslatesAutoresizingMask = document.translatesAutoresizingMask(element)
        if document.isPlacedByGrid(element) { view.inferred.append("translatesAutoresizingMask") }
        view.autoresizingMask = document.autoresizingMask(of: element)
        view.isHidden = document.isYes(element, "hidden")
        view.statedDirection = direction(of: element)
        readPlaceInOwner(of: element, into: &view)
        view.attributes = document.attributes(of: element)
        if !document.localization.texts.isEmpty { readTranslation(of: element, into: &view) }
        return view
    }

    /// Notes that a view shows another text than the one that it was drawn with.
    private func readTranslation(of element: Int, into view: inout Layout.View) {
        let base = document.inItsOwnLanguage.text(of: element)
        guard view.text != base else { return }
        view.inferred.append("text")
        guard let size = view.contentSize(translatedFrom: base, in: layout) else { return }
        view.intrinsicContentSize = size
        view.inferred.append("intrinsicContentSize")
    }

    private func superview(_ view: Int) -> ViewFrames.Superview {
        ViewFrames.Superview(
            view: view,
            element: elements.elementOfView[view],
            frame: layout.views[view].frame,
            outerElement: layout.views[view].parent.map { elements.elementOfView[$0] }
        )
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

    mutating func number(_ element: Int, _ name: XMLName) -> Double? { document.number(element, name, &findings) }

    /// For ids that are taken, or that have a form reserved for made constraints.
    private mutating func skipObject(_ element: Int, _ view: Layout.View, parent: Int?, previous: Int?) {
        let isReserved = ReservedIDs.contain(view.id)
        let rule = isReserved ? InvalidValue.info : DuplicateID.info
        let message =
            "the id \"\(view.id)\" \(isReserved ? "is reserved for made constraints" : "is already used"): "
            + "the <\(tree.name(of: element))> and its contents are skipped"
        findings.append(document.finding(rule, .error, message, at: element, views: [view.id]))
        let json = JSONText.object([("id", JSONText.string(view.id)), ("class", JSONText.string(view.className))])
        let position = Layout.SkippedObject.Position.view(parent: parent, after: previous)
        layout.skippedObjects.append(Layout.SkippedObject(position: position, id: view.id, json: json))
    }
}
