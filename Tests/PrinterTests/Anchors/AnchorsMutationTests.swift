import Foundation
import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of the dialect anchors")
struct AnchorsMutationTests {
    private let checks = ProofChecks(
        definition: Anchors(),
        screens: [
            ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder),
            ("cell", Screens.cell),
        ]
    ) { plan in
        let normal = NormalAnchors(plan)
        return AnchorsMutants.all(of: plan).filter { NormalAnchors($0.plan) != normal }.map { ($0.kind, $0.plan) }
    }

    @Test("an unbroken text is proven", arguments: Dialect.anchors.forms)
    func unbroken(_ form: SourceForm) throws { try checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught", arguments: Dialect.anchors.forms)
    func plans(_ form: SourceForm) throws { try checks.plans(form, atLeast: 30) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.anchors.forms)
    func texts(_ form: SourceForm) throws { try checks.texts(form, atLeast: 150) }
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
