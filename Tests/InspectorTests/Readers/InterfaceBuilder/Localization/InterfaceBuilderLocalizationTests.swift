import Foundation
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Texts of other languages")
struct InterfaceBuilderLocalizationTests {
    private typealias Sample = InterfaceBuilderSample

    private static let storyboard = Sample.storyboard(
        views: """
            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-aa-001">
            <rect key="frame" x="20" y="20" width="46" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="btn-aa-001">
            <rect key="frame" x="20" y="60" width="60" height="30"/>
            <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="15"/>
            <state key="normal" title="Sign In"/></button>
            <textField placeholder="Mail" translatesAutoresizingMaskIntoConstraints="NO" id="fld-aa-001">
            <rect key="frame" x="20" y="100" width="200" height="30"/></textField>
            <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="seg-aa-001">
            <rect key="frame" x="20" y="140" width="200" height="30"/>
            <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="btn-aa-002">
            <rect key="frame" x="20" y="180" width="60" height="30"/>
            <buttonConfiguration key="configuration" style="plain" title="Go"/></button>
            <label text="Long text that wraps in the room that it has got" numberOfLines="0" \
            translatesAutoresizingMaskIntoConstraints="NO" id="lbl-aa-002">
            <rect key="frame" x="20" y="220" width="200" height="61"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """,
        constraints: """
            <constraint firstItem="lbl-aa-001" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
            <constraint firstItem="lbl-aa-001" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>
            <constraint firstItem="btn-aa-001" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="bl"/>
            <constraint firstItem="btn-aa-001" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="bt"/>
            """
    )

    /// A folder with `Base.lproj/Login.storyboard` and, in German, these strings.
    private func withProject(
        strings: String?,
        in folder: String = "Base.lproj/",
        _ body: (_ storyboard: String, _ strings: String) throws -> Void
    ) throws {
        let root = NSTemporaryDirectory() + "/strings-\(UUID().uuidString)/"
        let files = FileManager.default
        defer { try? files.removeItem(atPath: root) }
        try files.createDirectory(atPath: root + folder, withIntermediateDirectories: true)
        try files.createDirectory(atPath: root + "de.lproj", withIntermediateDirectories: true)
        try Self.storyboard.write(toFile: root + folder + "Login.storyboard", atomically: false, encoding: .utf8)
        let path = root + "de.lproj/Login.strings"
        try strings?.write(toFile: path, atomically: false, encoding: .utf16)
        try body(root + folder + "Login.storyboard", path)
    }

    private func read(_ path: String, _ localization: String?) throws -> Reading {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        return try Layout.read(bytes, options: ReadOptions(path: path, localization: localization))
    }

    @Test("texts, titles, placeholders and segments are those of the language", arguments: ["Base.lproj/", ""])
    func texts(_ folder: String) throws {
        let strings = """
            "lbl-aa-001.text" = "Benutzername"; "btn-aa-001.normalTitle" = "Jetzt anmelden";
            "fld-aa-001.placeholder" = "Post"; "seg-aa-001.segmentTitles[1]" = "Zwei";
            "seg-aa-001.segmentTitles[9]" = "Neun"; "btn-aa-002.configuration.title" = "Los";
            "btn-aa-001.accessibilityLabel" = "Anmelden";
            """
        try withProject(strings: strings, in: folder) { path, _ in
            let reading = try read(path, "de")
            let layout = reading.layout
            #expect(reading.findings.isEmpty)
            #expect(layout.view("lbl-aa-001")?.text == "Benutzername")
            #expect(layout.view("btn-aa-001")?.text == "Jetzt anmelden")
            #expect(layout.view("btn-aa-002")?.text == "Los")
            #expect(layout.view("fld-aa-001")?.text == "Post")
            #expect(layout.attribute("segments", of: "seg-aa-001") == "[\"One\",\"Zwei\"]")
            #expect(layout.view("lbl-aa-002")?.text?.hasPrefix("Long text") == true)
        }
    }

    @Test("longer texts ask for more room than was drawn, and what is too narrow for them is found")
    func sizes() throws {
        let long =
            "Ein langer Text, der umbrochen wird, und zwar in dem Raum, den er hier bekommen hat, und weiter darunter"
        let strings = """
            "lbl-aa-001.text" = "Benutzername"; "btn-aa-001.normalTitle" = "Jetzt anmelden"; "lbl-aa-002.text" = "\(long)";
            """
        try withProject(strings: strings) { path, _ in
            let reading = try read(path, "de")
            let size = try #require(reading.layout.view("lbl-aa-001")?.intrinsicContentSize)
            #expect(try #require(size.horizontal) > 90)
            #expect(size.vertical == 21)
            // As high as its lines are in whatever width it gets.
            let wrapped = try #require(reading.layout.view("lbl-aa-002"))
            #expect(wrapped.intrinsicContentSize == nil && wrapped.isInferred(.text))
            let diagnosis = try reading.diagnosed()
            let truncated = diagnosis.findings.filter { $0.rule == "truncated-content" }
            #expect(truncated.map(\.views) == [["btn-aa-001"]])
            #expect(truncated.allSatisfy { $0.confidence == .possible })
            #expect(diagnosis.notRun.map(\.rule).contains("misplaced-view"))
            #expect(!diagnosis.findings.contains { $0.rule == "misplaced-view" })
        }
    }

    /// A folder with the document, and these texts by language.
    private func withProject(texts: [String: String], _ body: (_ storyboard: String) throws -> Void) throws {
        try withProject(strings: nil) { path, strings in
            let root = String(strings.dropLast("de.lproj/Login.strings".count))
            for (language, text) in texts {
                let folder = root + language + ".lproj"
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try text.write(toFile: folder + "/Login.strings", atomically: false, encoding: .utf8)
            }
            try body(path)
        }
    }

    private func readAll(_ path: String) throws -> Reading {
        var options = ReadOptions(path: path)
        options.readsTranslations = true
        return try Layout.read(Array(try Data(contentsOf: URL(fileURLWithPath: path))), options: options)
    }

    @Test("all languages beside the document are read, and each says where its texts do not fit")
    func allLanguages() throws {
        let texts = [
            "de": "\"btn-aa-001.normalTitle\" = \"Jetzt anmelden\";", "ar": "\"btn-aa-001.normalTitle\" = \"دخول\";",
            "fi": "\"btn-aa-001.normalTitle\" = \"Kirjaudu sisään nyt\"; \"gone.text\" = \"x\";",
            "Base": "\"btn-aa-001.normalTitle\" = \"The base language is the document's own\";",
        ]
        try withProject(texts: texts) { path in
            let reading = try readAll(path)
            #expect(reading.layout.translations.map(\.language) == ["ar", "de", "fi"])
            #expect(reading.layout.view("btn-aa-001")?.text == "Sign In")
            #expect(reading.findings.map(\.rule) == ["unknown-key"])
            let findings = try reading.diagnosed().findings.filter { $0.rule == "fragile-at-size" }
            #expect(findings.map(\.views) == [["btn-aa-001"]])
            #expect(findings.first?.sizes?.occurrences.map(\.language) == ["de", "fi"])
            // Views are called by what they show in the document's own language.
            #expect(findings.first?.message.hasPrefix("clipped in de and fi: UIButton \"Sign In\" needs") == true)
        }
    }

    @Test("the languages whose texts are too long are listed, and the longest of those that fit")
    func rooms() throws {
        let texts = ["de": "Jetzt anmelden", "ar": "Los", "fi": "Kirjaudu sisään nyt", "fr": "Ok"]
            .mapValues { "\"btn-aa-001.normalTitle\" = \"\($0)\";" }
        try withProject(texts: texts) { path in
            var options = DiagnosisOptions()
            options.measuresTexts = true
            let findings = try readAll(path).diagnosed(options: options).findings
            let room = try #require(findings.first { $0.rule == "text-room" && $0.views == ["btn-aa-001"] })
            let needs = try #require(room.textRoom).needs
            #expect(needs.map(\.language) == [nil, "ar", "de", "fi", "fr"])
            #expect(needs.map(\.fits) == [true, true, false, false, true])
            #expect(room.message.contains("has room for 60 points of text, needs 60"))
            #expect(room.notes.map(\.message).first?.hasPrefix("does not fit in fi (needs ") == true)
            #expect(room.notes.map(\.message).last?.hasPrefix("fits in 2 others, longest in ar (needs ") == true)
        }
    }

    @Test("a layout in one of its languages is the layout that is read in that language")
    func translated() throws {
        let texts = ["de": "\"lbl-aa-001.text\" = \"Benutzername\"; \"fld-aa-001.placeholder\" = \"Post\";"]
        try withProject(texts: texts) { path in
            let translated = try readAll(path).layout.translated(into: "de")
            #expect(translated.views == (try read(path, "de").layout.views))
            #expect(translated.translated(into: "de") == translated)
            #expect(translated.translated(into: "fr") == translated)
        }
    }

    @Test(
        "a language that is written from right to left is laid out so",
        arguments: ["ar", "he", "fa", "ur-PK", "pa-Arab"]
    )
    func rightToLeft(language: String) {
        #expect(LayoutDirection(ofLanguage: language) == .rightToLeft)
        #expect(LayoutDirection(ofLanguage: "pa-Guru") == .leftToRight)
        #expect(LayoutDirection(ofLanguage: "az_Latn") == .leftToRight)
    }

    @Test("a text that is the same in both languages keeps its drawn size")
    func sameText() throws {
        try withProject(strings: "\"lbl-aa-001.text\" = \"Name\";") { path, _ in
            let layout = try read(path, "de").layout
            #expect(layout.view("lbl-aa-001")?.intrinsicContentSize == nil)
        }
    }

    @Test("texts of unknown ids and broken entries are reported with their place in the strings file")
    func strangers() throws {
        let strings = "\"lbl-aa-001.text\" = \"Benutzername\";\n\"gone.text\" = \"weg\";\n= 3;\n\"nodot\" = \"x\";\n"
        try withProject(strings: strings) { path, strings in
            let findings = try read(path, "de").findings
            #expect(findings.map(\.rule) == ["unparsed-text", "unknown-key", "unknown-key"])
            #expect(findings.map { $0.source?.line } == [3, 2, 4])
            #expect(findings.allSatisfy { $0.source?.file == strings && $0.place == nil })
            #expect(findings.map(\.severity) == [.warning, .note, .note])
        }
    }

    @Test("a language that the file has no texts in is noted, a path that cannot be read is an error")
    func missing() throws {
        try withProject(strings: nil) { path, strings in
            let reading = try read(path, "de")
            #expect(reading.findings.map(\.rule) == ["set-aside"])
            #expect(reading.layout.source.localization == nil)
            #expect(throws: ReadError.self) { try read(path, strings) }
            #expect(throws: ReadError.self) {
                try Layout.read(Array(Self.storyboard.utf8), options: ReadOptions(localization: "de"))
            }
        }
    }

    /// A catalog with these German and French texts.
    private static func catalog(_ texts: [(key: String, german: String)], french: Bool = false) -> String {
        func unit(_ value: String) -> String {
            "{\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\(value)\"}}"
        }
        let strings = texts.map { text in
            "\"\(text.key)\" : {\"localizations\" : {\"de\" : \(unit(text.german))"
                + (french ? ", \"fr\" : \(unit("x"))" : "") + "}}"
        }
        return
            "{\"sourceLanguage\" : \"en\", \"strings\" : {\(strings.joined(separator: ",\n"))}, \"version\" : \"1.0\"}"
    }

    @Test(
        "the catalog of all languages is found beside the document's folder, and beside the document",
        arguments: ["mul.lproj/Login.xcstrings", "Login.xcstrings"]
    )
    func catalogs(_ place: String) throws {
        try withProject(strings: nil) { path, strings in
            let root = String(strings.dropLast("de.lproj/Login.strings".count))
            try FileManager.default.createDirectory(atPath: root + "mul.lproj", withIntermediateDirectories: true)
            let text = Self.catalog([("lbl-aa-001.text", "Benutzername"), ("gone.text", "weg")])
            try text.write(toFile: root + place, atomically: false, encoding: .utf8)
            let reading = try read(path, "de")
            #expect(reading.layout.view("lbl-aa-001")?.text == "Benutzername")
            #expect(reading.layout.source.localization == "de")
            #expect(reading.findings.map(\.rule) == ["unknown-key"])
            #expect(reading.findings.first?.source?.file == root + place)
            // The strings of one language go before it.
            try "\"lbl-aa-001.text\" = \"Name hier\";".write(toFile: strings, atomically: false, encoding: .utf8)
            #expect(try read(path, "de").layout.view("lbl-aa-001")?.text == "Name hier")
        }
    }

    @Test("a catalog named by its path needs no language where it has but one, and else says which it has")
    func catalogPaths() throws {
        try withProject(strings: nil) { path, strings in
            let file = String(strings.dropLast("de.lproj/Login.strings".count)) + "Other.xcstrings"
            let texts = [(key: "lbl-aa-001.text", german: "Benutzername")]
            try Self.catalog(texts).write(toFile: file, atomically: false, encoding: .utf8)
            #expect(try read(path, file).layout.view("lbl-aa-001")?.text == "Benutzername")
            try Self.catalog(texts, french: true).write(toFile: file, atomically: false, encoding: .utf8)
            #expect(try read(path, file + "#de").layout.view("lbl-aa-001")?.text == "Benutzername")
            #expect(try read(path, file + "#fr").layout.view("lbl-aa-001")?.text == "x")
            let error = #expect(throws: ReadError.self) { try read(path, file) }
            #expect(error?.message.contains("de, fr") == true)
        }
    }

    @Test("a language that the catalog does not have is noted with those that it has, and frames are compared as ever")
    func catalogWithout() throws {
        try withProject(strings: nil) { path, strings in
            let file = String(strings.dropLast("de.lproj/Login.strings".count)) + "Login.xcstrings"
            try Self.catalog([("lbl-aa-001.text", "Benutzername")]).write(
                toFile: file,
                atomically: false,
                encoding: .utf8
            )
            let reading = try read(path, "it")
            #expect(reading.findings.map(\.rule) == ["set-aside"])
            #expect(reading.findings.first?.message.contains("(it has de)") == true)
            #expect(reading.layout.view("lbl-aa-001")?.text == "Name")
            #expect(reading.layout.source.localization == nil)
        }
    }

    @Test("plural forms for code are refused by their name")
    func pluralForms() throws {
        try withProject(strings: nil) { path, _ in
            let error = #expect(throws: ReadError.self) { try read(path, "de.lproj/Localizable.stringsdict") }
            #expect(error?.message.contains("plural forms") == true)
        }
    }
}
