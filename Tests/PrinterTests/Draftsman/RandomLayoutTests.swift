import LayoutPrinter
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("random layouts in Draftsman")
struct RandomLayoutTests {
    @Test("prove themselves, count every constraint, and do not depend on the order of constraints")
    func properties() {
        forEachSeed(600) { random in
            let layout = RandomLayouts.make(&random)
            var options = PrintOptions()
            options.autoIdentifiers = random.pick(PrintOptions.AutoIdentifiers.allCases)
            options.isDeep = random.chance(30)
            options.printsOnlyIdentified = random.chance(20)
            options.includesSystem = random.chance(20)
            options.keepsItems = random.chance(30)
            if random.chance(20) { options.root = layout.views[random.integer(0...layout.views.count - 1)].id }
            let printed = try layout.printed(options: options)
            guard printed.tally.fates.count == layout.constraints.count else {
                throw PropertyFailure("the tally counts \(printed.tally.fates.count) constraints")
            }
            guard printed.text.hasSuffix("}\n") else { throw PropertyFailure("the text does not end in a line") }
            let again = try layout.printed(options: options)
            guard again == printed else { throw PropertyFailure("printing again gives something else") }
            let shuffled = try RandomLayouts.shuffled(layout, &random).printed(options: options)
            guard shuffled.text == printed.text else {
                throw PropertyFailure(unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other")))
            }
        }
    }
}
