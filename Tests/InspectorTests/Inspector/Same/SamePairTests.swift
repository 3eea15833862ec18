import Testing

@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// Which views are taken for the same ones, and what one side knows of them alone.
@Suite("same: pairs")
struct SamePairTests {
    private func layout(_ views: [String], source: String = "handwritten", _ constraints: [String] = []) throws
        -> Layout
    {
        let text = """
            {"format": "layout-dump", "version": 1, "source": {"kind": "\(source)"},
             "roots": [\(views.joined(separator: ", "))], "constraints": [\(constraints.joined(separator: ", "))]}
            """
        return try Layout.read(Array(text.utf8)).layout
    }

    private func screen(_ controller: String, _ top: Int) -> String {
        """
        {"id": "\(controller)", "class": "UIView", "viewController": "\(controller)", "frame": [0, 0, 375, 667],
         "subviews": [{"id": "\(controller)-t", "class": "UITableView", "name": "tableView",
                       "frame": [0, \(top), 375, 100]}]}
        """
    }

    @Test("controllers are paired by their class, whether or not a file knows its module")
    func controllers() throws {
        let old = try layout([screen("App.Rooms", 10), screen("App.Servers", 20)], source: "interface-builder")
        let new = try layout([screen("Servers", 20), screen("Rooms", 10)])
        let result = try old.same(as: new)
        let names = result.pairs.pairs.map { (old.views[$0.old].id, new.views[$0.new].id) }
        #expect(names.map(\.0) == ["App.Rooms", "App.Rooms-t", "App.Servers", "App.Servers-t"])
        #expect(names.map(\.1) == ["Rooms", "Rooms-t", "Servers", "Servers-t"])
        #expect(result.verdict == .same)
    }

    private func list(_ base: String) -> [String] {
        [
            """
            {"id": "root", "class": "UIView", "frame": [0, 0, 375, 667], "subviews": [
              {"id": "list", "class": "FeedView"\(base), "name": "list", "frame": [0, 0, 375, 667],
               "subviews": [{"id": "head", "class": "UIView", "name": "head", "frame": [0, 0, 375, 80]}]}]}
            """
        ]
    }

    @Test("what one file knows of a class holds for the other one")
    func classes() throws {
        let old = try layout(list(#", "baseClass": "UITableView""#), source: "interface-builder")
        let new = try layout(list(""))
        #expect(try old.same(as: new).verdict == .same)
        #expect(try new.same(as: old).movedAcross.isEmpty)
    }

    private func cell(_ content: String, _ labels: String) -> [String] {
        [
            """
            {"id": "cell", "class": "UITableViewCell", "name": "cell", "frame": [0, 0, 375, 44], "subviews": [
              {"id": "content", "class": "UIView", "name": "contentView", "frame": [0, 0, 375, 44]\(content),
               "subviews": [\(labels){"id": "tag", "class": "UIView", "name": "tag", "translatesAutoresizingMask": false}]}]}
            """
        ]
    }

    private let pinned = [
        #"{"id": "c1", "first": {"item": "tag", "attribute": "leading"}, "second": {"item": "content", "attribute": "leadingMargin"}}"#
    ]

    @Test("cells have the flags for margins that UIKit gives them")
    func margins() throws {
        let flags = #", "preservesSuperviewMargins": true, "insetsMarginsFromSafeArea": false"#
        let (old, new) = (try layout(cell(flags, ""), pinned), try layout(cell("", ""), pinned))
        #expect(try old.same(as: new).verdict == .same)
    }

    @Test("constraints to a cell itself are compared with those of the other file")
    func cells() throws {
        func constraint(_ relation: String) -> [String] {
            [
                #"{"id": "c", "first": {"item": "tag", "attribute": "centerX"}, "relation": "\#(relation)", "#
                    + #""second": {"item": "cell", "attribute": "centerX"}}"#
            ]
        }
        let old = try layout(cell("", ""), constraint("=="))
        let result = try old.same(as: layout(cell("", ""), constraint("<=")))
        #expect(result.missing.map(\.text) == ["tag.centerX == cell.centerX"])
        #expect(result.missing.first?.counterpart?.text == "tag.centerX <= cell.centerX")
    }

    @Test("what a plain view calls its contentView is no content of a cell, in a document and in a class")
    func ownContentView() throws {
        func view(_ name: String) -> [String] {
            [
                """
                {"id": "\(name)", "class": "BannerView", "baseClass": "UIView", "frame": [0, 0, 300, 80], "subviews": [
                  {"id": "\(name)-c", "class": "UIView", "name": "contentView", "translatesAutoresizingMask": false}]}
                """
            ]
        }
        func pinned(_ name: String) -> [String] {
            ["left", "right", "top", "bottom"].enumerated().map { index, edge in
                #"{"id": "c\#(index)", "first": {"item": "\#(name)-c", "attribute": "\#(edge)"}, "#
                    + #""second": {"item": "\#(name)", "attribute": "\#(edge)"}}"#
            }
        }
        let old = try layout(view("a"), source: "interface-builder", pinned("a"))
        #expect(try old.same(as: layout(view("b"), pinned("b"))).verdict == .same)
    }

    @Test("a label that a cell makes by its style is no view that is missing")
    func styles() throws {
        let label = #"{"id": "l", "class": "UILabel", "name": "textLabel", "frame": [16, 0, 80, 44]}, "#
        let (old, new) = (try layout(cell("", label), pinned), try layout(cell("", ""), pinned))
        #expect(try old.same(as: new).pairs.missing.isEmpty)
        let own = label.replacing("textLabel", with: "caption")
        #expect(try layout(cell("", own), pinned).same(as: new).pairs.missing.count == 1)
    }
}
