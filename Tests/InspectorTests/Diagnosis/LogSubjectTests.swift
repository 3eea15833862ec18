import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel

/// What a log's conflict is said to be about: the view that a reader looks for, by the length that it can measure.
@Suite("the subject of a log's headline")
struct LogSubjectTests {
    private static func finding(_ texts: [String], broken: String? = nil) throws -> Finding {
        try #require(try LogCauseTests.findings(texts, broken: broken).first)
    }

    @Test("the content of a scroll view that UIKit makes negative is neither a view nor the reader's constraint")
    func negativeContent() throws {
        let finding = try Self.finding([
            "<_UIScrollViewAutomaticContentSizeConstraint:0x6a1 UITableView:0x7a1.contentHeight{id: 12} == -5   (active)>"
        ])
        #expect(finding.message == "UITableView.contentHeight is negative (-5 points)")
        #expect(finding.fixes.isEmpty)
        #expect(
            finding.notes.first?.text
                == "UIKit adds up rows, headers and footers: at least one of them has a negative size"
        )
        #expect(finding.notes.contains { $0.message == "UITableView.contentHeight == -5" })
        // A size that somebody wrote is the reader's.
        let own = try Self.finding(["<NSLayoutConstraint:0x6a1 UIView:0x7a1.height == -5   (active)>"])
        #expect(own.message == "UIView has a negative height (-5 points)")
        #expect(!own.fixes.isEmpty)
    }

    @Test("a pin that jumps over the view between is said with that view, and is the first to go")
    func jumpingPin() throws {
        let pin = "<NSLayoutConstraint:0x6a1 H:[Shop.Price:0x7a1]-(0)-|   (active, names: '|':UIStackView:0x7b1 )>"
        let stack = [
            "<NSLayoutConstraint:0x6a2 'UISV-canvas-connection' H:[UILabel:0x7c1'New']-(0)-|   (active, names: '|':UIStackView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 'UISV-spacing' H:[Shop.Price:0x7a1]-(12)-[UILabel:0x7c1'New']   (active)>",
        ]
        let arranged = try Self.finding([pin] + stack)
        #expect(
            arranged.message == "Price.trailing is pinned to UIStackView.trailing, but UIStackView puts "
                + "UILabel \"New\" between them (12 short)"
        )
        #expect(arranged.fixes.first?.title == "remove UIStackView.trailing == Price.trailing")
        let plain = stack.map {
            $0.replacing(" 'UISV-canvas-connection'", with: "").replacing(" 'UISV-spacing'", with: "")
        }
        let own = try Self.finding([pin.replacing("(0)", with: "(4)")] + plain)
        #expect(
            own.message
                == "Price.trailing is 4 points before UIStackView.trailing, but UILabel \"New\" is between them (8 short)"
        )
    }

    @Test("where the gaps of a view need more than another row leaves, both are said and the view is in its row")
    func squeezedBesideRow() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 V:[UIView:0x7a1]-(30)-[Shop.Ad:0x7b1]   (active)>",
            "<NSLayoutConstraint:0x6a2 V:[Shop.Ad:0x7b1]-(90)-[UIView:0x7c1]   (active)>",
            "<NSLayoutConstraint:0x6a3 V:[UIView:0x7a1]-(20)-[UIButton:0x7d1]   (active)>",
            "<NSLayoutConstraint:0x6a4 UIButton:0x7d1.height == 40   (active)>",
            "<NSLayoutConstraint:0x6a5 V:[UIButton:0x7d1]-(10)-[UIView:0x7c1]   (active)>",
        ])
        #expect(finding.message == "no space for Ad: the gaps around it need 120 points, but there are 70 (50 short)")
        let paths = try #require(finding.conflict?.paths)
        #expect(paths.longer.segments.map(\.length) == [30, 0, 90])
        #expect(paths.longer.segments[1].name == "Ad")
        #expect(paths.shorter.segments.map(\.length) == [20, 40, 10])
    }

    @Test("a size that must be those of two views is said with both of theirs")
    func sizeOfTwo() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 Shop.Badge:0x7a1.width == 40   (active)>",
            "<NSLayoutConstraint:0x6a2 'UIView-Encapsulated-Layout-Width' Shop.Tag:0x7b1.width == 0   (active)>",
            "<NSLayoutConstraint:0x6a3 Shop.Card:0x7c1.width >= Shop.Badge:0x7a1.width   (active)>",
            "<NSLayoutConstraint:0x6a4 Shop.Card:0x7c1.width == Shop.Tag:0x7b1.width   (active)>",
        ])
        #expect(finding.message == "Tag has no width yet")
        #expect(
            finding.notes.first?.text
                == "Card must be at least as wide as Badge (40), but exactly as wide as Tag (0) (off by 40)"
        )
    }

    @Test("a stack view whose edges leave it more than it can fill is the subject")
    func stackNotFilled() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 H:|-(16)-[UIStackView:0x7a1]   (active, names: '|':Shop.Bar:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 H:[UIStackView:0x7a1]-(16)-|   (active, names: '|':Shop.Bar:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 Shop.One:0x7c1.width == 30   (active)>",
            "<NSLayoutConstraint:0x6a4 Shop.Two:0x7d1.width == 60   (active)>",
            "<NSLayoutConstraint:0x6a5 'UISV-canvas-connection' UIStackView:0x7a1.leading == Shop.One:0x7c1.leading   (active)>",
            "<NSLayoutConstraint:0x6a6 'UISV-canvas-connection' H:[Shop.Two:0x7d1]-(0)-|   (active, names: '|':UIStackView:0x7a1 )>",
            "<NSLayoutConstraint:0x6a7 'UISV-spacing' H:[Shop.One:0x7c1]-(8)-[Shop.Two:0x7d1]   (active)>",
            "<NSLayoutConstraint:0x6a8 'UIView-Encapsulated-Layout-Width' Shop.Bar:0x7b1.width == 375   (active)>",
        ])
        #expect(
            finding.message
                == "UIStackView's edges leave it 343 points of width, but its arranged subviews fill 98 (245 left over)"
        )
    }

    @Test("a view pinned to both edges of another, as a list shows it, is inside it")
    func pinnedInside() throws {
        let finding = try Self.finding([
            "<MASLayoutConstraint:0x6a1 Shop.Photos:0x7a1.top == Shop.Row:0x7b1.top>",
            "<MASLayoutConstraint:0x6a2 Shop.Photos:0x7a1.bottom == Shop.Row:0x7b1.bottom>",
            "<MASLayoutConstraint:0x6a3 Shop.Photos:0x7a1.height == 200>",
            "<NSLayoutConstraint:0x6a4 Shop.Row:0x7b1.height == 120>",
        ])
        #expect(
            finding.message == "Photos is 200 points high, but its edges are pinned to Row, which is 120 (off by 80)"
        )
    }

    @Test("a line that separates is not the first to change")
    func hairline() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 H:|-(10)-[UILabel:0x7a1'Name']   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 H:[UILabel:0x7a1'Name']-(11)-|   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 Shop.Line:0x7c1.width == 1   (active)>",
            "<NSLayoutConstraint:0x6a4 Shop.Line:0x7c1.width == UIView:0x7b1.width   (active)>",
        ])
        #expect(finding.fixes.first?.title.contains("Line.width == 1 ") == false)
    }

    @Test("of margins that systems have in two sizes, a headline names both")
    func cellMargins() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 UILabel:0x7a1'Name'.top == UITableViewCellContentView:0x7b1.topMargin + 15   (active)>",
            "<NSLayoutConstraint:0x6a2 UITableViewCellContentView:0x7b1.bottomMargin == UILabel:0x7a1'Name'.bottom + 25   (active)>",
            "<NSLayoutConstraint:0x6a3 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7b1.height == 43.5   (active)>",
        ])
        #expect(
            finding.message == "UITableViewCellContentView has only 3.5 points for its top and bottom margins "
                + "(by default 8 + 8 = 16, or 11 + 11 = 22 since iOS 11)"
        )
        // The headline says it.
        #expect(!finding.notes.contains { $0.message.hasPrefix("fits only if") })
    }

    @Test("what Finder's views in a panel are tied to is AppKit's own, plain views included")
    func finder() throws {
        let finding = try Self.finding([
            "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& V:[NSView:0x7a1(0)]>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a2 h=-&- v=-&- V:|-(0)-[FI_TBrowser:0x7b1]   (Names: '|':NSView:0x7a1 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a3 h=-&- v=-&- V:[FI_TBrowser:0x7b1]-(0)-|   (Names: '|':NSView:0x7a1 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a4 h=-&- v=-&- V:|-(0)-[NSClipView:0x7c1]   (Names: '|':FI_TBrowser:0x7b1 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a5 h=-&- v=-&- V:[NSClipView:0x7c1]-(12)-|   (Names: '|':FI_TBrowser:0x7b1 )>",
        ])
        #expect(finding.conflict?.cause == "system-only")
        #expect(finding.message == "AppKit's own conflict, nothing to change in your code")
        #expect(finding.fixes.isEmpty)
    }

    @Test("what a log does not print is named by what the list depends on")
    func unprinted() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 UILabel:0x7a1'Name'.lastBaseline == UIButton:0x7b1'Go'.lastBaseline   (active)>",
            "<NSLayoutConstraint:0x6a2 UILabel:0x7a1'Name'.height == 20   (active)>",
            "<NSLayoutConstraint:0x6a3 UIButton:0x7b1'Go'.top == UILabel:0x7a1'Name'.top + 40   (active)>",
        ])
        #expect(finding.message == "these constraints depend on baselines, whose values a log does not show")
    }

    @Test("UIKit measures at a size, and only that of 0 is called temporary")
    func measured() throws {
        func hint(_ width: Int) throws -> [String] {
            try Self.finding([
                "<NSLayoutConstraint:0x6a1 Shop.Card:0x7a1.width == 335   (active)>",
                "<NSLayoutConstraint:0x6a2 H:[Shop.Card:0x7a1]-(20)-|   (active, names: '|':Shop.Row:0x7b1 )>",
                "<NSLayoutConstraint:0x6a3 H:|-(20)-[Shop.Card:0x7a1]   (active, names: '|':Shop.Row:0x7b1 )>",
                "<NSLayoutConstraint:0x6a4 'fittingSizeHTarget' Shop.Row:0x7b1.width == \(width)   (active)>",
            ]).notes.filter { $0.role == .cause }.map(\.text)
        }
        #expect(try hint(414).contains("UIKit measures Row at a width of 414"))
    }

    @Test("a view centred between unequal insets is said with both of them")
    func centeredUnevenly() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 V:|-(12)-[Shop.Name:0x7a1]   (active, names: '|':Shop.Row:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 V:[Shop.Name:0x7a1]-(9)-|   (active, names: '|':Shop.Row:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 Shop.Name:0x7a1.centerY == Shop.Row:0x7b1.centerY   (active)>",
        ])
        #expect(finding.message == "Name is centered in Row, but has 12 above it and 9 below it (3 apart)")
    }

    @Test("a container as small as what fills it, which has no size, is said to have no room")
    func collapsedByFilling() throws {
        let box = "(active, names: '|':Shop.Box:0x7b1 )>"
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 V:|-(0)-[Shop.Player:0x7a1]   \(box)",
            "<NSLayoutConstraint:0x6a2 V:[Shop.Player:0x7a1]-(0)-|   \(box)",
            "<NSLayoutConstraint:0x6a3 Shop.Player:0x7a1.height == 0   (active)>",
            "<NSLayoutConstraint:0x6a4 V:|-(0)-[Shop.Web:0x7c1]   \(box)",
            "<NSLayoutConstraint:0x6a5 V:[Shop.Web:0x7c1]-(0)-|   \(box)",
            "<NSLayoutConstraint:0x6a6 V:|-(20)-[Shop.Text:0x7d1]   (active, names: '|':Shop.Web:0x7c1 )>",
            "<NSLayoutConstraint:0x6a7 V:[Shop.Text:0x7d1]-(15)-|   (active, names: '|':Shop.Web:0x7c1 )>",
        ])
        #expect(
            finding.message == "Player has a height of 0, but Box's subviews need 20 + 15 = 35 points (35 short)"
        )
    }

    @Test("an empty view in a row is not the one without room")
    func emptyNeighbour() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 V:[Shop.One:0x7a1(20)]>",
            "<NSLayoutConstraint:0x6a2 V:[Shop.Two:0x7b1(18)]>",
            "<NSLayoutConstraint:0x6a3 V:[Shop.None:0x7c1(0)]>",
            "<NSLayoutConstraint:0x6a4 V:|-(0)-[Shop.One:0x7a1]   (Names: '|':Shop.Box:0x7d1 )>",
            "<NSLayoutConstraint:0x6a5 V:[Shop.One:0x7a1]-(0)-[Shop.Two:0x7b1]>",
            "<NSLayoutConstraint:0x6a6 V:[Shop.Two:0x7b1]-(0)-[Shop.None:0x7c1]>",
            "<NSLayoutConstraint:0x6a7 V:[Shop.None:0x7c1]-(0)-|   (Names: '|':Shop.Box:0x7d1 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a8 h=--& v=--& V:[Shop.Box:0x7d1(34)]>",
        ])
        #expect(finding.message.hasPrefix("Box's subviews need 20 + 18 = 38 points of height, but Box has 34"))
    }

    @Test("an edge that a view with a size puts elsewhere is the subject, and the first to change")
    func placedBesideSize() throws {
        let direct = "<NSLayoutConstraint:0x6a1 V:[Shop.Logo:0x7a1]-(90)-|   (active, names: '|':Shop.Map:0x7b1 )>"
        let finding = try Self.finding(
            [
                direct,
                "<NSLayoutConstraint:0x6a2 Shop.Banner:0x7c1.height == 80   (active)>",
                "<NSLayoutConstraint:0x6a3 Shop.Map:0x7b1.bottom == Shop.Screen:0x7d1.bottom   (active)>",
                "<NSLayoutConstraint:0x6a4 Shop.Logo:0x7a1.bottom == Shop.Banner:0x7c1.top - 12   (active)>",
                "<NSLayoutConstraint:0x6a5 Shop.Banner:0x7c1.bottom == Shop.Screen:0x7d1.bottom   (active)>",
            ],
            broken: direct
        )
        #expect(
            finding.message == "Logo.bottom is 90 points above Screen.bottom, but its constraint to Banner puts it "
                + "92 points above Screen.bottom (2 apart)"
        )
        #expect(finding.fixes.first?.title == "lower the priority of Map.bottom == Logo.bottom + 90 to 999")
    }

    @Test("of an edge of a container and one inside it, pinned twice, the inner one is the subject")
    func innerEdge() throws {
        let box = "(Names: '|':NSView:0x7b1 )>"
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 H:[NSButton:0x7a1'OK']-(20)-|   \(box)",
            "<NSLayoutConstraint:0x6a2 H:[NSButton:0x7a1'OK']-(28)-|   \(box)",
        ])
        #expect(
            finding.message == "NSButton \"OK\".trailing must be both 20 and 28 points before NSView.trailing (8 apart)"
        )
        #expect(finding.notes.first?.text == "NSButton \"OK\".trailing is pinned twice")
    }

    @Test("a mask's own size is said beside the one that is meant")
    func maskSize() throws {
        let finding = try Self.finding([
            "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& Shop.Icon:0x7a1.width == 0   (active)>",
            "<NSLayoutConstraint:0x6a2 Shop.Icon:0x7a1.width == 24   (active)>",
        ])
        #expect(
            finding.message
                == "Icon still translates its autoresizing mask, which makes it 0 points wide instead of 24 (off by 24)"
        )
    }

    private static let content = "UITableViewCellContentView:0x7b1"

    @Test(
        "the height of a cell's content is the table's where a list has no other that is",
        arguments: [
            (["<MASLayoutConstraint:0x6a1 Shop.Photo:0x7a1.height == 200>"], "height", "100", true),
            (["<NSLayoutConstraint:0x6a1 Shop.Photo:0x7a1.height == 200>"], "height", "100", true),
            (
                ["<NSLayoutConstraint:0x6a1 'UIView-Encapsulated-Layout-Height' \(content).height == 60>"], "height",
                "100", false
            ),
            (["<NSLayoutConstraint:0x6a1 Shop.Photo:0x7a1.height == 200>"], "height", "78.6667", true),
            (["<MASLayoutConstraint:0x6a1 Shop.Photo:0x7a1.width == 200>"], "width", "320", false),
        ]
    )
    func rowSize(own: [String], attribute: String, size: String, isTables: Bool) throws {
        let (near, far) = attribute == "height" ? ("top", "bottom") : ("left", "right")
        let list =
            own + [
                "<NSLayoutConstraint:0x6a2 \(Self.content).\(attribute) == \(size)>",
                "<NSLayoutConstraint:0x6a3 Shop.Photo:0x7a1.\(near) == UITableViewCellContentView:0x7b1.\(near)>",
                "<NSLayoutConstraint:0x6a4 Shop.Photo:0x7a1.\(far) == UITableViewCellContentView:0x7b1.\(far)>",
            ]
        let notes = try Self.finding(list).notes
        let row = try #require(notes.first { $0.constraints == ["0x6a2"] })
        #expect(row.remark.contains("UIKit") == isTables)
    }

    @Test("a cell's content that two constraints size, the one at 0, has no size yet")
    func unsizedCell() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 UITableViewCellContentView:0x7b1.width == 320   (active)>",
            "<NSLayoutConstraint:0x6a2 UITableViewCellContentView:0x7b1.width == 0   (active)>",
        ])
        #expect(
            finding.message == "UITableViewCellContentView has no width yet, but it must be 320 points wide (320 short)"
        )
        #expect(finding.fixes.first?.title.hasPrefix("lower the priority of") == true)
    }

    @Test("a size below 0 is not kept at a lower priority")
    func negativeSize() throws {
        let finding = try Self.finding(["<NSLayoutConstraint:0x6a1 UILabel:0x7a1'Sum'.height == -43.2   (active)>"])
        #expect(!finding.fixes.contains { $0.title.hasPrefix("lower the priority") })
        #expect(!finding.fixes.isEmpty)
    }

    @Test("a hidden view that has to be larger than another is said in one sentence")
    func hiddenAndLarger() throws {
        let finding = try Self.finding([
            "<NSLayoutConstraint:0x6a1 Shop.Hint:0x7a1.width == Shop.Card:0x7b1.width + 4   (active)>",
            "<NSLayoutConstraint:0x6a2 'UISV-hiding' Shop.Hint:0x7a1.width == 0   (active)>",
        ])
        #expect(
            finding.message
                == "Hint is hidden, so the stack view around it sets its width to 0, but it must be 4 points wider than Card (4 short)"
        )
        #expect(!finding.notes.contains { $0.text.contains("needs 4 points") })
    }
}
