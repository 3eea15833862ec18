import LayoutInspector
import Testing

@testable import LayoutPrinter

/// Breaks plans and texts on purpose: the proofs have to notice each change.
@Suite("proofs of Draftsman source")
struct MutationTests {
    struct Mutant {
        /// What kind of change it is.
        var kind: String
        var plan: DraftsmanPlan
    }

    private func printing(_ dump: String) throws -> DraftsmanPrinting {
        try DraftsmanPrinting(layout(dump), form: .plan, options: PrintOptions())
    }

    @Test("an unbroken plan is proven")
    func unbroken() throws {
        for dump in [Screens.login, Screens.masks, Screens.remainder, Screens.cell, MutationTests.chains] {
            let printing = try printing(dump)
            try printing.check(printing.plan)
            #expect(try PlanReader(printing.text).plan == printing.plan)
        }
    }

    @Test("each of many kinds of broken plans is caught")
    func plans() throws {
        var kinds = Set<String>()
        for dump in [Screens.login, Screens.masks, Screens.remainder, Screens.cell, MutationTests.chains] {
            let printing = try printing(dump)
            for mutant in Mutants.all(of: printing.plan) where mutant.plan != printing.plan {
                kinds.insert(mutant.kind)
                #expect(throws: ProofFailure.self, "\(mutant.kind) passed") { try printing.check(mutant.plan) }
            }
        }
        #expect(kinds.count >= 200, "\(kinds.count) kinds")
    }

    @Test("each changed word, number and line of the text is caught")
    func texts() throws {
        for dump in [Screens.login, Screens.masks, Screens.remainder] {
            let printing = try printing(dump)
            let lines = printing.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for index in lines.indices {
                let words = lines[index].trimmingPrefix { $0 == " " }
                if words.isEmpty || words.hasPrefix("//") { continue }
                var changes = [lines[..<index] + lines[(index + 1)...]]
                if lines[index].contains(where: \.isNumber) {
                    let changed = lines[index].map { $0.isNumber ? "7" : String($0) }.joined()
                    changes.append(lines[..<index] + [changed] + lines[(index + 1)...])
                }
                for (from, to) in [
                    ("top", "bottom"), ("leading", "left"), ("equal", "moreThan"), ("offset(", "inset("),
                ] {
                    let changed = lines[index].split(separator: from, omittingEmptySubsequences: false)
                        .joined(separator: to)
                    changes.append(lines[..<index] + [changed] + lines[(index + 1)...])
                }
                for change in changes where Array(change) != lines {
                    let text = change.joined(separator: "\n")
                    let isCaught = (try? PlanReader(text).plan) != printing.plan
                    #expect(isCaught, "line \(index + 1), '\(words)', changed unseen")
                }
            }
        }
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
