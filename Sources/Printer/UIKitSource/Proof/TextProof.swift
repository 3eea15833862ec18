import LayoutCode
import LayoutModel
import LayoutSyntax

/// Proves that a text, run by the rules of UIKit and of a library, makes what was selected.
///
/// The module LayoutCode says what layout code means, and knows nothing of plans.
enum TextProof {
    /// What the plan of a section says that the proof has to know: what the source declares and sets.
    struct Section {
        var parts: SourceParts
        var bars: [UIKitStatement] = []
        /// Names that stand for something else than the objects of the layout.
        var ownNames: Set<String> = []
        /// The functions that a class has to call to set itself up, in order.
        var calls: [String] = []
        /// The functions that a class has to call whenever UIKit lays its view out, in order.
        var layoutCalls: [String] = []
        /// The functions that hold comments alone: nothing calls them.
        var emptyFunctions: Set<String> = []
        /// The property, or constant of statements, that keeps what the library asks for, with its type.
        var state: (name: String, type: String)?
        /// The properties of the class that constraints are assigned to.
        var held: [String] = []
        /// A function that other code can call again, and the property with the constraints that it made last.
        var repeatable: (function: String, list: String)?
    }

    /// - Parameters:
    ///   - superclass: The framework class that the bases of a class mean; `nil` if they are invalid.
    ///   - library: What the calls of the text mean.
    ///   - surround: What else is known of the objects that exist, in the dialect.
    ///   - change: What is expected otherwise in the dialect.
    /// - Throws: The first difference.
    static func check(
        _ text: String,
        library: any LayoutLibrary.Type,
        module: String?,
        sections: [Section],
        in context: PrintContext,
        version: Int? = nil,
        superclass: ([String]) -> String? = { $0.count == 1 ? $0[0] : nil },
        surround: (inout CodeSurroundings) -> Void = { _ in },
        change: (inout SectionExpectation) -> Void = { _ in }
    ) throws(ProofFailure) {
        guard sections.count == context.sections.count else { throw ProofFailure("a print root is missing") }
        var facts: [SectionFacts] = []
        for section in context.sections { facts.append(try SectionFacts(section)) }
        let form: CodeForm =
            switch context.form.scope {
            case .existingClass: .members
            case .wholeFile: .classes
            case .function: .statements
            }
        let made: [CodeSection]
        do {
            let surroundings = zip(facts, sections).map { facts, section in
                var surroundings = facts.surroundings
                surroundings.calls = section.calls + section.layoutCalls
                surroundings.emptyFunctions = section.emptyFunctions
                surroundings.clientNames = Set((section.parts.shell?.members ?? []).map(\.name))
                surroundings.libraryVersion = version
                surround(&surroundings)
                return surroundings
            }
            made = try StrictCode.sections(of: text, library: library, form: form, in: surroundings)
        } catch {
            throw ProofFailure(error.place.map { "line \($0.line): " + error.message } ?? error.message)
        }
        for index in made.indices {
            let scope = context.sections[index]
            let section = sections[index]
            try ClassRules(scope).check(made[index], section, superclass: superclass)
            try checkUnset(made[index], section, form)
            if let repeatable = section.repeatable { try check(repeatable, made[index]) }
            if form == .statements, made[index].kept != Set([section.state?.name].compactMap { $0 }) {
                throw ProofFailure("the constants keep something else than the library needs")
            }
            try check(imports: made[index].imports, library: module, in: context)
            var expectation = facts[index].expectation(section.parts, bars: section.bars, ownNames: section.ownNames)
            change(&expectation)
            do {
                try SectionComparison.check(made[index], expectation)
            } catch {
                throw ProofFailure(error.message, constraint: error.constraint)
            }
        }
    }

    /// Whether a file has what its classes need, and nothing else: UIKit, the dialect's library, and the frameworks of
    /// some views.
    private static func check(
        imports: [String],
        library: String?,
        in context: PrintContext
    ) throws(ProofFailure) {
        guard context.form.scope == .wholeFile else {
            if !imports.isEmpty { throw ProofFailure("what is put into a file imports nothing") }
            return
        }
        var needed: Set<String> = ["UIKit"]
        if let library { needed.insert(library) }
        for view in context.sections.flatMap(\.views) {
            for name in [context.layout.views[view].className, context.layout.views[view].baseClass] {
                if let module = FrameworkSuperclass.module(of: name) { needed.insert(module) }
            }
        }
        guard Set(imports) == needed, imports.count == needed.count else {
            throw ProofFailure("the file imports other modules than its classes need")
        }
    }

    /// A function that can run again first removes what it made, and keeps what it makes.
    private static func check(
        _ repeatable: (function: String, list: String),
        _ made: CodeSection
    ) throws(ProofFailure) {
        let (function, list) = repeatable
        let statements = made.functions[function] ?? []
        guard statements.count > 2, statements[0] == "NSLayoutConstraint.deactivate(\(list))",
            statements[1] == list + ".removeAll()",
            statements[statements.count - 1] == "NSLayoutConstraint.activate(\(list))",
            !statements.contains(where: { $0.hasPrefix(list + "=") }), made.lists.contains(list)
        else { throw ProofFailure("'\(function)' does not remove what it made before") }
    }

    /// Properties without a value get constraints, or keep what the library asks for.
    private static func checkUnset(_ made: CodeSection, _ section: Section, _ form: CodeForm) throws(ProofFailure) {
        var expected: [String: String] = [:]
        if form == .classes { for name in section.held { expected[name] = "NSLayoutConstraint!" } }
        if form == .classes, made.language == .objectiveC {
            // A method gives them their values.
            for declaration in section.parts.declarations {
                expected[declaration.name] = declaration.value.className + "!"
            }
        }
        if form != .statements, let state = section.state { expected[state.name] = state.type }
        let names = Set(made.unset.keys).union(expected.keys).sorted()
        if let name = names.first(where: { made.unset[$0] != expected[$0] }) {
            throw ProofFailure("the property '\(name)' is declared otherwise than its constraint needs")
        }
        if Set(section.held).count != section.held.count {
            throw ProofFailure("a property gets two constraints")
        }
    }
}
