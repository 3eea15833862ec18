import LayoutModel

/// The class of UIKit that an unknown class has to be of, by what is done with it.
enum UsedClasses {
    /// What only one class and its subclasses have, of members that code asks of an object or overrides.
    ///
    /// - Returns: `nil` for members of several classes, such as `text`, and of none.
    static func owner(ofMember name: String) -> String? {
        MemberOwners.owner(of: name) ?? (viewMembers.contains(name) ? "UIView" : nil)
    }

    /// Members that libraries add to all views.
    private static let viewMembers: Set<String> = ["snp"]

    /// The class that such overrides are of: the lowest of those that overridden members name.
    static func owner(ofOverrides names: some Sequence<String>) -> String? {
        names.sorted().compactMap { MemberOwners.owner(of: $0) }.max { depth($0) < depth($1) }
    }

    /// The class with an initializer of these labels.
    static func owner(ofLabels labels: [String?]) -> String? { MemberOwners.owner(of: initializer(labels)) }

    /// `init(frame:)`, as a member's name.
    static func initializer(_ labels: [String?]) -> String {
        "init(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }

    private static func depth(_ name: String) -> Int { UIKitClass.named(name)?.ancestry.count ?? 0 }
}
