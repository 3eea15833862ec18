import LayoutModel

/// Compares what the code of a section made with what it has to make: the hierarchy, what lays it out, the settings and
/// the constraints.
package struct SectionComparison {
    let section: CodeSection
    let expected: SectionExpectation
    /// The view of the layout that each object is.
    private(set) var viewOfObject: [Int?]
    private(set) var objectOfView: [Int?]

    var layout: Layout { expected.layout }
    var objects: [CodeObject] { section.run.objects }

    /// - Throws: The first difference.
    /// - Complexity: Linear in the code and the layout.
    package static func check(_ section: CodeSection, _ expected: SectionExpectation) throws(CodeDifference) {
        var comparison = SectionComparison(section, expected)
        try comparison.match()
        try comparison.compareViews()
        try comparison.compareSettings()
        try comparison.compareChildren()
        if expected.setsFrames { try comparison.compareFrames() } else { try comparison.compareConstraints() }
    }

    private init(_ section: CodeSection, _ expected: SectionExpectation) {
        self.section = section
        self.expected = expected
        viewOfObject = Array(repeating: nil, count: section.run.objects.count)
        objectOfView = Array(repeating: nil, count: expected.layout.views.count)
    }

    func id(_ view: Int) -> String { layout.views[view].id }

    // MARK: Views

    /// Finds which view each object is: by name, or by its place for those made in place.
    private mutating func match() throws(CodeDifference) {
        try identify(section.root, as: expected.root)
        for (item, value) in section.run.given {
            guard case .view(let view) = item, case .object(let object) = value else { continue }
            if objects[object].isController { continue }
            try identify(object, as: view)
        }
        for name in expected.names { try matchDeclared(name) }
        try compareMadeInPlace()
        if section.declared.count > expected.names.count {
            let known = Set(expected.names.map(\.name))
            if let other = section.declared.keys.filter({ !known.contains($0) }).min(),
                case .object? = section.declared[other]
            {
                throw CodeDifference("'\(other)' is declared, and is no view of the layout")
            }
        }
        // Superviews come before their subviews in the file.
        for view in expected.views { try matchSubviews(of: view) }
        for object in objects.indices where viewOfObject[object] == nil && objects[object].construction != nil {
            if objects[object].isController { continue }
            throw CodeDifference("a view is made that has no place")
        }
    }

    private func compareMadeInPlace() throws(CodeDifference) {
        guard let wanted = expected.madeInPlace?.sorted() else { return }
        var declared: Set<Int> = [section.root]
        for value in section.declared.values { if case .object(let object) = value { declared.insert(object) } }
        let made = objects.indices.filter { !objects[$0].isPart && !declared.contains($0) }
            .compactMap { objects[$0].construction }.sorted()
        if made == wanted { return }
        let first = zip(made, wanted).first { $0 != $1 } ?? (made.last ?? "nothing", wanted.last ?? "nothing")
        throw CodeDifference("a view is made as \(first.0), expected \(first.1)")
    }

    private mutating func matchDeclared(_ name: SectionExpectation.Name) throws(CodeDifference) {
        guard let value = section.declared[name.name] else {
            // A guide is declared where a constraint needs it.
            if case .guide = name.item { return }
            throw CodeDifference("'\(name.name)' is not declared")
        }
        switch (name.item, value) {
        case (.guide, .guide): return
        case (.view(let view), .object(let object)):
            if let construction = name.construction, objects[object].construction != construction {
                throw CodeDifference(
                    "'\(name.name)' is made as \(objects[object].construction ?? "nothing"), expected \(construction)"
                )
            }
            if name.isController {
                if let own = objects[object].controllerView { try identify(own, as: view) }
                return
            }
            try identify(object, as: view)
            let made = objects[object].flowLayout.map { objects[$0].settings } ?? []
            if made != name.layoutSettings {
                throw CodeDifference("the flow layout of '\(name.name)' gets other settings")
            }
        default: throw CodeDifference("'\(name.name)' is declared as something else")
        }
    }

    private mutating func matchSubviews(of view: SectionExpectation.View) throws(CodeDifference) {
        if let member = view.member, objectOfView[view.view] == nil,
            let owner = view.superview.flatMap({ objectOfView[$0] }),
            case .object(let object)? = objects[owner].members[member]
        {
            try identify(object, as: view.view)
        }
        if view.view == expected.base, view.view != expected.root, objectOfView[view.view] == nil,
            let owner = objectOfView[expected.root], case .object(let object)? = objects[owner].members["contentView"]
        {
            try identify(object, as: view.view)
        }
        guard let object = objectOfView[view.view] else {
            if view.subviews.isEmpty, view.member != nil || view.view == expected.base { return }
            throw CodeDifference("the view '\(id(view.view))' is not in the hierarchy")
        }
        let subviews = objects[object].children.filter { objects[$0].memberOf == nil }
        guard subviews.count == view.subviews.count else {
            throw CodeDifference("the view '\(id(view.view))' has other subviews")
        }
        for (subview, wanted) in zip(subviews, view.subviews) { try identify(subview, as: wanted) }
        if objects[object].arranged.map({ viewOfObject[$0] }) != view.arranged {
            throw CodeDifference("the stack '\(id(view.view))' arranges other views")
        }
    }

    private mutating func identify(_ object: Int, as view: Int) throws(CodeDifference) {
        if let known = viewOfObject[object] {
            if known != view { throw CodeDifference("the view '\(id(view))' is elsewhere") }
            return
        }
        guard objectOfView[view] == nil else { throw CodeDifference("the view '\(id(view))' is in two places") }
        viewOfObject[object] = view
        objectOfView[view] = object
    }

    private func compareViews() throws(CodeDifference) {
        for view in expected.views {
            guard let object = objectOfView[view.view] else { continue }
            try compare(objects[object], with: view)
        }
    }

    private func compare(_ made: CodeObject, with view: SectionExpectation.View) throws(CodeDifference) {
        let source = layout.views[view.view]
        let translatesMask = made.view.statedTranslatesAutoresizingMask ?? true
        // An identifier that is one of the settings is compared with them.
        let isSetting = expected.settings[.view(view.view)]?.contains { $0.path == "accessibilityIdentifier" } ?? false
        switch view.role {
        case .drafted:
            if translatesMask != (expected.setsFrames && !view.isArranged) {
                throw CodeDifference("the view '\(source.id)' would be placed by its mask")
            }
        case .masked:
            // The view of an item can have constraints of its own.
            let keepsMask = source.translatesAutoresizingMask || expected.setsFrames
            if translatesMask != keepsMask {
                throw CodeDifference("the view '\(source.id)' would \(keepsMask ? "lose" : "keep") its mask")
            }
            if source.translatesAutoresizingMask { try comparePlace(made, source) }
        case .existing:
            if view.member == nil, made.view.statedTranslatesAutoresizingMask == false, made.memberOf == nil {
                throw CodeDifference("the view '\(source.id)' would lose its mask")
            }
            if made.losesMask, source.translatesAutoresizingMask {
                throw CodeDifference("the view '\(source.id)' would lose its mask")
            }
            if let identifier = made.view.identifier, identifier != view.identifier, !isSetting {
                throw CodeDifference("the view '\(source.id)' gets an identifier that it does not have")
            }
            // A stack view that is a class of its own sets itself up.
            if view.view == expected.root, section.shape != nil, let stack = source.stack, let own = made.view.stack,
                !hasOptions(of: stack, own)
            {
                throw CodeDifference("the stack '\(source.id)' gets other options")
            }
            return
        }
        if made.view.identifier != view.identifier, !isSetting {
            throw CodeDifference("the view '\(source.id)' gets another identifier")
        }
        if made.construction != nil { try compareClass(made, view) }
        try compareStack(made, view.view)
    }

    private func compareClass(_ made: CodeObject, _ view: SectionExpectation.View) throws(CodeDifference) {
        if view.hasController || made.view.className == view.className { return }
        throw CodeDifference("the view '\(id(view.view))' is made as a '\(made.view.className)'")
    }

    private func comparePlace(_ made: CodeObject, _ source: Layout.View) throws(CodeDifference) {
        let frame = source.isTransformed ? nil : source.frame
        if made.view.frame != frame || made.view.autoresizingMask != source.autoresizingMask {
            throw CodeDifference("the view '\(source.id)' gets another frame or autoresizing mask")
        }
    }

    // MARK: Stacks

    /// Compares a stack that the code makes, and what the code sets of one that exists.
    private func compareStack(_ made: CodeObject, _ view: Int) throws(CodeDifference) {
        let failure = CodeDifference("the stack '\(id(view))' gets other options")
        guard let stack = layout.views[view].stack else {
            if !made.arranged.isEmpty { throw CodeDifference("a view that is no stack view is to arrange others") }
            return
        }
        guard let own = made.view.stack else { throw failure }
        var custom: [Int: Double] = [:]
        for (object, points) in made.customSpacing {
            guard let after = viewOfObject[object] else { throw failure }
            custom[after] = points
        }
        var wanted: [Int: Double] = [:]
        let printed = Dictionary(expected.views.map { ($0.view, $0) }) { $1 }
        for spacing in stack.customSpacing where printed[spacing.view]?.superview == view {
            wanted[spacing.view] = spacing.points
        }
        if custom != wanted { throw failure }
        if made.construction == nil {
            for setting in made.settings where setting.path == "axis" && own.axis != stack.axis { throw failure }
            return
        }
        guard hasOptions(of: stack, own) else { throw failure }
        try compareMargins(made, view, areNeeded: stack.isLayoutMarginsRelative && expected.setsStackMargins)
    }

    private func hasOptions(of stack: Layout.Stack, _ own: Layout.Stack) -> Bool {
        own.axis == stack.axis && own.distribution == stack.distribution && own.alignment == stack.alignment
            && own.spacing == stack.spacing && own.isLayoutMarginsRelative == stack.isLayoutMarginsRelative
            && own.isBaselineRelative == stack.isBaselineRelative
    }

    /// Margins are set only where they are known to be the stack's own.
    private func compareMargins(_ made: CodeObject, _ view: Int, areNeeded: Bool) throws(CodeDifference) {
        let source = layout.views[view]
        let hasNoSafeArea = source.safeAreaInsets == EdgeInsets.zero
        let known = source.authoredMargins ?? (hasNoSafeArea ? source.layoutMargins : nil)
        guard let margins = made.view.authoredMargins else {
            if areNeeded, known != nil { throw CodeDifference("the stack '\(source.id)' lacks its margins") }
            return
        }
        guard let known else { throw CodeDifference("the stack '\(source.id)' gets margins that nobody set") }
        // What is set by left and right is read for the usual direction.
        let isMirrored =
            layout.direction(of: view) == .rightToLeft
            && !made.settings.contains { $0.path == "directionalLayoutMargins" }
        guard margins.top == known.top, margins.bottom == known.bottom,
            margins.leading == (isMirrored ? known.trailing : known.leading),
            margins.trailing == (isMirrored ? known.leading : known.trailing)
        else { throw CodeDifference("the stack '\(source.id)' gets other margins") }
    }

    // MARK: Settings

    private func compareSettings() throws(CodeDifference) {
        for object in objects.indices {
            let made = objects[object].settings
            var wanted: [CodeSetting] = []
            if let view = viewOfObject[object] { wanted = expected.settings[.view(view)] ?? [] }
            if object == section.owner, objects[object].isController { wanted += expected.settings[.controller] ?? [] }
            if made.isEmpty, wanted.isEmpty { continue }
            if viewOfObject[object] == nil, object != section.owner {
                if objects[object].view.className == "UICollectionViewFlowLayout" { continue }
                throw CodeDifference("something is set of a view that has no place")
            }
            try compare(made, with: wanted, of: object)
        }
    }

    private func compare(_ made: [CodeSetting], with wanted: [CodeSetting], of object: Int) throws(CodeDifference) {
        if made == wanted { return }
        var waiting: [CodeSetting: Int] = [:]
        for setting in wanted { waiting[setting, default: 0] += 1 }
        for setting in made {
            if let count = waiting[setting] {
                waiting[setting] = count == 1 ? nil : count - 1
            } else if !isPlacing(setting.path, of: object) {
                throw CodeDifference("\(name(of: object)) gets '\(setting.path)' set to \(setting.value)")
            }
        }
        if let lost = waiting.keys.map(\.path).min() { throw CodeDifference("\(name(of: object)) lacks its '\(lost)'") }
    }

    /// Whether a property places views: what it did is compared.
    private func isPlacing(_ path: String, of object: Int) -> Bool {
        CodeRun.placingProperties.contains(path)
            || objects[object].view.stack != nil && ["layoutMargins", "directionalLayoutMargins"].contains(path)
            || UIKitClass.named(objects[object].view.baseClass)?.assignedMembers.contains(path) == true
    }

    private func name(of object: Int) -> String {
        viewOfObject[object].map { "the view '\(id($0))'" } ?? "the controller"
    }

    // MARK: Controllers

    /// Controllers whose views a section inserts are its controller's children, and know it.
    private func compareChildren() throws(CodeDifference) {
        for view in expected.views where view.role != .existing && view.hasController {
            let controller = objects.first { $0.isController && $0.controllerView == objectOfView[view.view] }
            guard let controller, controller.isChild else {
                throw CodeDifference("the controller of the view '\(id(view.view))' is nobody's child")
            }
            if expected.learnsOfParents, !controller.knowsParent {
                throw CodeDifference("the controller of the view '\(id(view.view))' does not learn of its parent")
            }
            if controller.construction != nil, controller.view.className != view.className {
                throw CodeDifference("the controller of '\(id(view.view))' is a '\(controller.view.className)'")
            }
        }
    }
}
