import Testing

@testable import LayoutModel

@Suite("What is known by where a layout came from")
struct SourceFactsTests {
    @Test("constraints may be missing in logs and traces alone, and nothing is assumed there")
    func coverage() {
        for kind in [nil] + Layout.Source.Kind.allCases.map(Optional.some) {
            var layout = Layout()
            layout.source = Layout.Source(kind: kind)
            let isPartial = kind == .consoleLog || kind == .trace
            #expect(layout.coverage == (isPartial ? .partial : .complete))
            #expect(layout.source.mayBeCompleted == !isPartial)
            layout.statedCoverage = .partial
            #expect(layout.coverage == .partial)
        }
    }

    @Test("a source of no kind is code whose layout had finished, in exact numbers")
    func noKind() {
        let source = Layout.Source()
        #expect(source.isMadeByCode && source.isOfFinishedLayout && source.knowsInsets)
        #expect(!source.framesAreOfCanvas && !source.lacksContentSizes && !source.omitsOnlyDefaults)
        #expect(!source.hasRoundedNumbers && !source.holdsOnlyConflict && !source.inferredFramesPrecedeLayout)
    }
}
