import SwiftSource

/// The names that the source of a dialect keeps for itself, its library and its language.
struct ReservedNames: Sendable {
    var names: Set<String>
    /// Beginnings of names that mean something to the language: the word alone, or before what is no lowercase letter.
    var families: [String] = []

    func contains(_ name: String) -> Bool {
        names.contains(name)
            || families.contains { family in
                name.hasPrefix(family) && name.dropFirst(family.count).first?.isLowercase != true
            }
    }
}
