import LayoutInspector
import LayoutPrinter

/// Classes that a layout has and no framework: the app's own. Source that uses them needs declarations: the superclass
/// that the layout states, and the properties that hold views.
struct AppClasses {
    private let framework: Set<String>
    /// The superclass of each class of the layout.
    private var bases: [String: String] = [:]
    private var outlets: [String: [Layout.View]] = [:]
    /// Properties that only connections name: each with its declaration.
    private var connected: [String: [String: String]] = [:]
    /// What controls call of a class, as Objective-C spells it.
    private var actions: [String: Set<String>] = [:]

    init(framework: Set<String>) { self.framework = framework }

    /// Adds those of a layout: what others have said of a class before holds.
    ///
    /// - Parameter connections: Their navigation controllers are classes of the app, too.
    mutating func add(_ layout: Layout, _ connections: [DocumentConnection] = []) {
        for view in layout.views {
            let name = Self.short(view.className)
            if bases[name] == nil { bases[name] = view.baseClass != view.className ? view.baseClass : "UIView" }
            if let controller = view.viewController, bases[Self.short(controller)] == nil {
                bases[Self.short(controller)] = view.frameworkClass?.controller ?? "UIViewController"
            }
            if let owner = view.owner, view.name != nil, view.viewController == nil {
                outlets[Self.short(owner), default: []].append(view)
            }
        }
        func name(of owner: Int) -> String {
            Self.short(layout.views[owner].viewController ?? layout.views[owner].className)
        }
        for connection in connections {
            switch connection.link {
            case .action(let selector, _, let owner)?: actions[name(of: owner), default: []].insert(selector)
            case .outlet(let property, let owner)?:
                guard let view = connection.view.map({ layout.views[$0] }) else { continue }
                // The label of a cell's style may not be there.
                let type = framework.contains(Self.short(view.className)) ? Self.short(view.className) : view.baseClass
                connected[name(of: owner), default: [:]][property] = ": \(type)!"
            case .itemOutlet(let property, _, let owner)?:
                connected[name(of: owner), default: [:]][property] = ": UIBarButtonItem!"
            case .container(_, let container)?: add(container)
            case .collection(let property, let owner)?:
                connected[name(of: owner), default: [:]][property] = ": [UIView] = []"
            default: break
            }
        }
        for case .segue(_, _, _, let navigation?, _, _)? in connections.map(\.link) where bases[navigation] == nil {
            bases[navigation] = "UINavigationController"
        }
    }

    private mutating func add(_ container: DocumentConnection.Container) {
        if bases[container.className] == nil { bases[container.className] = container.kind.frameworkClass?.name }
        for case .container(let inner) in container.shown { add(inner) }
    }

    /// Declarations of those that a source uses and does not declare, sorted by name.
    func declarations(for source: String, declaring declared: Set<String>) -> String {
        var result: [String: String] = [:]
        var pending = Self.words(of: source).filter { bases[$0] != nil }.sorted()
        while let name = pending.popLast() {
            if declared.contains(name) || framework.contains(name) || result[name] != nil { continue }
            let stated = bases[name] ?? "UIView"
            let members = members(of: name)
            result[name] = declaration(name, framework.contains(stated) ? stated : "UIView", members)
            pending += members.map { Self.short($0.view.className) }.filter { bases[$0] != nil }
        }
        return result.keys.sorted().compactMap { result[$0] }.joined(separator: "\n")
    }

    private typealias Member = (name: String, view: Layout.View)

    /// The first view of each property.
    private func members(of name: String) -> [Member] {
        var seen: Set<String> = []
        return (outlets[name] ?? []).compactMap { view in
            guard let member = view.name, Self.isIdentifier(member), seen.insert(member).inserted else { return nil }
            return (member, view)
        }
    }

    private func declaration(_ name: String, _ base: String, _ members: [Member]) -> String {
        var lines = members.map { "    var \($0.name) = \(value($0.view))" }
        let known = Set(members.map(\.name))
        lines += (connected[name] ?? [:]).sorted { $0.key < $1.key }
            .filter { !known.contains($0.key) && Self.isIdentifier($0.key) }.map { "    var \($0.key)\($0.value)" }
        lines += (actions[name] ?? []).sorted().compactMap { selector in
            ActionSelector(objectiveC: selector).map { "    " + $0.head(sender: "Any", isOpen: true) + " {}" }
        }
        if lines.isEmpty { return "class \(name): \(base) {}" }
        return (["class \(name): \(base) {"] + lines + ["}"]).joined(separator: "\n")
    }

    /// Stacks do with their views what the layout states: source takes that for granted, as it does the property.
    private func value(_ view: Layout.View) -> String {
        let name = Self.short(view.className)
        let isCollection = UIKitClass.named(name)?.initializer == .collection
        let made = name + (isCollection ? PrintedClass.arguments(of: name) : "()")
        guard let stack = view.stack else { return made }
        var lines = [
            "view.axis = .\(stack.axis.rawValue)", "view.distribution = .\(stack.distribution.rawValue)",
            "view.alignment = .\(stack.alignment.rawValue)", "view.spacing = \(stack.spacing)",
        ]
        if stack.isLayoutMarginsRelative { lines.append("view.isLayoutMarginsRelativeArrangement = true") }
        if stack.isBaselineRelative { lines.append("view.isBaselineRelativeArrangement = true") }
        return "{ let view = " + made + "; " + lines.joined(separator: "; ") + "; return view }()"
    }

    private static func short(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The identifiers in source, whatever they are.
    private static func words(of source: String) -> Set<String> {
        Set(source.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
}
