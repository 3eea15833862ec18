import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("constraints as UIKit, AppKit, SnapKit and Masonry print them")
struct PrintedConstraintTests {
    /// A text and what is read from it, as `spelling` says it.
    struct Case: CustomTestStringConvertible {
        var text: String
        var expected: String

        init(_ text: String, _ expected: String) {
            self.text = text
            self.expected = expected
        }

        var testDescription: String { text }
    }

    @Test(
        "the distance of two items is read from Visual Format Language",
        arguments: [
            Case(
                "<NSLayoutConstraint:0x1f0 H:|-(16)-[UILabel:0x2a0]   (active, names: '|':UIView:0x3b0 )>",
                "UILabel#2a0.leading - |.leading == 16; | is UIView#3b0; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1f0 V:[UILabel:0x2a0]-(>=8)-|   (active, names: '|':UIView:0x3b0 )>",
                "|.bottom - UILabel#2a0.bottom >= 8; | is UIView#3b0; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1f0 H:[UILabel:0x2a0]-(-3.5)-[UIButton:0x2b0]>",
                "UIButton#2b0.leading - UILabel#2a0.trailing == -3.5"
            ),
            Case(
                "<NSLayoutConstraint:0x1f0 'UIView-leftMargin-guide-constraint'"
                    + " H:|-(20)-[UILayoutGuide:0x2a0'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x3b0 )>",
                "'UIView-leftMargin-guide-constraint' UILayoutGuide#2a0\"UIViewLayoutMarginsGuide\".left - |.left == 20;"
                    + " LTR; | is UIView#3b0; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1f0 H:[UILabel:0x2a0]-(8)-[UIButton:0x2b0](RTL)   (active)>",
                "-UIButton#2b0.right + UILabel#2a0.left == 8; RTL; active"
            ),
            Case(
                "<_UISystemBaselineConstraint:0x1 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x2]   (active, names:"
                    + " '|':Shop.Cell:0x3 )>",
                "_UISystemBaselineConstraint UILabel#2.top - |.top >= 8; | is Shop.Cell#3; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 V:|-(NSSpace(20))-[UILabel:0x2] (Names: '|':UIView:0x3 )>",
                "UILabel#2.top - |.top == 20; | is UIView#3"
            ),
            Case(
                "<NSLayoutConstraint:0x1 V:|-(0@250)-[UILabel:0x2'G'''] priority:250   (active, names: '|':UIView:0x3 )>",
                "UILabel#2\"G''\".top - |.top == 0; @250; | is UIView#3; active"
            ),
        ]
    )
    func visualDistance(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "a size is read from Visual Format Language",
        arguments: [
            Case("<NSLayoutConstraint:0x1 H:[UILabel:0x2(80)]>", "UILabel#2.width == 80"),
            Case("<NSLayoutConstraint:0x1 V:[UILabel:0x2'a(1)]'(>=80.5)]>", "UILabel#2\"a(1)]\".height >= 80.5"),
            Case(
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- V:[UIView:0x2(0)]>",
                "NSAutoresizingMaskLayoutConstraint h=--& v=-&- UIView#2.height == 0"
            ),
            Case(
                "<NSLayoutConstraint:0x1 H:[12:(a)...(80)]   (active, names: 12:(a)...:0x2 )>",
                "12:(a)...#2.width == 80; active"
            ),
            Case("<NSLayoutConstraint:0x1 H:[plain name(<=80@700)]>", "plain name.width <= 80; @700"),
        ]
    )
    func visualSize(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "an equation is read",
        arguments: [
            Case("<NSLayoutConstraint:0x1 UIView:0x2.width == - 16   (active)>", "UIView#2.width == -16; active"),
            Case("<NSLayoutConstraint:0x1 UIView:0x2.midY == + 70>", "UIView#2.centerY == 70"),
            Case(
                "<NSLayoutConstraint:0x1 UIView:0x2.width == 0.7*UIView:0x3.width>",
                "UIView#2.width - 0.7 UIView#3.width == 0"
            ),
            Case(
                "<NSLayoutConstraint:0x1 UIView:0x2.width >= UIView:0x3.height * 1.77778 - 4>",
                "UIView#2.width - 1.77778 UIView#3.height >= -4"
            ),
            Case(
                "<NSLayoutConstraint:0x1 UIView:0x2.leadingMargin == UIView:0x3.leading + 1e+07>",
                "UIView#2.leadingMargin - UIView#3.leading == 10000000"
            ),
            Case(
                "<NSLayoutConstraint:0x1 UIView:0x2.height == 2.22507e-308   (active)>",
                "UIView#2.height == 2.22507e-308; active"
            ),
            Case("<NSLayoutConstraint:0x1 UIView:0x2.height == -0   (active)>", "UIView#2.height == 0; active"),
            Case(
                "<NSLayoutConstraint:0x1 UIView:0x2.bottom == UIView:0x3.bottom NSSpace(0)   (active)>",
                "UIView#2.bottom - UIView#3.bottom == 0; active"
            ),
            Case(
                "<_UISystemBaselineConstraint:0x1 UIView:0x2.bottom <= UIView:0x3.bottom NSLayoutAnchorConstraintSpace(8)>",
                "_UISystemBaselineConstraint UIView#2.bottom - UIView#3.bottom <= 8; unsigned"
            ),
            Case(
                "<NSLayoutConstraint:0x1\t'a b.c - d' UIView:0x2.firstBaseline == UIView:0x3.baseline>",
                "'a b.c - d' UIView#2.firstBaseline - UIView#3.lastBaseline == 0"
            ),
            Case(
                "<NSContentSizeLayoutConstraint:0x1 UILabel:0x2'Hi'.width == 40.5 Hug:251 CompressionResistance:750   (active)>",
                "NSContentSizeLayoutConstraint UILabel#2\"Hi\".width == 40.5; hug 251, resist 750; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 UIView:0x2.width == 90 priority:249.9999>",
                "UIView#2.width == 90; @249.9999"
            ),
            Case(
                "<NSLayoutConstraint:0x1 NSKVONotifying_Shop.Bar:0x2.width == _TtGC4Shop4CardS_P10$10a2Key_:0x3.width>",
                "Shop.Bar#2.width - _TtGC4Shop4CardS_P10$10a2Key_#3.width == 0"
            ),
            Case("<NSLayoutConstraint:0x1 UIView:0x2.width == 90 (inactive)>", "UIView#2.width == 90; inactive"),
        ]
    )
    func equation(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "visible texts and identifiers may hold anything",
        arguments: [
            Case(
                "<NSLayoutConstraint:0x1 UILabel:0x2'YOU'RE OK'.bottom == UILabel:0x3'a.top == b'.bottom - 1   (active)>",
                "UILabel#2\"YOU'RE OK\".bottom - UILabel#3\"a.top == b\".bottom == -1; active"
            ),
            Case("<NSLayoutConstraint:0x1 H:[UILabel:0x2' ]-(8)-['(80)]>", "UILabel#2\" ]-(8)-[\".width == 80"),
            Case(
                "<NSLayoutConstraint:0x1 UILayoutGuide:0x2''.top == UILabel:0x3 '世界 > x'.top>",
                "UILayoutGuide#2\"\".top - UILabel#3\"世界 > x\".top == 0"
            ),
            Case(
                "<NSLayoutConstraint:0x1 progress background.height == 5   (active, names: progress background:0x2 )>",
                "progress background#2.height == 5; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 Bar.lockIcon.width == 9b urn:(....width + 3   (active, names: Bar.lockIcon:0x2,"
                    + " 9b urn:(...:0x3 )>",
                "Bar.lockIcon#2.width - 9b urn:(...#3.width == 3; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 H:|-(6)-[Dot:0x2]   (active, names: Row:0x3, Dot:0x2, '|':Row:0x3 )>",
                "Dot#2.leading - |.leading == 6; | is Row#3; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 V:[Cell...]-(7)-[Cell...]   (active, names: Cell...:0x2, Cell...:0x3 )>",
                "Cell....top - Cell....bottom == 7; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 V:|-(3)-[UILabel:0x2]   (names: '|':UIWindow:0x3'a ), b' )>",
                "UILabel#2.top - |.top == 3; | is UIWindow#3\"a ), b\""
            ),
        ]
    )
    func anyText(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "what SnapKit and Masonry print is read",
        arguments: [
            Case(
                "<SnapKit.LayoutConstraint:0x1@/Users/me/My App 1#2/Cell+More.swift#98 UIView:0x2.width == 20.0>",
                "SnapKit.LayoutConstraint at /Users/me/My App 1#2/Cell+More.swift:98 UIView#2.width == 20"
            ),
            Case(
                "<SnapKit.LayoutConstraint:gap@Cell.swift#9 UIView:title.left == UILayoutGuide:0x3.leftMargin + 10.0 ^250.0>",
                "SnapKit.LayoutConstraint gap at Cell.swift:9 UIView title.left - UILayoutGuide#3.leftMargin == 10; @250"
            ),
            Case(
                "<SnapKit.LayoutConstraint:0x4@Cell.swift#0 UIView:0x2.width == 20.0>",
                "SnapKit.LayoutConstraint at Cell.swift UIView#2.width == 20"
            ),
            Case(
                "<<Photos.LayoutConstraint:0x1> <UIView:0x2>.top == <_UILayoutGuide:0x3>.bottom>",
                "Photos.LayoutConstraint UIView#2.top - _UILayoutGuide#3.bottom == 0"
            ),
            Case(
                "<MASLayoutConstraint:Fixed UILabel:message.height >= 5000>",
                "MASLayoutConstraint Fixed UILabel message.height >= 5000"
            ),
        ]
    )
    func libraries(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "the arithmetic of an NSGridView is read as a sum of its points",
        arguments: [
            Case(
                "<NSLayoutConstraint:0x1 (NSGridView:0x2.row-boundary+0.5*(NSGridView:0x2.bottom - NSGridView:0x2.row-boundary))"
                    + " == NSView:0x3.centerY   (active, names: NSGridView:0x2.row-boundary:0x4, NSGridView:0x2.bottom:0x5 )>",
                "0.5 NSGridView#2.row-boundary(4) + 0.5 NSGridView#2.bottom(5) - NSView#3.centerY == 0; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 (NSGridView:0x2.top+((NSGridView:0x2.row-boundary-6) - NSGridView:0x2.top)) >="
                    + " NSView:0x3.bottom   (active, names: NSGridView:0x2.top:0x4, NSGridView:0x2.row-boundary:0x5 )>",
                "NSGridView#2.row-boundary(5) - NSView#3.bottom >= 6; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 NSGridView:0x2.row-boundary <= NSView:0x3.top   (active)>",
                "NSGridView#2.row-boundary() - NSView#3.top <= 0; active"
            ),
        ]
    )
    func grid(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "an identifier that holds quotes and blanks ends where the constraint begins",
        arguments: [
            Case("<NSLayoutConstraint:0x1 'it's 'ok' now' H:[UIView:0x2(8)]>", "'it's 'ok' now' UIView#2.width == 8"),
            Case("<NSLayoutConstraint:0x1 ''q'' V:[UIView:0x2(>=13)]>", "''q'' UIView#2.height >= 13"),
            Case("<NSLayoutConstraint:0x1 'a 'b' c' UIView:0x2.width == 5>", "'a 'b' c' UIView#2.width == 5"),
            Case(
                "<NSLayoutConstraint:0x1 ''q' 4' my:(....top <= UIView:0x3'a' b'.top   (active, names: my:(...:0x2 )>",
                "''q' 4' my:(...#2.top - UIView#3\"a' b\".top <= 0; active"
            ),
        ]
    )
    func quotedIdentifier(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "names that hold what else has a meaning are read whole",
        arguments: [
            Case(
                "<NSLayoutConstraint:0x1 H:|-(<=171)-[user's name]   (active, names: user's name:0x2, '|':Item (2):0x3 )>",
                "user's name#2.leading - |.leading <= 171; | is Item (2)#3; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 H:[Item (2)]-(8)-[Item (3)]   (active, names: Item (2):0x2, Item (3):0x3 )>",
                "Item (3)#3.leading - Item (2)#2.trailing == 8; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 V:[Item (2)(>=4)]   (active, names: Item (2):0x2 )>",
                "Item (2)#2.height >= 4; active"
            ),
            Case(
                "<NSLayoutConstraint:0x1 V:|-(0)-[UIView:0x2]   (active, names: '|':12:li:(...:0x3 )>",
                "UIView#2.top - |.top == 0; | is 12:li:(...#3; active"
            ),
        ]
    )
    func names(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test(
        "priorities are read as SnapKit and Masonry spell them",
        arguments: [
            ("^high", 750.0), ("^low", 250), ("^medium", 500), ("^fitting size", 50), ("^49.5", 49.5),
            ("^UILayoutPriority(rawValue: 999.0)", 999), ("^750.0", 750),
        ]
    )
    func libraryPriority(_ text: String, _ priority: Double) throws {
        let constraint = try PrintedConstraint(parsing: "<MASLayoutConstraint:0x1 UIView:0x2.width == 5 \(text)>")
        #expect(constraint.priority == priority)
    }

    @Test(
        "a multiplier without an item to multiply changes nothing",
        arguments: [
            Case("<MASLayoutConstraint:0x1 UIView:0x2.width == * 2 100>", "MASLayoutConstraint UIView#2.width == 100"),
            Case(
                "<SnapKit.LayoutConstraint:0x1 UIView:0x2.height >= * 0.5 -16.0 ^250.0>",
                "SnapKit.LayoutConstraint UIView#2.height >= -16; @250"
            ),
        ]
    )
    func idleMultiplier(_ example: Case) throws {
        #expect(try spelling(example.text) == example.expected)
    }

    @Test("Masonry's medium priority is another one on macOS")
    func mediumOfAppKit() throws {
        let text = "<MASLayoutConstraint:0x1 NSView:0x2.width == NSView:0x3.width * 0.5 ^medium>"
        #expect(try PrintedConstraint(parsing: text).priority == 501)
    }

    @Test(
        "labels in place of addresses may hold blanks",
        arguments: [
            (
                "<SnapKit.LayoutConstraint:my own label@Home View.swift#12 UIView:the header.top == UIView:0x3.top>",
                "my own label", "the header"
            ),
            (
                "<MASLayoutConstraint:Constant Constraint UILabel:the label.height >= 5000>", "Constant Constraint",
                "the label"
            ),
        ]
    )
    func labels(_ text: String, _ label: String, _ item: String) throws {
        let constraint = try PrintedConstraint(parsing: text)
        #expect(constraint.address == label)
        #expect(constraint.terms.first?.object.name == item)
        #expect(constraint.terms.first?.object.className?.hasPrefix("UI") == true)
    }

    @Test("a text without its angle brackets is read, and what follows a text is left alone")
    func ends() throws {
        let bare = "NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)"
        #expect(try spelling(bare) == "UIView#2.width == 10; active")
        let list = "<NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)>, <NSLayout"
        #expect(try PrintedConstraint.parse(Array(list.utf8)).end == bare.utf8.count + 2)
        // Only the last bracket is missing.
        let cut = "<NSLayoutConstraint:0x1 UIView:0x2.width == 10   (active)"
        #expect(try spelling(cut) == "UIView#2.width == 10; active")
    }

    @Test(
        "what cannot be understood is reported with its place",
        arguments: [
            (
                "<NSLayoutConstraint:0x61h00099 UIView:0x2.width <= 0>", 20,
                "the address \"0x61h00099\" is not hexadecimal"
            ),
            ("<NSLayoutConstraint:0x1 UIView:0x2.width == 1", 45, "the text is cut off"),
            ("<NSLayoutConstraint:0x1 V:[UIView:0x2]-(8", 39, "expected a distance in parentheses, found \"(8\""),
            ("<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x2]   (active, names: '|':UIVi", 71, "the text is cut off"),
            ("<NSLayoutConstraint:0x28241f", 28, "the text is cut off"),
            ("<NSLayoutConstraint:0x1 UIView:0x2.width ~ 1>", 41, "expected '==', '<=' or '>=', found \"~\""),
            (
                "<NSLayoutConstraint:0x1 UIView:0x2 == 1>", 34,
                "expected '.' and an attribute after the item, found \"==\""
            ),
            (
                "<NSLayoutConstraint:0x1 UIView:0x2.width == huge>", 44,
                "expected an item and an attribute, or a number, found \"huge>\""
            ),
            ("<NSLayoutConstraint:0x1 UIView:0x2.width == 1 priority:0>", 55, "the priority 0 is not above 0"),
            (
                "<NSLayoutConstraint UIView:0x2.width == 1>", 19,
                "expected ':' and an address after the class of the constraint, found \"UIView:0x2.width\""
            ),
        ]
    )
    func faults(_ text: String, _ offset: Int, _ message: String) throws {
        let fault = #expect(throws: PrintedConstraint.Fault.self) { try PrintedConstraint(parsing: text) }
        #expect(fault?.message == message)
        #expect(fault?.offset == offset)
        #expect(fault?.isCut == (message == "the text is cut off"))
    }

    /// What was read, in one line.
    private func spelling(_ text: String) throws -> String {
        let constraint = try PrintedConstraint(parsing: text)
        var words: [String] = []
        if constraint.className != "NSLayoutConstraint" { words.append(constraint.className) }
        if !constraint.address.hasPrefix("0x") { words.append(constraint.address) }
        if let location = constraint.location {
            words.append("at \(location.file ?? "")" + (location.line.map { ":\($0)" } ?? ""))
        }
        if let mask = constraint.mask {
            func marks(_ mask: [Bool]) -> String { mask.map { $0 ? "&" : "-" }.joined() }
            words.append("h=\(marks(mask.horizontal)) v=\(marks(mask.vertical))")
        }
        if let identifier = constraint.identifier { words.append("'\(identifier)'") }
        for (index, term) in constraint.terms.enumerated() {
            if index > 0 { words.append(term.multiplier < 0 ? "-" : "+") }
            let factor = abs(term.multiplier) == 1 ? "" : JSONNumberFormat.text(abs(term.multiplier)) + " "
            let sign = index == 0 && term.multiplier < 0 ? "-" : ""
            words.append(sign + factor + spelling(term.object) + "." + spelling(term.attribute))
        }
        words.append(constraint.relation.symbol)
        var line = words.joined(separator: " ") + " " + JSONNumberFormat.text(constraint.constant)
        if constraint.hasUnsignedSpacing { line += "; unsigned" }
        if constraint.priority != 1000 { line += "; @" + JSONNumberFormat.text(constraint.priority) }
        if let (hugging, compression) = constraint.contentPriorities {
            line += "; hug \(JSONNumberFormat.text(hugging)), resist \(JSONNumberFormat.text(compression))"
        }
        if let direction = constraint.direction { line += direction == .leftToRight ? "; LTR" : "; RTL" }
        if let superview = constraint.superview { line += "; | is " + spelling(superview) }
        if let isActive = constraint.isActive { line += isActive ? "; active" : "; inactive" }
        return line
    }

    private func spelling(_ object: PrintedConstraint.Object) -> String {
        if object.isSuperview { return "|" }
        var line = [object.className, object.name].compactMap { $0 }.joined(separator: " ")
        if let address = object.address { line += "#" + address.dropFirst(2) }
        if let text = object.text { line += "\"\(text)\"" }
        return line
    }

    private func spelling(_ attribute: PrintedConstraint.Attribute) -> String {
        switch attribute {
        case .known(let known): known.rawValue
        case .point(let word, let address): word + "(\(address?.dropFirst(2) ?? ""))"
        }
    }
}
