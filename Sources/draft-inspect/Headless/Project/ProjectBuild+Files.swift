import LayoutProject

/// The files that the compiler gets: copies of the project's, and those that are made up.
extension ProjectBuild {
    mutating func write(_ paths: Set<String>) throws(CommandFailure) {
        for path in paths.sorted() {
            guard let file = program.files[path] else { continue }
            try writeFile(String(decoding: file.bytes, as: UTF8.self), to: folder + "/code/" + name(of: path))
        }
    }

    /// The names of a program's files differ.
    private mutating func name(of path: String) -> String {
        if let name = names[path] { return name }
        let base = path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? "File"
        var name = base
        var count = 1
        let own = ["Stubs", "Scenes", "Makers", "LeftOutValues", "AssociatedObjects+Headless", "main"]
        while usedNames.contains(name.lowercased()) || own.contains(name) {
            count += 1
            name = base + "-\(count)"
        }
        usedNames.insert(name.lowercased())
        names[path] = name + ".swift"
        return name + ".swift"
    }

    /// The original of a copy.
    func path(of copy: String) -> String? {
        originals[Self.name(in: copy)]
    }

    var originals: [String: String] {
        Dictionary(names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    }

    /// The files that are made up.
    mutating func writeMade() throws(CommandFailure) {
        addMakers()
        let imports = HeadlessModule.imports(ProjectSources.always)
        try writeFile(
            imports + program.stubs.source(zero: LeftOutValues.madeUpProtocol, shown: LeftOutValues.shownProtocol)
                + "\n",
            to: folder + "/code/" + Self.stubsFile
        )
        try writeFile(imports + AssociatedObjects.source, to: folder + "/code/" + AssociatedObjects.fileName)
        let imported = ProjectSources.always.map { "import \($0); " }.joined()
        var lines = [imported + "enum _Scenes { static func make(_ name: String) -> Any? { switch name {"]
        for scene in scenes {
            lines.append(scene.expression.map { "case \"\(scene.scene.name)\": return \($0)" } ?? "")
        }
        lines.append("default: return nil } } }")
        try writeFile(lines.joined(separator: "\n") + "\n", to: folder + "/code/Scenes.swift")
        // Each by itself: a function of thousands of lines takes long.
        var made = makers.enumerated().map { place, maker in
            guard maker.attempt < maker.expressions.count else { return "func _maker\(place)() {}" }
            let declaration = maker.attempt == maker.expressions.count - 1 ? maker.declaration.map { $0 + "; " } : nil
            let expression = maker.expressions[maker.attempt]
            let isSample = program.index.isSample(expression, of: maker.type)
            return (declaration ?? "")
                + "func _maker\(place)() { _Values.register(isSample: \(isSample)) { () -> \(maker.type) in \(expression) } }"
        }
        made.append("func _registerAll() { " + makers.indices.map { "_maker\($0)()" }.joined(separator: "; ") + " }")
        try writeFile(
            ([ProjectSources.always.map { "import \($0); " }.joined()] + made).joined(separator: "\n") + "\n",
            to: folder + "/code/Makers.swift"
        )
    }

    private mutating func addMakers() {
        if makers.isEmpty {
            makers = SceneClass.frameworkClasses.map { Maker(expressions: [$0.expression], type: $0.name) }
        }
        let known = Set(makers.map(\.type))
        for declared in program.index.types.values.joined().sorted(by: { $0.name < $1.name })
        where program.files[declared.file] != nil && !known.contains(declared.name) && !declared.isHidden {
            let expressions = program.index.makers(of: declared)
            if !expressions.isEmpty { makers.append(Maker(expressions: expressions, type: declared.name)) }
        }
        for declared in program.index.types.values.joined().sorted(by: { $0.name < $1.name })
        where declared.isProtocol && program.files[declared.file] != nil && !known.contains(declared.name) {
            var expressions = program.index.conformers(of: declared.name, in: program.files).map {
                "(_leftOut() as \($0))"
            }
            let made = program.index.conformer(of: declared.name, in: program.files)
            if let made { expressions.append(made.name + "()") }
            makers.append(Maker(expressions: expressions, type: declared.name, declaration: made?.source))
        }
        for (name, stub) in program.stubs.stubs.sorted(by: { $0.key < $1.key })
        where !known.contains(name) && !stub.isProtocol && stub.genericCount == 0 {
            makers.append(Maker(expressions: [name + "()"], type: name))
        }
    }

    var main: String {
        HeadlessModule.imports(["Foundation", "UIKit"]) + SceneProgram.start + """
            _Values.registerFramework()
            _registerAll()
            let size = CommandLine.arguments.count > 5
                ? CGSize(width: Double(CommandLine.arguments[4])!, height: Double(CommandLine.arguments[5])!) : nil
            switch _Scenes.make(CommandLine.arguments[2]) {
            case let controller as UIViewController:
                _write(controller, CommandLine.arguments[3], size)
                _reportMadeUp(in: controller.view)
            case let view as UIView:
                _write(view, CommandLine.arguments[3], size)
                _reportMadeUp(in: view)
            default: exit(\(LeftOutValues.exitStatus))
            }

            """ + SceneProgram.end
    }
}
