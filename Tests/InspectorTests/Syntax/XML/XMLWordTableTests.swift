import Testing

@testable import LayoutModel
@testable import LayoutSyntax

@Suite("words in attribute values")
struct XMLWordTableTests {
    private static let attributes = XMLWordTable(
        LayoutAttribute.dumpNames.map { (word: $0.name, value: $0.attribute) }
    )

    private func word(_ value: String) throws -> LayoutAttribute? {
        let bytes = Array("<a b=\"\(value)\"/>".utf8)
        return try bytes.withUnsafeBytes { buffer in
            let tree = try XMLTree(buffer)
            let attribute = try #require(tree.attributeIndices(of: 0).first)
            return tree.word(ofAttribute: attribute, among: Self.attributes)
        }
    }

    @Test("each word is found, and what differs in one letter is not")
    func all() throws {
        for (name, attribute) in LayoutAttribute.dumpNames {
            #expect(try word(name) == attribute)
            for place in name.indices {
                var other = name
                other.replaceSubrange(place...place, with: "_")
                #expect(try word(other) == nil, "\(other)")
            }
            #expect(try word(name + " ") == nil)
        }
        #expect(try word("") == nil)
    }

    @Test("a word with a reference in it is the word")
    func reference() throws {
        #expect(try word("centerXWithin&#77;argins") == .centerXWithinMargins)
    }

    @Test("elements in any order have the same places with and without a line to begin at")
    func places() throws {
        let bytes = Array("<a>\n\n<b/><c/>\r\n<d>\n<e/></d>\n\n\n<f/>\n</a>".utf8)
        try bytes.withUnsafeBytes { buffer in
            let tree = try XMLTree(buffer)
            for start in 0..<12 {
                for element in tree.elements.indices {
                    var line = start
                    #expect(tree.place(of: element, near: &line) == tree.place(of: element))
                    #expect(line == tree.place(of: element).line - 1)
                }
            }
        }
    }
}
