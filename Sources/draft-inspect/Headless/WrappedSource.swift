import LayoutInspector

/// Forms that are parts of classes, put into classes so that they run where their names mean something.
///
/// The class form of the same layout shows what these classes are: superclasses, outlets, and how a controller makes its
/// view.
struct WrappedSource {
    let text: String

    /// - Parameters:
    ///   - source: Source for existing classes or functions, its sections divided by `// MARK: -`.
    ///   - whole: The class form.
    init(_ source: String, isFunction: Bool, whole: String) {
        let classes = PrintedClass.all(in: whole)
        let parts = Self.parts(of: source, classes)
        var lines = HeadlessModule.forUsers.filter { ("\n" + whole).contains("\nimport \($0)\n") }.map {
            "import " + $0
        }
        lines.append("")
        for (declared, part) in parts {
            lines += Self.wrapped(part, isFunction: isFunction, in: declared)
        }
        text = lines.joined(separator: "\n")
    }

    /// Each part with its class. Classes that have nothing to print have no part.
    private static func parts(of source: String, _ classes: [PrintedClass]) -> [(PrintedClass, [Substring])] {
        let mark = "// MARK: - "
        var marked: [(name: Substring, lines: [Substring])] = []
        var unmarked: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(mark) {
                marked.append((line.dropFirst(mark.count), []))
            } else if marked.isEmpty {
                unmarked.append(line)
            } else {
                marked[marked.count - 1].lines.append(line)
            }
        }
        // Marks name the classes of the layout: several cells can be of one, and views of the framework's.
        var rest = classes[...]
        let parts = marked.compactMap { name, lines -> (PrintedClass, [Substring])? in
            if marked.count < classes.count { rest = rest.drop { $0.base != name && !$0.name.hasPrefix(name) } }
            return rest.popFirst().map { ($0, lines) }
        }
        if !parts.isEmpty { return parts }
        // One class alone is not marked: the one whose lines these are.
        let lines = Set(unmarked.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty })
        let best = classes.enumerated().max { left, right in
            (left.element.count(of: lines), -left.offset) < (right.element.count(of: lines), -right.offset)
        }
        return best.map { [($0.element, unmarked)] } ?? []
    }

    private static func wrapped(_ part: [Substring], isFunction: Bool, in declared: PrintedClass) -> [String] {
        let names = isFunction ? [] : declaredNames(in: part)
        var lines = ["final class \(declared.name): \(isFunction ? declared.base : declared.bases) {"]
        lines += outlets(of: declared).filter { !names.contains($0.name) }.map(\.text) + [""]
        lines += shell(of: declared)
        if isFunction {
            lines += ["    func build() {"] + part.map { "        " + $0 } + ["    }", "}", ""]
        } else {
            let calls = calls(in: part)
            let building = calls.filter { !layingOut.contains($0) }
            lines += ["    func build() {"] + building.map { "        \($0)()" } + ["    }", ""]
            lines += layoutPass(of: declared, calling: calls.filter { layingOut.contains($0) })
            lines += part.map { "    " + $0 } + ["}", ""]
        }
        return lines
    }

    /// The members that a part declares: outlets of these names are its own.
    private static func declaredNames(in part: [Substring]) -> Set<Substring> {
        Set(
            part.compactMap { line in
                var words = line.split(separator: " ")[...]
                if words.first == "private" { words.removeFirst() }
                guard !line.hasPrefix(" "), words.first == "let" || words.first == "var" else { return nil }
                return words.dropFirst().first.map { $0.prefix { $0 != ":" } }
            }
        )
    }

    /// What sets views comes before a plan or layout, and what these cannot express after it.
    private static func calls(in part: [Substring]) -> [Substring] {
        let functions = part.compactMap { line -> Substring? in
            guard line.hasPrefix("func "), line.hasSuffix("() {") else { return nil }
            return line.dropFirst(5).dropLast(4)
        }
        guard let plan = plans.first(where: { plan in part.contains { $0.hasPrefix(plan.declaration) } }) else {
            return functions
        }
        return functions.filter { $0 != plan.remainder } + [plan.application]
            + functions.filter { $0 == plan.remainder }
    }

    /// Functions that set frames, for each layout pass.
    private static let layingOut: Set<Substring> = ["layOutSubviews"]

    private static func layoutPass(of declared: PrintedClass, calling functions: [Substring]) -> [String] {
        if functions.isEmpty { return [] }
        let method = declared.base.hasSuffix("Controller") ? "viewDidLayoutSubviews" : "layoutSubviews"
        return ["    override func \(method)() {", "        super.\(method)()"]
            + functions.map { "        \($0)()" } + ["    }", ""]
    }

    /// How the plans of libraries begin, what applies them, and the function for what they cannot express.
    private static let plans: [(declaration: Substring, application: Substring, remainder: Substring)] = [
        ("var viewPlan:", "applyPlan", "applyRemainder"),
        ("var contentViewPlan:", "applyPlan", "applyRemainder"),
        ("var stackViewPlan:", "applyPlan", "applyRemainder"),
        ("var layout: some Layout", "sl.updateLayout", "completeLayout"),
    ]

    private struct Outlet {
        var name: Substring
        var text: String
    }

    /// The properties of a class without their settings; a stack keeps what it does with its views.
    private static func outlets(of declared: PrintedClass) -> [Outlet] {
        var found: [Outlet] = []
        for (place, line) in declared.body.enumerated() {
            guard line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
            var words = line.split(separator: " ")[...]
            if words.first == "private" { continue }
            guard words.first == "let" || words.first == "var" else { continue }
            words.removeFirst()
            guard let word = words.first else { continue }
            let name = word.prefix { $0 != ":" }
            if line.hasSuffix("= {") {
                let closure = declared.body[place...].prefix { $0 != "    }()" }
                let isStack = closure.contains { $0.contains(".axis = ") || $0.contains(".distribution = ") }
                if isStack || closure.contains(where: { $0.contains(".alignment = .") && !$0.contains("text") }) {
                    found.append(Outlet(name: name, text: closure.joined(separator: "\n") + "\n    }()"))
                } else if let made = closure.dropFirst().first?.firstRange(of: " = ") {
                    let value = closure[closure.index(after: closure.startIndex)][made.upperBound...]
                    found.append(Outlet(name: name, text: "    let \(name) = \(value)"))
                }
            } else if line.contains(" = ") {
                found.append(Outlet(name: name, text: String(line)))
            } else if word.hasSuffix(":"), !line.hasSuffix("{") {
                found.append(Outlet(name: name, text: String(line)))
            }
        }
        return found
    }

    /// `        addSubviews()`
    private static func isOwnCall(_ line: Substring) -> Bool {
        let word = line.drop { $0 == " " }
        return word.hasSuffix("()") && word.dropLast(2).allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
            && !word.hasPrefix("super.")
    }

    private static func shell(of declared: PrintedClass) -> [String] {
        if declared.base.hasSuffix("Controller") {
            var lines: [String] = []
            if let start = declared.body.firstIndex(of: "    override func loadView() {") {
                // What the class does behind its view is in `build()`.
                lines =
                    declared.body[start...].prefix { $0 != "    }" }.filter { !isOwnCall($0) }.map(String.init)
                    + ["    }", ""]
            }
            return lines + [
                "    override func viewDidLoad() {", "        super.viewDidLoad()", "        build()", "    }", "",
            ]
        }
        let initializer = UIKitClass.named(declared.base)?.initializer ?? .frame
        let (parameters, arguments) = initializer.declaration
        return [
            "    override init(\(parameters)) {", "        super.init(\(arguments))", "        build()", "    }", "",
            "    required init\(initializer == .stack ? "" : "?")(coder: NSCoder) {",
            "        super.init(coder: coder)", "    }", "",
        ]
    }
}

extension PrintedClass {
    /// How many of the lines the class has, wherever they begin.
    fileprivate func count(of lines: Set<Substring>) -> Int {
        body.count { line in lines.contains(line.drop { $0 == " " }) }
    }
}
