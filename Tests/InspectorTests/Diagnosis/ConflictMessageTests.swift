import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// The first sentence of a conflict: what people read before anything else.
@Suite struct ConflictMessageTests {
    /// The conflict in what UIKit logs of these texts.
    private func conflict(_ texts: [String]) throws -> Finding {
        let list = texts.map { "    \"<NSLayoutConstraint:\($0)>\"" }.joined(separator: ",\n")
        let log = "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
        return try #require(try Layout.read(Array(log.utf8)).diagnosed().findings("conflict").first)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var texts: [String]
        var message: String
        /// What the message shows only the total of.
        var sums: [String] = []
        var cause: String?
        var testDescription: String { message }
    }

    private static let cases: [Case] = [
        // Each label is placed once; what is pinned to both is the fault.
        Case(
            texts: [
                "0x1 UILabel:0xa.centerX == Bar:0xc.centerX - 93", "0x2 UILabel:0xb.centerX == Bar:0xc.centerX + 94",
                "0x3 UIView:0xd.centerX == UILabel:0xa.centerX", "0x4 UIView:0xd.centerX == UILabel:0xb.centerX",
            ],
            message: "UIView.centerX is pinned to both UILabel #1.centerX and UILabel #2.centerX (187 apart)",
            cause: "edge-pinned-twice"
        ),
        // The size is that of what a plain view fills.
        Case(
            texts: [
                "0x1 V:|-(25)-[UIStackView:0xa]   (active, names: '|':UIView:0xb )",
                "0x2 V:[UIStackView:0xa]-(12)-|   (active, names: '|':UIView:0xb )",
                "0x3 V:|-(0)-[UIView:0xb]   (active, names: '|':Toast:0xc )",
                "0x4 V:[UIView:0xb]-(0)-|   (active, names: '|':Toast:0xc )", "0x5 Toast:0xc.height <= 0",
            ],
            message: "Toast is at most 0 points high, but its content needs 25 + 12 = 37 (37 short)",
            cause: "negative-size"
        ),
        // Two chains, and a view without enough space on one of them: not the fixed size on the other.
        Case(
            texts: [
                "0x1 UIButton:0xa.height == 25", "0x2 UIView:0xc.bottom == UIButton:0xa.bottom + 312",
                "0x3 V:[UIView:0xd]-(34)-[UIView:0xe]",
                "0x4 V:[UIView:0xe]-(391)-|   (active, names: '|':UIView:0xc )",
                "0x5 V:[UIView:0xd]-(70)-[UIButton:0xa]",
            ],
            message: "no space for UIView #2: the gaps around it need 425 points, but there are 407 (18 short)",
            sums: ["34 + 391 = 425", "70 + 25 + 312 = 407"],
            cause: "negative-size"
        ),
        // A size that follows from the other axis.
        Case(
            texts: [
                "0x1 UIImageView:0xa.width == UIImageView:0xa.height", "0x2 UIImageView:0xa.width == 40",
                "0x3 UIStackView:0xb.top == UIImageView:0xa.top",
                "0x4 UIStackView:0xb.bottom == UIImageView:0xa.bottom",
                "0x5 UIStackView:0xb.height == 44",
            ],
            message: "UIStackView is 44 points high and UIImageView is 40, but constraints make them equal (off by 4)",
            cause: "aspect-ratio-against-edges"
        ),
        // A view whose own edges are tied.
        Case(
            texts: [
                "0x1 UILabel:0xa.left == UIView:0xc.left + 60", "0x2 UILabel:0xa.right == UIView:0xc.right - 10",
                "0x3 UIView:0xc.width == 320", "0x4 UILabel:0xa.left == UILabel:0xa.right",
            ],
            message: "UILabel.left == UILabel.right makes UILabel 0 points wide",
            sums: [],
            cause: "opposite-edges-tied"
        ),
        // Gaps on one side of nothing.
        Case(
            texts: [
                "0x1 H:[UIButton:0xa]-(20)-|   (active, names: '|':UIView:0xc )",
                "0x2 H:[UIScrollView:0xb]-(20)-[UIButton:0xa]",
                "0x3 H:[UIScrollView:0xb]-(0)-|   (active, names: '|':UIView:0xc )",
            ],
            message: "UIScrollView.trailing is pinned to UIView.trailing, but UIButton is between them (40 short)",
            cause: "negative-size"
        ),
        // Two sizes that edges without gaps make equal.
        Case(
            texts: [
                "0x1 H:[UISegmentedControl:0xa(212)]",
                "0x2 UISegmentedControl:0xa.leading == UILayoutGuide:0xb'UIViewLayoutMarginsGuide'.leading",
                "0x3 UISegmentedControl:0xa.trailing == UILayoutGuide:0xb'UIViewLayoutMarginsGuide'.trailing",
                "0x4 H:[MKMapView:0xc(100)]",
                "0x5 'UIView-leftMargin-guide-constraint' H:|-(0)-[UILayoutGuide:0xb'UIViewLayoutMarginsGuide']"
                    + "(LTR)   (active, names: '|':MKMapView:0xc )",
                "0x6 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide:0xb'UIViewLayoutMarginsGuide']-(0)-|"
                    + "(LTR)   (active, names: '|':MKMapView:0xc )",
            ],
            message:
                "UISegmentedControl is 212 points wide and MKMapView is 100, but constraints make them equal (off by 112)",
            cause: "fixed-size-against-edges"
        ),
        // UIKit's own view in a cell, and its own constraints.
        Case(
            texts: [
                "0x1 V:|-(16)-[UIImageView:0xa]   (active, names: '|':_UICollectionViewListCellContentView:0xb )",
                "0x2 V:[UIImageView:0xa]-(16)-|   (active, names: '|':_UICollectionViewListCellContentView:0xb )",
                "0x3 UIImageView:0xa.height == 120",
                "0x4 'UICollectionViewListCell-bottom-contentView-constraint' "
                    + "V:[_UICollectionViewListCellContentView:0xb]-(0)-|   (active, names: '|':ProductListCell:0xc )",
                "0x5 'UICollectionViewListCell-top-contentView-constraint' "
                    + "V:|-(0)-[_UICollectionViewListCellContentView:0xb]   (active, names: '|':ProductListCell:0xc )",
                "0x6 'UIView-Encapsulated-Layout-Height' ProductListCell:0xc.height == 44",
            ],
            message: "content needs 152 points, but ProductListCell is 44 points high (108 short)",
            sums: ["16 + 120 + 16 = 152"],
            cause: "encapsulated-size"
        ),
        Case(
            texts: ["0x1 UIView:0xa.width == - 16"],
            message: "UIView has a negative width (-16 points)",
            cause: "negative-constant"
        ),
        Case(
            texts: [
                "0x1 UILabel:0xa.height == 200", "0x2 UIImageView:0xb.height == 200",
                "0x3 UILabel:0xa.centerY == UIView:0xc.centerY",
                "0x4 V:[UIImageView:0xb]-(0)-|   (active, names: '|':UIView:0xc )",
                "0x5 V:[UILabel:0xa]-(>=16)-[UIImageView:0xb]",
                "0x6 'UIView-Encapsulated-Layout-Height' UIView:0xc.height == 375",
            ],
            message:
                "UILabel.bottom is 287.5 points below UIView.top by one path and at most 159 by another (128.5 apart)",
            sums: ["87.5 + 200 = 287.5", "375 - 200 - 16 = 159"],
            cause: "encapsulated-size"
        ),
        // A size of the other axis enters as what it makes of this one.
        Case(
            texts: [
                "0x1 UIImageView:0xa.width == 2*UIImageView:0xa.height", "0x2 UIImageView:0xa.width == 200",
                "0x3 V:|-(8)-[UIImageView:0xa]   (active, names: '|':UIView:0xc )",
                "0x4 V:[UIImageView:0xa]-(8)-|   (active, names: '|':UIView:0xc )",
                "0x5 UIView:0xc.height == 100",
            ],
            message: "UIView's subviews need 116 points of height, but UIView has 100 (16 short)",
            sums: ["8 + 100 + 8 = 116"],
            cause: "aspect-ratio-against-edges"
        ),
        Case(
            texts: [
                "0x1 UIView:0xc.width == 70", "0x2 UIImageView:0xa.width == 54",
                "0x3 UIImageView:0xa.centerX == UIView:0xc.centerX",
                "0x4 H:[UIImageView:0xa]-(-2)-|   (active, names: '|':UIView:0xc )",
            ],
            message:
                "UIImageView.trailing is 72 points right of UIView.leading by one path and 62 by another (10 apart)",
            sums: ["70 + 2 = 72", "8 + 54 = 62"],
            cause: "fixed-size-against-edges"
        ),
        Case(
            texts: [
                "0x1 UIImageView:0xa.height == 60", "0x2 UILabel:0xb.height == 80",
                "0x3 UIImageView:0xa.height == UILabel:0xb.height",
            ],
            message: "UILabel is 80 points high and UIImageView is 60, but a constraint makes them equal (off by 20)",
            cause: nil
        ),
        Case(
            texts: [
                "0x1 UILabel:0xa.height == 40", "0x2 UILabel:0xa.height == 0.5*UIView:0xb.height",
                "0x3 UILabel:0xa.height == UIView:0xb.height",
            ],
            message: "UILabel is 20 points high, but the other constraints make it 40 (off by 20)",
            sums: ["0.5 × 40 = 20"],
            cause: "share-of-equal-size"
        ),
        Case(
            texts: [
                "0x1 UILabel:0xa.height == 40", "0x2 UILabel:0xa.height == 0.5*UIView:0xb.height",
                "0x3 'UISV-alignment' UILabel:0xa.top == UIView:0xb.top",
                "0x4 'UISV-alignment' UILabel:0xa.bottom == UIView:0xb.bottom",
            ],
            message: "UILabel is 0.5 × 40 = 20 points high, but the stack view makes it 40 (off by 20)",
            cause: "share-of-equal-size"
        ),
        // Only the guide of a missing bar has a size, and it contains nothing.
        Case(
            texts: [
                "0x1 _UILayoutGuide:0xa.top == UITableView:0xb.bottom + 87", "0x2 _UILayoutGuide:0xa.height == 0",
                "0x3 _UILayoutGuide:0xa.bottom == UIView:0xc.bottom", "0x4 UITableView:0xb.bottom == UIView:0xc.bottom",
            ],
            message:
                "UITableView.bottom is pinned to UIView.bottom, but the other constraints put it 87 points above that edge (87 apart)",
            cause: nil
        ),
        Case(
            texts: [
                "0x1 UIView:0xa.leading == UILabel:0xb.leading",
                "0x2 H:|-(6)-[UIView:0xa]   (active, names: '|':UIView:0xc )",
                "0x3 H:|-(0)-[UILabel:0xb]   (active, names: '|':UIView:0xc )",
            ],
            message:
                "UIView #2.leading is 6 points after UIView #1.leading, but its constraint to UILabel puts it at UIView #1.leading (6 apart)",
            cause: "edge-pinned-twice"
        ),
        Case(
            texts: [
                "0x1 UIView:0xa.bottom <= UILabel:0xb.bottom + 8", "0x2 UIButton:0xc.bottom == UILabel:0xb.bottom + 34",
                "0x3 UIView:0xa.bottom == UIButton:0xc.bottom",
            ],
            message:
                "UIView.bottom is pinned to UIButton.bottom, but the other constraints put it at least 26 points above that edge (26 apart)",
            sums: ["34 - 8 = 26"],
            cause: nil
        ),
        Case(
            texts: ["0x1 UILabel:0xa.width == UIView:0xb.width + 1", "0x2 UILabel:0xa.width == 0"],
            message: "UILabel has no width yet, but it must be 1 point wider than UIView (1 short)",
            cause: "zero-width-pass"
        ),
        // The smallest number there is above 0 is how UIKit asks for nothing.
        Case(
            texts: [
                "0x1 V:|-(21)-[UILabel:0xa]   (active, names: '|':UIView:0xc )",
                "0x2 V:[UILabel:0xa]-(9)-|   (active, names: '|':UIView:0xc )",
                "0x3 'UIView-Encapsulated-Layout-Height' UIView:0xc.height == 2.22507e-308",
            ],
            message: "UIView has no height yet, but its subviews need 21 + 9 = 30 points (30 short)",
            cause: "zero-height-pass"
        ),
        Case(
            texts: [
                "0x1 UILabel:0xa.top >= UIView:0xc.top + 8", "0x2 UILabel:0xa.centerY == UIView:0xc.centerY",
                "0x3 'UIView-Encapsulated-Layout-Height' UIView:0xc.height == 0",
            ],
            message: "UIView has no height yet, but its content needs 8 + 8 = 16 points (16 short)",
            cause: "zero-height-pass"
        ),
        Case(
            texts: [
                "0x1 V:|-(3)-[UILabel:0xa]   (active, names: '|':UIView:0xc )",
                "0x2 V:[UILabel:0xa]-(3)-|   (active, names: '|':UIView:0xc )", "0x3 UIView:0xc.height == 0",
            ],
            message: "UIView has a height of 0, but its subviews need 3 + 3 = 6 points (6 short)",
            cause: "collapsed-size"
        ),
        // What a stack arranges in equal parts needs all its gaps, not a share of each.
        Case(
            texts: [
                "0x1 'UISV-canvas-connection' UIStackView:0xc.leading == UILabel:0xa.leading",
                "0x2 'UISV-canvas-connection' H:[UILabel:0xb]-(0)-|   (active, names: '|':UIStackView:0xc )",
                "0x3 'UISV-fill-equally' UILabel:0xb.width == UILabel:0xa.width",
                "0x4 'UISV-spacing' H:[UILabel:0xa]-(3)-[UILabel:0xb]",
                "0x5 'UIView-Encapsulated-Layout-Width' UIStackView:0xc.width == 0",
            ],
            message: "UIStackView has no width yet, but its arranged subviews need 3 points (3 short)",
            cause: "zero-width-pass"
        ),
        Case(
            texts: ["0x1 UILabel:0xa.width == 120", "0x2 'UISV-hiding' UILabel:0xa.width == 0"],
            message:
                "UILabel is hidden, so the stack view around it sets its width to 0, but it must be 120 points wide (120 short)",
            cause: "hidden-in-stack"
        ),
        Case(
            texts: ["0x1 Shop.Bar:0xa.width == 40", "0x2 '_UITemporaryLayoutWidth' Shop.Bar:0xa.width == 0"],
            message: "UIKit measures Bar at a temporary width of 0, but it must be 40 points wide (40 short)",
            cause: "temporary-size"
        ),
        // Two edges of one view, which are never at one place.
        Case(
            texts: [
                "0x1 UILabel:0xa.right == UIView:0xc.centerX", "0x2 UILabel:0xa.right == UIView:0xc.right",
                "0x3 UIView:0xc.width == 390",
            ],
            message: "UILabel.right is pinned to both UIView.centerX and UIView.right (195 apart)",
            cause: "edge-pinned-twice"
        ),
        // One size beside several others is that of what they fill, though no gap says so.
        Case(
            texts: [
                "0x1 Shop.Page:0xc.height == 800", "0x2 UIView:0xa.height == 200", "0x3 UIView:0xb.height == 300",
                "0x4 UIView:0xa.top == Shop.Page:0xc.top", "0x5 UIView:0xb.top == UIView:0xa.bottom",
                "0x6 UIView:0xb.bottom == Shop.Page:0xc.bottom",
            ],
            message: "Page is 800 points high, but its content fills 200 + 300 = 500 (300 left over)",
            cause: "fixed-size-against-edges"
        ),
        Case(
            texts: ["0x1 UILabel:0xa.width == UIView:0xb.width - 32", "0x2 UIView:0xb.width == 30"],
            message: "no space for UILabel: it would be 30 - 32 = -2 points wide (2 short)",
            cause: "negative-size"
        ),
        // Two equal buttons, of which the set names what is in one.
        Case(
            texts: [
                "0x1 UIStackView:0xa.leading == Shop.Button:0xb.leading + 5",
                "0x2 UIStackView:0xa.trailing == Shop.Button:0xb.trailing - 5",
                "0x3 'UISV-canvas-connection' UIStackView:0xd.leading == Shop.Button:0xb.leading",
                "0x4 'UISV-canvas-connection' UIStackView:0xd.trailing == Shop.Button:0xc.trailing",
                "0x5 'UISV-fill-equally' Shop.Button:0xc.width == Shop.Button:0xb.width",
                "0x6 'UISV-spacing' Shop.Button:0xc.leading == Shop.Button:0xb.trailing",
                "0x7 'UIView-Encapsulated-Layout-Width' UIStackView:0xd.width == 0",
            ],
            message: "UIStackView #2 has no width yet, but its arranged subviews need 20 points (20 short)",
            sums: ["5 + 5 + 5 + 5 = 20"],
            cause: "zero-width-pass"
        ),
        // The parts do not fill what contains them, whichever way the sums are read.
        Case(
            texts: [
                "0x1 UIView:0xc.height == 230", "0x2 UILabel:0xa.height == 100", "0x3 UILabel:0xb.height == 90",
                "0x4 V:|-(-2)-[UILabel:0xa]   (active, names: '|':UIView:0xc )",
                "0x5 V:[UILabel:0xa]-(8)-[UILabel:0xb]",
                "0x6 V:[UILabel:0xb]-(20)-|   (active, names: '|':UIView:0xc )",
            ],
            message: "UIView is 230 points high, but its subviews fill 216 (14 left over)",
            sums: ["100 + 8 + 90 + 20 - 2 = 216"],
            cause: "fixed-size-against-edges"
        ),
    ]

    @Test("the edge that is pinned twice is the one that two constraints name first")
    func pinnedTwice() throws {
        let found = try conflict([
            "0x1 UILabel:0xa.right == UIView:0xc.right - 16", "0x2 UIButton:0xb.right == UIView:0xc.right - 16",
            "0x3 UILabel:0xa.right == UIButton:0xb.right - 16",
        ])
        #expect(found.conflict?.cause == "edge-pinned-twice")
        #expect(found.notes.first?.message == "UILabel.right is pinned twice")
    }

    @Test("\"right of\" and \"left of\" have something behind them")
    func directions() throws {
        let found = try conflict([
            "0x1 UILabel:0xa.right == UIView:0xc.right", "0x2 UIView:0xb.right == UIView:0xc.right + 30",
            "0x3 UILabel:0xa.right == UIView:0xb.right + 2",
        ])
        #expect(!found.message.contains("right of (") && !found.message.contains("left of ("), "\(found.message)")
        #expect(found.message.contains(" of UIView #1.right ("), "\(found.message)")
    }

    @Test("a conflict says first what is wrong, with sums that a reader can follow", arguments: cases)
    func message(_ example: Case) throws {
        let found = try conflict(example.texts)
        // What a line has no room for is below it.
        let sentence = [found.message] + found.notes.map(\.message).filter { $0.hasSuffix(" points") }
        #expect(sentence == [example.message] + example.sums.map { $0 + " points" })
        #expect(found.conflict?.cause == example.cause)
    }

    @Test("no constant is said to be wrong where the container is still empty")
    func noConstants() throws {
        let found = try conflict([
            "0x1 H:|-(12)-[UILabel:0xa]   (active, names: '|':UIView:0xc )",
            "0x2 H:[UILabel:0xa]-(12)-|   (active, names: '|':UIView:0xc )",
            "0x3 'UIView-Encapsulated-Layout-Width' UIView:0xc.width == 0",
        ])
        #expect(found.conflict?.cause == "zero-width-pass")
        #expect(!found.fixes.isEmpty)
        #expect(!found.fixes.contains { $0.title.hasPrefix("change") })
    }

    @Test("the constant that a fix names is the one that it sets, in no more digits than it needs")
    func typedConstants() throws {
        let found = try conflict([
            "0x1 UIImageView:0xa.height == 60", "0x2 V:|-(8)-[UIImageView:0xa]   (active, names: '|':UIView:0xc )",
            "0x3 V:[UIImageView:0xa]-(8)-|   (active, names: '|':UIView:0xc )", "0x4 UIView:0xc.height == 66.6667",
        ])
        for fix in found.fixes where fix.title.hasPrefix("change") {
            guard case .constraint(_, .constant(let constant))? = fix.edits.first else { continue }
            // No view sticks out of another, and no constant lies between pixels.
            #expect(constant == 76)
            #expect(fix.title.hasSuffix("to \(JSONNumberFormat.text(constant))"))
        }
        let titles = found.fixes.map(\.title)
        #expect(titles.contains("change the constant of UIView.height from 66.67 to 76"))
    }

    @Test("a conflict without any constraint of the user's says so")
    func onlyUIKits() throws {
        let found = try conflict([
            "0x1 'UIView-leftMargin-guide-constraint'"
                + " H:|-(15)-[UILayoutGuide:0xe'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0xc )",
            "0x2 'UIView-rightMargin-guide-constraint'"
                + " H:[UILayoutGuide:0xe'UIViewLayoutMarginsGuide']-(15)-|(LTR)   (active, names: '|':UIView:0xc )",
            "0x3 'UIView-Encapsulated-Layout-Width' UIView:0xc.width == 0",
        ])
        #expect(found.notes.map(\.message).contains("UIKit made all of these constraints"))
    }

    @Test("what a margin adds to the arithmetic is beside the constraint that brings it")
    func margins() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("a", "UIView", more: "\"name\": \"a\"")],
            constraints: ExampleDump.place("a") + [
                ExampleDump.constraint("w", "a.width", plus: 350),
                ExampleDump.constraint("h", "a.height", plus: 20),
                ExampleDump.constraint("end", "root.trailingMargin", "==", "a.trailing", plus: 6),
            ]
        )
        let found = try #require(try diagnosis(dump).findings("conflict").first)
        #expect(found.notes.contains { $0.message.hasPrefix("16 + 350 + ") })
        #expect(
            found.notes.contains {
                $0.message == "root.trailingMargin == a.trailing + 6" && $0.remark.hasPrefix("your code, ")
                    && $0.remark.hasSuffix(" points including the margin")
            }
        )
    }

    @Test("a duplicate says where the first of them is")
    func duplicate() throws {
        let dump = ExampleDump.text(
            subviews: [ExampleDump.view("a", "UIView", more: "\"name\": \"a\"")],
            constraints: ExampleDump.place("a") + [
                ExampleDump.constraint("w", "a.width", plus: 350),
                ExampleDump.constraint("h", "a.height", plus: 20),
                ExampleDump.constraint("w2", "a.width", plus: 350),
            ]
        )
        let found = try #require(try diagnosis(dump).findings("duplicate-constraint").first)
        #expect(found.notes.count == 1)
        #expect(found.notes.map(\.message).first?.hasPrefix("the first one is at line ") == true)
    }

    @Test("an identifier of any length is shown in part")
    func longIdentifier() throws {
        let identifier = String(repeating: "x", count: 100_000)
        let found = try conflict(["0x1 '\(identifier)' UIView:0xa.width == 1", "0x2 UIView:0xa.width == 2"])
        #expect(found.notes.map(\.text).allSatisfy { $0.count < 200 })
        #expect(found.notes.map(\.remark).contains { $0.hasSuffix("x…\"") })
    }
}
