import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Causes that only logs show.
@Suite("causes of a log's conflicts")
struct LogCauseTests {
    static func findings(_ texts: [String], broken: String? = nil) throws -> [Finding] {
        let text =
            "Unable to simultaneously satisfy constraints.\n(\n"
            + texts.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
            + (broken.map { "Will attempt to recover by breaking constraint\n\($0)\n" } ?? "")
        return try Layout.readAll(Array(text.utf8), as: .log).flatMap { try $0.diagnosed().findings }
    }

    @Test("where only the system's own constraints conflict, no fix is offered")
    func systemOnly() throws {
        let bar = [
            "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& _UIBarButton:0x7a1.height == 0   (active)>",
            "<NSLayoutConstraint:0x6a2 _UIBarGlow:0x7a2.bottom == _UIBarButton:0x7a1.bottom - 6   (active)>",
            "<NSLayoutConstraint:0x6a3 V:|-(6)-[_UIBarGlow:0x7a2]   (active, names: '|':_UIBarButton:0x7a1 )>",
        ]
        let finding = try #require(try Self.findings(bar).first)
        #expect(finding.rule == "conflict")
        #expect(finding.conflict?.cause == "system-only")
        #expect(finding.fixes.isEmpty)
        // One of the user's own views, and it is the user's.
        let own = bar.map { $0.replacing("_UIBarGlow", with: "Shop.Glow") }
        let mine = try #require(try Self.findings(own).first { $0.rule == "conflict" })
        #expect(mine.conflict?.cause == "zero-height-pass")
        #expect(!mine.fixes.isEmpty)
    }

    @Test("what is on a screen of the system's is the system's, also where its views are plain")
    func systemScreen() throws {
        let alert = [
            "<NSLayoutConstraint:0x6a1 H:[UIView:0x7a1(280)]>",
            "<NSLayoutConstraint:0x6a2 _UIAlertControllerView:0x7b1.width >= UIView:0x7a1.width>",
            "<NSLayoutConstraint:0x6a3 _UIAlertControllerView:0x7b1.width == UIView:0x7c1.width>",
            "<NSLayoutConstraint:0x6a4 'UIView-Encapsulated-Layout-Width' H:[UIView:0x7c1(0)]>",
        ]
        let finding = try #require(try Self.findings(alert).first)
        #expect(finding.message == "UIKit's own conflict, nothing to change in your code")
        #expect(finding.isSystemsOwn && finding.fixes.isEmpty)
        #expect(!finding.notes.contains { $0.remark.hasPrefix("your code") })
        let own = alert.map { $0.replacing("UIView:0x7a1", with: "Shop.Panel:0x7a1") }
        #expect(try Self.findings(own).first?.isSystemsOwn == false)
    }

    @Test("the width of what contains the rest is not the first to be changed")
    func widthOfContainer() throws {
        let log = [
            "<NSLayoutConstraint:0x6a1 H:|-(200)-[UIImageView:0x7a1]   (active, names: '|':Shop.Hud:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 H:[UIImageView:0x7a1]-(200)-|   (active, names: '|':Shop.Hud:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 Shop.Hud:0x7b1.width == 320   (active)>",
        ]
        let fixes = try #require(try Self.findings(log).first).fixes
        #expect(!fixes.isEmpty)
        #expect(fixes.first?.title.contains("UIImageView") == true, "\(fixes.map(\.title))")
    }

    @Test(
        "what ties a view to one that the system puts around it is the system's, whatever its identifier",
        arguments: [
            "H:[Shop.Bar:0x7a1]-(0)-|   (active, names: '|':UIInputSetHostView:0x7b1 )",
            "H:[Shop.Search:0x7a1]-(4)-|   (active, names: '|':NSToolbarItemViewer:0x7b1 )",
            "'UIInputWindowController-bottom' V:[UIView:0x7a1]-(0)-|   (active, names: '|':UIView:0x7b1 )",
            "H:[UITableViewCellContentView:0x7a1]-(0)-|   (active, names: '|':Shop.OrderCell:0x7b1 )",
            "'inset' _UIBarGlow:0x7a1.bottom == _UIBarButton:0x7b1.bottom - 6   (active)",
        ]
    )
    func systemOwned(text: String) throws {
        let log = "Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x6a1 \(text)>\"\n)\n"
        let reading = try #require(try Layout.readAll(Array(log.utf8), as: .log).first)
        #expect(reading.layout.constraints.map(\.origin) == [.system])
        // A library makes constraints for programs only.
        let snap = log.replacing("NSLayoutConstraint", with: "SnapKit.LayoutConstraint")
        if !text.hasPrefix("'") {
            let other = try #require(try Layout.readAll(Array(snap.utf8), as: .log).first)
            #expect(other.layout.constraints.map(\.origin) == [.user])
        }
    }

    @Test(
        "guides of the system and what content views hold are the user's to constrain",
        arguments: [
            "UILabel:0x7a1.bottom == UIKeyboardLayoutGuide:0x7b1'keyboard'.top   (active)",
            "H:[UILabel:0x7a1]-(0)-|   (active, names: '|':UITableViewCellContentView:0x7b1 )",
            "H:[UILabel:0x7a1]-(0)-|   (active, names: '|':_UIVisualEffectContentView:0x7b1 )",
        ]
    )
    func userOwned(text: String) throws {
        let log = "Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x6a1 \(text)>\"\n)\n"
        let reading = try #require(try Layout.readAll(Array(log.utf8), as: .log).first)
        #expect(reading.layout.constraints.map(\.origin) == [.user])
    }

    @Test("a mask ties a subview to the frame of a scroll view, where a constraint of a program ties it to the content")
    func scrollViewFrame() throws {
        let log = [
            "<NSLayoutConstraint:0x6a1 V:[UICollectionView:0x7a1(230)]>",
            "<NSLayoutConstraint:0x6a2 V:[UIView:0x7b1(568)]>",
            "<NSLayoutConstraint:0x6a3 V:|-(0)-[UIView:0x7b1]   (Names: '|':UICollectionView:0x7a1 )>",
            "<NSLayoutConstraint:0x6a4 V:[UIView:0x7b1]-(0)-|   (Names: '|':UICollectionView:0x7a1 )>",
        ]
        #expect(try Self.findings(log).first?.rule == "reported-conflict")
        let masked = log.map { text in
            text.contains("0x6a3") || text.contains("0x6a4")
                ? text.replacing("NSLayoutConstraint", with: "NSAutoresizingMaskLayoutConstraint") : text
        }
        #expect(try Self.findings(masked).contains { $0.rule == "conflict" })
    }

    @Test("where margins are not printed, what they must be is")
    func margins() throws {
        let bar = [
            "<NSLayoutConstraint:0x6a1 UILabel:0x7a1.leading == Shop.Header:0x7b1.leadingMargin   (active)>",
            "<NSLayoutConstraint:0x6a2 UILabel:0x7a1.width == 280   (active)>",
            "<NSLayoutConstraint:0x6a3 Shop.Header:0x7b1.trailingMargin == UILabel:0x7a1.trailing   (active)>",
            "<NSLayoutConstraint:0x6a4 Shop.Header:0x7b1.width == 300   (active)>",
        ]
        let finding = try #require(try Self.findings(bar).first)
        #expect(finding.rule == "reported-conflict")
        #expect(
            finding.message == "UILabel is 280 points wide, but its pinned edges leave 300 - 8 - 8 = 284 (off by 4)"
        )
        #expect(
            finding.notes.first?.message
                == "fits only if the left and right margins of Header add up to 20 points (by default 8 + 8 = 16)"
        )
        #expect(!finding.notes.contains { $0.message == "these constraints do not conflict as printed" })
    }

    @Test(
        "the mask of a view that holds no others is forgotten, whatever it is tied to",
        arguments: [
            // The superview of both is in no text.
            (
                "UILabel", ["reported-conflict"],
                [
                    "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& UILabel:0x7a1.minX == 0   (active)>",
                    "<NSLayoutConstraint:0x6a2 UILabel:0x7a1.leading == UIView:0x7b1.leading + 16   (active)>",
                    "<NSAutoresizingMaskLayoutConstraint:0x6a3 h=--& v=--& UIView:0x7b1.minX == 0   (active)>",
                ]
            ),
            // A frame of zero, and a size of its own.
            (
                "UIView", ["conflict"],
                [
                    "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& UIView:0x7a1.width == 0   (active)>",
                    "<NSLayoutConstraint:0x6a2 UIView:0x7a1.width == 40   (active)>",
                ]
            ),
            (
                "PriceLabel", ["conflict", "autoresizing-with-constraints"],
                [
                    "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& Shop.PriceLabel:0x7a1.height == 0   (active)>",
                    "<NSLayoutConstraint:0x6a2 V:|-(8)-[Shop.PriceLabel:0x7a1]   (active, names: '|':UIView:0x7b1 )>",
                    "<NSLayoutConstraint:0x6a3 V:[Shop.PriceLabel:0x7a1]-(8)-|   (active, names: '|':UIView:0x7b1 )>",
                    "<NSLayoutConstraint:0x6a4 UIView:0x7b1.height == 60   (active)>",
                ]
            ),
        ]
    )
    func forgottenMask(view: String, rules: [String], log: [String]) throws {
        let findings = try Self.findings(log)
        #expect(findings.map(\.rule) == rules)
        let finding = try #require(findings.first)
        #expect(finding.conflict?.cause == "autoresizing-mask")
        #expect(finding.fixes.first?.title == "set translatesAutoresizingMaskIntoConstraints of \(view) to false")
    }

    @Test("a table cell that is a pixel higher than its content has a separator", arguments: ["95.3333", "95.5"])
    func separator(height: String) throws {
        func cell(_ height: String, _ className: String = "UITableViewCellContentView") -> [String] {
            [
                "<NSLayoutConstraint:0x6a1 UIView:0x7a1.height == 75   (active)>",
                "<NSLayoutConstraint:0x6a2 V:|-(10)-[UIView:0x7a1]   (active, names: '|':\(className):0x7b1 )>",
                "<NSLayoutConstraint:0x6a3 V:[UIView:0x7a1]-(10)-|   (active, names: '|':\(className):0x7b1 )>",
                "<NSLayoutConstraint:0x6a4 'UIView-Encapsulated-Layout-Height' \(className):0x7b1.height == \(height)   (active)>",
            ]
        }
        let finding = try #require(try Self.findings(cell(height)).first)
        #expect(finding.conflict?.cause == "cell-separator")
        #expect(
            finding.fixes.first?.title
                == "lower the priority of UITableViewCellContentView.bottom == UIView.bottom + 10 to 999"
        )
        #expect(try Self.findings(cell("97")).first?.conflict?.cause == "encapsulated-size")
        #expect(try Self.findings(cell("94.5")).first?.conflict?.cause == "encapsulated-size")
        #expect(try Self.findings(cell(height, "Shop.Box")).first?.conflict?.cause == "encapsulated-size")
    }

    @Test("what is centred counts once, at the place where it begins")
    func centers() throws {
        let sheet = [
            "<NSLayoutConstraint:0x6a1 UILabel:0x7a1.height == 200   (active)>",
            "<NSLayoutConstraint:0x6a2 UIView:0x7b1.height == 220   (active)>",
            "<NSLayoutConstraint:0x6a3 UILabel:0x7a1.centerY == UIView:0x7c1.centerY   (active)>",
            "<NSLayoutConstraint:0x6a4 V:[UIView:0x7b1]-(0)-|   (active, names: '|':UIView:0x7c1 )>",
            "<NSLayoutConstraint:0x6a5 V:[UILabel:0x7a1]-(>=16)-[UIView:0x7b1]   (active)>",
            "<NSLayoutConstraint:0x6a6 UIView:0x7c1.height == 375   (active)>",
        ]
        let finding = try #require(try Self.findings(sheet).first)
        #expect(
            finding.message
                == "UILabel.bottom is 287.5 points below UIView #1.top by one path and at most 139 by another"
                + " (148.5 apart)"
        )
    }

    @Test("constraints between baselines alone are reported, and not passed over")
    func baselines() throws {
        let text = "UILabel:0x7a1'Sum'.firstBaseline == UILabel:0x7b1'Tax'.lastBaseline + 18"
        let findings = try Self.findings(["<NSLayoutConstraint:0x6a1 \(text)>", "<NSLayoutConstraint:0x6a2 \(text)>"])
        let finding = try #require(findings.first { $0.rule == "reported-conflict" })
        #expect(finding.constraints == ["0x6a1", "0x6a2"])
        #expect(finding.message == "one constraint is in the list twice: it is added more than once")
        #expect(finding.place?.line == 3)
    }

    @Test("a reported conflict in a container without a size names the likely cause")
    func emptyContainer() throws {
        let header = [
            "<NSLayoutConstraint:0x6a1 UILabel:0x7a1.leading == Shop.Header:0x7b1.leadingMargin   (active)>",
            "<NSLayoutConstraint:0x6a2 H:[UILabel:0x7a1]-(8)-[UIButton:0x7a2]   (active)>",
            "<NSLayoutConstraint:0x6a3 Shop.Header:0x7b1.trailingMargin == UIButton:0x7a2.trailing   (active)>",
            "<NSLayoutConstraint:0x6a4 'UIView-Encapsulated-Layout-Width' Shop.Header:0x7b1.width == 0   (active)>",
        ]
        let finding = try #require(try Self.findings(header).first)
        #expect(finding.rule == "reported-conflict")
        #expect(finding.conflict?.cause == "zero-width-pass")
        #expect(finding.message == "Header has no width yet")
        #expect(
            finding.notes.first?.message == "8 points are missing even without the left and right margins of Header"
        )
        let wide = header.map { $0.replacing("width == 0 ", with: "width == 300 ") }
        #expect(try Self.findings(wide).first?.conflict?.cause == nil)
    }

    @Test(
        "what UIKit broke is reported where these constraints conflict without it, too",
        arguments: [
            (
                "width >= 217", ["0x6a1", "0x6a2", "0x6a3", "0x6a4"],
                "UIStackView.width >= 217 (your code, broken by UIKit)"
            ),
            (
                "height == 20", ["0x6a2", "0x6a3", "0x6a4", "nonneg:0x7a1.width"],
                "UIKit broke UIStackView.height == 20, but the listed constraints conflict even without it"
            ),
        ]
    )
    func brokenOutside(broken: String, conflict: [String], note: String) throws {
        let stack = [
            "<NSLayoutConstraint:0x6a1 UIStackView:0x7a1.\(broken)   (active)>",
            "<NSLayoutConstraint:0x6a2 H:|-(95)-[UIStackView:0x7a1]   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 UIStackView:0x7a1.trailing == UIView:0x7b1.trailing - 95   (active)>",
            "<NSLayoutConstraint:0x6a4 '_UITemporaryLayoutWidth' UIView:0x7b1.width == 0   (active)>",
        ]
        let finding = try #require(try Self.findings(stack, broken: stack[0]).first { $0.rule == "conflict" })
        #expect(finding.constraints == conflict)
        #expect(finding.notes.map(\.text).filter { $0.contains("UIStackView.\(broken)") } == [note])
    }

    /// The title of the first fix of what UIKit logs of these texts, the first of them broken.
    private func firstFix(_ texts: [String]) throws -> String? {
        let log = texts.map { $0.hasPrefix("<") ? $0 : "<NSLayoutConstraint:\($0)   (active)>" }
        return try Self.findings(log, broken: log[0]).first { $0.rule == "conflict" }?.fixes.first?.title
    }

    @Test("the first fix changes what is wrong: a minimum that UIKit broke, one of two pins, a mask without room")
    func firstFixes() throws {
        let minimum = [
            "0x6a1 UIView:0x7a1.height >= 330",
            "0x6a2 V:|-(10)-[UIView:0x7a1]   (active, names: '|':UITableViewCellContentView:0x7b1 )",
            "0x6a3 V:[UIView:0x7a1]-(50)-|   (active, names: '|':UITableViewCellContentView:0x7b1 )",
            "0x6a4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7b1.height == 380",
        ]
        #expect(try firstFix(minimum) == "lower the priority of UIView.height >= 330 to 999")
        let pins = [
            "0x6a1 UILabel:0x7a1.centerX == Bar:0x7b1.centerX + 94",
            "0x6a2 UILabel:0x7a2.centerX == Bar:0x7b1.centerX - 93",
            "0x6a3 UIView:0x7a3.centerX == UILabel:0x7a1.centerX",
            "0x6a4 UIView:0x7a3.centerX == UILabel:0x7a2.centerX",
        ]
        #expect(try firstFix(pins)?.hasPrefix("remove UIView.centerX == UILabel") == true)
        let mask = [
            "0x6a1 UIScrollView:0x7a1.bottom == UIImageView:0x7a2.bottom",
            "<NSAutoresizingMaskLayoutConstraint:0x6a2 h=-&- v=-&- Nib:0x7a3.height == UIScrollView:0x7a1.height - 386>",
            "0x6a3 V:[UIImageView:0x7a2]-(64)-|   (Names: '|':Page:0x7b1 )",
            "<NSAutoresizingMaskLayoutConstraint:0x6a4 h=--& v=--& V:[Page:0x7b1(480)]>",
            "0x6a5 V:|-(45)-[UIScrollView:0x7a1]   (Names: '|':Page:0x7b1 )",
        ]
        #expect(try firstFix(mask) == "set translatesAutoresizingMaskIntoConstraints of Nib to false")
        let screen = [
            "0x6a1 UIScrollView:0x7a1.height == 100",
            "0x6a2 V:|-(66)-[UIScrollView:0x7a1]   (active, names: '|':UIView:0x7b1 )",
            "0x6a3 UIScrollView:0x7a1.bottom == UIView:0x7b1.bottom - 44",
            "0x6a4 'UIView-Encapsulated-Layout-Height' UIView:0x7b1.height == 896",
        ]
        #expect(try firstFix(screen) == "lower the priority of UIScrollView.height == 100 to 999")
        let header = [
            "0x6a1 V:[UIView:0x7a1(50)]", "0x6a2 V:|-(30)-[UIView:0x7a1]   (active, names: '|':UIView:0x7b1 )",
            "0x6a3 V:[UIView:0x7a1]-(25)-|   (active, names: '|':UIView:0x7b1 )",
            "<NSAutoresizingMaskLayoutConstraint:0x6a4 h=--& v=--& V:[UIView:0x7b1(100)]>",
        ]
        #expect(try firstFix(header) == "lower the priority of UIView #1.bottom == UIView #2.bottom + 25 to 999")
        let hidden = [
            "0x6a1 UIView:0x7a1.height == 44",
            "0x6a2 'UISV-canvas-connection' UIStackView:0x7b1.top == UIView:0x7a2.top",
            "0x6a3 'UISV-canvas-connection' V:[UIView:0x7a1]-(0)-|   (active, names: '|':UIStackView:0x7b1 )",
            "0x6a4 'UISV-hiding' UIStackView:0x7b1.height == 0",
            "0x6a5 'UISV-spacing' V:[UIView:0x7a2]-(16)-[UIView:0x7a1]",
        ]
        #expect(
            try firstFix(hidden)
                == "hide the arranged subviews of UIStackView, too, and lower the priority of UIView #1.height == 44 to 999"
        )
        let beside = [
            "0x6a1 UIButton:0x7a1.width == 40", "0x6a2 UIButton:0x7a1.left == Bar:0x7b1.left + 10",
            "0x6a3 UILabel:0x7a2.left == UIButton:0x7a1.right", "0x6a4 UILabel:0x7a2.left == Bar:0x7b1.left + 15",
        ]
        #expect(try firstFix(beside) == "remove UILabel.left == Bar.left + 15")
        let sizes = [
            "0x6a1 UIImageView:0x7a1.width == Bubble:0x7b1.width", "0x6a2 UIImageView:0x7a1.width == 168",
            "0x6a3 Bubble:0x7b1.width == 237",
        ]
        #expect(try firstFix(sizes) == "lower the priority of UIImageView.width == 168 to 999")
        let twice = [
            "0x6a1 UILabel:0x7a1.firstBaseline == UILabel:0x7a2.lastBaseline + 18",
            "0x6a2 UILabel:0x7a1.firstBaseline == UILabel:0x7a2.lastBaseline + 18",
        ]
        let repeated = try Self.findings(
            twice.map { "<NSLayoutConstraint:\($0)>" },
            broken: "<NSLayoutConstraint:\(twice[0])>"
        )
        #expect(repeated.first { $0.rule == "reported-conflict" }?.fixes.first?.title == "remove one of the two")
    }

    @Test("a view of no size in the middle of another one has no room for anything beside it")
    func nothingInTheMiddle() throws {
        let log = [
            "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& UIButton:0x7a1.minX == 0   "
                + "(active, names: '|':UIView:0x7b1 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a2 h=--& v=--& UIButton:0x7a1.width == 0   (active)>",
            "<NSLayoutConstraint:0x6a3 UIStackView:0x7a2.centerX == UIView:0x7b1.centerX   (active)>",
            "<NSLayoutConstraint:0x6a4 H:|-(20)-[UIStackView:0x7a2]   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a5 UIButton:0x7a1.centerX == UIView:0x7b1.centerX   (active)>",
        ]
        let finding = try #require(try Self.findings(log).first)
        #expect(finding.message == "UIButton still translates its autoresizing mask")
        #expect(
            finding.notes.first?.message == "no space for UIStackView: it would be -40 points wide (40 short)"
        )
    }

    @Test("where a frame that code sets is too small, that is said with the size that would do")
    func frame() throws {
        let header = [
            "<NSLayoutConstraint:0x6a1 V:[UIView:0x7a1(50)]>",
            "<NSLayoutConstraint:0x6a2 V:|-(30)-[UIView:0x7a1]   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 V:[UIView:0x7a1]-(25)-|   (active, names: '|':UIView:0x7b1 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a4 h=--& v=--& V:[UIView:0x7b1(100)]>",
        ]
        let finding = try #require(try Self.findings(header).first)
        let hint = "give UIView #1 a frame at least 105 points high before it is laid out"
        #expect(finding.notes.contains { $0.role == .hint && $0.message == hint })
    }
}
