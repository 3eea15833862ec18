import LayoutSyntax
import Testing

@Suite("places")
struct PlaceTests {
    @Test("the number of a text is kept, and a place or none takes 12 bytes")
    func texts() {
        var place = Place(line: 3, column: 4)
        for text in [0, 1, 65_535, 65_536, 16_777_215] {
            place.text = text
            #expect(place.text == text)
            #expect(place.line == 3 && place.column == 4)
        }
        place.text = 1
        #expect(Place(line: 9, column: 9) < place)
        #expect(MemoryLayout<Place?>.stride == 12)
    }
}
