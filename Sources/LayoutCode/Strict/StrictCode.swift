import LayoutModel
import LayoutSyntax

/// Layout code that is run strictly: no unknown name, no argument without effect, no statement passed over.
package enum StrictCode {
    /// Runs the code of each section.
    ///
    /// - Parameter surroundings: Those of each section, in the order of the text.
    /// - Returns: As many sections.
    /// - Throws: ``ReadError`` with its place for code that does not compile, or that the library or UIKit would refuse.
    package static func sections(
        of text: String,
        library: any LayoutLibrary.Type,
        form: CodeForm,
        in surroundings: [CodeSurroundings]
    ) throws(ReadError) -> [CodeSection] {
        var result = Result<[CodeSection], ReadError>.success([])
        DeepStack.run {
            result = Result { () throws(ReadError) in
                try sectionsOnThisStack(of: text, library: library, form: form, in: surroundings)
            }
        }
        return try result.get()
    }

    private static func sectionsOnThisStack(
        of text: String,
        library: any LayoutLibrary.Type,
        form: CodeForm,
        in surroundings: [CodeSurroundings]
    ) throws(ReadError) -> [CodeSection] {
        let tokens = try tokens(of: text, library.facts, in: surroundings)
        var program = try CodeProgram(tokens, library, isStrict: true)
        if let repeated = program.repeatedName {
            throw ReadError("\"\(tokens.name(at: repeated))\" is declared twice", place: tokens.place(of: repeated))
        }
        let imports = try imports(tokens)
        var parts: [(type: Int?, fragment: Int?, shape: ClassShape?)] = []
        switch form {
        case .classes:
            guard program.fragments.isEmpty else {
                throw ReadError("found code outside of classes", place: Place(line: 1, column: 1))
            }
            for declaration in program.declarations {
                guard let type = program.type(named: declaration.name), declaration.keyword == .class else {
                    throw ReadError("expected a class", place: tokens.place(of: declaration.token))
                }
                parts.append((type, nil, try ClassShape(declaration, tokens)))
            }
        case .members, .statements:
            guard program.types.isEmpty else { throw ReadError("found a class", place: program.types[0].place) }
            for index in program.fragments.indices {
                guard index < surroundings.count else { break }
                if form == .members, let stray = program.fragments[index].statements.first {
                    throw ReadError("found a statement outside of a function", place: tokens.place(of: stray.token))
                }
                if form == .members {
                    let shape = try ClassShape(members: program.fragments[index].declarations, tokens)
                    parts.append((program.addType(of: index, surroundings[index]), index, shape))
                } else {
                    parts.append((nil, index, nil))
                }
            }
            // Source of a section that has nothing to say is empty.
            if parts.isEmpty, surroundings.count == 1 { parts = [(nil, nil, nil)] }
        }
        guard parts.count == surroundings.count else {
            throw ReadError(
                "found the code of \(parts.count) views or controllers, expected \(surroundings.count)",
                place: Place(line: 1, column: 1)
            )
        }
        var sections: [CodeSection] = []
        for (part, surroundings) in zip(parts, surroundings) {
            var run = CodeRun(program, library, in: surroundings, tracksClass: form == .classes)
            let owner = try run.makeOwner(type: part.type, surroundings)
            var declared: [String: CodeValue] = [:]
            if let type = part.type {
                try run.runStrictly(
                    type,
                    owner,
                    form == .classes ? nil : surroundings.calls,
                    emptyFunctions: surroundings.emptyFunctions,
                    clientNames: surroundings.clientNames
                )
                declared = run.objects[owner].members.filter { program.types[type].members.variables[$0.key] != nil }
            } else if let fragment = part.fragment {
                declared = try run.runStatements(program.tokens(of: fragment), owner)
            }
            try library.end(in: &run)
            sections.append(
                CodeSection(
                    run: CodeRunResult(
                        objects: run.objects,
                        guides: run.guides,
                        constraints: run.constraints,
                        given: run.strict?.given ?? []
                    ),
                    owner: owner,
                    declared: declared,
                    shape: form == .classes ? part.shape : nil,
                    unset: part.shape?.unset ?? [:],
                    functions: part.shape?.calls ?? [:],
                    lists: part.shape?.lists ?? [],
                    imports: imports,
                    language: library.facts.language
                )
            )
        }
        return sections
    }

    private static func tokens(
        of text: String,
        _ facts: LibraryFacts,
        in surroundings: [CodeSurroundings]
    ) throws(ReadError) -> SwiftCodeTokens {
        var text = text
        let result = text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            return Result { () throws(ReadError) in
                switch facts.language {
                case .swift: return try SwiftCodeTokens(bytes)
                case .objectiveC:
                    let names = surroundings.flatMap { $0.given.map(\.name) + $0.controllers }
                    let ownNames = Set(names.flatMap { $0.split(separator: ".").map(String.init) })
                    let strictness = ObjectiveCStrictness(library: facts, ownNames: ownNames)
                    return try ObjectiveCTranslation.tokens(of: bytes, strictness: strictness)
                }
            }
        }
        return try result.get()
    }

    private static func imports(_ tokens: SwiftCodeTokens) throws(ReadError) -> [String] {
        var modules: [String] = []
        for index in 0..<tokens.count where tokens.is("import", at: index) && tokens.tokens[index].startsLine {
            guard index + 1 < tokens.count, tokens.tokens[index + 1].kind == .word else {
                throw ReadError("expected the name of a module", place: tokens.place(of: index))
            }
            if index + 2 < tokens.count, !tokens.tokens[index + 2].startsLine {
                throw ReadError(
                    "found \"\(tokens.text(at: index + 2))\", expected the end of the line",
                    place: tokens.place(of: index + 2)
                )
            }
            modules.append(tokens.name(at: index + 1))
        }
        return modules
    }
}
