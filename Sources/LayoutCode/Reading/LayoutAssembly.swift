import LayoutModel
import LayoutSyntax

/// Assembles a layout from the objects and constraints that the code made.
struct LayoutAssembly {
    private let run: CodeRun
    private let path: String?
    /// The position of the file whose places are those of the layout.
    private let file: Int
    private var layout = Layout()
    private var places = Places()
    private var findings: [Finding] = []
    /// The index of each object's view, and of each guide.
    private var views: [Int?]
    private var guides: [Int?]
    private var ids: Set<String> = []
    /// Pixels per point of most iPhones, on which runs of the code are laid out, too.
    private static let screenScale = 3.0
    /// Views with constraints that no known code has activated.
    private var inactive: [Int: String] = [:]

    init(_ run: CodeRun, path: String?, file: Int = 0) {
        self.run = run
        self.path = path
        self.file = file
        views = Array(repeating: nil, count: run.objects.count)
        guides = Array(repeating: nil, count: run.guides.count)
        layout.source = Layout.Source(kind: .handwritten)
        layout.source.file = path
        layout.screen = Layout.Screen(scale: Self.screenScale)
    }

    mutating func assemble(notes: [Finding]) -> ReadCode {
        noteInactive()
        addViews()
        addStacks()
        addBarItems()
        addGuides()
        addConstraints()
        if !run.isTolerant,
            run.objects.indices.contains(where: { views[$0] != nil && run.objects[$0].isDeclaredElsewhere })
        {
            // Of views of other files neither class nor constraints are known.
            layout.statedCoverage = .partial
        }
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        let faulty = layout.constraints.count { $0.fault != nil }
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        findings = (findings + notes).inOrderOfPlaces()
        return ReadCode(layout: layout, places: places, findings: findings)
    }

    /// Code that nobody knows may activate what known code only makes.
    private mutating func noteInactive() {
        guard run.isTolerant else { return }
        for values in run.constraints where !values.isDropped && !values.constraint.isActive {
            for case .view(let object) in values.constraint.items {
                inactive[object] = "a constraint of it is made and not activated (line \(values.place.line))"
            }
        }
    }

    // MARK: Views

    private mutating func addViews() {
        var roots = run.roots.filter { run.objects[$0].parent == nil }
        let known = Set(roots)
        // Views that are in no hierarchy, but that constraints or subviews need.
        for index in run.objects.indices {
            let object = run.objects[index]
            let isNeeded = object.isUsed || !object.children.isEmpty
            if object.parent == nil, isNeeded, !object.isController, !known.contains(index) { roots.append(index) }
        }
        var previousRoot: Int?
        for root in roots {
            var pending: [(object: Int, parent: Int?, previous: Int?)] = [(root, nil, previousRoot)]
            // Depth first, each view before its subviews.
            var lastChild: [Int: Int] = [:]
            while let next = pending.popLast() {
                let previous = next.parent.flatMap { lastChild[$0] } ?? next.previous
                guard views[next.object] == nil, let view = add(next.object, next.parent, previous) else { continue }
                if let parent = next.parent { lastChild[parent] = view } else { previousRoot = view }
                for child in run.objects[next.object].children.reversed() { pending.append((child, view, nil)) }
            }
        }
    }

    private mutating func add(_ object: Int, _ parent: Int?, _ previous: Int?) -> Int? {
        let values = run.objects[object]
        var view = values.view
        view.id = id(of: object)
        // A label without a text gets one later, from code that nobody knows.
        if run.isTolerant, view.contentKind == .label, view.text == nil, !view.hasUnknownText {
            view.inferred.append(Layout.View.unknownTextMark)
        }
        if let owner = values.owner { view.owner = run.objects[owner].view.className }
        if let place = values.place {
            let file = run.path(of: values.file, or: path)
            view.location = Layout.SourceLocation(file: file, line: place.line, column: place.column)
        }
        if let doubt = values.doubt ?? unknownImage(of: values) ?? inactive[object] {
            var location = view.location
            if let token = values.doubtToken {
                let place = run.tokens.place(of: token)
                let file = run.path(of: run.tokens.file(of: token), or: path)
                location = Layout.SourceLocation(file: file, line: place.line, column: place.column)
            }
            layout.doubts.append(Layout.Doubt(.view(view.id), text: doubt, location: location))
        }
        guard let index = layout.addView(view, parent: parent, previousSibling: previous) else { return nil }
        views[object] = index
        places.views.append(values.file == file ? values.place : nil)
        return index
    }

    /// An image view without an image gets one later, or the code that nobody knows gives it one.
    private func unknownImage(of object: CodeObject) -> String? {
        guard run.isTolerant, object.view.baseClass == "UIImageView",
            !object.view.attributes.contains(where: { $0.key == "image" })
        else { return nil }
        return "its image, which is set later, is not known"
    }

    /// The name of the property, with those of the views that have it where another view is called the same.
    private mutating func id(of object: Int) -> String {
        let values = run.objects[object]
        var name = values.view.name ?? (values.view.viewController != nil ? "view" : values.view.shortClassName)
        if ids.insert(name).inserted { return name }
        if let owner = values.owner ?? values.parent {
            let outer = run.objects[owner].view
            name = (outer.name ?? outer.shortClassName) + "." + name
            if ids.insert(name).inserted { return name }
        } else if let controller = values.view.viewController {
            name = controller + "." + name
            if ids.insert(name).inserted { return name }
        }
        var number = 2
        while !ids.insert("\(name)-\(number)").inserted { number += 1 }
        return "\(name)-\(number)"
    }

    /// The items of toolbars name their views by id. The bar sizes what they show.
    private mutating func addBarItems() {
        for (object, view) in views.enumerated() {
            guard let view, !run.objects[object].barItems.isEmpty else { continue }
            for case let shown? in run.objects[object].barItems.map({ $0.view.flatMap { views[$0] } })
            where layout.views[shown].frame != nil && !layout.views[shown].inferred.contains("frame") {
                layout.views[shown].inferred.append("frame")
            }
            let items = run.objects[object].barItems.map { item in
                item.json { views[$0].map { layout.views[$0].id } ?? "" }
            }
            layout.views[view].attributes.append(Layout.Attribute(key: "items", json: JSONText.array(items)))
        }
    }

    private mutating func addStacks() {
        for (object, view) in views.enumerated() {
            guard let view, var stack = layout.views[view].stack else { continue }
            let values = run.objects[object]
            let arranged = values.arranged.compactMap { views[$0] }
            // Without a list, all subviews are arranged.
            stack.statedArranged = arranged == Array(layout.subviews(of: view)) ? nil : arranged
            stack.customSpacing = values.customSpacing.compactMap { spacing in
                views[spacing.view].map { ($0, spacing.points) }
            }
            layout.views[view].stack = stack
        }
    }

    // MARK: Guides

    private mutating func addGuides() {
        for (index, values) in run.guides.enumerated() {
            guard let object = values.owner, let owner = views[object] else { continue }
            if values.guide.kind != .custom {
                guides[index] = layout.standardGuide(values.guide.kind, of: owner)
                continue
            }
            var guide = values.guide
            let name = guide.name ?? guide.identifier ?? "guide"
            var id = name
            var number = 2
            while !ids.insert(id).inserted {
                id = "\(name)-\(number)"
                number += 1
            }
            guide.id = id
            guides[index] = layout.addGuide(guide, owner: owner)
        }
        places.guides = layout.guides.map { _ in nil }
        for (index, values) in run.guides.enumerated() {
            if let guide = guides[index], let place = values.place { places.guides[guide] = place }
        }
    }

    // MARK: Constraints

    private mutating func addConstraints() {
        layout.reserve(constraints: run.constraints.count)
        var number = 0
        for values in run.constraints where !values.isDropped {
            number += 1
            var constraint = values.constraint
            constraint.id = "c\(number)"
            constraint.first = constraint.first.map(anchor)
            constraint.second = constraint.second.map(anchor)
            if !constraint.terms.isEmpty {
                constraint.terms = constraint.terms.map { Layout.Term(anchor($0.anchor), multiplier: $0.multiplier) }
            }
            constraint.location = Layout.SourceLocation(
                file: run.path(of: values.file, or: path),
                line: values.place.line,
                column: values.place.column
            )
            if let doubt = values.doubt {
                layout.doubts.append(
                    Layout.Doubt(.constraint(constraint.id), text: doubt, location: constraint.location)
                )
            }
            if layout.addConstraint(constraint) != nil {
                places.constraints.append(values.file == file ? values.place : nil)
            }
        }
    }

    private func anchor(_ anchor: Layout.Anchor) -> Layout.Anchor {
        switch anchor.item {
        case .view(let object): .init(views[object].map { .view($0) } ?? .missing(missing(object)), anchor.attribute)
        case .guide(let guide): .init(guides[guide].map { .guide($0) } ?? .missing(guideName(guide)), anchor.attribute)
        case .missing: anchor
        }
    }

    private func missing(_ object: Int) -> String {
        run.objects[object].view.name ?? run.objects[object].view.className
    }

    private func guideName(_ guide: Int) -> String { run.guides[guide].guide.name ?? "guide" }
}
