import LayoutCode
import LayoutModel
import LayoutSyntax

/// A class of a project that can be shown: a view, a controller or a cell.
package struct SceneClass: Sendable {
    package var name: String
    package var file: String
    /// From 1.
    package var line: Int
    package var framework: UIKitClass
    package var constraintCalls: Int
    /// Expressions that make one, the likeliest first.
    package var expressions: [String]
    /// The arguments without default values of the initializer that asks for least, as `title: …, …`; empty: it needs none.
    package var neededArguments: String
}

extension ProjectIndex {
    /// The classes of files that can be shown, in the order of their names.
    ///
    /// - Complexity: Linear in the size of the files.
    package func scenes(in files: [ProjectFile]) -> [SceneClass] {
        let paths = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [SceneClass] = []
        for declared in types.values.joined() where declared.keyword == .class && !declared.isGeneric {
            guard let file = paths[declared.file], let framework = frameworkClass(of: declared.name),
                isScene(framework)
            else { continue }
            found.append(
                SceneClass(
                    name: declared.name,
                    file: declared.file,
                    line: declared.line,
                    framework: framework,
                    constraintCalls: calls(of: declared, in: file),
                    expressions: expressions(for: declared, framework),
                    neededArguments: neededArguments(of: declared, framework)
                )
            )
        }
        return found.sorted { ($0.name, $0.file) < ($1.name, $1.file) }
    }

    /// The calls in the class and in the extensions of its file, as these are now.
    ///
    /// - Complexity: Linear in the size of the file.
    package func constraintCalls(of scene: SceneClass, in file: ProjectFile) -> Int {
        let name = scene.name.split(separator: ".").last.map(String.init) ?? scene.name
        let declared = types[name]?.first { $0.name == scene.name && $0.file == scene.file }
        return declared.map { calls(of: $0, in: file) } ?? 0
    }

    private func calls(of declared: DeclaredType, in file: ProjectFile) -> Int {
        guard let tokens = file.tokens else { return 0 }
        var count = 0
        let name = declared.name.split(separator: ".").last.map(String.init) ?? declared.name
        for index in 0..<tokens.count where tokens.is("class", at: index) || tokens.is("extension", at: index) {
            guard index + 1 < tokens.count, tokens.tokens[index + 1].kind == .word, tokens.name(at: index + 1) == name
            else { continue }
            if tokens.is("class", at: index), Int(tokens.tokens[index].line) != declared.line { continue }
            guard let brace = (index..<tokens.count).first(where: { tokens.is("{", at: $0) }) else { continue }
            count += ConstraintCalls.count(in: brace..<tokens.end(at: brace), of: tokens)
        }
        return count
    }

    private func expressions(for declared: DeclaredType, _ framework: UIKitClass) -> [String] {
        let name = declared.name
        var found = declared.samples.map { name + "." + $0 }
        for initializer in inherited(declared) where !initializer.isHidden {
            // What archives read makes nothing here.
            if initializer.labels == ["coder"] { continue }
            let arguments = initializer.arguments(framework.argument)
            found.append(name + "(" + arguments + ")" + (initializer.isFailable ? "!" : ""))
        }
        if framework.isKind(of: "UIViewController") {
            let isList = framework.initializer == .tableController || framework.initializer == .collectionController
            if isList { found.append(framework.expression(for: name)) }
            found += [name + "()", name + "(nibName: nil, bundle: nil)"]
        } else {
            found += [framework.expression(for: name), name + "()"]
        }
        // A class that only archives make.
        if declared.initializers.contains(where: { $0.labels == ["coder"] && !$0.isHidden }) {
            found.append(name + "(coder: NSCoder())!")
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }

    private func isScene(_ framework: UIKitClass) -> Bool {
        framework.isKind(of: "UIView") || framework.isKind(of: "UIViewController")
    }

    private func neededArguments(of declared: DeclaredType, _ framework: UIKitClass) -> String {
        guard declared.samples.isEmpty, let least = inherited(declared).first(where: { !$0.isHidden }) else {
            return ""
        }
        let unknown = least.labels.filter { Self.value($0, framework) == Leaving.value }
        return unknown.map { $0.map { $0 + ": …" } ?? "…" }.joined(separator: ", ")
    }

    /// The initializers of a class, or those of the class of the project that it inherits from.
    private func inherited(_ declared: DeclaredType) -> [Initializer] {
        var declared = declared
        var seen: Set<String> = []
        while seen.insert(declared.name).inserted {
            let own = declared.initializers.filter { $0.labels != ["coder"] }
            if !own.isEmpty { return own.sorted { $0.labels.count < $1.labels.count } }
            guard let base = declared.bases.first, let next = types[base]?.first(where: { $0.keyword == .class }) else {
                return []
            }
            declared = next
        }
        return []
    }

    private static func value(_ label: String?, _ framework: UIKitClass) -> String {
        framework.argument(for: label) ?? Leaving.value
    }

    /// Expressions that make a value of a type of the project; none for those that nothing is known of.
    package func makers(of declared: DeclaredType) -> [String] {
        if declared.isHidden || declared.isGeneric { return [] }
        let name = declared.name
        var found = declared.samples.map { name + "." + $0 }
        switch declared.keyword {
        case .enum:
            found += declared.cases.filter { $0.parameters.isEmpty }.prefix(1).map { name + "." + $0.name }
            if found.isEmpty, let first = declared.cases.first {
                let arguments = first.parameters.map { ($0.label.map { $0 + ": " } ?? "") + Leaving.value }
                found.append("\(name).\(first.name)(\(arguments.joined(separator: ", ")))")
            }
        case .class where frameworkClass(of: name).map(isScene) == true:
            // As it is shown by itself, at the worst without what its own initializers do.
            return frameworkClass(of: name).map { expressions(for: declared, $0) } ?? []
        case .struct, .class, .actor:
            for initializer in declared.initializers.sorted(by: { $0.labels.count < $1.labels.count })
            where !initializer.isHidden && initializer.labels != ["coder"] && initializer.labels != ["from"] {
                found.append("\(name)(\(initializer.arguments()))" + (initializer.isFailable ? "!" : ""))
            }
            if declared.keyword == .struct, declared.initializers.isEmpty {
                let missing = declared.stored.filter { !$0.hasValue }
                let initializer = Initializer(
                    labels: missing.map(\.name),
                    closures: missing.map(\.closure),
                    isHidden: false,
                    isFailable: false,
                    isConvenience: false,
                    isOverride: false
                )
                found.append("\(name)(\(initializer.arguments()))")
            } else if declared.keyword == .class, declared.initializers.isEmpty {
                found.append(name + "()")
            }
        case .protocol, .extension: break
        }
        return Array(found.prefix(3))
    }

    /// Whether an expression is a member of a type that the project has for showing.
    package func isSample(_ expression: String, of name: String) -> Bool {
        (types[name] ?? []).contains { declared in declared.samples.contains { name + "." + $0 == expression } }
    }

    /// The types of files that say that they conform to a protocol, and that values are known of: the first two.
    package func conformers(of name: String, in files: [String: ProjectFile]) -> [String] {
        let found = types.values.joined().filter { declared in
            declared.bases.contains(name) && declared.keyword != .protocol && files[declared.file] != nil
                && !makers(of: declared).isEmpty
        }
        return Array(found.map(\.name).sorted().prefix(2))
    }
}
