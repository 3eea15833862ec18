extension UIKitProperty {
    /// All rows, in the order in which source sets them.
    package static let all: [UIKitProperty] =
        texts + controls + images + scrolling + lists + views + stacks
        + navigationItem + barItems + controllers

    private static let placesByKey = Dictionary(grouping: all.indices, by: { all[$0].key })

    /// The row for a key of a view's attributes, of the nearest class that has it.
    package static func place(of key: String, ancestry: [String]) -> Int? {
        guard let places = placesByKey[key] else { return nil }
        for name in ancestry {
            if let place = places.first(where: { all[$0].owners.contains(name) && all[$0].use != .model }) {
                return place
            }
        }
        return nil
    }

    /// The rows of one class, without those that it inherits.
    package static func all(of className: String) -> [UIKitProperty] { all.filter { $0.owners.contains(className) } }

    // MARK: For Interface Builder's files

    /// The key of what an attribute of an element sets: the attribute's own name unless UIKit has another.
    package static func key(ofElementAttribute name: String) -> String { keysOfAttributes[name] ?? name }

    private static let keysOfAttributes: [String: String] = {
        var keys: [String: String] = [:]
        for row in all where row.isOfElements {
            for name in row.elements where name != row.key && keys[name] == nil { keys[name] = row.key }
        }
        return keys
    }()

    // MARK: For readers of code

    /// Whether an assignment to a property, or to a path of two, only shows: its value is kept if it is a literal.
    package static func isKept(_ key: String) -> Bool { keptKeys.contains(key) }

    private static let keptKeys = Set(all.filter { $0.use == .appearance && $0.isAssigned }.map(\.key))

    /// The keys of what a method sets for a state of a control: `title` for `setTitle`.
    package static let keysOfStateMethods: [String: String] = {
        var keys: [String: String] = [:]
        for row in all {
            if case .state(let method, normal, _) = row.kind { keys[method] = row.key }
        }
        return keys
    }()

    /// The keys of methods without arguments that are properties which are true: `isAnimating` for `startAnimating`.
    package static let keysOfActions: [String: String] = {
        var keys: [String: String] = [:]
        for row in all {
            if case .action = row.kind { keys[row.path] = row.key }
        }
        return keys
    }()

    // MARK: For Objective-C

    private static let byPath = Dictionary(all.filter(\.isAssigned).map { ($0.path, $0) }) { first, _ in first }
    private static let byObjectiveC = Dictionary(
        all.filter(\.isAssigned).compactMap { row in row.objectiveC.map { ($0, row) } }
    ) { first, _ in first }

    /// The kind of the values that a method sets for a state of a control.
    package static func kind(ofStateMethod method: String) -> Kind? { kindsOfStateMethods[method] }

    private static let kindsOfStateMethods: [String: Kind] = {
        var kinds: [String: Kind] = [:]
        for row in all {
            guard case .state(let method, _, let value) = row.kind else { continue }
            switch value {
            case .string: kinds[method] = .string
            case .color: kinds[method] = .color
            case .image: kinds[method] = .image
            }
        }
        return kinds
    }()

    /// The row of a member to set, as Swift or as Objective-C spells it; of members of one name, which have one type, the
    /// first.
    package static func path(_ path: String) -> UIKitProperty? { byPath[path] }
    package static func objectiveC(_ path: String) -> UIKitProperty? { byObjectiveC[path] }
}
