/// A class of the app as its own Swift source declares it: what code that makes its views has to know of it.
struct AppClass: Sendable, Equatable {
    var name: String
    var file: String
    /// Of its name, from 1.
    var line: Int
    /// The superclass and the protocols, as they are written.
    var bases: [String]
    /// Whether no class can inherit from it: it is final, or generic.
    var isFinal = false
    var isGeneric = false
    var members = Members()
    /// The designated initializers that it declares: the labels of their parameters.
    var initializers: [[String?]] = []

    /// What a class or an extension declares.
    struct Members: Sendable, Equatable {
        var properties: [String: Property] = [:]
        /// By the names that Objective-C has for them: `save:`.
        var methods: [String: Method] = [:]
        /// The protocols that extensions add.
        var protocols: Set<String> = []

        /// The first declaration of each name holds.
        mutating func add(_ other: Members) {
            properties.merge(other.properties) { own, _ in own }
            methods.merge(other.methods) { own, _ in own }
            protocols.formUnion(other.protocols)
        }
    }

    struct Property: Sendable, Equatable {
        /// Without `?`, `!` and generic arguments; `nil` where none is written, and for lists.
        var type: String?
        /// Whether other files do not see it.
        var isHidden: Bool
        /// Whether Objective-C knows it, and a nib can set it by its name.
        var isMarked: Bool
        var isSettable: Bool
        var file: String
        var line: Int
    }

    struct Method: Sendable, Equatable {
        var selector: ActionSelector
        var isHidden: Bool
        var isMarked: Bool
        var file: String
        var line: Int
    }
}
