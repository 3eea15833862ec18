import LayoutModel
import SwiftSource

/// The app's classes whose printed classes inherit from them: those that a document has for several screens or cells, and those that
/// the app's source declares (``PrintOptions/app``).
///
/// Code makes each of several from a class of its own, and what asks for the app's class (`as? MessageCell`) has to find it: the
/// printed classes are subclasses of the app's, which keeps its outlets and actions.
struct SharedClasses: Sendable {
    private var outlets: [String: Set<String>] = [:]
    /// The outlets for constraints of such classes, by the constraint.
    private(set) var constraintOutlets: [Int: String] = [:]
    /// The classes that one screen or cell has.
    private var single: Set<String> = []

    static let none = SharedClasses()

    private init() {}

    /// - Parameter outline: All of the layout, whatever is printed of it.
    init(_ layout: Layout, outline: Outline, options: PrintOptions, holdsConstraints: Bool) {
        guard !layout.source.isMadeByCode else { return }
        let owners = outline.sections.map { SharedClasses.ownClass(of: layout.views[$0.root], $0.kind) }
        var bases: [String: [String]] = [:]
        for (section, owner) in zip(outline.sections, owners) {
            guard let owner else { continue }
            bases[owner, default: []].append(FrameworkSuperclass.name(of: layout.views[section.root], section.kind))
        }
        // One class has one superclass, whatever documents of several versions of an app say.
        var shared = Set(
            bases.filter { name, bases in
                (bases.count > 1 || options.together.isShared(name)) && Set(bases).count == 1
            }.keys
        )
        shared.formUnion(bases.keys.filter { options.app.superclass(named: $0) != nil })
        for (index, constraint) in layout.constraints.enumerated() where constraint.name != nil && holdsConstraints {
            for case .view(let view) in [constraint.first?.item, constraint.second?.item].compactMap({ $0 }) {
                guard let section = outline.sectionOfView[view], let owner = owners[section], shared.contains(owner),
                    constraint.owner.map(TypeName.short) == owner
                else { continue }
                constraintOutlets[index] = constraint.name
            }
        }
        single = Set(bases.filter { $0.value.count == 1 && !options.together.isShared($0.key) }.keys)
        for name in shared { outlets[name] = options.app.memberNames(of: name) }
        for view in layout.views {
            guard let owner = view.owner.map(TypeName.short), let name = view.name else { continue }
            outlets[owner]?.insert(name)
        }
        let ownerOfRoot = Dictionary(zip(outline.sections.map(\.root), owners)) { first, _ in first }
        for connection in options.connections {
            guard let (property, root) = connection.outlet, case let owner?? = ownerOfRoot[root] else { continue }
            outlets[owner]?.insert(property)
        }
    }

    /// Whether the app's class has several printed classes.
    func contains(_ name: String) -> Bool { outlets[name] != nil }

    /// Whether one screen or cell alone has the class.
    func isSingle(_ name: String) -> Bool { single.contains(name) }

    /// A layout whose constraints of such classes have names that the classes do not declare: ``constraintOutlets`` get them.
    func released(_ layout: Layout) -> Layout {
        if constraintOutlets.isEmpty { return layout }
        var released = layout
        for (index, outlet) in constraintOutlets {
            released.constraints[index].name = SharedClasses.heldName(of: outlet)
        }
        return released
    }

    /// The property that holds a constraint in the class that makes it.
    static func heldName(of outlet: String) -> String { "inner" + SwiftIdentifier.capitalized(outlet) }

    /// The outlets that the app's class declares, and what else it does.
    func outlets(of name: String) -> Set<String> { outlets[name] ?? [] }

    /// The app's own class of a section.
    static func ownClass(of root: Layout.View, _ kind: Outline.Section.Kind) -> String? {
        guard let name = (kind == .controller ? root.viewController : root.className).map(TypeName.short) else {
            return nil
        }
        return UIKitClass.isFramework(name) ? nil : name
    }
}

extension DocumentConnection {
    /// The outlet that it is, and the root of what has it.
    fileprivate var outlet: (property: String, root: Int)? {
        switch link {
        case .outlet(let property, let owner)?, .collection(let property, let owner)?,
            .itemOutlet(let property, _, let owner)?:
            (property, owner)
        default: nil
        }
    }
}
