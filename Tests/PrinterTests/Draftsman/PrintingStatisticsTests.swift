import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

/// How real files print. `DRAFT_INSPECT_DETAILS=1` prints the table.
@Suite("statistics of printing")
struct PrintingStatisticsTests {
    struct Count {
        var files = 0
        var constraints = 0
        var printed = 0
        var inPlans = 0
        var inCombinations = 0
        var relations = 0
        var viewsWithRelations = 0
        var reasons: [String: Int] = [:]

        mutating func add(_ plan: DraftsmanFile) {
            for section in plan.sections {
                for component in section.members.flatMap(\.components) {
                    var ofView = 0
                    for case .relation(let relation) in component.steps {
                        ofView += 1
                        let made = PrintingStatisticsTests.constraintsMade(by: relation.head)
                        inPlans += made
                        if made > 1 { inCombinations += made }
                    }
                    relations += ofView
                    if ofView > 0 { viewsWithRelations += 1 }
                }
                for statement in section.remainder {
                    if case .constraint = statement.action { reasons[statement.reason, default: 0] += 1 }
                }
            }
        }

        var table: String {
            func share(_ part: Int, of whole: Int) -> String {
                let tenths = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole
                return "\(part) (\(tenths / 10).\(tenths % 10) %)"
            }
            let left = reasons.values.reduce(0, +)
            let hundredths = viewsWithRelations == 0 ? 0 : relations * 100 / viewsWithRelations
            var lines = [
                "files: \(files), constraints: \(constraints), printed: \(printed)",
                "in plans: \(share(inPlans, of: printed)), in combinations: \(share(inCombinations, of: printed))",
                "relations: \(relations) on \(viewsWithRelations) views, \(hundredths / 100).\(hundredths % 100) each",
                "in the remainder: \(share(left, of: printed))",
            ]
            for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
                lines.append("  \(share(count, of: printed)): \(reason)")
            }
            return lines.joined(separator: "\n")
        }
    }

    private static func constraintsMade(by head: DraftsmanPlan.Head) -> Int {
        switch head {
        case .anchors(let chain, _, _): chain.attributes.count
        case .cornered, .sized: 2
        case .shortcut(let shortcut):
            switch shortcut {
            case .fillParent, .fillSafeArea: 4
            case .matchParentH, .matchSafeAreaH, .matchParentV, .matchSafeAreaV, .matchParentSize, .centered: 2
            case .centeredH, .centeredV, .widthMatchHeight, .heightMatchWidth: 1
            }
        }
    }

    @Test("the remainder of real files is small, and smaller where constraints may turn", arguments: [false, true])
    func table(_ keepsItems: Bool) throws {
        var count = Count()
        for file in Corpus.files(in: "ib", extensions: ["storyboard", "xib"]) {
            guard let layout = try? Layout(contentsOf: file.path) else { continue }
            var options = PrintOptions()
            options.keepsItems = keepsItems
            let printing = try Draftsman().printing(of: layout, form: .plan, options: options)
            // The library is for UIKit; rows of forms in AppKit align by baselines.
            if printing.context.isForAppKit { continue }
            count.files += 1
            count.constraints += layout.constraints.count
            count.printed += printing.context.tally[.printed]
            count.add(printing.plan)
        }
        if count.files == 0 { return }
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_DETAILS"] != nil {
            print("exact items: \(keepsItems)\n" + count.table)
        }
        let left = count.reasons.values.reduce(0, +)
        #expect(count.inPlans + left == count.printed)
        #expect(left * 100 < count.printed * (keepsItems ? 30 : 2))
    }
}
