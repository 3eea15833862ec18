import Testing

import SwiftSource

@Suite("Swift identifiers")
struct SwiftIdentifierTests {
    @Test(
        "words become lower camel case",
        arguments: [
            ("Title Label", "titleLabel"), ("titleLabel", "titleLabel"), ("URLLabel", "urlLabel"), ("OK", "ok"),
            ("sign-in_button", "signInButton"), ("2nd line", "number2ndLine"), ("Größe", "größe"), ("名前", "名前"),
            ("it's here", "itsHere"), ("a8B-cd-EfG", "a8BCdEfG"), ("  ", nil), ("🙂", nil), ("", nil),
        ] as [(String, String?)]
    )
    func camelCase(_ text: String, _ expected: String?) {
        #expect(SwiftIdentifier.camelCased(text) == expected)
    }

    @Test(
        "what Swift would not take is known",
        arguments: [
            ("title", true), ("_x", true), ("名前", true), ("x2", true), ("class", false), ("2x", false), ("a-b", false),
            ("", false), ("_", false), ("a b", false), ("self", false), ("🙂", false),
        ]
    )
    func valid(_ text: String, _ expected: Bool) {
        #expect(SwiftIdentifier.isValid(text) == expected)
    }
}
