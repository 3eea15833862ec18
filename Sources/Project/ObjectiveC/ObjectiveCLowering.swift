import LayoutCode
import LayoutSyntax

/// Swift source without what needs the Objective-C runtime, which only Apple's systems have.
///
/// Attributes that only export to Objective-C are blanked, `#keyPath(Type.name)` becomes the name's text, and
/// `#selector(name)` a `Selector` of it: targets of controls and gesture recognizers are kept and never called. Lines stay,
/// and columns before a change. What is no Swift stays as it is, for the compiler to say so.
package struct ObjectiveCLowering: Sendable {
    /// Something that cannot be lowered.
    package struct Refusal: Error, Equatable, Sendable {
        package var place: Place
        package var message: String
    }

    /// Whose source it is.
    package enum Owner: Sendable {
        /// The user's, who can write it otherwise: what cannot be lowered is refused.
        case user
        /// A library's: members of extensions that override others are left out, but for
        /// descriptions, and nothing is refused.
        case library
    }

    package private(set) var file: ProjectFile
    package private(set) var refusals: [Refusal] = []
    /// The library's classes whose description has another name now: ``LibraryDescriptions``.
    package private(set) var described: Set<String> = []

    package init(_ source: ProjectFile, of owner: Owner = .user) {
        file = source
        guard let tokens = file.tokens else { return }
        var edits: [SourceEdit] = []
        for index in 0..<tokens.count {
            switch tokens.tokens[index].kind {
            case .attribute where Self.exports.contains(tokens.text(at: index)):
                // `@objc(name)`: the name in Objective-C.
                let hasName = tokens.is("@objc", at: index) && isCalled(index, tokens)
                let bytes = file.bytes(of: index..<(hasName ? tokens.end(at: index + 1) : index + 1))
                edits.append(SourceEdit(bytes, String(repeating: " ", count: bytes.count)))
            case .directive where isCalled(index, tokens): edits += pathEdit(at: index, tokens)
            case .word where tokens.is("type", at: index): edits += descriptionEdits(at: index, tokens)
            default: break
            }
            if owner == .user, let message = Self.refused[tokens.text(at: index)], tokens.tokens[index].kind != .string
            {
                refusals.append(Refusal(place: tokens.place(of: index), message: message))
            }
        }
        if owner == .library {
            let overriding = OverridingExtensions(in: file, tokens)
            described = overriding.described
            edits += overriding.edits
        }
        file.apply(edits)
    }

    private static let exports: Set<String> = [
        "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBSegueAction", "@IBDesignable", "@IBInspectable",
        "@GKInspectable", "@nonobjc",
    ]

    private static let refused = [
        "@NSManaged": "'@NSManaged' needs the Objective-C runtime",
        "NSSelectorFromString": "'NSSelectorFromString' needs the Objective-C runtime; use '#selector'",
        "NSClassFromString": "'NSClassFromString' needs the Objective-C runtime; use the type",
    ]

    /// Whether arguments follow a token at once.
    private func isCalled(_ index: Int, _ tokens: SwiftCodeTokens) -> Bool {
        index + 1 < tokens.count && tokens.is("(", at: index + 1) && !tokens.tokens[index + 1].isSpaced
    }

    /// `#selector(LoginView.edited(_:))`, `#keyPath(UIView.layer.frame)`
    private func pathEdit(at index: Int, _ tokens: SwiftCodeTokens) -> [SourceEdit] {
        let end = tokens.end(at: index + 1)
        let path = (index + 2..<end - 1).map { tokens.text(at: $0) }.joined()
        let text: String
        if tokens.is("#selector", at: index) {
            text = "Selector(\"" + path.filter { $0 != "\"" && $0 != "\\" } + "\")"
        } else if tokens.is("#keyPath", at: index) {
            // The names behind the type.
            let names = path.split(separator: ".")
            let isTyped = names.first?.first?.isUppercase == true
            text = "\"" + names.dropFirst(isTyped ? 1 : 0).joined(separator: ".") + "\""
        } else {
            return []
        }
        return [SourceEdit(file.bytes(of: index..<end), text)]
    }

    /// `type(of: self).description()`: the description of a class is a method of the runtime's.
    private func descriptionEdits(at index: Int, _ tokens: SwiftCodeTokens) -> [SourceEdit] {
        guard isCalled(index, tokens), index == 0 || !tokens.is(".", at: index - 1) else { return [] }
        let end = tokens.end(at: index + 1)
        guard end + 3 < tokens.count, tokens.is(".", at: end), tokens.is("description", at: end + 1),
            tokens.is("(", at: end + 2), tokens.is(")", at: end + 3)
        else { return [] }
        let start = file.bytes(of: index..<(index + 1)).lowerBound
        return [
            SourceEdit(start..<start, "String(describing: "), SourceEdit(file.bytes(of: end..<(end + 4)), ")"),
        ]
    }
}
