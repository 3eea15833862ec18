import Foundation
import LayoutSyntax
import TestSupport
import Testing

@Suite("JSON as a tree")
struct JSONTreeTests {
    @Test(
        "what is read is written again, on one line",
        arguments: [
            "null", "true", "-1.5", "\"a\\nb\"", "[]", "{}", #"[1,[2,{"a":null}],"x"]"#,
            #"{"a":{"b":[true,false]},"c":""}"#,
        ]
    )
    func roundTrip(_ text: String) throws {
        let tree = try JSONTree(reading: Array(text.utf8))
        #expect(try JSONTree(reading: Array(tree.text.utf8)) == tree)
        #expect(try JSONValue(Data(tree.text.utf8)) == JSONValue(Data(text.utf8)))
        #expect(!tree.text.contains("\n"))
    }

    @Test(
        "numbers with more digits than a double keeps are written as they were read",
        arguments: ["123456789012345678901234567890", "-9007199254740993", "0.12345678901234567890", "1e999"]
    )
    func longNumbers(_ text: String) throws {
        for json in [text, "[\(text)]", "{\"a\": \(text)}"] {
            #expect(try JSONTree(reading: Array(json.utf8)).text == json)
        }
        #expect(try JSONTree(reading: Array("999999999999999".utf8)) == .number(999_999_999_999_999))
    }

    @Test(
        "what is no JSON, has more behind it or nests too deep is refused",
        arguments: [
            "", "{", "[1,]", "{\"a\" 1}", "tru", "1 2", "nul", "\"a", String(repeating: "[", count: 200_000),
            String(repeating: #"{"a":"#, count: 5_000),
        ]
    )
    func refusals(_ text: String) {
        #expect(throws: ReadError.self) { try JSONTree(reading: Array(text.utf8)) }
    }

    @Test("the last of several members of one name counts")
    func members() throws {
        let tree = try JSONTree(reading: Array(#"{"a": 1, "b": "x", "a": 2}"#.utf8))
        #expect(tree["a"] == 2 && tree["b"]?.string == "x" && tree["c"] == nil)
        #expect(JSONTree.array([])["a"] == nil)
    }
}
