import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("String catalogs")
struct StringsCatalogTests {
    private static func unit(_ value: String, _ state: String = "translated") -> String {
        "{\"stringUnit\" : {\"state\" : \"\(state)\", \"value\" : \"\(value)\"}}"
    }

    private static func variations(_ axis: String, _ forms: [(name: String, json: String)]) -> String {
        "{\"variations\" : {\"\(axis)\" : {\(forms.map { "\"\($0.name)\" : \($0.json)" }.joined(separator: ", "))}}}"
    }

    private static func text(_ key: String, _ localizations: [(language: String, json: String)]) -> String {
        let all = localizations.map { "\"\($0.language)\" : \($0.json)" }.joined(separator: ",\n")
        return "\"\(key)\" : {\n\"comment\" : \"Class = \\\"UILabel\\\";\",\n\"extractionState\" : \"stale\",\n"
            + "\"localizations\" : {\n\(all)\n}\n}"
    }

    private static func catalog(_ texts: [String]) -> [UInt8] {
        Array(
            "{\n\"sourceLanguage\" : \"en\",\n\"strings\" : {\n\(texts.joined(separator: ",\n"))\n},\n\"version\" : \"1.0\"\n}"
                .utf8
        )
    }

    private static func pairs(_ bytes: [UInt8], _ language: String = "de", idiom: String? = "phone") throws -> [String]
    {
        try StringsCatalog(bytes, language: language, idiom: idiom).entries.map { "\($0.key)=\($0.value)" }
    }

    @Test("the texts are those of the language, at the places of their keys")
    func texts() throws {
        let bytes = Self.catalog([
            Self.text("a.text", [("de", Self.unit("größer \\\"x\\\" \\n\\u00e4")), ("en", Self.unit("larger"))]),
            Self.text("b.title", [("fr", Self.unit("deux"))]), "\"c.text\" : {\n\n}",
            "\"d.text\" : {\"shouldTranslate\" : false}",
            Self.text("e.text", [("de", Self.unit("fünf", "needs_review"))]),
        ])
        #expect(try Self.pairs(bytes) == ["a.text=größer \"x\" \nä", "e.text=fünf"])
        #expect(try Self.pairs(bytes, "en") == ["a.text=larger"])
        let catalog = try StringsCatalog(bytes, language: "de", idiom: nil)
        #expect(catalog.entries.map(\.place?.line) == [4, 23])
        #expect(catalog.languages == ["de", "en", "fr"])
        #expect(catalog.sourceLanguage == "en")
        #expect(catalog.hasLanguage)
        #expect(try !StringsCatalog(bytes, language: "it", idiom: nil).hasLanguage)
        #expect(catalog.faults.isEmpty)
    }

    @Test("a language is found however it is written", arguments: ["pt-BR", "pt_BR", "pt-br"])
    func names(_ language: String) throws {
        let bytes = Self.catalog([Self.text("a.text", [("pt-BR", Self.unit("um"))])])
        #expect(try Self.pairs(bytes, language) == ["a.text=um"])
    }

    @Test("a text that is not translated is counted, and left out")
    func untranslated() throws {
        let bytes = Self.catalog([
            Self.text("a.text", [("de", Self.unit("Name", "new"))]), Self.text("b.text", [("de", Self.unit("zwei"))]),
        ])
        let catalog = try StringsCatalog(bytes, language: "de", idiom: nil)
        #expect(catalog.entries.map(\.key) == ["b.text"])
        #expect(catalog.untranslatedCount == 1)
    }

    @Test(
        "of texts by device that of the document is chosen, else the one for all others, else the first",
        arguments: [("phone", "kurz"), ("pad", "lang"), ("mac", "sonst"), (nil, "sonst")] as [(String?, String)]
    )
    func devices(_ idiom: String?, _ value: String) throws {
        let forms = [("iphone", Self.unit("kurz")), ("other", Self.unit("sonst")), ("ipad", Self.unit("lang"))]
        let bytes = Self.catalog([
            Self.text("a.text", [("de", Self.variations("device", forms))]),
            Self.text("b.text", [("de", Self.variations("device", [("applewatch", Self.unit("Uhr"))]))]),
        ])
        #expect(try Self.pairs(bytes, idiom: idiom) == ["a.text=\(value)", "b.text=Uhr"])
    }

    @Test("of plural forms the one for other numbers is chosen, within that of the device")
    func plurals() throws {
        let plural = Self.variations("plural", [("one", Self.unit("ein Bild")), ("other", Self.unit("%lld Bilder"))])
        let bytes = Self.catalog([
            Self.text("a.text", [("de", plural)]),
            Self.text("b.text", [("de", Self.variations("device", [("other", Self.unit("x")), ("iphone", plural)]))]),
        ])
        let catalog = try StringsCatalog(bytes, language: "de", idiom: "phone")
        #expect(catalog.entries.map(\.value) == ["%lld Bilder", "%lld Bilder"])
        #expect(catalog.pluralCount == 2)
    }

    @Test(
        "what is not as it should be is reported with its place, and the rest is kept",
        arguments: [
            "\"a.text\" : 3", "\"a.text\" : {\"localizations\" : []}",
            "\"a.text\" : {\"localizations\" : {\"de\" : \"x\"}}",
            "\"a.text\" : {\"localizations\" : {\"de\" : {\"stringUnit\" : 3}}}",
            "\"a.text\" : {\"localizations\" : {\"de\" : {\"stringUnit\" : {\"value\" : 3}}}}",
            "\"a.text\" : {\"localizations\" : {\"de\" : {\"variations\" : {\"plural\" : 3}}}}",
        ]
    )
    func faults(_ entry: String) throws {
        let bytes = Self.catalog([entry, Self.text("b.text", [("de", Self.unit("zwei"))])])
        let catalog = try StringsCatalog(bytes, language: "de", idiom: nil)
        #expect(catalog.entries.map(\.key) == ["b.text"])
        #expect(catalog.faults.count == 1)
        #expect(catalog.faults.first?.place?.line == 4)
    }

    @Test("variations without end are no trouble")
    func depth() throws {
        let opening = String(repeating: "{\"variations\" : {\"plural\" : {\"other\" : ", count: 50_000)
        let closing = String(repeating: "}}}", count: 50_000)
        let bytes = Self.catalog([Self.text("a.text", [("de", opening + Self.unit("x") + closing)])])
        let catalog = try StringsCatalog(bytes, language: "de", idiom: nil)
        #expect(catalog.entries.isEmpty)
        #expect(catalog.faults.map(\.message) == ["the variations of \"a.text\" are nested too deep"])
    }

    @Test("what is no catalog is refused, as is one that is cut anywhere")
    func refusals() throws {
        let bytes = Self.catalog([Self.text("a.text", [("de", Self.unit("eins"))])])
        for end in 0..<bytes.count {
            #expect(throws: ReadError.self) {
                try StringsCatalog(Array(bytes[..<end]), language: "de", idiom: nil)
            }
        }
        #expect(throws: ReadError.self) {
            try StringsCatalog(Array("{\"version\" : \"1.0\"}".utf8), language: "de", idiom: nil)
        }
    }

    @Test("a catalog given alone is refused for what it is, in either order of its keys")
    func alone() throws {
        for text in ["{\"sourceLanguage\":\"en\",\"strings\":{}}", "{\"strings\":{},\"version\":\"1.0\"}"] {
            let error = #expect(throws: ReadError.self) { try Layout.read(Array(text.utf8), options: ReadOptions()) }
            #expect(error?.message.contains("string catalog") == true)
        }
        let dump = "{\"format\":\"layout-dump\",\"version\":1,\"roots\":[],\"constraints\":[]}"
        #expect(try Layout.read(Array(dump.utf8), options: ReadOptions()).layout.views.isEmpty)
    }
}
