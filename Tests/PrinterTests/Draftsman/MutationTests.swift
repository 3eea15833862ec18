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

    private static var checks: ProofChecks<Draftsman> {
        var checks = ProofChecks(definition: Draftsman(), screens: screens) { plan in
            Mutants.all(of: plan).map { ($0.kind, $0.plan) }
        }
        checks.options = { screen in
            var options = PrintOptions()
            options.autoIdentifiers = screen == "login" ? .all : .none
            options.keepsItems = screen == "masks"
            return options
        }
        return checks
    }

    @Test("an unbroken text is proven", arguments: Dialect.draftsman.forms)
    func unbroken(_ form: SourceForm) throws { try Self.checks.unbroken(form) }

    @Test("each of many kinds of broken plans is caught")
    func plans() throws { try Self.checks.plans(.plan, atLeast: 200) }

    @Test("each changed token and line of the text is caught, or says the same", arguments: Dialect.draftsman.forms)
    func texts(_ form: SourceForm) throws { try Self.checks.texts(form, atLeast: 200) }

    private static let screens: [(name: String, dump: String)] = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
        ("helpers", Screens.helpers), ("chains", MutationTests.chains),
    ]

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
