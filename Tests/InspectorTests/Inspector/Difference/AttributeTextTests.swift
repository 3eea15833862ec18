import Testing

@testable import LayoutInspector

@Suite("values of attributes as people say them")
struct AttributeTextTests {
    @Test(
        "colors, fonts, sizes, cases and lists have words",
        arguments: [
            (#"{"systemColor":"systemGray6Color"}"#, "systemGray6"),
            (#"{"name":"Accent","colorSpace":"custom"}"#, "Accent"),
            (#"{"name":"Brand Accent","colorSpace":"custom"}"#, "\"Brand Accent\""),
            (#"{"red":1,"green":0.53333,"blue":0,"alpha":1,"colorSpace":"custom"}"#, "#FF8800"),
            (#"{"white":0,"alpha":0.5,"colorSpace":"custom"}"#, "#000000 at 50 %"),
            (#"{"white":0,"alpha":0,"colorSpace":"custom"}"#, "clear"),
            (#"{"red":-1,"green":2,"blue":1e300,"alpha":1}"#, "#00FFFF"),
            (#"{"style":"UICTFontTextStyleTitle3","size":20}"#, "title3"),
            (#"{"type":"boldSystem","pointSize":17}"#, "bold system 17"),
            (#"{"type":"system","weight":"semibold","pointSize":14.5}"#, "system semibold 14.5"),
            (#"{"name":"Avenir-Book","family":"Avenir","pointSize":12}"#, "Avenir-Book 12"),
            (#"{"width":40,"height":30.5}"#, "40 × 30.5"),
            (#"{"top":8,"left":0,"bottom":8,"right":0}"#, "top 8, left 0, bottom 8, right 0"),
            (#""center""#, "center"), (#""two words""#, "\"two words\""), ("true", "yes"), ("[]", "none"),
            (#"["phoneNumber","link"]"#, "phoneNumber, link"), ("not JSON", "not JSON"), ("null", "none"),
        ]
    )
    func words(_ json: String, _ words: String) {
        #expect(AttributeText.text(ofJSON: json) == words)
    }

    @Test("of a long value the beginning is shown")
    func length() {
        let text = AttributeText.text(ofJSON: "\"" + String(repeating: "a", count: 1_000) + "\"")
        #expect(text.count == 60 && text.hasSuffix("…"))
    }
}
