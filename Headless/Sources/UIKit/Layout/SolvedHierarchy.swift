internal import LayoutInspector

/// The hierarchy below a root, solved: its layout dump, read and solved as `draft-inspect` does it.
///
/// There is one account of UIKit's rules, in the module `LayoutSemantics`; views here only describe themselves.
@MainActor
struct SolvedHierarchy {
    let inventory: DumpInventory
    private let analysis: Analysis

    /// - Parameters:
    ///   - rooms: The widths in which texts break their lines, by view.
    ///   - fitting: The size to fit the root to, instead of keeping its own.
    /// - Returns: `nil` for a hierarchy whose dump cannot be read, such as one with a frame that is not finite.
    /// - Complexity: That of writing, reading and solving the dump.
    init?(_ root: UIView, rooms: [ObjectIdentifier: CGFloat], fitting: FittingTarget? = nil) {
        self.init(
            DumpInventory([root]),
            .solving(rooms: rooms, fitted: fitting.map { (root, $0.size.width) }),
            fitting: fitting
        )
    }

    /// The hierarchy with the lines of texts as they are.
    init?(_ root: UIView) {
        self.init(root, rooms: root.textRooms)
    }

    /// The content of a view alone, fitted to a size.
    init?(contentOf view: UIView, room: CGFloat?, fitting: FittingTarget) {
        self.init(DumpInventory(contentOf: view), .content(room: room), fitting: fitting)
    }

    private init?(_ inventory: DumpInventory, _ purpose: DumpPurpose, fitting: FittingTarget?) {
        self.inventory = inventory
        let text = LayoutDump.text(of: inventory, purpose, fitting: fitting)
        let reading = Array(text.utf8).withUnsafeBytes { try? DumpReader.read($0, options: ReadOptions()) }
        var options = DiagnosisOptions()
        options.onlyRules = ["conflict"]
        options.findsFixes = false
        guard let reading, let analysis = try? Analysis(reading.layout, options: options) else { return nil }
        self.analysis = analysis
    }

    /// The frames of views, in points, in their superviews' coordinates, not rounded. Superviews come first.
    var frames: [(view: UIView, frame: CGRect)] {
        let frames = analysis.solved().frames
        return analysis.layout.views.indices.compactMap { index in
            guard let view = inventory.object(analysis.layout.views[index].id) as? UIView else { return nil }
            let frame = frames[index]
            return (view, CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
        }
    }

    /// The attributes of a view's frame that the constraints leave open, in UIKit's words for them.
    func openAttributes(of view: UIView) -> [String] {
        guard let id = inventory.id(of: view) else { return [] }
        let open = analysis.solved().undetermined.first { $0.item == id }?.attributes ?? []
        return open.map { attribute in
            switch attribute {
            case .minX: "minX"
            case .minY: "minY"
            case .width: "Width"
            case .height: "Height"
            }
        }
    }

    /// All views with such attributes.
    var ambiguousViews: Set<ObjectIdentifier> {
        Set(analysis.solved().undetermined.compactMap { inventory.object($0.item).map(ObjectIdentifier.init) })
    }

    /// Sets of required constraints that have no solution together, by their texts, and the one that is broken.
    var conflicts: [ConflictReport] {
        guard let findings = try? analysis.diagnosis().findings else { return [] }
        let writer = MadeConstraintText(inventory, analysis.lowered)
        return findings.compactMap { finding in
            guard let conflict = finding.conflict else { return nil }
            let members = finding.constraints.compactMap { id in text(of: id, in: finding, writer).map { (id, $0) } }
            let broken = conflict.breaks.compactMap { id in members.first { $0.0 == id }?.1 }.first
            guard let broken = broken ?? members.last?.1 else { return nil }
            return ConflictReport(members: members.map(\.1), broken: broken)
        }
    }

    /// `nil` for "a size is never negative", which UIKit does not list.
    private func text(of id: String, in finding: Finding, _ writer: MadeConstraintText) -> String? {
        if let constraint = inventory.object(id) as? NSLayoutConstraint { return constraint.description }
        return finding.made.first { $0.constraint.id == id }.flatMap { writer.text(of: $0.constraint) }
    }

    /// The constraints that the hierarchy's views and guides have in common with a view, step by step.
    ///
    /// UIKit's documentation leaves open which constraints affect a view; the ones returned include those that do.
    func constraints(affecting view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let wanted = inventory.constraints.filter { $0.isActive && $0.axis == axis }
        var reached: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
        var taken = Array(repeating: false, count: wanted.count)
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for (place, constraint) in wanted.enumerated() where !taken[place] {
                let items = constraint.terms.compactMap { $0.item.map { ObjectIdentifier($0) } }
                guard items.contains(where: reached.contains) else { continue }
                taken[place] = true
                hasGrown = true
                // The root's edges are fixed: they connect nothing.
                reached.formUnion(items.filter { $0 != inventory.views.first.map { ObjectIdentifier($0) } })
            }
        }
        return wanted.indices.filter { taken[$0] }.map { wanted[$0] }
    }
}

/// The size that a view is fitted to, and how strongly, for each axis.
struct FittingTarget {
    var size: CGSize
    var horizontalPriority: UILayoutPriority
    var verticalPriority: UILayoutPriority
}

extension NSLayoutConstraint {
    /// The axis of the constraint's attributes; `nil` without items.
    var axis: Axis? {
        switch firstSide.terms.first?.attribute {
        case nil, .notAnAttribute: nil
        case .width: .horizontal
        case .height: .vertical
        case let attribute?: attribute.kind == .horizontalPosition ? .horizontal : .vertical
        }
    }
}
