import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Layouts of all kinds of views and constraints, as far as readers let them through.
struct RandomLayouts {
    private static let classes = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UIScrollView", "UICollectionView",
        "Shop.PriceView", "UIVisualEffectView", "UITableView", "UITableViewCell",
    ]
    private static let words = ["title", "view", "2nd", "Größe", "default", "a b", "🙂", "x", "description", ""]

    /// A layout with up to `size` views.
    static func make(_ random: inout SeededGenerator, size: Int = 14) -> Layout {
        var layout = Layout()
        layout.source = Layout.Source(kind: random.chance(30) ? .interfaceBuilder : .handwritten)
        layout.direction = random.chance(10) ? .rightToLeft : .leftToRight
        addViews(to: &layout, count: random.integer(1...size), &random)
        for index in 0..<random.integer(0...size * 4) { addConstraint(index, to: &layout, &random) }
        layout.resolveAutoresizing()
        return layout
    }

    private static func addViews(to layout: inout Layout, count: Int, _ random: inout SeededGenerator) {
        // Depth first: the next view goes below the last one or one of its ancestors.
        var path: [Int] = []
        var lastChild: [Int: Int] = [:]
        for index in 0..<count {
            if index > 0, path.count > 1 { path.removeLast(random.integer(0...path.count - 1)) }
            var view = Layout.View(id: "v\(index)", className: index == 0 ? "UIView" : random.pick(classes))
            if index == 0, random.chance(70) { view.viewController = "ScreenController" }
            decorate(&view, &random)
            let parent = path.last
            if let added = layout.addView(view, parent: parent, previousSibling: parent.flatMap { lastChild[$0] }) {
                if let parent { lastChild[parent] = added }
                path.append(added)
            }
        }
        for view in layout.views.indices where layout.views[view].className == "UIStackView" {
            let subviews = layout.subviews(of: view)
            var stack = Layout.Stack()
            stack.axis = random.chance(50) ? .vertical : .horizontal
            stack.spacing = Double(random.integer(0...2) * 4)
            stack.distribution = random.pick(Layout.Stack.Distribution.allCases)
            stack.isLayoutMarginsRelative = random.chance(20)
            stack.isBaselineRelative = random.chance(10)
            if random.chance(60) {
                stack.statedArranged = subviews.filter { _ in random.chance(80) }.shuffled(using: &random)
            }
            let arranged = stack.statedArranged ?? subviews
            if random.chance(20), let after = arranged.first { stack.customSpacing = [(after, 12)] }
            layout.views[view].stack = stack
        }
    }

    private static func decorate(_ view: inout Layout.View, _ random: inout SeededGenerator) {
        if random.chance(30) { view.name = random.pick(words + ["header", "footer", "_ivar"]) }
        if view.name == "" { view.name = nil }
        if random.chance(20) { view.label = random.pick(words) }
        if random.chance(20) { view.identifier = random.pick(words) }
        if random.chance(20) { view.text = random.pick(words) }
        if random.chance(60) { view.statedTranslatesAutoresizingMask = random.chance(25) }
        if random.chance(40) { view.frame = Rectangle(x: 1, y: 2.5, width: 30, height: 40) }
        if random.chance(40) { view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
        if random.chance(20) {
            view.authoredMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
    }

    private static func addConstraint(_ index: Int, to layout: inout Layout, _ random: inout SeededGenerator) {
        var constraint = Layout.Constraint(id: "c\(index)")
        let isHorizontal = random.chance(50)
        let horizontal: [LayoutAttribute] = [.left, .right, .centerX]
        let directional: [LayoutAttribute] = [.leading, .trailing, .centerX]
        let vertical: [LayoutAttribute] = [
            .top, .bottom, .centerY, .top, .bottom, .firstBaseline, .lastBaseline, .topMargin,
        ]
        let positions = isHorizontal ? (random.chance(50) ? horizontal : directional) : vertical
        let isSize = random.chance(25)
        let attributes = isSize ? [.width, .height] : positions
        let first = random.integer(0...layout.views.count - 1)
        guard let item = self.item(of: first, in: &layout, &random) else { return }
        constraint.first = Layout.Anchor(item, random.pick(attributes))
        if !isSize || random.chance(50) {
            // The superview and the views around are likely; combinations come of that.
            let second =
                random.chance(60)
                ? layout.views[first].parent ?? first : random.integer(0...layout.views.count - 1)
            guard let other = self.item(of: second, in: &layout, &random) else { return }
            let same = constraint.first?.attribute ?? .top
            constraint.second = Layout.Anchor(other, random.chance(75) ? same : random.pick(attributes))
            if isSize, random.chance(40) { constraint.multiplier = random.pick([0.5, 2, -1, 1.0 / 3]) }
            if !isSize, random.chance(3) { constraint.multiplier = 2 }
        }
        constraint.relation = random.chance(70) ? .equal : random.pick(Relation.allCases)
        constraint.constant = random.pick([0, 0, 8, -8, 16, 0.1, 1e-7, -1e20, 1_234_567])
        if random.chance(20) { constraint.priority = random.pick([1, 250, 750, 999.9, 999, 500.5]) }
        if random.chance(10) { constraint.identifier = random.pick(["id", "UISV-spacing", "a \"b\" \\ \n"]) }
        let names = ["topConstraint", "heightConstraint", "title", "x", "class", "view"]
        if random.chance(5) { constraint.name = random.pick(names) }
        if random.chance(5) { constraint.isActive = false }
        if random.chance(10) { constraint.origin = random.pick(Layout.Constraint.Origin.allCases) }
        layout.addConstraint(constraint)
    }

    private static func item(of view: Int, in layout: inout Layout, _ random: inout SeededGenerator) -> Layout.Item? {
        if random.chance(85) { return .view(view) }
        return .guide(layout.standardGuide(random.pick([.safeArea, .layoutMargins, .keyboard, .topLayout]), of: view))
    }

    /// The same layout with its constraints in another order.
    static func shuffled(_ layout: Layout, _ random: inout SeededGenerator) -> Layout {
        var copy = layout
        let constraints = layout.constraints.shuffled(using: &random)
        copy.constraints = []
        copy.constraintsByID = IDIndex()
        for constraint in constraints { copy.addConstraint(constraint) }
        return copy
    }
}
