import LayoutSyntax

/// The types of Objective-C, as far as declarations need them.
extension ObjectiveCParser {
    /// A variable's type and name.
    struct Declared {
        /// `UILabel` of `UILabel *`.
        var type: String
        var name: String
        var token: Int
        var isOutlet = false
        var isReadOnly = false
    }

    private static let qualifiers: Set<String> = [
        "const", "static", "extern", "__weak", "__strong", "__block", "__unused", "__kindof", "__unsafe_unretained",
        "__nullable", "__nonnull", "_Nullable", "_Nonnull", "nullable", "nonnull", "IBInspectable", "unsigned",
        "signed", "long", "short", "register", "volatile", "inline", "NS_INLINE", "CG_INLINE", "FOUNDATION_EXPORT",
        "UIKIT_EXTERN", "IBOutletCollection", "IBOutlet", "IBAction", "__autoreleasing", "_Null_unspecified",
    ]

    /// Types of whole numbers.
    static let wholeTypes: Set<String> = [
        "NSInteger", "NSUInteger", "int", "long", "short", "char", "unsigned", "int8_t", "int16_t", "int32_t",
        "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "size_t",
    ]

    /// Reads a type; the position stays where none begins.
    mutating func type() -> (name: String, isOutlet: Bool)? {
        let start = position
        var name: String?
        var isOutlet = false
        while position < end {
            let word = text(at: position)
            if nextKind == .word, Self.qualifiers.contains(word) {
                if word == "IBOutlet" || word == "IBOutletCollection" { isOutlet = true }
                if ["long", "short", "unsigned", "signed"].contains(word), name == nil, isLastWord {
                    name = "NSInteger"
                }
                position += 1
                if word == "IBOutletCollection", isNext("(") { _ = brackets() }
            } else if nextKind == .word, name == nil {
                position += 1
                name = word
                if ["typeof", "__typeof", "__typeof__"].contains(word) {
                    guard isNext("(") else { break }
                    _ = brackets()
                }
            } else if isNext("<"), name != nil, let close = genericEnd() {
                position = close
            } else if isNext("*"), name != nil {
                position += 1
            } else {
                break
            }
        }
        guard let name else {
            position = start
            return nil
        }
        return (name, isOutlet)
    }

    /// Whether no other word of the type follows, apart from the variable's name.
    private var isLastWord: Bool {
        guard kind(at: position + 1) == .word else { return true }
        let next = text(at: position + 1)
        return next != "int" && next != "double" && next != "char" && !Self.qualifiers.contains(next)
    }

    /// The position behind `<…>`, if that is a list of types.
    private func genericEnd() -> Int? {
        var depth = 0
        var index = position
        while index < end, index - position < 64 {
            if isAt("<", index) {
                depth += 1
            } else if isAt(">", index) {
                depth -= 1
            } else if isAt(">>", index) {
                depth -= 2
            } else if kind(at: index) != .word, !isAt(",", index), !isAt("*", index) {
                return nil
            }
            index += 1
            if depth <= 0 { return index }
        }
        return nil
    }

    /// A type and a name, if a declaration of a variable begins here: `UILabel *title =`. The position moves behind it.
    mutating func declaredVariable(endings: [StaticString] = ["=", ";", ",", "in"]) -> Declared? {
        guard nextKind == .word else { return nil }
        let start = position
        guard let (type, isOutlet) = type(), nextKind == .word,
            endings.contains(where: { isAt($0, position + 1) }) || position + 1 == end
        else {
            position = start
            return nil
        }
        position += 1
        return Declared(type: type, name: text(at: position - 1), token: position - 1, isOutlet: isOutlet)
    }

    /// `UILabel *title`, and no other spelling of a variable.
    mutating func objectVariable() throws(ReadError) -> Declared {
        let type = try name()
        try skip("*")
        return Declared(type: type, name: try name(), token: position - 1)
    }

    /// The type of `(UILabel *)x`; `nil`, and nothing read, for an expression in parentheses.
    mutating func castType() -> String? {
        let start = position
        let close = Int(tokens.tokens[position].partner)
        position += 1
        let first = position
        guard let (type, _) = type(), position == close else {
            position = start
            return nil
        }
        position = close + 1
        // What a value begins with: `(width) - 8` is no cast, and neither is `(width)` at the end.
        let hasStar = isAt("*", close - 1) || isAt(">", close - 1)
        let isKnown = hasStar || Self.isArithmetic(type) || close - first > 1
        let beginsValue =
            switch nextKind {
            case .word, .number, .string, .attribute: true
            case .mark: isNext("(") || isNext("[")
            case .operator: isKnown && (isNext("-") || isNext("^") || isNext("!"))
            default: false
            }
        guard beginsValue, isKnown || nextKind == .word else {
            position = start
            return nil
        }
        return type
    }

    static func isArithmetic(_ type: String) -> Bool {
        wholeTypes.contains(type)
            || ["CGFloat", "float", "double", "BOOL", "bool", "NSTimeInterval", "UILayoutPriority", "id"].contains(type)
    }
}
