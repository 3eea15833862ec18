import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel

/// Which cause a log's conflict begins with, and which constraint is the first to change.
@Suite("the cause that a log's conflict begins with")
struct LogCauseOrderTests {
    private static func finding(_ texts: [String], broken: String? = nil) throws -> Finding {
        try #require(try LogCauseTests.findings(texts, broken: broken).first)
    }

    private static func firstFix(_ texts: [String], broken: String? = nil) throws -> String? {
        try finding(texts, broken: broken).fixes.first?.title
    }

    // MARK: The system's own

    @Test(
        "a stack view of AppKit that arranges what a program cannot name is AppKit's own, whoever sets the size around it"
    )
    func systemStack() throws {
        let item = [
            "<NSLayoutConstraint:0x6a1 'NSStackView.Edge.Top' V:|-(0)-[_NSToolbarGlyph:0x7a1]   (active, names: '|':NSStackView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 'NSStackView.Edge.Bottom' V:[_NSToolbarGlyph:0x7a1]-(0)-|   (active, names: '|':NSStackView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a6 _NSToolbarGlyph:0x7a1.height == 12   (active)>",
            "<NSLayoutConstraint:0x6a3 V:|-(5)-[NSStackView:0x7b1]   (active, names: '|':NSToolbarItemViewer:0x7c1 )>",
            "<NSLayoutConstraint:0x6a4 V:[NSStackView:0x7b1]-(6)-|   (active, names: '|':NSToolbarItemViewer:0x7c1 )>",
            "<NSLayoutConstraint:0x6a5 'NSView-Encapsulated-Layout-Height' NSToolbarItemViewer:0x7c1.height == 3   (active)>",
        ]
        let finding = try Self.finding(item)
        #expect(finding.message == "AppKit's own conflict, nothing to change in your code")
        #expect(finding.fixes.isEmpty)
        // A label of the program in the same stack view is the program's.
        let own = item.map { $0.replacing("_NSToolbarGlyph", with: "NSTextField") }
        #expect(try Self.finding(own).isSystemsOwn == false)
    }

    @Test("masks of what is between views of the open panel are AppKit's own")
    func panelMasks() throws {
        let mask = "<NSAutoresizingMaskLayoutConstraint:0x6a"
        let panel = [
            "\(mask)1 h=--& v=--& H:[FI_TRowView:0x7a1(0)]>",
            "\(mask)2 h=-&- v=-&- H:|-(0)-[NSClipView:0x7b1]   (Names: '|':FI_TRowView:0x7a1 )>",
            "\(mask)3 h=-&- v=-&- H:[NSClipView:0x7b1]-(0)-|   (Names: '|':FI_TRowView:0x7a1 )>",
            "\(mask)4 h=-&- v=-&- H:|-(9)-[FI_TNameView:0x7c1]   (Names: '|':NSClipView:0x7b1 )>",
            "\(mask)5 h=-&- v=-&- H:[FI_TNameView:0x7c1]-(9)-|   (Names: '|':NSClipView:0x7b1 )>",
        ]
        #expect(try Self.finding(panel).isSystemsOwn)
        let own = panel.map { $0.replacing("FI_TNameView", with: "Shop.NameView") }
        #expect(try Self.finding(own).isSystemsOwn == false)
    }

    // MARK: Masks and opposite directions

    private static let arranged = [
        "<NSLayoutConstraint:0x6a1 V:[NSStackViewSpacer:0x7a1(>=6)]>",
        "<NSLayoutConstraint:0x6a2 V:[NSTextField:0x7b1]-(0)-[NSStackViewSpacer:0x7a1]>",
        "<NSLayoutConstraint:0x6a3 V:[NSStackViewSpacer:0x7a1]-(0)-[NSTextField:0x7c1]>",
        "<NSAutoresizingMaskLayoutConstraint:0x6a4 h=--& v=--& V:[NSTextField:0x7b1]-(0)-| (Names: '|':NSStackViewContainer:0x7d1 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x6a5 h=--& v=--& V:[NSTextField:0x7c1]-(0)-| (Names: '|':NSStackViewContainer:0x7d1 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x6a6 h=--& v=--& V:[NSTextField:0x7c1(24)]>",
    ]

    @Test(
        "all masks that were forgotten are turned off together, and a stack view's spacers are no code of the program's"
    )
    func masksTogether() throws {
        let finding = try Self.finding(Self.arranged)
        #expect(finding.conflict?.cause == "autoresizing-mask")
        #expect(
            finding.fixes.first?.title
                == "set translatesAutoresizingMaskIntoConstraints of NSTextField #1 and NSTextField #2 to false"
        )
        #expect(!finding.notes.contains { $0.remark.hasPrefix("your code") })
        #expect(!finding.notes.contains { $0.message == "AppKit made all of these constraints" })
    }

    @Test("a size that another one turns round is not called equal to it")
    func oppositeSizes() throws {
        let plain = Self.arranged.map {
            $0.replacing("NSAutoresizingMaskLayoutConstraint", with: "NSLayoutConstraint").replacing(
                "h=--& v=--& ",
                with: ""
            )
            .replacing("NSStackViewSpacer", with: "NSView").replacing("NSStackViewContainer", with: "Shop.Panel")
        }
        for texts in [plain, Self.arranged] {
            let finding = try Self.finding(texts)
            let sentences = [finding.message] + finding.notes.map(\.message)
            #expect(
                sentences.contains {
                    $0.hasSuffix("must be at least 6 points high, but its edges make it -24 (off by 30)")
                }
            )
            #expect(!sentences.contains { $0.contains("equal") })
        }
    }

    // MARK: Two places

    @Test("the view with two places is the subject, both from one edge, and a guide has its name")
    func topLayoutGuide() throws {
        let bar = [
            "<_UILayoutSupportConstraint:0x6a1 _UILayoutGuide:0x7a1.height == 0   (active)>",
            "<_UILayoutSupportConstraint:0x6a2 V:|-(0)-[_UILayoutGuide:0x7a1]   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 V:[_UILayoutGuide:0x7a1]-(-18)-[UISearchBar:0x7c1]   (active)>",
            "<NSLayoutConstraint:0x6a4 V:|-(0)-[UISearchBar:0x7c1]   (active, names: '|':UIView:0x7b1 )>",
        ]
        #expect(
            try Self.finding(bar).message
                == "UISearchBar.top is pinned to UIView.top, but its constraint to the top layout guide puts it "
                + "18 points above UIView.top (18 apart)"
        )
    }

    @Test("a stack view places what it arranges, whatever constraint was broken")
    func arrangedWithPins() throws {
        let stack = [
            "<NSLayoutConstraint:0x6a1 V:|-(0)-[UIStackView:0x7a1]   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 UISearchBar:0x7c1.top == UIView:0x7b1.top + 14   (active)>",
            "<NSLayoutConstraint:0x6a3 'UISV-canvas-connection' UIStackView:0x7a1.top == UISearchBar:0x7c1.top   (active)>",
        ]
        let finding = try Self.finding(stack, broken: stack[2])
        #expect(
            finding.message
                == "UISearchBar.top is 14 points below UIView.top, but UIStackView puts it at UIView.top (14 apart)"
        )
        #expect(finding.fixes.first?.title.contains("UISearchBar.top == UIView.top + 14") == true)
    }

    @Test("two distances from one edge are said as two numbers")
    func bothDistances() throws {
        let pins = [30, 22].enumerated().map {
            "<SnapKit.LayoutConstraint:0x6a\($0)@Order.swift#\(40 + $0) UIButton:0x7a1.bottom == Shop.Card:0x7b1.bottom - \($1)>"
        }
        #expect(
            try Self.finding(pins).message
                == "UIButton.bottom must be both 22 and 30 points above Card.bottom (8 apart)"
        )
    }

    // MARK: The first to change

    @Test("a view without enough space on one of two paths is the subject, not the fixed size on the other")
    func squeezedBesideSize() throws {
        let list = [
            "<NSLayoutConstraint:0x6a1 UIButton:0x7a1.height == 30   (active)>",
            "<NSLayoutConstraint:0x6a2 V:[UIButton:0x7a1]-(200)-|   (active, names: '|':Shop.Screen:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 V:[Shop.Title:0x7c1]-(20)-[Shop.List:0x7d1]   (active)>",
            "<NSLayoutConstraint:0x6a4 V:[Shop.List:0x7d1]-(270)-|   (active, names: '|':Shop.Screen:0x7b1 )>",
            "<NSLayoutConstraint:0x6a5 V:[Shop.Title:0x7c1]-(50)-[UIButton:0x7a1]   (active)>",
        ]
        let finding = try Self.finding(list, broken: list[0])
        #expect(
            finding.message == "no space for List: the gaps around it need 290 points, but there are 280 (10 short)"
        )
        #expect(finding.notes.contains { $0.message == "50 + 30 + 200 = 280 points" })
        #expect(finding.conflict?.paths != nil)
        #expect(finding.fixes.first?.title == "lower the priority of Screen.bottom == List.bottom + 270 to 999")
    }

    @Test("where a row ends at an edge, the pin that jumps over the last view goes first")
    func doubledPin() throws {
        let row = [
            "<MASLayoutConstraint:0x6a1 UIButton:0x7a1.right == Shop.Bar:0x7b1.right - 24>",
            "<NSLayoutConstraint:0x6a2 UILabel:0x7c1.leading == UIButton:0x7a1.trailing + 6>",
            "<NSLayoutConstraint:0x6a3 Shop.Bar:0x7b1.trailing == UILabel:0x7c1.trailing + 24>",
        ]
        #expect(try Self.firstFix(row, broken: row[2]) == "remove UIButton.right == Bar.right - 24")
    }

    @Test("equal distances on both sides of a fixed size that no design repeats are a centre")
    func equalDistances() throws {
        func cell(_ inset: String) -> [String] {
            let pinned = "(active, names: '|':Shop.RowView:0x7b1 )"
            return [
                "<NSLayoutConstraint:0x6a1 V:|-(0)-[UILabel:0x7a1]   \(pinned)>",
                "<NSLayoutConstraint:0x6a2 UILabel:0x7a1.height == 52   (active)>",
                "<NSLayoutConstraint:0x6a3 V:[UILabel:0x7a1]-(0)-|   \(pinned)>",
                "<NSLayoutConstraint:0x6a4 V:|-(\(inset))-[UIImageView:0x7c1]   \(pinned)>",
                "<NSLayoutConstraint:0x6a5 UIImageView:0x7c1.height == 21   (active)>",
                "<NSLayoutConstraint:0x6a6 V:[UIImageView:0x7c1]-(\(inset))-|   \(pinned)>",
            ]
        }
        #expect(
            try Self.firstFix(cell("11.5"))
                == "center UIImageView in RowView instead of pinning it 11.5 points from both edges"
        )
        #expect(try Self.firstFix(cell("16"))?.hasPrefix("center") == false)
        // What is larger than the container is not meant to be in its middle.
        let large = cell("11.5").map { $0.replacing("height == 21", with: "height == 71") }
        #expect(try Self.finding(large).fixes.contains { $0.title.hasPrefix("center") } == false)
    }

    @Test("a document view that follows its scroll view, which a scroller makes wider than the clip view")
    func documentPastClipView() throws {
        let mask = "<NSAutoresizingMaskLayoutConstraint:0x6b"
        let scroll = "(Names: '|':Shop.ListScrollView:0x7a1 )"
        let clip = "(Names: '|':NSClipView:0x7b1 )"
        let list = [
            "\(mask)1 h=-&- v=-&- H:|-(0)-[NSClipView:0x7b1]   \(scroll)>",
            "\(mask)2 h=-&- v=-&- H:[NSClipView:0x7b1]-(17)-|   \(scroll)>",
            "<NSLayoutConstraint:0x6a1 H:|-(0)-[NSView:0x7c1]   \(clip)>",
            "<NSLayoutConstraint:0x6a2 H:[NSView:0x7c1]-(0)-|   \(clip)>",
            "<NSLayoutConstraint:0x6a3 NSView:0x7c1.width == Shop.ListScrollView:0x7a1.width>",
        ]
        let finding = try Self.finding(list, broken: list[3])
        #expect(
            finding.message
                == "NSView is as wide as ListScrollView, but it is in NSClipView, which is 17 points narrower"
        )
        #expect(finding.fixes.first?.title == "remove NSView.width == ListScrollView.width")
    }

    @Test("what UIKit broke is part of the conflict where its list has lost it, not where it is of other objects")
    func lostBroken() throws {
        let edges = ["left", "top", "right", "bottom"].enumerated().map { number, edge in
            "<NSLayoutConstraint:0x6a\(number) UIImageView:0x7a1.\(edge) == UIView:0x7b1.\(edge)   (active)>"
        }
        func ratio(_ view: String, _ multiplier: String) -> String {
            "<NSLayoutConstraint:0x6b1 UIImageView:\(view).height == \(multiplier)*UIImageView:\(view).width   (active)>"
        }
        let finding = try Self.finding(edges, broken: ratio("0x7a1", "0.4"))
        #expect(finding.fixes.first?.title.hasPrefix("lower the priority of UIImageView.height == 0.4") == true)
        #expect(finding.message.hasSuffix("a multiplier was rounded when it was printed"))
        // All of its digits are there.
        let exact = try Self.finding(edges, broken: ratio("0x7a1", "0.425531923770905"))
        #expect(exact.message.hasSuffix("the conflict must come from a value that the log does not show"))
        let other = try Self.finding(edges, broken: ratio("0x7c1", "0.4"))
        #expect(other.fixes.isEmpty)
    }

    @Test("an edge of a document view that is pinned past the clip view")
    func documentEdgePastClipView() throws {
        let list = [
            "<NSAutoresizingMaskLayoutConstraint:0x6b2 h=-&- v=-&- H:[NSClipView:0x7b1]-(17)-|   (Names: '|':NSScrollView:0x7a1 )>",
            "<NSLayoutConstraint:0x6a2 H:[NSView:0x7c1]-(0)-|   (Names: '|':NSClipView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 NSScrollView:0x7a1.trailing == NSView:0x7c1.trailing>",
        ]
        let finding = try Self.finding(list, broken: list[1])
        #expect(
            finding.message
                == "NSView.trailing is pinned to NSScrollView.trailing, but NSView is in NSClipView, which is 17 points narrower"
        )
        #expect(finding.fixes.first?.title == "remove NSScrollView.trailing == NSView.trailing")
    }

    @Test("what ties an accessory view to the keyboard's window is the first to be optional, not its height")
    func keyboardWindow() throws {
        let bar = [
            "<NSLayoutConstraint:0x6a1 UIInputSetContainerView:0x7a1.bottom == UITextEffectsWindow:0x7b1.bottom   (active)>",
            "<NSLayoutConstraint:0x6a2 V:[UIInputSetContainerView:0x7a1]-(0)-[UIInputSetHostView:0x7c1]   (active)>",
            "<NSLayoutConstraint:0x6a3 V:|-(0)-[Shop.ChatBar:0x7d1]   (active, names: '|':UIInputSetHostView:0x7c1 )>",
            "<NSLayoutConstraint:0x6a4 V:|-(0)-[UIView:0x7e1]   (active, names: '|':Shop.ChatBar:0x7d1 )>",
            "<NSLayoutConstraint:0x6a5 UIView:0x7e1.height >= 50   (active)>",
            "<NSLayoutConstraint:0x6a6 UIView:0x7e1.bottom <= UITextEffectsWindow:0x7b1.bottom + 4   (active)>",
        ]
        let finding = try Self.finding(bar, broken: bar[4])
        #expect(
            finding.fixes.first?.title
                == "lower the priority of UIView.bottom <= UITextEffectsWindow.bottom + 4 to 999"
        )
        #expect(
            finding.message
                == "UIView must end inside UITextEffectsWindow, but the keyboard is still below that window"
        )
    }

    @Test("equalities that agree exactly are said with their sum, and one of them goes")
    func redundantEqualities() throws {
        let row = [
            "<NSLayoutConstraint:0x6a1 NSBox:0x7a1.centerX == NSButton:0x7b1.centerX + 60.5>",
            "<NSLayoutConstraint:0x6a2 H:[NSButton:0x7b1(41)]>",
            "<NSLayoutConstraint:0x6a3 H:[NSButton:0x7b1]-(10)-[NSBox:0x7a1]>",
            "<NSLayoutConstraint:0x6a4 H:[NSBox:0x7a1(60)]>",
        ]
        let finding = try Self.finding(row)
        #expect(finding.rule == "reported-conflict")
        #expect(
            finding.message
                == "these constraints agree as printed, but one is redundant and can break when values are rounded to pixels"
        )
        #expect(finding.notes.contains { $0.message.contains(" = ") && $0.message.hasSuffix(" points") })
        #expect(
            finding.fixes.map(\.title) == ["remove NSBox.centerX == NSButton.centerX + 60.5, which the others imply"]
        )
        // Where one may differ by what is not printed, nothing is redundant.
        let open = row.map { $0.replacing(".centerX == NSButton:0x7b1.centerX + 60.5", with: ".width >= 60") }
        #expect(try Self.finding(open).message.hasPrefix("these constraints do not conflict as printed"))
    }

    @Test("who is to make a frame larger is the scroll view of a clip view, and the row of a cell's content")
    func framesOfOthers() throws {
        func hint(_ container: String, _ names: String) throws -> String? {
            let mask = "<NSAutoresizingMaskLayoutConstraint:0x6a"
            let around = "(Names: '|':\(container):0x7b1 )"
            let list = [
                "\(mask)1 h=-&- v=-&- V:|-(0)-[\(container):0x7b1]   (Names: '|':\(names):0x7a1 )>",
                "\(mask)2 h=--& v=--& V:[\(container):0x7b1(14)]>",
                "<NSLayoutConstraint:0x6a3 V:|-(9)-[Shop.Page:0x7c1]   \(around)>",
                "<NSLayoutConstraint:0x6a4 V:[Shop.Page:0x7c1]-(9)-|   \(around)>",
            ]
            return try Self.finding(list).notes.first { $0.role == .hint }?.message
        }
        #expect(
            try hint("NSClipView", "Shop.ListScrollView")
                == "give ListScrollView a frame at least 18 points high before it is laid out"
        )
        #expect(
            try hint("UITableViewCellContentView", "Shop.OrderCell")
                == "the row or item of UITableViewCellContentView has to be at least 18 points high"
        )
    }

    @Test("a size that other constraints make at least as large as another has to be so")
    func atLeastAsWide() throws {
        let chip = [
            "<NSLayoutConstraint:0x6a1 UILabel:0x7a1.width == 90   (active)>",
            "<NSLayoutConstraint:0x6a2 Shop.Chip:0x7b1.width == 70   (active)>",
            "<NSLayoutConstraint:0x6a3 Shop.Chip:0x7b1.leading <= UILabel:0x7a1.leading   (active)>",
            "<NSLayoutConstraint:0x6a4 Shop.Chip:0x7b1.trailing >= UILabel:0x7a1.trailing   (active)>",
        ]
        #expect(
            try Self.finding(chip).message
                == "Chip is 70 points wide, but must be at least as wide as UILabel, which is 90 (off by 20)"
        )
    }

    @Test("a priority is never printed behind a bare size, nor is a size changed to a fraction of itself")
    func sizesInFixes() throws {
        let wrapper = [
            "<NSLayoutConstraint:0x6a1 H:|-(18)-[NSBox:0x7a1]   (active, names: '|':Shop.Side:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 NSBox:0x7a1.width == 440   (active)>",
            "<NSLayoutConstraint:0x6a3 H:[NSBox:0x7a1]-(18)-|   (active, names: '|':Shop.Side:0x7b1 )>",
            "<NSLayoutConstraint:0x6a4 Shop.Side:0x7b1.width == 60   (active)>",
        ]
        let titles = try Self.finding(wrapper).fixes.map(\.title)
        #expect(titles.contains("lower the priority of NSBox.width == 440 to 999"), "\(titles)")
        #expect(!titles.contains { $0.contains("width to 999") || $0.hasSuffix("from 440 to 24") }, "\(titles)")
    }
}
