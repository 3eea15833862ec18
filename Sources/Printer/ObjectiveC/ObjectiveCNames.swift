import LayoutModel

/// Names of a class's source in Objective-C.
///
/// Members of the class are written with `self`, as blocks demand, and local variables by their names. A path that begins
/// with `self` in Swift is written by its instance variable, `self->_title`, or as a message: `[self contentView]`.
struct ObjectiveCNames {
    var locals: Set<String> = []

    /// The members of UIKit's classes that source uses without an owner in Swift.
    static let inherited: Set<String> = Set(LayoutAttribute.allCases.map { $0.rawValue + "Anchor" }).union([
        "view", "contentView", "tableView", "collectionView", "safeAreaLayoutGuide", "layoutMarginsGuide",
        "readableContentGuide", "keyboardLayoutGuide", "topLayoutGuide", "bottomLayoutGuide", "contentLayoutGuide",
        "frameLayoutGuide",
    ])

    /// Words that name no variable, and names that the source uses itself.
    static let reserved: Set<String> = [
        "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern",
        "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return", "short", "signed",
        "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "id",
        "in", "out", "inout", "bycopy", "byref", "oneway", "self", "super", "nil", "Nil", "YES", "NO", "BOOL", "SEL",
        "IMP", "Class", "NULL", "typeof", "asm", "coder", createViews, MasonryBlock.parameter,
    ]

    /// What begins a line that only names the group of methods below it.
    static let mark = "#pragma mark"

    /// The function that creates the views of a class.
    static let createViews = "createViews"

    /// A path as Objective-C spells it.
    func path(_ path: String) -> String {
        let first = String(path.prefix { $0 != "." })
        if path == "self" || locals.contains(first) { return path }
        guard first == "self" else { return "self." + path }
        let rest = path.dropFirst("self.".count)
        let member = rest.prefix { $0 != "." }
        // What UIKit's classes have is no variable of this class.
        if Self.inherited.contains(String(member)) { return "[self " + member + "]" + rest.dropFirst(member.count) }
        return Self.ownVariable + rest
    }

    /// The beginning of `self->_title`.
    private static let ownVariable = "self->_"
}

extension PlainConstraint {
    /// Names the class's own guides and anchors without `self`, which Objective-C always writes.
    mutating func omitSelfOfOwnItems() {
        func short(_ path: String) -> String {
            let names = path.split(separator: ".")
            guard names.count > 1, names[0] == "self", ObjectiveCNames.inherited.contains(String(names[1])) else {
                return path
            }
            return String(path.dropFirst("self.".count))
        }
        switch form {
        case .anchors(let first, let second, let multiplier, let constant):
            form = .anchors(first: short(first), second: short(second), multiplier: multiplier, constant: constant)
        case .constant(let first, let constant): form = .constant(first: short(first), constant)
        case .items(var items):
            items.item = short(items.item)
            items.toItem = items.toItem.map(short)
            form = .items(items)
        }
    }
}
