import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("layout code written by hand")
struct SwiftFileExampleTests {
    @Test("makes the constraints that UIKit and the libraries would", arguments: SwiftFileExamples.all.indices)
    func example(_ index: Int) throws {
        let example = SwiftFileExamples.all[index]
        let reading = try Layout.read(Array(example.source.utf8))
        #expect(reading.format == example.format, "\(example.name)")
        #expect(try constraints(of: example.source) == example.constraints, "\(example.name)")
    }
}
