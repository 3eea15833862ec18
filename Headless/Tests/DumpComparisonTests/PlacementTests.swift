import DumpComparison
import Foundation
import Testing

struct PlacementTests {
    private func comparison(_ original: String, _ printed: String) throws -> DumpComparison {
        func dump(_ root: String) throws -> Dump {
            try Dump(json: Data("{\"roots\": [\(root)], \"constraints\": []}".utf8))
        }
        return DumpComparison(original: try dump(original), printed: try dump(printed))
    }

    private func stack(_ rest: String, ids: [String] = ["a", "b"]) -> String {
        "{\"id\": \"s\", \"class\": \"UIStackView\", \"stack\": {\(rest)}, \"subviews\": ["
            + ids.map { "{\"id\": \"\($0)\", \"class\": \"UILabel\", \"text\": \"\($0)\"}" }.joined(separator: ", ")
            + "]}"
    }

    @Test(arguments: [
        "\"axis\": \"vertical\"", "\"distribution\": \"fillEqually\"", "\"alignment\": \"center\"", "\"spacing\": 4",
        "\"arranged\": [\"b\", \"a\"]", "\"customSpacing\": {\"a\": 4}", "\"isLayoutMarginsRelative\": true",
        "\"isBaselineRelative\": true",
    ])
    func everyPartOfAStackCounts(part: String) throws {
        #expect(try comparison(stack(part), stack(part)).placement.isEmpty)
        #expect(try comparison(stack(part), stack("")).placement.count == 1)
        #expect(try comparison(stack(""), stack(part)).placement.count == 1)
    }

    @Test func topAndLeadingAreOneAlignment() throws {
        let comparison = try comparison(stack("\"alignment\": \"top\""), stack("\"alignment\": \"leading\""))
        #expect(comparison.placement.isEmpty)
    }

    @Test func whoPlacesAViewCountsBelowTheRoot() throws {
        func view(_ flag: Bool) -> String {
            """
            {"id": "r", "class": "UIView", "translatesAutoresizingMask": \(!flag), "subviews": [
                {"id": "v", "class": "UIView", "translatesAutoresizingMask": \(flag)}]}
            """
        }
        #expect(try comparison(view(true), view(true)).placement.isEmpty)
        #expect(try comparison(view(true), view(false)).placement.count == 1)
    }

    @Test func contentViewsArePlacedByUIKit() throws {
        let wanted = """
            {"id": "c", "class": "UITableViewCell", "subviews": [
                {"id": "v", "class": "UIView", "translatesAutoresizingMask": false}]}
            """
        let made = """
            {"id": "c", "class": "UITableViewCell", "subviews": [
                {"id": "v", "class": "UIView", "name": "contentView", "owner": "UITableViewCell",
                 "translatesAutoresizingMask": true}]}
            """
        #expect(try comparison(wanted, made).placement.isEmpty)
    }

    @Test(arguments: [
        "\"text\": \"x\"", "\"isHidden\": true", "\"contentHugging\": [251, 250]",
        "\"compressionResistance\": [750, 1000]",
    ])
    func contentIsToldApartFromPlacement(part: String) throws {
        let comparison = try comparison(
            "{\"id\": \"v\", \"class\": \"UIView\", \(part)}",
            "{\"id\": \"v\", \"class\": \"UIView\"}"
        )
        #expect(comparison.content.count == 1)
        #expect(comparison.placement.isEmpty)
    }
}
