import Foundation
import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of Draftsman source")
struct MutationTests {
    struct Mutant {
        /// What kind of change it is.
        var kind: String
        var plan: DraftsmanFile
    }

    private func printing(_ dump: String) throws -> Printing<DraftsmanFile> {
        try Draftsman().printing(of: layout(dump), form: .plan, options: PrintOptions())
    }

    @Test("an unbroken plan is proven")
    func unbroken() throws {
        for (_, dump) in MutationTests.screens {
            let printing = try printing(dump)
            try Draftsman().prove(printing.plan, in: printing.context)
            #expect(try PlanReader.plan(printing.text) == printing.plan)
        }
    }

    @Test("each of many kinds of broken plans is caught")
    func plans() throws {
        var kinds = Set<String>()
        for (_, dump) in MutationTests.screens {
            let printing = try printing(dump)
            for mutant in Mutants.all(of: printing.plan) where mutant.plan != printing.plan {
                kinds.insert(mutant.kind)
                #expect(throws: ProofFailure.self, "\(mutant.kind) passed") {
                    try Draftsman().prove(mutant.plan, in: printing.context)
                }
            }
        }
        #expect(kinds.count >= 200, "\(kinds.count) kinds")
    }

    private static let screens: [(name: String, dump: String)] = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
        ("helpers", Screens.helpers), ("chains", MutationTests.chains),
    ]

    /// Breaks each token and line of a text in several ways. `DRAFT_INSPECT_DETAILS=1` prints the score,
    /// `MUTATION_ALL=1` takes every place instead of the first of each kind.
    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.draftsman.forms)
    func texts(_ form: SourceForm) throws {
        let environment = ProcessInfo.processInfo.environment
        var kinds = Set<String>()
        var refused = 0
        var disproved = 0
        var equivalent = 0
        // The chains are the same in every form.
        for screen in MutationTests.screens where form == .plan || screen.name != "chains" {
            var options = PrintOptions()
            options.autoIdentifiers = screen.name == "login" ? .all : .none
            options.keepsItems = screen.name == "masks"
            let printing = try Draftsman().printing(of: layout(screen.dump), form: form, options: options)
            let normal = NormalPlan(printing.plan)
            let mutants = TextMutants(printing.text).all(onePerKind: environment["MUTATION_ALL"] == nil)
            for mutant in mutants {
                kinds.insert(mutant.kind)
                guard let plan = try? PlanReader.plan(mutant.text) else {
                    refused += 1
                    continue
                }
                if (try? Draftsman().prove(plan, in: printing.context)) == nil {
                    disproved += 1
                } else if NormalPlan(plan) == normal {
                    equivalent += 1
                } else {
                    let line = mutant.text.split(separator: "\n", omittingEmptySubsequences: false)[mutant.line - 1]
                    Issue.record("\(screen.name), line \(mutant.line), \(mutant.kind) passed: \(line)")
                }
            }
        }
        if environment["DRAFT_INSPECT_DETAILS"] != nil {
            print("\(form): \(kinds.count) kinds, refused \(refused), disproved \(disproved), equivalent \(equivalent)")
        }
        #expect(kinds.count >= 200, "\(kinds.count) kinds")
        #expect(disproved >= 200)
    }

    /// Every chain, target and modifier once.
    static let chains: String = {
        let attributes = [
            ["left", "right", "top", "bottom"], ["leading", "trailing", "top", "bottom"], ["left", "right", "top"],
            ["left", "right", "bottom"], ["leading", "trailing", "top"], ["leading", "trailing", "bottom"],
            ["left", "top", "bottom"], ["right", "top", "bottom"], ["trailing", "top", "bottom"], ["top", "bottom"],
            ["left", "right"], ["leading", "trailing"], ["left", "top"], ["leading", "top"], ["right", "top"],
            ["trailing", "top"], ["left", "bottom"], ["leading", "bottom"], ["right", "bottom"],
            ["trailing", "bottom"],
            ["centerX", "centerY"], ["width", "height"], ["top"], ["left"], ["leading"], ["bottom"], ["right"],
            ["trailing"], ["centerX"], ["centerY"], ["width"], ["height"],
        ]
        var views: [String] = []
        var constraints: [String] = []
        let endings = [
            ("root", "+ 3"), ("[root.safeArea]", "- 5"), ("o", "+ 7 @750"), ("o", "+ 9 #name"),
            ("[root.layoutMargins]", "+ 1"),
        ]
        for (group, names) in attributes.enumerated() {
            for position in [group % endings.count] {
                let (target, ending) = endings[position]
                let id = "v\(group)x\(position)"
                views.append(
                    #"{"id": "\#(id)", "class": "UIView", "name": "\#(id)", "translatesAutoresizingMask": false}"#
                )
                let relation = position == 1 ? ">=" : "=="
                constraints += names.map { "\(id).\($0) \(relation) \(target).\($0) \(ending)" }
            }
        }
        views.append(#"{"id": "o", "class": "UIView", "name": "o", "translatesAutoresizingMask": false}"#)
        return dump(views.joined(separator: ","), constraints: constraints)
    }()
}
