import LayoutInspector
import TestSupport
import Testing

@Suite struct ConstraintListTests {
    @Test("lists of Objective-C are read, with priorities and content sizes")
    func objectiveC() throws {
        let text = """
            (lldb) po [view constraints]
            <__NSArrayM 0x600003d3a1c0>(
            <NSLayoutConstraint:0x6001 H:|-(16)-[UILabel:0x7fa004'Name']   (active, names: '|':Shop.CartView:0x7fa003 )>,
            <NSLayoutConstraint:0x6002 V:|-(12@250)-[UILabel:0x7fa004'Name'] priority:250   (active, names: '|':Shop.CartView:0x7fa003 )>,
            <NSContentSizeLayoutConstraint:0x6003 H:[UILabel:0x7fa004'Name'(41.5)] Hug:251 CompressionResistance:750   (active)>
            )
            """
        assertGolden(summary(of: try reading(ofText: text)), "objectiveC")
    }

    @Test("lists of Swift are read, numbered ones and printed ones")
    func swift() throws {
        let text = """
            ▿ 2 elements
              - 0 : <NSLayoutConstraint:0x6001 UILayoutGuide:0x60a1''.centerY == App.Row:0x7fa003.centerY   (active)>
              - 1 : <NSLayoutConstraint:0x6002 V:|-(>=0)-[UILayoutGuide:0x60a1'']   (active, names: '|':App.Row:0x7fa003 )>
            [<NSLayoutConstraint:0x6003 App.Row:0x7fa003.height == 44   (active)>, <NSLayoutConstraint:0x6004 App.Row:0x7fa003.width >= 100   (active)>]
            """
        assertGolden(summary(of: try reading(ofText: text)), "swift")
    }

    @Test("a list that was wrapped in the middle of its constraints is read")
    func wrapped() throws {
        let text = """
                self.view.constraints = [<_UILayoutSupportConstraint:0x7ff23b418150
                V:[_UILayoutGuide:0x7ff23b4232c0(20)]>, <_UILayoutSupportConstraint:
                0x7ff23b426170 V:|-(0)-[_UILayoutGuide:0x7ff23b4232c0]
                (Names: '|':UIView:0x7ff23b418c80 )>,
                <NSLayoutConstraint:0x7ff23b425000 'a title
                of two words' H:|-(129)-[UILabel:0x7ff23b419040'Label']
                (LTR)   (Names: '|':UIView:0x7ff23b418c80 )>
                  ... ])
            """
        assertGolden(summary(of: try reading(ofText: text)), "wrapped")
    }

    @Test("constraints of early SnapKit, whose objects are in brackets of their own, are read in a list")
    func nested() throws {
        let text = """
            (
            <<Shop.LayoutConstraint:0x1> <UIView:0x2>.top == <_UILayoutGuide:0x3>.bottom>,
            <<Shop.LayoutConstraint:0x4> <UIView:0x2>.width == 10>
            )
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.constraints.map(\.id) == ["0x1", "0x4"])
        #expect(reading.layout.views.map(\.id).contains("0x2"))
        #expect(reading.findings.isEmpty)
    }

    @Test("a list that a terminal broke at its width is read as it was", arguments: 50...90)
    func terminal(_ width: Int) throws {
        let lines = [
            "<__NSArrayM 0x600003d3a1c0>(",
            "<NSLayoutConstraint:0x6001 'UIView-Encapsulated-Layout-Width' Shop.CartView:0x7fa003.width == 375   (active)>,",
            "<NSLayoutConstraint:0x6002 H:|-(16)-[UILabel:0x7fa004'Name of it']   (active, names: '|':Shop.CartView:0x7fa003 )>,",
            "<NSLayoutConstraint:0x6003 title.width >= 0.5*Shop.CartView:0x7fa003.width - 41.5   (active, names: title:0x7fa004 )>",
            ")",
        ]
        let wrapped = lines.flatMap { line in
            stride(from: 0, to: line.count, by: width).map { String(line.dropFirst($0).prefix(width)) }
        }
        let whole = try reading(ofText: lines.joined(separator: "\n"))
        let broken = try reading(ofText: wrapped.joined(separator: "\n"))
        #expect(broken.layout.constraints == whole.layout.constraints)
        #expect(broken.layout.views.map(\.text) == whole.layout.views.map(\.text))
        #expect(broken.findings.isEmpty)
    }

    @Test("a list that was broken before a relation or a factor's asterisk is read as it was")
    func brokenBeforeSigns() throws {
        let text = """
            <__NSArrayM 0x600>(
            <NSLayoutConstraint:0x1 'gap' UILabel:0x2.width
            >= 8.5   (active)>,
            <NSLayoutConstraint:0x3 UILabel:0x2.width == 0.7
            *UIView:0x4.width + 2   (active)>
            )
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.constraints.map(\.id) == ["0x1", "0x3"])
        #expect(reading.layout.constraints.map(\.relation) == [.greaterThanOrEqual, .equal])
        #expect(reading.layout.constraints.map(\.multiplier) == [1, 0.7])
        #expect(reading.findings.isEmpty)
    }

    @Test("texts of views that hold blank lines do not end a constraint")
    func blankLines() throws {
        let text = """
            <__NSArrayM 0x600>(
            <NSLayoutConstraint:0x1 H:[UILabel:0x2'a

            b'(370)]   (active)>,
            <NSLayoutConstraint:0x3 H:|-(0)-[UILabel:0x2'a

            b']   (active, names: '|':UIButton:0x4'one
            two' )>
            )
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.constraints.map(\.id) == ["0x1", "0x3"])
        #expect(reading.layout.constraints[1].second?.item == reading.layout.item(id: "0x4"))
        #expect(reading.findings.isEmpty)
    }

    @Test("constraints behind NSLog's prefixes, several on a line, are read")
    func nslog() throws {
        let text =
            "\t2013-07-17 09:56:26.788 Hello[1:c07] <NSAutoresizingMaskLayoutConstraint:0x767ae50 h=&-& v=&-& "
            + "H:[UIView:0x7668030(30)]>\t2013-07-17 09:56:26.789 Hello[1:c07] "
            + "<NSLayoutConstraint:0x766bfc0 H:[UIImageView:0x766aac0(>=0)]>"
        let reading = try reading(ofText: text)
        #expect(reading.layout.constraints.map(\.id) == ["0x767ae50", "0x766bfc0"])
        #expect(reading.findings.isEmpty)
    }

    @Test("what the engine prints behind a constraint is passed over, anything else is reported")
    func rest() throws {
        let text = """
            <NSLayoutConstraint:0x1 UIView:0x2.height == 44>      Marker:0x1.marker{id: 27}
            <NSLayoutConstraint:0x3 UIView:0x2.width == 44> and so on
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.constraints.count == 2)
        #expect(reading.findings.map(\.place) == [Place(line: 2, column: 49)])
    }

    @Test("a constraint that cannot be read is reported with its place, the others are read")
    func unreadable() throws {
        let text = """
            <__NSArrayI 0x1>(
            <NSLayoutConstraint:0x1 UIView:0x2.hight == 44   (active)>,
            <NSLayoutConstraint:0x3 UIView:0x2.width == 44   (active)>
            )
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.constraints.map(\.id) == ["0x3"])
        let finding = try #require(reading.findings.first)
        #expect(finding.rule == "unparsed-text")
        #expect(finding.place?.line == 2)
    }

    @Test("a constraint that does not participate leaves no guide behind that it alone names")
    func refusedGuide() throws {
        let text = """
            (
                "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(0)-|   (active, names: '|':UIView:0x3 )>",
                "<NSLayoutConstraint:0x4 UIView:0x2.bottomMargin == UIView:0x3.bottom priority:0>"
            )
            """
        let layout = try reading(ofText: text).layout
        #expect(layout.constraints.map(\.id) == ["0x1"])
        #expect(layout.guides.isEmpty)
        #expect(try Layout.read(layout.dump()).layout == layout)
    }

    @Test("private coordinates survive a dump, whichever guide a constraint names first")
    func privateCoordinates() throws {
        let text = """
            (
                "<NSLayoutConstraint:0x1 V:[UIView:0x2]-(0)-|   (active, names: '|':UIView:0x3 )>",
                "<NSLayoutConstraint:0x4 UIView:0x2.bottomMargin == UIView:0x3.row-boundary   (active)>",
                "<NSLayoutConstraint:0x5 UIView:0x2.topMargin == UIView:0x2.row-boundary   (active)>"
            )
            """
        let layout = try reading(ofText: text).layout
        #expect(layout.guides.map(\.id) == ["0x3.row-boundary", "0x2.row-boundary", "0x2.layoutMargins"])
        #expect(layout.constraints.map(\.second?.item) == [.view(1), .guide(0), .guide(1)])
        #expect(layout.item(id: "0x2.layoutMargins") == .guide(2))
        #expect(try Layout.read(layout.dump()).layout == layout)
    }

    @Test("a list alone is never called ambiguous or in conflict for what it leaves out")
    func partial() throws {
        let text = """
            <NSLayoutConstraint:0x1 UIView:0x2.height == 2000   (active)>
            <NSLayoutConstraint:0x3 H:|-(900)-[UIView:0x2]   (active, names: '|':UIView:0x4 )>
            """
        let diagnosis = try reading(ofText: text).diagnosed()
        #expect(diagnosis.findings.isEmpty)
    }
}
