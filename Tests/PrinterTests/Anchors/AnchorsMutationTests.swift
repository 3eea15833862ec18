import Foundation
import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect anchors")
struct AnchorsMutationTests {
    private static let screens: [(name: String, dump: String)] = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
    ]

    private func printing(_ dump: String, _ form: SourceForm) throws -> Printing<AnchorsFile> {
        var options = PrintOptions()
        options.autoIdentifiers = dump == Screens.login ? .all : .none
        return try Anchors().printing(of: layout(dump), form: form, options: options)
    }

    @Test("an unbroken plan is proven", arguments: Dialect.anchors.forms)
    func unbroken(_ form: SourceForm) throws {
        for (_, dump) in AnchorsMutationTests.screens {
            let printing = try printing(dump, form)
            try Anchors().prove(printing.plan, in: printing.context)
            #expect(try Anchors().read(printing.text) == printing.plan)
        }
    }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.anchors.forms)
    func plans(_ form: SourceForm) throws {
        var kinds = Set<String>()
        for (name, dump) in AnchorsMutationTests.screens {
            let printing = try printing(dump, form)
            for mutant in AnchorsMutants.all(of: printing.plan) where mutant.plan != printing.plan {
                kinds.insert(mutant.kind)
                #expect(throws: ProofFailure.self, "\(name): \(mutant.kind) passed") {
                    try Anchors().prove(mutant.plan, in: printing.context)
                }
            }
        }
        #expect(kinds.count >= 30, "\(kinds.count) kinds: \(kinds.sorted())")
    }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.anchors.forms)
    func texts(_ form: SourceForm) throws {
        var kinds = Set<String>()
        var disproved = 0
        let takesAll = ProcessInfo.processInfo.environment["MUTATION_ALL"] != nil
        for (name, dump) in AnchorsMutationTests.screens {
            let printing = try printing(dump, form)
            let normal = NormalAnchors(printing.plan)
            for mutant in TextMutants(printing.text).all(onePerKind: !takesAll) {
                kinds.insert(mutant.kind)
                guard let plan = try? Anchors().read(mutant.text) else { continue }
                if (try? Anchors().prove(plan, in: printing.context)) == nil {
                    disproved += 1
                } else if NormalAnchors(plan) != normal {
                    let line = mutant.text.split(separator: "\n", omittingEmptySubsequences: false)[mutant.line - 1]
                    Issue.record("\(name), line \(mutant.line), \(mutant.kind) passed: \(line)")
                }
            }
        }
        #expect(kinds.count >= 150, "\(kinds.count) kinds")
        #expect(disproved >= 150, "\(disproved) disproved")
    }
}

/// A plan without the order of its parts where that does not matter, to recognize changes that mean the same.
struct NormalAnchors: Equatable {
    private var file: AnchorsFile

    init(_ original: AnchorsFile) {
        file = original
        file.imports.sort()
        for index in file.sections.indices {
            let section = file.sections[index]
            file.sections[index].parts = NormalParts.normalized(section.parts)
            file.sections[index].hierarchy = NormalParts.normalized(section.hierarchy)
            // UIKit solves all constraints together.
            file.sections[index].activations = [NormalParts.sorted(section.activations.flatMap { $0 })]
        }
    }
}

/// All plans that differ from one in a single decision.
enum AnchorsMutants {
    struct Mutant {
        var kind: String
        var plan: AnchorsFile
    }

    static func all(of plan: AnchorsFile) -> [Mutant] {
        var mutants: [Mutant] = []
        func add(_ kind: String, _ change: (inout AnchorsSection) -> Void) {
            var copy = plan
            change(&copy.sections[0])
            mutants.append(Mutant(kind: kind, plan: copy))
        }
        let section = plan.sections[0]
        for index in section.parts.declarations.indices {
            add("declaration left out") { $0.parts.declarations.remove(at: index) }
            add("declaration of another class") {
                $0.parts.declarations[index].value = .plain(className: "UISlider")
            }
            for setting in section.parts.declarations[index].settings.indices {
                add("setting left out") { $0.parts.declarations[index].settings.remove(at: setting) }
            }
        }
        if section.parts.shell != nil {
            add("superclass") { $0.parts.shell?.bases = ["UIControl"] }
            add("entry") { $0.parts.shell?.entry = .web }
            add("calls") { $0.parts.shell?.calls.reverse() }
            add("class left out") { $0.parts.shell = nil }
        }
        for index in section.hierarchy.indices {
            let kind = UIKitMutants.kind(of: section.hierarchy[index])
            add("\(kind) left out") { $0.hierarchy.remove(at: index) }
            for (change, statement) in UIKitMutants.statements(of: section.hierarchy[index]) {
                add("\(kind): \(change)") { $0.hierarchy[index] = statement }
            }
        }
        for list in section.activations.indices {
            add("list left out") { $0.activations.remove(at: list) }
            for index in section.activations[list].indices {
                add("constraint left out") { $0.activations[list].remove(at: index) }
                add("constraint twice") { $0.activations[list].append(section.activations[list][index]) }
                for (change, constraint) in UIKitMutants.constraints(of: section.activations[list][index]) {
                    add("constraint: \(change)") { $0.activations[list][index] = constraint }
                }
            }
        }
        return mutants
    }
}
