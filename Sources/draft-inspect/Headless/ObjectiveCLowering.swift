/// Swift source without what needs the Objective-C runtime, which only Apple's systems have.
///
/// Attributes that only export to Objective-C are blanked, `#keyPath(Type.name)` becomes the name's text, and
/// `#selector(name)` a `Selector` of it: targets of controls and gesture recognizers are kept and never called. Lines and columns before a change stay.
struct ObjectiveCLowering {
    /// Something that cannot be lowered.
    struct Refusal: Error, Equatable {
        /// From 1.
        var line: Int
        var column: Int
        var message: String
    }

    /// Whose source it is.
    enum Owner {
        /// The user's, who can write it otherwise: what cannot be lowered is refused.
        case user
        /// A library's: members of extensions that override others are left out, but for
        /// descriptions, and nothing is refused.
        case library
    }

    private(set) var text = ""
    private(set) var refusals: [Refusal] = []
    private var overriding = OverridingExtensions()

    /// The library's classes whose description has another name now: ``LibraryDescriptions``.
    var described: Set<String> { overriding.described }

    init(_ source: String, of owner: Owner = .user) {
        var scanner = SwiftScanner(source)
        while let piece = scanner.next() {
            guard case .code(let word) = piece.kind else {
                text += piece.text
                if owner == .library { overriding.take(piece.text, &text) }
                continue
            }
            switch word {
            case "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBDesignable", "@IBInspectable",
                "@GKInspectable", "@nonobjc":
                text += String(repeating: " ", count: piece.text.count)
                // The name in Objective-C.
                if word == "@objc", scanner.isAtParenthesis, let name = scanner.parenthesized() {
                    text += String(repeating: " ", count: name.count + 2)
                }
            case "#selector":
                guard scanner.isAtParenthesis, let name = scanner.parenthesized() else {
                    text += piece.text
                    continue
                }
                text += "Selector(\"" + name.filter { !$0.isWhitespace && $0 != "\"" && $0 != "\\" } + "\")"
                text += String(repeating: "\n", count: name.count(where: \.isNewline))
            case "#keyPath":
                // The names behind the type.
                guard scanner.isAtParenthesis, let path = scanner.parenthesized() else {
                    text += piece.text
                    continue
                }
                let names = path.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
                let isTyped = names.first?.first?.isUppercase == true
                text += "\"" + names.dropFirst(isTyped ? 1 : 0).joined(separator: ".") + "\""
                text += String(repeating: "\n", count: path.count(where: \.isNewline))
            case "type":
                // The description of a class is a method of the runtime's.
                guard scanner.isAtParenthesis, let value = scanner.parenthesized() else {
                    text += piece.text
                    continue
                }
                let isDescribed = scanner.skip(".description()")
                text += isDescribed ? "String(describing: type(" + value + "))" : "type(" + value + ")"
            default:
                if owner == .library {
                    if let description = overriding.takeDescription(word, &scanner) {
                        text += description
                        continue
                    }
                    overriding.takeWord(word, &text)
                    text += piece.text
                    continue
                }
                if let reason = Self.refused[word] {
                    refusals.append(Refusal(line: piece.line, column: piece.column, message: reason))
                }
                text += piece.text
            }
        }
    }

    private static let refused = [
        "@NSManaged": "'@NSManaged' needs the Objective-C runtime",
        "NSSelectorFromString": "'NSSelectorFromString' needs the Objective-C runtime; use '#selector'",
        "NSClassFromString": "'NSClassFromString' needs the Objective-C runtime; use the type",
    ]
}
