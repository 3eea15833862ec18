// Writes what an app shows as a layout dump of draft-inspect. Add this file to the app's target; it needs nothing else.
// In builds without DEBUG (or LAYOUT_CAPTURE) nothing of it remains but `start()`, which then does nothing.

#if DEBUG || LAYOUT_CAPTURE

    import Foundation
    import UIKit

    /// Layout dumps of a running app: by a call, a launch argument, a button, or the debugger.
    ///
    ///     LayoutCapture.start()                      // once, in the app's delegate
    ///     try LayoutCapture.write()                  // all windows, now
    ///     print(LayoutCapture.dump(of: cell))        // one view
    ///
    /// With the launch argument `--layout-capture` a dump is written two seconds after the start, and another one whenever
    /// UIKit breaks a constraint; `--layout-capture-button` shows a button that writes one, and
    /// `--layout-capture-folder PATH` says where (default: the app's documents). `draft-inspect check` reads the files.
    @MainActor
    public enum LayoutCapture {
        /// What a dump without a view shows: the app's windows, from back to front, unless this says otherwise.
        public static var roots: () -> [UIView] = { appWindows() }

        /// Dumps one view with all that is in it.
        public static func dump(of view: UIView) -> String { dump(of: [view]) }

        /// Dumps several views as the roots of one layout.
        public static func dump(of views: [UIView]) -> String { DumpText(views, conflicts: Conflicts.known).text }

        /// Dumps all windows.
        public static func dump() -> String { dump(of: roots()) }

        /// Writes a dump of all windows, and says in the console where.
        ///
        /// - Parameter folder: Is made if it is not there.
        /// - Returns: The file: `layout-1.json`, `layout-2.json` and so on, the first name that is free.
        @discardableResult
        public static func write(to folder: URL? = nil) throws -> URL {
            let folder = folder ?? outputFolder
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var number = 1
            var file = folder.appendingPathComponent("layout-1.json")
            while FileManager.default.fileExists(atPath: file.path) {
                number += 1
                file = folder.appendingPathComponent("layout-\(number).json")
            }
            try Data(dump().utf8).write(to: file, options: .atomic)
            print("layout captured: \(file.path)")
            return file
        }

        /// Does what the launch arguments ask for, and begins to note the constraints that UIKit breaks.
        public static func start(arguments: [String] = ProcessInfo.processInfo.arguments) {
            observeConflicts()
            if let place = arguments.firstIndex(of: "--layout-capture-folder"), place + 1 < arguments.count {
                outputFolder = URL(fileURLWithPath: arguments[place + 1], isDirectory: true)
            }
            if arguments.contains("--layout-capture") {
                writesOnConflict = true
                writeSoon(after: 2)
            }
            if arguments.contains("--layout-capture-button") { showButtonSoon() }
        }

        /// Notes constraints that UIKit could not satisfy together. ``start(arguments:)`` has UIKit call this.
        public static func noteConflict(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) {
            Conflicts.note(constraints, broken: broken)
            if writesOnConflict { writeSoon(after: 0.5) }
        }

        // MARK: When and where

        private static var outputFolder =
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        private static var writesOnConflict = false
        private static var isWriteDue = false

        /// Many conflicts at once are one file.
        private static func writeSoon(after seconds: Double) {
            if isWriteDue { return }
            isWriteDue = true
            DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                MainActor.assumeIsolated {
                    isWriteDue = false
                    do { try write() } catch { print("layout not captured: \(error.localizedDescription)") }
                }
            }
        }

        /// A button over the app's own views that writes a dump without itself.
        public static func makeButton() -> UIButton {
            let action = UIAction(title: "Capture layout") { _ in
                do { try write() } catch { print("layout not captured: \(error.localizedDescription)") }
            }
            let button = UIButton(type: .system, primaryAction: action)
            button.accessibilityIdentifier = buttonIdentifier
            button.backgroundColor = .white
            return button
        }

        /// Views of this identifier are not in dumps.
        static let buttonIdentifier = "draft-inspect.capture"
    }

    // MARK: - UIKit alone has these

    extension LayoutCapture {
        #if canImport(ObjectiveC)
            private static func appWindows() -> [UIView] {
                // `shared` does not compile in the targets of extensions, which have no application.
                let shared = NSSelectorFromString("sharedApplication")
                guard UIApplication.responds(to: shared),
                    let application = UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
                else { return [] }
                return application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
                    .filter { !$0.isHidden }
            }

            private static func showButtonSoon() {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    MainActor.assumeIsolated {
                        guard let window = appWindows().last else { return }
                        let button = makeButton()
                        button.frame = CGRect(x: 16, y: window.safeAreaInsets.top + 8, width: 150, height: 36)
                        window.addSubview(button)
                    }
                }
            }

            private static var isObserving = false

            /// UIKit calls a method of a view before it breaks a constraint. Its headers do not declare that method. A debug
            /// build may override it; where the method is missing, conflicts are not noted.
            private static func observeConflicts() {
                if isObserving { return }
                isObserving = true
                let name = NSSelectorFromString("engine:willBreakConstraint:dueToMutuallyExclusiveConstraints:")
                guard let method = class_getInstanceMethod(UIView.self, name) else {
                    print("layout capture: this version of UIKit does not tell which constraints it breaks")
                    return
                }
                // The objects are a view, the layout's engine, a constraint and an array; the pointer is the selector.
                typealias Break =
                    @convention(c) (AnyObject, UnsafeRawPointer, AnyObject, AnyObject, AnyObject) -> Void
                let original = unsafeBitCast(method_getImplementation(method), to: Break.self)
                let selector = unsafeBitCast(name, to: UnsafeRawPointer.self)
                let block: @convention(block) (AnyObject, AnyObject, AnyObject, AnyObject) -> Void = {
                    view,
                    engine,
                    broken,
                    others in
                    // Code that lays out on another thread is wrong, and must not end here.
                    if Thread.isMainThread {
                        MainActor.assumeIsolated {
                            let constraints = (others as? [NSLayoutConstraint]) ?? []
                            if let broken = broken as? NSLayoutConstraint { noteConflict(constraints, broken: broken) }
                        }
                    } else {
                        print("layout capture: a conflict off the main thread is not in the reports")
                    }
                    original(view, selector, engine, broken, others)
                }
                method_setImplementation(method, imp_implementationWithBlock(block))
            }
        #else
            private static func appWindows() -> [UIView] { [] }
            private static func showButtonSoon() {}
            private static func observeConflicts() {}
        #endif
    }

    /// For the debugger: `expression (char *)draft_inspect_layout_dump()` in a process that is stopped. The text is the
    /// caller's to free; it is empty if the process is not stopped on its main thread.
    @_cdecl("draft_inspect_layout_dump")
    public func draftInspectLayoutDump() -> UnsafeMutablePointer<CChar>? {
        let text = Thread.isMainThread ? MainActor.assumeIsolated { LayoutCapture.dump() } : ""
        return text.withCString { strdup($0) }
    }

    // MARK: - Conflicts

    /// The latest conflicts that UIKit reported, as long as their constraints live.
    @MainActor
    private enum Conflicts {
        /// Constraints do not keep their items: nothing may be read of these but whether they are still the same objects.
        struct Conflict {
            var members: [Weak]
            var broken: Weak
        }

        struct Weak {
            weak var constraint: NSLayoutConstraint?
        }

        private static let most = 100
        private(set) static var known: [Conflict] = []

        static func note(_ constraints: [NSLayoutConstraint], broken: NSLayoutConstraint) {
            let isKnown = known.contains { conflict in
                conflict.broken.constraint === broken && conflict.members.count == constraints.count
                    && zip(conflict.members, constraints).allSatisfy { $0.constraint === $1 }
            }
            if isKnown { return }
            known.append(
                Conflict(members: constraints.map { Weak(constraint: $0) }, broken: Weak(constraint: broken))
            )
            if known.count > most { known.removeFirst() }
        }
    }

    // MARK: - The dump

    /// A dump as it is made: views, guides and constraints get their ids in the order of the hierarchy, so that the same
    /// hierarchy gives the same text.
    @MainActor
    private struct DumpText {
        private var views: [UIView] = []
        private var constraints: [NSLayoutConstraint] = []
        private var guides: [ObjectIdentifier: [(guide: UILayoutGuide, kind: String)]] = [:]
        private var ids: [ObjectIdentifier: String] = [:]
        private var names = HeldNames()
        /// The views whose margins constraints use.
        private var usesMargins: Set<ObjectIdentifier> = []
        /// Constraints that a dump cannot express: those of items elsewhere, and differences of anchors.
        private var skippedCount = 0
        private(set) var text = ""

        init(_ roots: [UIView], conflicts: [Conflicts.Conflict]) {
            for root in roots where ids[ObjectIdentifier(root)] == nil { addViews(root) }
            for view in views {
                if let controller = view.next as? UIViewController { names.add(heldBy: controller) }
                names.add(heldBy: view)
            }
            let installed = views.flatMap(\.constraints)
            addGuides(of: installed)
            let held = names.constraints.filter { !$0.isActive }
            for constraint in installed + held {
                guard isExpressible(constraint) else {
                    skippedCount += constraint.isActive ? 1 : 0
                    continue
                }
                ids[ObjectIdentifier(constraint)] = "constraint-\(constraints.count)"
                constraints.append(constraint)
            }
            write(roots, conflicts)
        }

        // MARK: Objects

        /// Depth first, without recursion: hierarchies of lists can be deep.
        private mutating func addViews(_ root: UIView) {
            var stack = [root]
            while let view = stack.popLast() {
                ids[ObjectIdentifier(view)] = "view-\(views.count)"
                views.append(view)
                stack += shownSubviews(of: view).reversed()
            }
        }

        private func shownSubviews(of view: UIView) -> [UIView] {
            view.subviews.filter { $0.accessibilityIdentifier != LayoutCapture.buttonIdentifier }
        }

        /// The guides of the views, and standard ones that constraints name. Asking a view for a standard guide would make
        /// it, so none is asked for.
        private mutating func addGuides(of constraints: [NSLayoutConstraint]) {
            var found: [ObjectIdentifier: [UILayoutGuide]] = [:]
            var known: Set<ObjectIdentifier> = []
            func add(_ guide: UILayoutGuide) {
                guard let owner = guide.owningView, known.insert(ObjectIdentifier(guide)).inserted else { return }
                found[ObjectIdentifier(owner), default: []].append(guide)
            }
            for view in views { view.layoutGuides.forEach(add) }
            for constraint in constraints {
                for item in [constraint.firstItem, constraint.secondItem] {
                    if let guide = item as? UILayoutGuide { add(guide) }
                }
            }
            var count = 0
            for view in views {
                let all = found[ObjectIdentifier(view)] ?? []
                let kinds = all.map { (guide: $0, kind: GuideKind.of($0)) }
                guides[ObjectIdentifier(view)] = kinds.sorted { GuideKind.rank($0.kind) < GuideKind.rank($1.kind) }
                for (guide, kind) in guides[ObjectIdentifier(view)] ?? [] {
                    ids[ObjectIdentifier(guide)] = "guide-\(count)"
                    count += 1
                    if kind == "layoutMargins" { usesMargins.insert(ObjectIdentifier(view)) }
                }
            }
        }

        private mutating func isExpressible(_ constraint: NSLayoutConstraint) -> Bool {
            guard let first = constraint.firstItem, ids[ObjectIdentifier(first)] != nil else { return false }
            if let second = constraint.secondItem {
                guard ids[ObjectIdentifier(second)] != nil else { return false }
            } else if constraint.secondAttribute != .notAnAttribute {
                return false
            }
            for (item, attribute) in [
                (first, constraint.firstAttribute), (constraint.secondItem ?? first, constraint.secondAttribute),
            ] where Names.attribute(attribute).contains("Margin") {
                usesMargins.insert(ObjectIdentifier(item))
            }
            return true
        }

        // MARK: Text

        private mutating func write(_ roots: [UIView], _ conflicts: [Conflicts.Conflict]) {
            var source: [(String, JSON)] = [("kind", .text("runtime"))]
            if let app = Bundle.main.bundleIdentifier { source.append(("app", .text(app))) }
            source.append(("system", .text(ProcessInfo.processInfo.operatingSystemVersionString)))
            var head: [(String, JSON)] = [
                ("format", .text("layout-dump")), ("version", .number(1)), ("source", .object(source)),
            ]
            if skippedCount > 0 { head.append(("coverage", .text("partial"))) }
            // Of several screens, the one that shows the views.
            let screen = roots.lazy.compactMap { $0.window?.windowScene?.screen }.first ?? UIScreen.main
            head.append(
                (
                    "screen",
                    .object([
                        ("width", .number(screen.bounds.width)), ("height", .number(screen.bounds.height)),
                        ("scale", .number(screen.scale)),
                    ])
                )
            )
            if roots.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft {
                head.append(("layoutDirection", .text("rightToLeft")))
            }
            text = "{\n" + head.map { "  \(JSON.text($0.0).written): \($0.1.written),\n" }.joined()
            text += "  \"roots\": ["
            writeViews(roots)
            text += "],\n  \"constraints\": ["
            text += constraints.map { "\n    " + JSON.object(members(of: $0)).written }.joined(separator: ",")
            text += constraints.isEmpty ? "]" : "\n  ]"
            let reports = conflicts.compactMap(report)
            if !reports.isEmpty {
                text += ",\n  \"reports\": [" + reports.map { "\n    " + $0.written }.joined(separator: ",") + "\n  ]"
            }
            text += "\n}\n"
        }

        /// Each view in a line of its own, indented as it is nested.
        private mutating func writeViews(_ roots: [UIView]) {
            enum Step {
                case view(UIView, depth: Int, isFirst: Bool)
                case end(depth: Int, hasSubviews: Bool)
            }
            func steps(_ views: [UIView], depth: Int) -> [Step] {
                views.enumerated().map { .view($1, depth: depth, isFirst: $0 == 0) }.reversed()
            }
            func indented(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: min(depth, 32)) }
            var written: Set<ObjectIdentifier> = []
            var stack = steps(roots.filter { written.insert(ObjectIdentifier($0)).inserted }, depth: 2)
            while let step = stack.popLast() {
                switch step {
                case .view(let view, let depth, let isFirst):
                    text += (isFirst ? "" : ",") + indented(depth)
                    text += JSON.object(members(of: view)).written.dropLast()
                    let subviews = shownSubviews(of: view)
                    if !subviews.isEmpty { text += ", \"subviews\": [" }
                    stack.append(.end(depth: depth, hasSubviews: !subviews.isEmpty))
                    stack += steps(subviews, depth: depth + 1)
                case .end(let depth, let hasSubviews): text += hasSubviews ? indented(depth) + "]}" : "}"
                }
            }
            text += roots.isEmpty ? "" : "\n  "
        }

        /// `nil` if the constraints of the conflict are gone or not in the dump.
        private func report(_ conflict: Conflicts.Conflict) -> JSON? {
            let members = conflict.members.compactMap { $0.constraint.flatMap { ids[ObjectIdentifier($0)] } }
            guard let broken = conflict.broken.constraint, let id = ids[ObjectIdentifier(broken)] else { return nil }
            return .object([
                ("kind", .text("conflict")), ("constraints", .list(members.map { .text($0) })), ("broken", .text(id)),
            ])
        }

        // MARK: Views

        private func members(of view: UIView) -> [(String, JSON)] {
            let className = Names.of(type(of: view))
            var members: [(String, JSON)] = [
                ("id", .text(ids[ObjectIdentifier(view)] ?? "")), ("class", .text(className)),
            ]
            let base = Names.frameworkClass(of: view)
            if base != className { members.append(("baseClass", .text(base))) }
            if let holder = names[view] {
                members += [("name", .text(holder.name)), ("owner", .text(holder.owner))]
            }
            if let identifier = view.accessibilityIdentifier { members.append(("identifier", .text(identifier))) }
            if let text = shownText(of: view) { members.append(("text", .text(text))) }
            let frame = view.frame
            members.append(("frame", .numbers([frame.minX, frame.minY, frame.width, frame.height])))
            if view.transform != .identity { members.append(("isTransformed", .flag(true))) }
            members += content(of: view)
            if usesMargins.contains(ObjectIdentifier(view)) {
                let margins = view.directionalLayoutMargins
                let sides = [
                    ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
                    ("trailing", margins.trailing),
                ]
                members.append(("layoutMargins", .object(sides.map { ($0.0, .number($0.1)) })))
            }
            if !view.insetsLayoutMarginsFromSafeArea { members.append(("insetsMarginsFromSafeArea", .flag(false))) }
            if view.preservesSuperviewLayoutMargins { members.append(("preservesSuperviewMargins", .flag(true))) }
            if view.superview == nil || view.next is UIViewController {
                members += insets("safeAreaInsets", view.safeAreaInsets)
            }
            members += insets("alignmentRectInsets", view.alignmentRectInsets)
            members.append(("translatesAutoresizingMask", .flag(view.translatesAutoresizingMaskIntoConstraints)))
            let mask = Names.mask(view.autoresizingMask)
            if !mask.isEmpty { members.append(("autoresizingMask", .list(mask.map { .text($0) }))) }
            if view.isHidden { members.append(("isHidden", .flag(true))) }
            switch view.semanticContentAttribute {
            case .forceLeftToRight: members.append(("layoutDirection", .text("leftToRight")))
            case .forceRightToLeft: members.append(("layoutDirection", .text("rightToLeft")))
            default: break
            }
            if let controller = view.next as? UIViewController {
                members.append(("viewController", .text(Names.of(type(of: controller)))))
                if let holder = names[controller] { members.append(("controllerName", .text(holder.name))) }
            }
            if let stack = view as? UIStackView { members.append(("stack", .object(self.stack(stack)))) }
            if let scroll = view as? UIScrollView {
                var values: [(String, JSON)] = []
                if scroll.contentSize != .zero {
                    values.append(("contentSize", .numbers([scroll.contentSize.width, scroll.contentSize.height])))
                }
                if scroll.contentOffset != .zero {
                    values.append(("contentOffset", .numbers([scroll.contentOffset.x, scroll.contentOffset.y])))
                }
                values += insets("contentInset", scroll.contentInset)
                if !values.isEmpty { members.append(("scroll", .object(values))) }
            }
            let guides = guides[ObjectIdentifier(view)] ?? []
            if !guides.isEmpty { members.append(("guides", .list(guides.map { guide($0.guide, $0.kind) }))) }
            let attributes = attributes(of: view)
            if !attributes.isEmpty { members.append(("attributes", .object(attributes))) }
            return members
        }

        /// The intrinsic content size, and how strongly the view keeps it. Views without content have no use for either.
        private func content(of view: UIView) -> [(String, JSON)] {
            let size = view.intrinsicContentSize
            var members: [(String, JSON)] = []
            func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> [CGFloat] {
                [priority(.horizontal), priority(.vertical)].map { CGFloat($0.rawValue) }
            }
            if size.width >= 0 || size.height >= 0 {
                members.append(
                    ("intrinsicContentSize", .list([size.width, size.height].map { $0 < 0 ? .null : .number($0) }))
                )
            }
            let hugging = priorities(view.contentHuggingPriority)
            let resistance = priorities(view.contentCompressionResistancePriority)
            if !members.isEmpty || hugging != [250, 250] || resistance != [750, 750] {
                members += [("contentHugging", .numbers(hugging)), ("compressionResistance", .numbers(resistance))]
            }
            return members
        }

        private func insets(_ key: String, _ insets: UIEdgeInsets) -> [(String, JSON)] {
            if insets == .zero { return [] }
            let sides = [
                ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
            ]
            return [(key, .object(sides.map { ($0.0, .number($0.1)) }))]
        }

        /// What people read in the view; never a password.
        private func shownText(of view: UIView) -> String? {
            switch view {
            case let label as UILabel: return label.text
            case let field as UITextField:
                let text = field.isSecureTextEntry ? nil : field.text
                return text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
            case let text as UITextView: return text.isSecureTextEntry ? nil : text.text
            case let button as UIButton: return button.currentTitle
            default: return nil
            }
        }

        private func attributes(of view: UIView) -> [(String, JSON)] {
            var members: [(String, JSON)] = []
            if view.alpha != 1 { members.append(("alpha", .number(view.alpha))) }
            if view.tag != 0 { members.append(("tag", .number(CGFloat(view.tag)))) }
            var font: UIFont?
            switch view {
            case let label as UILabel:
                if label.numberOfLines != 1 { members.append(("numberOfLines", .number(CGFloat(label.numberOfLines)))) }
                font = label.font
            case let field as UITextField:
                if let placeholder = field.placeholder { members.append(("placeholder", .text(placeholder))) }
                font = field.font
            case let text as UITextView:
                if !text.isScrollEnabled { members.append(("isScrollEnabled", .flag(false))) }
                font = text.font
            case let button as UIButton: font = button.titleLabel?.font
            default: break
            }
            if let font {
                // UIKit's own fonts have names with a dot, which nobody can ask for.
                let isSystem = font.fontName.hasPrefix(".")
                let weight = font.fontName.split(separator: "-").dropFirst().first.map { $0.lowercased() } ?? "regular"
                var record: [(String, JSON)] =
                    isSystem ? [("type", .text("system"))] : [("name", .text(font.fontName))]
                if isSystem, weight != "regular" { record.append(("weight", .text(weight))) }
                record.append(("size", .number(font.pointSize)))
                members.append(("font", .object(record)))
            }
            return members
        }

        private func stack(_ stack: UIStackView) -> [(String, JSON)] {
            let isVertical = stack.axis == .vertical
            var members: [(String, JSON)] = [("axis", .text(isVertical ? "vertical" : "horizontal"))]
            members.append(("distribution", .text(Names.distribution(stack.distribution))))
            members.append(("alignment", .text(Names.alignment(stack.alignment, isVertical: isVertical))))
            if stack.spacing != 0 { members.append(("spacing", .number(stack.spacing))) }
            let arranged = stack.arrangedSubviews.compactMap { ids[ObjectIdentifier($0)] }
            members.append(("arranged", .list(arranged.map { .text($0) })))
            let spacings = stack.arrangedSubviews.compactMap { view -> (String, JSON)? in
                let spacing = stack.customSpacing(after: view)
                guard spacing != UIStackView.spacingUseDefault, let id = ids[ObjectIdentifier(view)] else { return nil }
                // The system's spacing between views is 8 points.
                return (id, .number(spacing == UIStackView.spacingUseSystem ? 8 : spacing))
            }
            if !spacings.isEmpty { members.append(("customSpacing", .object(spacings))) }
            if stack.isLayoutMarginsRelativeArrangement { members.append(("isLayoutMarginsRelative", .flag(true))) }
            if stack.isBaselineRelativeArrangement { members.append(("isBaselineRelative", .flag(true))) }
            return members
        }

        private func guide(_ guide: UILayoutGuide, _ kind: String) -> JSON {
            var members: [(String, JSON)] = [
                ("id", .text(ids[ObjectIdentifier(guide)] ?? "")), ("kind", .text(kind)),
            ]
            // The identifiers of the standard guides are UIKit's.
            if kind == "custom", !guide.identifier.isEmpty { members.append(("identifier", .text(guide.identifier))) }
            if let holder = names[guide] { members.append(("name", .text(holder.name))) }
            return .object(members)
        }

        // MARK: Constraints

        private func members(of constraint: NSLayoutConstraint) -> [(String, JSON)] {
            let className = Names.of(type(of: constraint))
            var members: [(String, JSON)] = [("id", .text(ids[ObjectIdentifier(constraint)] ?? ""))]
            if className != "NSLayoutConstraint" { members.append(("class", .text(className))) }
            func side(_ key: String, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
                guard let item, let id = ids[ObjectIdentifier(item)] else { return }
                let attribute = Names.attribute(attribute)
                members.append((key, .object([("item", .text(id)), ("attribute", .text(attribute))])))
            }
            side("first", constraint.firstItem, constraint.firstAttribute)
            switch constraint.relation {
            case .lessThanOrEqual: members.append(("relation", .text("lessThanOrEqual")))
            case .greaterThanOrEqual: members.append(("relation", .text("greaterThanOrEqual")))
            default: break
            }
            side("second", constraint.secondItem, constraint.secondAttribute)
            if constraint.secondItem != nil, constraint.multiplier != 1 {
                members.append(("multiplier", .number(constraint.multiplier)))
            }
            if constraint.constant != 0 { members.append(("constant", .number(constraint.constant))) }
            if constraint.priority != .required {
                // The shortest decimal of a Float: 999.9, not 999.9000244140625.
                let priority = constraint.priority.rawValue
                members.append(("priority", .number(CGFloat(Double(priority.description) ?? Double(priority)))))
            }
            if let identifier = constraint.identifier { members.append(("identifier", .text(identifier))) }
            if let holder = names[constraint] {
                members += [("name", .text(holder.name)), ("owner", .text(holder.owner))]
            }
            if !constraint.isActive { members.append(("isActive", .flag(false))) }
            if let origin = ConstraintOrigin.of(className, identifier: constraint.identifier) {
                members.append(("origin", .text(origin)))
            }
            return members
        }
    }

    // MARK: - UIKit's names

    /// Who made a constraint, by the private classes and identifiers of UIKit's own.
    private enum ConstraintOrigin {
        /// `nil` for the app's.
        static func of(_ className: String, identifier: String?) -> String? {
            switch className {
            case "NSAutoresizingMaskLayoutConstraint": return "autoresizing"
            case "NSContentSizeLayoutConstraint": return "contentSize"
            case "NSIBPrototypingLayoutConstraint": return "prototyping"
            default: break
            }
            guard let identifier else { return className.hasPrefix("_UI") ? "system" : nil }
            if identifier.hasPrefix("UISV-") { return "stack" }
            if identifier.hasPrefix("UIView-Encapsulated-Layout-") { return "encapsulated" }
            if identifier.hasPrefix("UITemporaryLayout") { return "temporary" }
            if identifier.hasPrefix("UIScrollView-") { return "scroll" }
            if identifier.hasPrefix("UIView") && identifier.contains("uide") { return "guide" }
            return className.hasPrefix("_UI") ? "system" : nil
        }
    }

    /// The standard guides, by the identifiers that UIKit gives them.
    private enum GuideKind {
        private static let kinds = [
            ("UIViewSafeAreaLayoutGuide", "safeArea"), ("UIViewLayoutMarginsGuide", "layoutMargins"),
            ("UIViewReadableContentGuide", "readableContent"), ("UIViewKeyboardLayoutGuide", "keyboard"),
            ("UIScrollView-contentLayoutGuide", "contentLayout"), ("UIScrollView-frameLayoutGuide", "frameLayout"),
        ]

        @MainActor
        static func of(_ guide: UILayoutGuide) -> String {
            kinds.first { $0.0 == guide.identifier }?.1 ?? "custom"
        }

        static func rank(_ kind: String) -> Int { kinds.firstIndex { $0.1 == kind } ?? kinds.count }
    }

    private enum Names {
        /// `Shop.PriceLabel` for a class of the app, `UILabel` for one of a framework.
        static func of(_ type: Any.Type) -> String {
            let name = String(reflecting: type)
            for prefix in ["__C.", "UIKit.", "UIKitCore.", "WebKit.", "MapKit."] where name.hasPrefix(prefix) {
                return String(name.dropFirst(prefix.count))
            }
            return name
        }

        static func isFramework(_ type: Any.Type) -> Bool {
            #if canImport(ObjectiveC)
                guard let type = type as? AnyClass else { return false }
                return Bundle(for: type).bundleIdentifier?.hasPrefix("com.apple.") ?? false
            #else
                return !of(type).contains(".")
            #endif
        }

        /// The nearest public class of a framework that a view is.
        @MainActor
        static func frameworkClass(of view: UIView) -> String {
            var mirror: Mirror? = Mirror(reflecting: view)
            while let current = mirror {
                if isFramework(current.subjectType), !of(current.subjectType).hasPrefix("_") {
                    return of(current.subjectType)
                }
                mirror = current.superclassMirror
            }
            return "UIView"
        }

        static func attribute(_ attribute: NSLayoutConstraint.Attribute) -> String {
            switch attribute {
            case .left: "left"
            case .right: "right"
            case .top: "top"
            case .bottom: "bottom"
            case .leading: "leading"
            case .trailing: "trailing"
            case .width: "width"
            case .height: "height"
            case .centerX: "centerX"
            case .centerY: "centerY"
            case .lastBaseline: "lastBaseline"
            case .firstBaseline: "firstBaseline"
            case .leftMargin: "leftMargin"
            case .rightMargin: "rightMargin"
            case .topMargin: "topMargin"
            case .bottomMargin: "bottomMargin"
            case .leadingMargin: "leadingMargin"
            case .trailingMargin: "trailingMargin"
            case .centerXWithinMargins: "centerXWithinMargins"
            case .centerYWithinMargins: "centerYWithinMargins"
            default: "notAnAttribute"
            }
        }

        static func distribution(_ distribution: UIStackView.Distribution) -> String {
            switch distribution {
            case .fillEqually: "fillEqually"
            case .fillProportionally: "fillProportionally"
            case .equalSpacing: "equalSpacing"
            case .equalCentering: "equalCentering"
            default: "fill"
            }
        }

        /// Two names are one value, by the axis.
        static func alignment(_ alignment: UIStackView.Alignment, isVertical: Bool) -> String {
            switch alignment {
            case .leading: isVertical ? "leading" : "top"
            case .trailing: isVertical ? "trailing" : "bottom"
            case .center: "center"
            case .firstBaseline: "firstBaseline"
            case .lastBaseline: "lastBaseline"
            default: "fill"
            }
        }

        static func mask(_ mask: UIView.AutoresizingMask) -> [String] {
            let all: [(UIView.AutoresizingMask, String)] = [
                (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
                (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
                (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
            ]
            return all.filter { mask.contains($0.0) }.map(\.1)
        }
    }

    /// The properties of the app's classes that hold views, guides, constraints and controllers.
    @MainActor
    private struct HeldNames {
        private var holders: [ObjectIdentifier: (name: String, owner: String)] = [:]
        private(set) var constraints: [NSLayoutConstraint] = []

        subscript(object: AnyObject) -> (name: String, owner: String)? { holders[ObjectIdentifier(object)] }

        mutating func add(heldBy object: AnyObject) {
            var mirror: Mirror? = Mirror(reflecting: object)
            while let current = mirror, !Names.isFramework(current.subjectType) {
                for child in current.children {
                    guard let label = child.label, let held = heldObject(child.value) else { continue }
                    if holders[ObjectIdentifier(held)] != nil { continue }
                    // The storage of lazy properties has a name of its own.
                    let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
                    holders[ObjectIdentifier(held)] = (name, Names.of(current.subjectType))
                    if let constraint = held as? NSLayoutConstraint { constraints.append(constraint) }
                }
                mirror = current.superclassMirror
            }
        }

        private func heldObject(_ value: Any) -> AnyObject? {
            if let view = value as? UIView { return view }
            if let guide = value as? UILayoutGuide { return guide }
            if let constraint = value as? NSLayoutConstraint { return constraint }
            return value as? UIViewController
        }
    }

    // MARK: - JSON

    /// A value of JSON in one line. What is nested in views is never deep.
    private indirect enum JSON {
        case null
        case flag(Bool)
        case number(CGFloat)
        case text(String)
        case list([JSON])
        case object([(String, JSON)])

        static func numbers(_ numbers: [CGFloat]) -> JSON { .list(numbers.map { .number($0) }) }

        var written: String {
            switch self {
            case .null: return "null"
            case .flag(let flag): return flag ? "true" : "false"
            case .number(let number):
                // JSON has no numbers that are not finite.
                guard number.isFinite else { return "null" }
                if let whole = Int(exactly: Double(number)), abs(whole) < 1 << 53 { return String(whole) }
                return String(Double(number))
            case .text(let text): return JSON.quoted(text)
            case .list(let elements): return "[" + elements.map(\.written).joined(separator: ", ") + "]"
            case .object(let members):
                return "{" + members.map { JSON.quoted($0.0) + ": " + $0.1.written }.joined(separator: ", ") + "}"
            }
        }

        private static func quoted(_ text: String) -> String {
            var result = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": result += "\\\""
                case "\\": result += "\\\\"
                case "\n": result += "\\n"
                case "\r": result += "\\r"
                case "\t": result += "\\t"
                case let control where control.value < 0x20:
                    let digits = String(control.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result + "\""
        }
    }

#else

    /// Nothing, in builds for users.
    @MainActor
    public enum LayoutCapture {
        public static func start() {}
    }

#endif
