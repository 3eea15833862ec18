import Foundation
import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks the plans and texts of a library on purpose: its proof has to notice each change.
struct LibraryProofChecks<Library: ConstraintLibrary> {
    let library: Library
    /// What the calls of a section say in their order, in words that are the same for calls that say the same.
    let meanings: (LibrarySection<Library.Call>) -> [String]
    /// What differs from a call in a single decision.
    let mutants: (Library.Call) -> [(String, Library.Call)]

    init(
        library: Library,
        sectionMeanings: @escaping (LibrarySection<Library.Call>) -> [String],
        mutants: @escaping (Library.Call) -> [(String, Library.Call)]
    ) {
        self.library = library
        meanings = sectionMeanings
        self.mutants = mutants
    }

    /// - Parameter meanings: What calls say, whatever the views that they are in.
    init(
        library: Library,
        meanings: @escaping ([Library.Call]) -> [String],
        mutants: @escaping (Library.Call) -> [(String, Library.Call)]
    ) {
        self.init(library: library, sectionMeanings: { meanings($0.calls) }, mutants: mutants)
    }

    private static var screens: [(name: String, dump: String)] {
        [
            ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder),
            ("cell", Screens.cell), ("combinations", AllScreens.combinations),
        ]
    }

    private var checks: ProofChecks<Library> {
        ProofChecks(definition: library, screens: Self.screens) { plan in
            let normal = NormalLibrary(plan, sectionMeanings: meanings)
            return LibraryMutants.all(of: plan, callMutants: mutants)
                .filter { NormalLibrary($0.plan, sectionMeanings: meanings) != normal }.map { ($0.kind, $0.plan) }
        }
    }

    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    /// - Parameter kinds: How many kinds of broken plans there are at least.
    func plans(_ form: SourceForm, atLeast kinds: Int) throws { try checks.plans(form, atLeast: kinds) }

    func texts(_ form: SourceForm, atLeast number: Int) throws { try checks.texts(form, atLeast: number) }
}

/// What differs from an equation in a single decision.
enum EquationMutants {
    static func all(of equation: LibraryEquation) -> [(String, LibraryEquation)] {
        var result: [(String, LibraryEquation)] = []
        func add(_ kind: String, _ change: (inout LibraryEquation) -> Void) {
            var copy = equation
            change(&copy)
            result.append((kind, copy))
        }
        add("first item") { $0.first = "nobody." + equation.first.lastComponent }
        for word in ["top", "centerX", "height", "Top", "CenterX", "Height"] {
            add("first attribute") { $0.first = equation.first.dropLastComponent + "." + word }
            if let second = equation.second {
                add("second attribute") { $0.second = second.dropLastComponent + "." + word }
            }
        }
        for relation in Relation.allCases where relation != equation.relation {
            add("relation") { $0.relation = relation }
        }
        add("second item left out") { $0.second = nil }
        add("second item") { $0.second = equation.first }
        if equation.second != nil { add("multiplier") { $0.multiplier += 1 } }
        add("constant") { $0.constant += 1 }
        if equation.constant != 0 { add("constant negated") { $0.constant = -$0.constant } }
        add("priority") { $0.priority = 333 }
        return result
    }
}
