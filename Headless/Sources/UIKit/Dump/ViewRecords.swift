/// The views of a dump.
@MainActor
struct ViewRecords {
    private let inventory: DumpInventory
    private let purpose: DumpPurpose
    /// Made bottom up, so that depth is bounded by memory alone.
    private var records: [ObjectIdentifier: JSONValue] = [:]

    init(_ inventory: DumpInventory, _ purpose: DumpPurpose = .record) {
        self.inventory = inventory
        self.purpose = purpose
        for view in inventory.views.reversed() {
            let subviews = view.children.compactMap { records.removeValue(forKey: ObjectIdentifier($0)) }
            records[ObjectIdentifier(view)] = .lines(members(of: view, subviews: subviews))
        }
    }

    func record(of view: UIView) -> JSONValue { records[ObjectIdentifier(view)] ?? .null }

    private func members(of view: UIView, subviews: [JSONValue]) -> [JSONMember] {
        var members = identity(of: view)
        func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, value)) }
        func add(_ key: String, _ value: String?) {
            if let value { add(key, .string(value)) }
        }

        add("text", view.shownText ?? (view as? UITextField)?.placeholder)
        if let frame = purpose.frame(of: view) {
            add("frame", numbers([frame.origin.x, frame.origin.y, frame.width, frame.height]))
        }
        if purpose.isFormerFrame(of: view) { add("inferred", .array([.string("frame")])) }
        if view.transform != .identity { add("isTransformed", .bool(true)) }
        let content = purpose.contentSize(of: view)
        if content.width >= 0 || content.height >= 0 {
            add("intrinsicContentSize", .array([content.width, content.height].map { $0 < 0 ? .null : number($0) }))
        }
        let priorities = view.contentPriorities
        let usual = view.defaultContentPriorities
        if priorities.hugging != usual.hugging { add("contentHugging", axes(priorities.hugging)) }
        if priorities.compressionResistance != usual.compressionResistance {
            add("compressionResistance", axes(priorities.compressionResistance))
        }
        // The view above it, which decides what margins it has, is not in this dump.
        if let width = purpose.fittedWidth(of: view), view.frameworkRole?.name == "contentView",
            view.authoredMargins == nil
        {
            let margins = view.ownMargins(atWidth: width)
            add(
                "layoutMargins",
                sides(AuthoredMargins.absolute(margins).directional(isRightToLeft: view.isRightToLeft))
            )
        }
        if let margins = view.authoredMargins?.directional(isRightToLeft: view.isRightToLeft) {
            add("authoredMargins", sides(margins))
        }
        if !view.insetsLayoutMarginsFromSafeArea { add("insetsMarginsFromSafeArea", .bool(false)) }
        if view.preservesSuperviewLayoutMargins { add("preservesSuperviewMargins", .bool(true)) }
        // Further down they follow from these, but for what bars and controllers add.
        let addsInsets = view.controller?.parent.map { $0.barInsets != .zero } ?? false
        let insets = view.superview == nil || addsInsets ? view.safeAreaInsets : .zero
        if insets != .zero { add("safeAreaInsets", edges(insets)) }
        let alignment = purpose.alignmentRectInsets(of: view)
        if alignment != .zero { add("alignmentRectInsets", edges(alignment)) }
        add("translatesAutoresizingMask", .bool(purpose.translatesMask(of: view)))
        let mask = view.autoresizingMask.names
        if !mask.isEmpty { add("autoresizingMask", .array(mask.map { .string($0) })) }
        if view.isHidden { add("isHidden", .bool(true)) }
        switch view.semanticContentAttribute {
        case .forceLeftToRight: add("layoutDirection", "leftToRight")
        case .forceRightToLeft: add("layoutDirection", "rightToLeft")
        case .unspecified, .playback, .spatial: break
        }
        if let controller = view.controller {
            add("viewController", ClassName.text(of: type(of: controller)))
            add("controllerName", inventory.names[controller]?.name)
        }
        if let stack = view as? UIStackView { add("stack", .object(StackRecord.members(of: stack, in: inventory))) }
        if let scroll = view as? UIScrollView { members += scrollMembers(of: scroll) }
        let guides = inventory.guides(of: view)
        if !guides.isEmpty { add("guides", .rows(guides.map(guideRecord))) }
        let attributes = ViewAttributes.members(of: view, room: purpose.room(of: view))
        if !attributes.isEmpty { add("attributes", .object(attributes)) }
        if !subviews.isEmpty { add("subviews", .rows(subviews)) }
        return members
    }

    private func identity(of view: UIView) -> [JSONMember] {
        let className = ClassName.text(of: type(of: view))
        var members = [
            JSONMember("id", .string(inventory.id(of: view) ?? "")), JSONMember("class", .string(className)),
        ]
        let base = FrameworkBase.name(of: view)
        if base != className { members.append(.init("baseClass", .string(base))) }
        if let role = view.frameworkRole {
            members.append(.init("name", .string(role.name)))
            members.append(.init("owner", .string(role.owner)))
        } else if let holder = inventory.names[view] {
            members.append(.init("name", .string(holder.name)))
            members.append(.init("owner", .string(holder.owner)))
        }
        if let identifier = view.accessibilityIdentifier ?? view.restorationIdentifier {
            members.append(.init("identifier", .string(identifier)))
        }
        return members
    }

    private func scrollMembers(of view: UIScrollView) -> [JSONMember] {
        var members: [JSONMember] = []
        if view.contentSize != .zero {
            members.append(.init("contentSize", numbers([view.contentSize.width, view.contentSize.height])))
        }
        if view.contentOffset != .zero {
            members.append(.init("contentOffset", numbers([view.contentOffset.x, view.contentOffset.y])))
        }
        if view.contentInset != .zero {
            members.append(.init("contentInset", edges(view.contentInset)))
        }
        return members.isEmpty ? [] : [.init("scroll", .object(members))]
    }

    private func guideRecord(_ guide: UILayoutGuide) -> JSONValue {
        var members = [
            JSONMember("id", .string(inventory.id(of: guide) ?? "")),
            JSONMember("kind", .string(guide.kind.rawValue)),
        ]
        // The identifiers of the standard guides are UIKit's.
        if guide.kind == .custom, !guide.identifier.isEmpty {
            members.append(.init("identifier", .string(guide.identifier)))
        }
        if let holder = inventory.names[guide] { members.append(.init("name", .string(holder.name))) }
        return .object(members)
    }

    private func number(_ value: CGFloat) -> JSONValue { .number(Double(value)) }

    private func numbers(_ values: [CGFloat]) -> JSONValue { .array(values.map(number)) }

    private func sides(_ insets: NSDirectionalEdgeInsets) -> JSONValue {
        let sides = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ]
        return .object(sides.map { .init($0.0, number($0.1)) })
    }

    private func edges(_ insets: UIEdgeInsets) -> JSONValue {
        let sides = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return .object(sides.map { .init($0.0, number($0.1)) })
    }

    private func axes(_ axes: ContentPriorities.Axes) -> JSONValue {
        .array([.number(Double(axes.horizontal.rawValue)), .number(Double(axes.vertical.rawValue))])
    }
}
