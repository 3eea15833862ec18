import LayoutModel

/// Types that no file of a project declares, made from how they are used.
package struct StubTypes: Sendable {
    package struct Stub: Sendable {
        package var superclass: String
        package var isProtocol: Bool
        package var genericCount: Int
        package var members: [String] = []
        /// Whether what is done with it says so, and not its name alone.
        var isOfUse = false
        /// Whether a class has it first in its head, where a superclass is.
        var isFirstBase = false
        /// Whether the compiler refused what was thought of it.
        var isWeakened = false
    }

    package private(set) var stubs: [String: Stub] = [:]
    /// What cannot be made up.
    private var refused: Set<String> = []

    package init() {}

    package func contains(_ name: String) -> Bool { stubs[name] != nil }

    /// - Returns: Whether that is new.
    mutating func add(_ use: RepairStep.NewStub, likely: UIKitClass?) -> Bool {
        if stubs[use.name] != nil || refused.contains(use.name) { return false }
        let isProtocol = use.isBase && (!use.isFirstBase || likely == nil)
        var stub = Stub(
            superclass: likely?.name ?? "NSObject",
            isProtocol: isProtocol && use.genericCount == 0,
            genericCount: use.genericCount
        )
        stub.isFirstBase = use.isFirstBase
        stubs[use.name] = stub
        return true
    }

    /// Whether a type can become one of a class of UIKit that its use asks for: what the name says is less than that.
    func canRefine(_ name: String, to superclass: String) -> Bool {
        guard let stub = stubs[name], !stub.isProtocol || stub.isFirstBase, !stub.isWeakened,
            let wanted = UIKitClass.named(superclass),
            wanted.ancestry.contains(where: { Self.shown.contains($0) })
        else { return false }
        guard stub.superclass != "NSObject", let present = UIKitClass.named(stub.superclass) else { return true }
        return !present.isKind(of: superclass) && (wanted.isKind(of: present.name) || !stub.isOfUse)
    }

    /// Makes a type one of a class of UIKit that its use asks for.
    ///
    /// - Returns: Whether that is new.
    mutating func refine(_ name: String, to superclass: String) -> Bool {
        guard canRefine(name, to: superclass) else { return false }
        stubs[name]?.superclass = superclass
        stubs[name]?.isOfUse = true
        stubs[name]?.isProtocol = false
        return true
    }

    /// Makes a type less than it was, after an error in its declaration: of the superclass of its class, then a protocol, and
    /// at last nothing. A type that is declared elsewhere goes at once.
    ///
    /// - Parameters:
    ///   - place: In the order of the names.
    ///   - isDeclared: Whether the error says that it is declared elsewhere.
    package mutating func weaken(at place: Int, isDeclared: Bool) -> Bool {
        let names = stubs.keys.sorted()
        guard names.indices.contains(place), let stub = stubs[names[place]] else { return false }
        stubs[names[place]]?.isWeakened = true
        if stub.isProtocol || isDeclared {
            stubs[names[place]] = nil
            refused.insert(names[place])
        } else if stub.superclass == "NSObject" {
            stubs[names[place]]?.isProtocol = true
        } else {
            stubs[names[place]]?.superclass = UIKitClass.named(stub.superclass)?.superclass ?? "NSObject"
        }
        return true
    }

    /// - Returns: Whether that is new.
    package mutating func add(member: String, of name: String) -> Bool {
        guard stubs[name]?.isProtocol == false, stubs[name]?.members.contains(member) == false else { return false }
        stubs[name]?.members.append(member)
        return true
    }

    /// The class of UIKit that a name ends with: that of text fields for `MaterialTextField`.
    package static func likelyClass(of name: String) -> UIKitClass? {
        // Libraries call their controllers so; others' are seldom of views.
        if name.hasPrefix("UI"), name.hasSuffix("Controller") { return UIKitClass.named("UIViewController") }
        var best: UIKitClass?
        var longest = 0
        for (ending, known) in endings where ending.count > longest && name.hasSuffix(ending) {
            (best, longest) = (known, ending.count)
        }
        return best
    }

    private static let endings: [(String, UIKitClass)] = {
        let classes = UIKitClass.all.filter { known in
            !known.isOfAppKit && known.name.hasPrefix("UI") && known.ancestry.contains { Self.shown.contains($0) }
        }
        let own = classes.map { (String($0.name.dropFirst(2)), $0) }
        // Words that stand for a class of lists.
        let cells = own.filter { $0.0.hasSuffix("ViewCell") }.map { ($0.0.replacing("ViewCell", with: "Cell"), $0.1) }
        return own + cells + cells.filter { $0.0.hasPrefix("Table") }.map { ("Cell", $0.1) }
    }()

    /// What can be shown.
    private static let shown: Set<String> = ["UIView", "UIViewController"]

    /// Declarations of all of them, sorted.
    ///
    /// - Parameters:
    ///   - zero: The protocol by which a program asks a type for a value, with a static member `_value`.
    ///   - shown: The protocol without members of those that are views or controllers.
    package func source(zero: String, shown: String) -> String {
        stubs.sorted { $0.key < $1.key }.map { name, stub in
            if stub.isProtocol { return "protocol \(name) {}" }
            let generics = (0..<stub.genericCount).map { "T\($0)" }.joined(separator: ", ")
            let type = name + (generics.isEmpty ? "" : "<" + generics + ">")
            let members = stub.members.map { " class \($0): NSObject {};" }.joined()
            if stub.superclass != "NSObject" { return "class \(type): \(stub.superclass), \(shown) {\(members) }" }
            return "class \(type): NSObject, \(zero) { static var _value: Any { \(type)() };\(members) }"
        }.joined(separator: "\n")
    }
}
