import LayoutCode
import LayoutModel

/// What the files of a program say about names: what is a number, what is a view, and whose constraints SnapKit changes.
public struct FileNames: Sendable {
    enum Kind: Sendable {
        case number, wholeNumber, view
    }

    private var kinds: [String: Kind] = [:]
    /// Names that files declare as different things.
    private var contradictory: Set<String> = []
    /// Whether a file uses SnapKit that does not import it, as another file of its module does.
    private(set) var leansOnImports = false
    /// The last names of views of other files whose constraints code makes again, changes or removes.
    private var constrainedElsewhere: Set<String> = []

    /// - Parameter files: The bytes of Swift files; what is no Swift says nothing.
    /// - Complexity: Linear in their size.
    public init(_ files: [[UInt8]]) {
        for file in files { if let read = try? CodeText(file) { add(read) } }
    }

    private mutating func add(_ file: CodeText) {
        for index in 0..<max(0, file.tokens.count - 2)
        where (file.is("let", at: index) || file.is("var", at: index)) && file.isWord(at: index + 1) {
            guard let kind = Self.kind(declaredAt: index + 2, file) else { continue }
            let name = file.tokens.name(at: index + 1)
            if let known = kinds[name], known != kind { contradictory.insert(name) }
            kinds[name] = kind
        }
        let indices = 0..<file.tokens.count
        if indices.contains(where: { file.is("snp", at: $0) && file.is(".", at: $0 - 1) }),
            !indices.contains(where: { file.is("SnapKit", at: $0) && file.is("import", at: $0 - 1) })
        {
            leansOnImports = true
        }
        for receiver in file.receiversConstrainedAnew {
            let names = WrittenExpression.names(in: WrittenExpression.withoutSelf(receiver))
            // A view by its name alone is the file's own, if that declares it.
            guard let last = names.last, names.count > 1 || !file.declares(last) else { continue }
            constrainedElsewhere.insert(last)
        }
    }

    /// Whether a file asks SnapKit to change the constraints of another one's view of this name.
    func isConstrainedElsewhere(_ receiver: String) -> Bool {
        WrittenExpression.names(in: receiver).last.map(constrainedElsewhere.contains) ?? false
    }

    /// - Parameter index: Behind the name.
    private static func kind(declaredAt index: Int, _ file: CodeText) -> Kind? {
        if file.is(":", at: index), file.isWord(at: index + 1) { return kind(ofType: file.text(at: index + 1)) }
        guard file.is("=", at: index), index + 1 < file.tokens.count else { return nil }
        let next = index + 1
        switch file.tokens.tokens[next].kind {
        case .number: return file.tokens.isWhole(at: next) ? .wholeNumber : .number
        case .word:
            guard file.is("(", at: next + 1) else { return nil }
            return kind(ofType: file.text(at: next))
        default: return nil
        }
    }

    private static func kind(ofType name: String) -> Kind? {
        switch name {
        case "CGFloat", "Double", "Float", "TimeInterval": return .number
        case "Int": return .wholeNumber
        default: return UIKitTypes.isViewName(name) || name.hasSuffix("LayoutGuide") ? .view : nil
        }
    }

    /// What the value of an expression is, by its last name.
    func kind(of expression: String) -> Kind? {
        if WrittenExpression.isNumber(expression) { return expression.contains(".") ? .number : .wholeNumber }
        guard WrittenExpression.isPath(expression), let last = expression.split(separator: ".").last.map(String.init)
        else {
            // A sum of numbers.
            let operands = expression.split { "+-*/() ".contains($0) }.map(String.init)
            let isSum = expression.contains { "+-*/".contains($0) } && !expression.contains { "{}[]\"?:,".contains($0) }
            let kinds = operands.map { kind(of: $0) }
            guard isSum, kinds.contains(where: { $0 == .number || $0 == .wholeNumber }), !kinds.contains(.view) else {
                return nil
            }
            // Whole numbers with what is not known may be an `Int`.
            return kinds.contains(.number) || operands.allSatisfy(WrittenExpression.isNumber) ? .number : .wholeNumber
        }
        switch last {
        case "self", "view", "contentView", "superview", "safeAreaLayoutGuide", "layoutMarginsGuide",
            "readableContentGuide":
            return .view
        default: return contradictory.contains(last) ? nil : kinds[last]
        }
    }
}
