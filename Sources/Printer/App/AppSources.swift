import LayoutModel

/// The classes that an app's own Swift source declares, and where it asks for documents of Interface Builder.
///
/// Printed classes inherit from these, fill their outlets and name their actions as they are spelled there.
public struct AppSources: Sendable {
    var classes: [String: [AppClass]] = [:]
    /// What extensions of the framework's classes add.
    var extensions: [String: AppClass.Members] = [:]
    var uses: [ResourceUse] = []

    public static let none = AppSources()

    init() {}

    /// The number of classes.
    public var count: Int { classes.values.reduce(0) { $0 + $1.count } }

    /// The same with one class of each name: of several (an app's targets each have one) that whose file is nearest to a
    /// document's.
    public func nearest(to path: String) -> AppSources {
        func common(_ file: String) -> Int {
            zip(file.utf8, path.utf8).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
        }
        var sources = self
        sources.classes = classes.mapValues { candidates in
            let nearest = candidates.max { left, right in
                let (first, second) = (common(left.file), common(right.file))
                return first != second ? first < second : left.file > right.file
            }
            return nearest.map { [$0] } ?? []
        }
        return sources
    }

    /// The class whose subclass a printed class can be; `nil` for one that is not declared, or is generic.
    func superclass(named name: String) -> AppClass? {
        classes[name]?.first.flatMap { $0.isGeneric ? nil : $0 }
    }

    /// A class and its superclasses in the app, from the inside out.
    func lineage(of name: String) -> [AppClass] {
        var found: [AppClass] = []
        var next = classes[name]?.first
        while let declared = next, !found.contains(where: { $0.name == declared.name }) {
            found.append(declared)
            next = declared.bases.first.flatMap { classes[$0]?.first }
        }
        return found
    }

    /// The framework's class that a class of the app inherits from, as far as its source says.
    func frameworkClass(of name: String) -> UIKitClass? {
        lineage(of: name).last?.bases.first.flatMap(UIKitClass.named)
    }

    /// Whether all superclasses of a class are declared, up to the framework's: one in Objective-C, or of a package, can have any member.
    func isWhole(_ name: String) -> Bool { frameworkClass(of: name) != nil }

    /// The names of what a class and its superclasses in the app declare, which a subclass has to leave to them.
    func memberNames(of name: String) -> Set<String> {
        lineage(of: name).reduce(into: []) { names, declared in
            names.formUnion(declared.members.properties.keys)
            names.formUnion(declared.members.methods.values.map(\.selector.name))
        }
    }

    /// - Parameter ancestry: The framework's classes that it is of, which extensions of the app add to.
    func property(_ property: String, of name: String, ancestry: [String]) -> AppClass.Property? {
        for declared in lineage(of: name) {
            if let found = declared.members.properties[property] { return found }
        }
        return ancestry.lazy.compactMap { extensions[$0]?.properties[property] }.first
    }

    /// - Parameter selector: `save:`, as documents have it.
    func method(_ selector: String, of name: String, ancestry: [String]) -> AppClass.Method? {
        for declared in lineage(of: name) {
            if let found = declared.members.methods[selector] { return found }
        }
        return ancestry.lazy.compactMap { extensions[$0]?.methods[selector] }.first
    }

    /// Whether a class says that it conforms to a protocol.
    func conforms(_ name: String, to client: String) -> Bool {
        lineage(of: name).contains { $0.bases.contains(client) || $0.members.protocols.contains(client) }
    }

    /// Whether a view of such a class can be what a property takes; `true` where the type is of neither the app nor the
    /// framework.
    ///
    /// - Parameter ancestry: The framework's classes that the view is of.
    func takes(_ type: String?, _ className: String, ancestry: [String]) -> Bool {
        guard let type, classes[type] != nil || UIKitClass.isFramework(type) else { return true }
        return type == className || ancestry.contains(type) || lineage(of: className).contains { $0.name == type }
    }

    /// Whether code can make one with an initializer: a class inherits all of its superclass if it declares none.
    ///
    /// - Parameter labels: Those of the initializer: `frame`.
    /// - Returns: The class that lacks it.
    func obstacle(to labels: [String], of name: String) -> AppClass? {
        for declared in lineage(of: name) {
            if declared.initializers.isEmpty { continue }
            return declared.initializers.contains { $0 == labels.map(Optional.some) } ? nil : declared
        }
        return nil
    }

    /// Whether a class sets itself up once a nib has filled its outlets.
    func wakes(_ name: String) -> Bool {
        lineage(of: name).contains { $0.members.methods["awakeFromNib"] != nil }
    }
}
