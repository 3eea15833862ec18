import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector

/// Whose the constraints of a log are, and what is said where its list does not conflict as printed.
extension LogCauseTests {
    @Test("a keyboard's view that UIKit prints by its name is the system's")
    func keyboard() throws {
        let star = "UIKeyboardLayoutStar Prev..."
        let log = [
            "<NSLayoutConstraint:0x6a1 V:|-(7)-[TUIKeyboardContentView:0x7a1]   (active, names: '|':TUIKeyplaneView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 V:[TUIKeyboardContentView:0x7a1]-(10)-|   (active, names: '|':TUIKeyplaneView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 V:|-(0)-[TUIKeyplaneView:0x7b1]   (active, names: \(star):0x7c1, '|':\(star):0x7c1 )>",
            "<NSLayoutConstraint:0x6a4 V:[TUIKeyplaneView:0x7b1]-(0)-|   (active, names: \(star):0x7c1, '|':\(star):0x7c1 )>",
            "<NSLayoutConstraint:0x6a5 '_UITemporaryLayoutHeight' \(star).height == 250   (active, names: \(star):0x7c1 )>",
            "<NSLayoutConstraint:0x6a6 'TUIKeyplane.height' TUIKeyboardContentView:0x7a1.height == 216   (active)>",
        ]
        let finding = try #require(try Self.findings(log).first { $0.rule == "conflict" })
        #expect(finding.isSystemsOwn && finding.fixes.isEmpty)
    }

    @Test("a player's own interface is the system's, also where its views are plain")
    func player() throws {
        let log = [
            "<NSLayoutConstraint:0x6a1 UIStackView:0x7a1.width >= 217   (active)>",
            "<NSLayoutConstraint:0x6a2 H:|-(95)-[UIStackView:0x7a1]   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 UIStackView:0x7a1.trailing == UIView:0x7b1.trailing - 95   (active)>",
            "<NSLayoutConstraint:0x6a4 H:|-(0)-[UIView:0x7b1]   (active, names: '|':_AVFocusContainerView:0x7c1 )>",
            "<NSLayoutConstraint:0x6a5 UIView:0x7b1.trailing == _AVFocusContainerView:0x7c1.trailing   (active)>",
            "<NSLayoutConstraint:0x6a6 '_UITemporaryLayoutWidth' _AVFocusContainerView:0x7c1.width == 0   (active)>",
        ]
        let finding = try #require(try Self.findings(log).first)
        #expect(finding.isSystemsOwn && finding.fixes.isEmpty)
    }

    @Test("a report that nothing but the system's own constraints are in is the system's, and has no fix")
    func reportedSystems() throws {
        let bar = [
            "<NSLayoutConstraint:0x6a1 UIView:0x7a1.trailing == _UIBackButtonMaskView:0x7a2.trailing   (active)>",
            "<NSLayoutConstraint:0x6a2 'BIB_Leading_Leading' H:|-(12)-[_UIModernBarButton:0x7a3]   "
                + "(active, names: '|':_UIButtonBarButton:0x7b1 )>",
            "<NSLayoutConstraint:0x6a3 'Mask_Leading_Leading' H:|-(0)-[_UIBackButtonMaskView:0x7a2]   "
                + "(active, names: '|':_UIButtonBarButton:0x7b1 )>",
            "<NSLayoutConstraint:0x6a4 'MaskEV_Leading_BIB_Trailing' H:[_UIModernBarButton:0x7a3]-(0)-[UIView:0x7a1]>",
        ]
        let header = [
            "<NSLayoutConstraint:0x6a1 UILabel:0x7a1.leading == SPUISearchTableHeaderView:0x7b1.leadingMargin>",
            "<NSLayoutConstraint:0x6a2 H:[UILabel:0x7a1]-(8)-[UIButton:0x7a2]>",
            "<NSLayoutConstraint:0x6a3 SPUISearchTableHeaderView:0x7b1.trailingMargin == UIButton:0x7a2.trailing>",
            "<NSLayoutConstraint:0x6a4 'UIView-Encapsulated-Layout-Width' H:[SPUISearchTableHeaderView:0x7b1(0)]>",
        ]
        for log in [bar, header] {
            let finding = try #require(try Self.findings(log, broken: log[0]).first)
            #expect(finding.rule == "reported-conflict")
            #expect(finding.message == "UIKit's own conflict, nothing to change in your code")
            #expect(finding.isSystemsOwn && finding.fixes.isEmpty)
            #expect(!finding.notes.contains { $0.remark.hasPrefix("your code") })
        }
        let own = header.map { $0.replacing("UILabel:0x7a1", with: "Shop.Title:0x7a1") }
        #expect(try Self.findings(own, broken: own[0]).first?.isSystemsOwn == false)
    }

    @Test("where UIKit places a view while it measures is read, as its size is")
    func temporaryPosition() throws {
        let log = [
            "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& UISegmentedControl:0x7a1.midX == 500   (active)>",
            "<NSLayoutConstraint:0x6a2 UISegmentedControl:0x7a1.centerX == Shop.Bar:0x7b1.centerX   (active)>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a3 h=--- v=--- '_UITemporaryLayoutLeft' Shop.Bar:0x7b1.minX == 0   (active)>",
            "<NSLayoutConstraint:0x6a4 '_UITemporaryLayoutWidth' Shop.Bar:0x7b1.width == 355   (active)>",
        ]
        let findings = try Self.findings(log)
        #expect(findings.first?.message == "UISegmentedControl still translates its autoresizing mask")
        #expect(!findings.contains { $0.rule == "unparsed-text" })
    }

    @Test("a distance of 0 that old systems print as nothing is one")
    func emptyDistance() throws {
        let log = [
            "<NSLayoutConstraint:0x6a1 V:[UIButton:0x7a1]-(2)-|   (Names: '|':UIView:0x7b1 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a2 h=--& v=--& UIButton:0x7a1.midY ==>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a3 h=--& v=--& V:[UIButton:0x7a1(0)]>",
            "<NSLayoutConstraint:0x6a4 V:[UIView:0x7b1(100)]>",
        ]
        let findings = try Self.findings(log)
        #expect(findings.first?.message == "UIButton still translates its autoresizing mask")
        #expect(!findings.contains { $0.rule == "unparsed-text" })
        // Of other constraints nothing is known to be missing.
        let cut = ["<NSLayoutConstraint:0x6a1 UIButton:0x7a1.top ==>", log[3]]
        #expect(try Self.findings(cut).contains { $0.rule == "unparsed-text" })
    }

    @Test("a report that cannot be confirmed says whose each constraint is")
    func owners() throws {
        let log = [
            "<NSLayoutConstraint:0x6a1 V:[UIView:0x7a1(343)]>",
            "<NSLayoutConstraint:0x6a2 UIView:0x7a1.top == UIView:0x7b1.topMargin>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a3 h=--& v=--& V:[UIView:0x7b1(300)]>",
            "<NSLayoutConstraint:0x6a4 UIView:0x7b1.bottomMargin == UIView:0x7a1.bottom>",
        ]
        let finding = try #require(try Self.findings(log).first { $0.rule == "reported-conflict" })
        let remarks = finding.notes.filter { !$0.constraints.isEmpty }.map(\.remark)
        #expect(remarks.contains("your code") && remarks.contains("autoresizing mask of UIView #1"))
    }

    @Test("margins that a bound asks for are at least so large")
    func leastMargins() throws {
        let cell = [
            "<NSLayoutConstraint:0x6a1 UITableViewCellContentView:0x7b1.topMargin == UIView:0x7a1.top>",
            "<NSLayoutConstraint:0x6a2 UITableViewCellContentView:0x7b1.bottomMargin == UIView:0x7a1.bottom>",
            "<NSLayoutConstraint:0x6a3 V:[UIView:0x7a1(<=83)]>",
            "<NSLayoutConstraint:0x6a4 'UIView-Encapsulated-Layout-Height' V:[UITableViewCellContentView:0x7b1(285)]>",
        ]
        let finding = try #require(try Self.findings(cell).first { $0.rule == "reported-conflict" })
        #expect(
            finding.message
                == "UIView is at most 83 points high, but its pinned edges leave 263 (off by 180)"
        )
        #expect(finding.notes.first?.message.contains(" add up to at least 202 points (by default ") == true)
    }

    @Test("a mask that counts from no view counts from the one view with subviews that it is pinned to")
    func maskBesideContainer() throws {
        let toast = [
            "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& UIView:0x7a1.midY == + 70>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a2 h=--& v=--& V:[UIView:0x7a1(140)]>",
            "<NSLayoutConstraint:0x6a3 UIView:0x7a1.bottom == Toast:0x7b1.bottom - 10>",
            "<NSLayoutConstraint:0x6a4 V:|-(10)-[UILabel:0x7a2]   (Names: '|':Toast:0x7b1 )>",
            "<NSLayoutConstraint:0x6a5 V:[UILabel:0x7a2(100)]>",
            "<NSLayoutConstraint:0x6a6 UILabel:0x7a2.bottom == Toast:0x7b1.bottom - 10>",
        ]
        let sized = Array(toast.prefix(3)) + ["<NSLayoutConstraint:0x6a4 V:[Toast:0x7b1(140)]>"]
        for log in [toast, sized] {
            let finding = try #require(try Self.findings(log).first)
            #expect(finding.rule == "conflict")
            #expect(finding.message == "UIView still translates its autoresizing mask")
        }
    }

    @Test("a position that counts from a superview that no text names is the reason why nothing conflicts")
    func unseenSuperview() throws {
        let toast = [
            "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& UIView:0x7a1.midY == + 70>",
            "<NSAutoresizingMaskLayoutConstraint:0x6a2 h=--& v=--& V:[UIView:0x7a1(140)]>",
            "<NSLayoutConstraint:0x6a3 UIView:0x7a1.bottom == Shop.Toast:0x7b1.bottom - 10>",
        ]
        let finding = try #require(try Self.findings(toast).first { $0.rule == "reported-conflict" })
        #expect(finding.message.hasPrefix("the list does not show the superview that "))
    }
}
