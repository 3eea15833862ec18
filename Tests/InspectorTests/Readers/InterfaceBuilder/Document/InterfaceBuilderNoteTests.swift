import LayoutInspector
import Testing

/// Notes of objects that suppress a rule.
@Suite struct InterfaceBuilderNoteTests {
    private static func read(_ note: String, inConstraint: Bool = false) throws -> Reading {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="18122">
                <objects>
                    <view contentMode="scaleToFill" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        \(inConstraint ? "" : note)
                        <constraints>
                            <constraint firstAttribute="width" constant="10" id="wid">\(inConstraint ? note : "")</constraint>
                        </constraints>
                    </view>
                </objects>
            </document>
            """
        return try Layout.read(Array(text.utf8), as: .interfaceBuilder)
    }

    private static func fragment(_ text: String) -> String {
        "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
    }

    @Test("a note names a rule and a reason, for a view or a constraint")
    func notes() throws {
        let view = try Self.read(Self.fragment("draft-inspect: ignore zero-size  shown later"))
        #expect(
            view.ignores == [
                IgnoreNote(rule: "zero-size", object: "root", reason: "shown later", place: Place(line: 6, column: 13))
            ]
        )
        #expect(view.findings.isEmpty)
        let constraint = try Self.read(Self.fragment("draft-inspect: ignore conflict known"), inConstraint: true)
        #expect(constraint.ignores.map(\.object) == ["wid"])
    }

    @Test("several lines, in an element, among other notes of people")
    func lines() throws {
        let note = """
            <attributedString key="userComments"><fragment><string key="content">To do: icons
            draft-inspect: ignore conflict a &amp; b
              draft-inspect: ignore zero-size c</string></fragment></attributedString>
            """
        let reading = try Self.read(note)
        #expect(reading.ignores.map(\.rule) == ["conflict", "zero-size"])
        #expect(reading.ignores.map(\.reason) == ["a & b", "c"])
    }

    @Test(
        "a note that lacks something is reported and suppresses nothing",
        arguments: [
            ("draft-inspect:", "has no \"ignore\""), ("draft-inspect: off", "has no \"ignore\""),
            ("draft-inspect: ignore", "names no rule"), ("draft-inspect: ignore conflict", "gives no reason"),
        ]
    )
    func faults(_ note: String, _ message: String) throws {
        let reading = try Self.read(Self.fragment(note))
        #expect(reading.ignores.isEmpty)
        #expect(reading.findings.count == 1 && reading.findings[0].message.contains(message))
        #expect(reading.findings.first?.severity == .warning && reading.findings.first?.place?.line == 6)
    }

    @Test(
        "other notes, and other attributed strings, are not read",
        arguments: ["ignore conflict x", "see draft-inspect: ignore conflict x"]
    )
    func others(_ note: String) throws {
        let reading = try Self.read(Self.fragment(note))
        #expect(reading.ignores.isEmpty && reading.findings.isEmpty)
        let other = Self.fragment("draft-inspect: ignore conflict x").replacing("userComments", with: "title")
        #expect(try Self.read(other).ignores.isEmpty)
    }
}
