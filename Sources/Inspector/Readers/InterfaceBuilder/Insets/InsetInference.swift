import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Infers safe areas and margins if constraints need them: from recorded frames, else from the device and UIKit's usual
/// values.
struct InsetInference {
    /// What is inferred of a view; `nil`: nothing needs it.
    typealias Insets = (safeArea: EdgeInsets?, margins: DirectionalEdgeInsets?)

    private let document: InterfaceBuilderDocument
    private let elements: ViewElements
    private let layout: Layout
    private let witnesses: InsetWitnesses
    private let evidence: InsetEvidence
    private let bars: ControllerBars

    /// Sets what views lack, and lists it as inferred.
    static func infer(in layout: inout Layout, _ elements: ViewElements, of document: InterfaceBuilderDocument) {
        guard document.platform != .macOS else { return }
        // Found as a whole before any is set: the evidence shares the layout, and changing a shared one copies it.
        let insets = Self(document, elements, layout).insets()
        for view in layout.views.indices {
            if let safeArea = insets[view].safeArea {
                layout.views[view].safeAreaInsets = safeArea
                layout.views[view].inferred.append("safeAreaInsets")
            }
            if let margins = insets[view].margins {
                layout.views[view].layoutMargins = margins
                layout.views[view].inferred.append("layoutMargins")
            }
        }
    }

    private init(_ document: InterfaceBuilderDocument, _ elements: ViewElements, _ layout: Layout) {
        self.document = document
        self.elements = elements
        self.layout = layout
        let isMisplaced = elements.elementOfView.map { document.isYes($0, "misplaced") }
        witnesses = InsetWitnesses(layout, isMisplaced: isMisplaced)
        evidence = witnesses.evidence()
        let idiom = document.settings.device?.idiom
        let isLandscapePhone = idiom == "phone" && document.settings.isLandscape
        bars = ControllerBars(document.tree, isLandscapePhone: isLandscapePhone, isPad: idiom == "pad")
    }

    /// By view.
    func insets() -> [Insets] {
        let needs = viewsInNeed()
        var safeAreas = [EdgeInsets](repeating: .zero, count: layout.views.count)
        for view in layout.views.indices { safeAreas[view] = safeArea(of: view, safeAreas) }
        var usesMargins = needs.margins
        // Superviews come before their subviews.
        for view in layout.views.indices.reversed() where usesMargins[view] {
            guard layout.views[view].preservesSuperviewMargins, let parent = layout.views[view].parent else { continue }
            usesMargins[parent] = true
        }
        var margins = [EdgeInsets](repeating: .zero, count: layout.views.count)
        for view in layout.views.indices where usesMargins[view] {
            margins[view] = self.margins(of: view, safeAreas, margins)
        }
        return layout.views.indices.map { view in
            let isMirrored = witnesses.isMirrored[view]
            let directed = DirectionalEdgeInsets(
                top: margins[view].top,
                leading: isMirrored ? margins[view].right : margins[view].left,
                bottom: margins[view].bottom,
                trailing: isMirrored ? margins[view].left : margins[view].right
            )
            return (needs.safeArea[view] ? safeAreas[view] : nil, needs.margins[view] ? directed : nil)
        }
    }

    /// The views whose safe area or margins are used by constraints, guides or stacks.
    private func viewsInNeed() -> (safeArea: [Bool], margins: [Bool]) {
        var safeArea = [Bool](repeating: false, count: layout.views.count)
        var margins = safeArea
        for guide in layout.guides {
            switch guide.kind {
            case .safeArea, .topLayout, .bottomLayout, .keyboard: safeArea[guide.owner] = true
            case .layoutMargins, .readableContent: margins[guide.owner] = true
            case .contentLayout, .frameLayout, .custom: break
            }
        }
        func note(_ anchor: Layout.Anchor?) {
            if let anchor, case .view(let view) = anchor.item, anchor.attribute.isMargin { margins[view] = true }
        }
        layout.constraints.withUnsafeBufferPointer { constraints in
            for index in constraints.indices {
                note(constraints[index].first)
                note(constraints[index].second)
            }
        }
        layout.views.withUnsafeBufferPointer { views in
            for view in views.indices {
                let isRelative = views[view].isStack && views[view].stack?.isLayoutMarginsRelative == true
                if isRelative || views[view].authoredMargins != nil { margins[view] = true }
            }
        }
        return (safeArea, margins)
    }

    private func safeArea(of view: Int, _ known: [EdgeInsets]) -> EdgeInsets {
        var usual = EdgeInsets.zero
        if let parent = layout.views[view].parent {
            usual = overlap(of: view, with: known[parent], of: parent)
        } else if layout.views[view].viewController != nil {
            usual = deviceSafeArea(of: view)
        }
        var insets = settled(.safeArea, of: view, usual: usual)
        settleHeights(of: &insets, .safeArea, of: view)
        return insets
    }

    /// A centered item shows an inset without other evidence, given the opposite one.
    private func settleHeights(of insets: inout EdgeInsets, _ kind: InsetEvidence.Kind, of view: Int) {
        guard let excess = evidence.excess(kind, .top, of: view) else { return }
        if evidence.settled(kind, .top, of: view, usual: nil) == nil {
            insets.top = max(0, insets.bottom + excess)
        } else if evidence.settled(kind, .bottom, of: view, usual: nil) == nil {
            insets.bottom = max(0, insets.top - excess)
        }
    }

    /// The part of a superview's insets that reaches into a view.
    private func overlap(of view: Int, with insets: EdgeInsets, of parent: Int) -> EdgeInsets {
        guard insets != .zero, let frame = layout.views[view].frame, let outer = layout.views[parent].frame else {
            return .zero
        }
        return InheritedInsets.safeArea(of: frame, in: outer.size, insets: insets).limited(to: frame.size)
    }

    /// A controller's view that fills the screen extends under the status bar, the bars of its containers and the home
    /// indicator.
    private func deviceSafeArea(of view: Int) -> EdgeInsets {
        guard let frame = layout.views[view].frame else { return .zero }
        guard let device = document.settings.device else {
            // Before Xcode 8 scenes had a square canvas under a status bar.
            return layout.views[view].guides.isEmpty ? .zero : EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        }
        let screen = device.screen(isLandscape: document.settings.isLandscape)
        guard frame.size == screen.size else { return .zero }
        var insets = screen.safeArea
        if let controller = document.tree.parent(of: elements.elementOfView[view]), device.idiom != "tv" {
            insets.top += bars[controller].top
            insets.bottom += bars[controller].bottom
        }
        return insets
    }

    private func margins(of view: Int, _ safeAreas: [EdgeInsets], _ known: [EdgeInsets]) -> EdgeInsets {
        var usual = usualMargins(of: view)
        if let authored = layout.views[view].authoredMargins {
            usual = authored.resolved(witnesses.isMirrored[view] ? .rightToLeft : .leftToRight)
        }
        if layout.views[view].preservesSuperviewMargins, let parent = layout.views[view].parent,
            let frame = layout.views[view].frame, let outer = layout.views[parent].frame
        {
            usual = InheritedInsets.preserving(usual, known[parent], of: frame, in: outer.size)
        }
        if layout.views[view].insetsMarginsFromSafeArea { usual = usual + safeAreas[view] }
        var result = settled(.margins, of: view, usual: usual)
        settleHeights(of: &result, .margins, of: view)
        if isContentOfTableCell(view), layout.views[view].authoredMargins == nil {
            // A table gives them the same height. Frames that show two heights are those of a conflict.
            let top = evidence.settled(.margins, .top, of: view, usual: usual.top)
            let bottom = evidence.settled(.margins, .bottom, of: view, usual: usual.bottom)
            if let top, let bottom, abs(top - bottom) > 0.5 {
                let height = abs(bottom - usual.bottom) <= 0.5 ? bottom : top
                (result.top, result.bottom) = (height, height)
            } else if let height = top ?? bottom {
                (result.top, result.bottom) = (top ?? height, bottom ?? height)
            }
        }
        // Margins are the same on both sides unless there is other evidence.
        if usual.left == usual.right {
            let left = evidence.settled(.margins, .left, of: view, usual: usual.left)
            let right = evidence.settled(.margins, .right, of: view, usual: usual.right)
            if let left, right == nil { result.right = left }
            if let right, left == nil { result.left = right }
        }
        return result
    }

    /// UIKit's margins before anybody sets some, without the safe area.
    private func usualMargins(of view: Int) -> EdgeInsets {
        InheritedInsets.ownMargins(
            isControllerView: layout.views[view].parent == nil && layout.views[view].viewController != nil,
            isCellContent: isContentOfTableCell(view),
            isStack: layout.views[view].isStack,
            width: layout.views[view].frame?.width ?? layout.screen?.size?.width ?? 375
        )
    }

    private func isContentOfTableCell(_ view: Int) -> Bool {
        layout.views[view].name == "contentView" && layout.views[view].owner == "UITableViewCell"
    }

    private func settled(_ kind: InsetEvidence.Kind, of view: Int, usual: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: evidence.settled(kind, .top, of: view, usual: usual.top) ?? usual.top,
            left: evidence.settled(kind, .left, of: view, usual: usual.left) ?? usual.left,
            bottom: evidence.settled(kind, .bottom, of: view, usual: usual.bottom) ?? usual.bottom,
            right: evidence.settled(kind, .right, of: view, usual: usual.right) ?? usual.right
        )
    }
}
