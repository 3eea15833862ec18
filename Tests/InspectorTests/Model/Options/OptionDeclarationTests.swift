import Testing

@testable import LayoutInspector

/// Options that are declared as values: what they take, refuse and give back.
@Suite struct OptionDeclarationTests {
    private struct Settings: Equatable, Sendable {
        enum Mood: String, CaseIterable { case calm, loud }
        var isDeep = false
        var mood = Mood.calm
        var width = 4
        var name: String?
        var names: [String] = []
        var size: Size?

        static let declarations: [OptionDeclaration<Settings>] = [
            .flag("deep", "look deeper", \.isDeep),
            .word("mood", "how to speak", \.mood),
            .wholeNumber("width", "spaces for each level", in: 1...16, \.width),
            .text("name", "what to call it", value: .file, \.name),
            .texts("also", "what else to do", value: .text(placeholder: "word", expectation: "a word"), \.names),
            .parsed(
                "size",
                "how large",
                value: .text(placeholder: "WxH", expectation: "a size, such as 375x812"),
                \.size,
                parse: { Size($0) },
                spell: { $0.spelled }
            ),
        ]
    }

    private func declaration(_ name: String) throws -> OptionDeclaration<Settings> {
        try #require(Settings.declarations.first { $0.name == name })
    }

    @Test(
        "what was set is given back as it was written",
        arguments: [
            ("deep", ["on"]), ("deep", ["off"]), ("mood", ["loud"]), ("width", ["16"]), ("name", ["a.json"]),
            ("name", []),
            ("also", ["a", "b", "a"]), ("also", []), ("size", ["375x812.5"]), ("size", []),
        ]
    )
    func roundTrip(_ name: String, _ values: [String]) throws {
        var settings = Settings()
        let declaration = try declaration(name)
        try declaration.assign(values, in: &settings)
        #expect(declaration.values(in: settings) == values)
    }

    @Test(
        "what is no value is refused with what was expected, and nothing is changed",
        arguments: [
            ("deep", ["yes"], "invalid value 'yes' for deep; expected on or off"),
            ("mood", ["lou"], "invalid value 'lou' for mood; expected calm or loud"),
            ("width", ["17"], "invalid value '17' for width; expected a whole number from 1 to 16"),
            ("width", ["two"], "invalid value 'two' for width; expected a whole number from 1 to 16"),
            ("width", [], "no value for width; expected one value"),
            ("width", ["1", "2"], "2 values for width; expected one value"),
            ("name", ["a", "b"], "2 values for name; expected at most one value"),
            ("size", ["375"], "invalid value '375' for size; expected a size, such as 375x812"),
        ]
    )
    func refusal(_ name: String, _ values: [String], _ message: String) throws {
        var settings = Settings()
        let declaration = try declaration(name)
        let fault = #expect(throws: OptionFault.self) { try declaration.assign(values, in: &settings) }
        #expect(fault?.message == message)
        #expect(settings == Settings())
    }

    @Test("a value is added beside others where there can be several, and replaces the one elsewhere")
    func adding() throws {
        var settings = Settings()
        try declaration("also").add("a", in: &settings)
        try declaration("also").add("b", in: &settings)
        try declaration("width").add("2", in: &settings)
        try declaration("width").add("8", in: &settings)
        #expect(settings.names == ["a", "b"])
        #expect(settings.width == 8)
    }

    @Test("options that differ from the defaults are words of a command line")
    func words() throws {
        var settings = Settings()
        settings.isDeep = true
        settings.width = 2
        settings.names = ["a", "b"]
        let words = Settings.declarations.words(of: settings, unlike: Settings())
        #expect(words == ["--deep", "--width", "2", "--also", "a", "--also", "b"])
        #expect(Settings.declarations.words(of: Settings(), unlike: Settings()).isEmpty)
    }

    @Test("an option of a part is one of the whole")
    func lifted() throws {
        struct Whole: Sendable { var settings = Settings() }
        var whole = Whole()
        let lifted = try declaration("width").lifted(\Whole.settings)
        try lifted.assign(["9"], in: &whole)
        #expect(whole.settings.width == 9)
        #expect(lifted.values(in: whole) == ["9"])
    }

    @Test("values are kept for a struct that is known later, and checked at once")
    func kept() throws {
        var assignments = OptionAssignments()
        let width = try declaration("width").kept(defaults: Settings())
        #expect(width.values(in: assignments) == ["4"])
        #expect(throws: OptionFault.self) { try width.assign(["0"], in: &assignments) }
        try width.assign(["7"], in: &assignments)
        var settings = Settings()
        try assignments.apply(Settings.declarations, to: &settings)
        #expect(settings.width == 7)
        #expect(assignments.names == ["width"])
    }
}
