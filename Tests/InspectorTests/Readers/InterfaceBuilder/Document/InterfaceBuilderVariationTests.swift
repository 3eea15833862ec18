import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Size classes in Interface Builder files")
struct InterfaceBuilderVariationTests {
    private typealias Sample = InterfaceBuilderSample

    private static let text = Sample.storyboard(
        views: Sample.view(
            "stack",
            (0, 0, 100, 100),
            tag: "stackView",
            attributes: " axis=\"vertical\" spacing=\"4\"",
            children: """
                <subviews>\(Sample.view("one"))\(Sample.view("two"))</subviews>
                <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation>
                <variation key="widthClass=regular" spacing="30">
                <mask key="subviews"><include reference="two"/></mask></variation>
                <variation key="heightClass=compact" axis="horizontal">
                <rect key="frame" x="1" y="2" width="3" height="4"/></variation>
                """
        ),
        constraints: """
            <constraint firstItem="stack" firstAttribute="width" constant="100" id="k1">
            <variation key="widthClass=regular" constant="200"/>
            <variation key="heightClass=compact-widthClass=regular" constant="300" priority="500"/></constraint>
            <constraint firstItem="stack" firstAttribute="height" constant="100" id="k2"/>
            <constraint firstItem="two" firstAttribute="height" constant="10" id="k3"/>
            """,
        viewChildren: """
            <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="k2"/></mask></variation>
            """
    )

    @Test("the device of the file chooses; the traits that the caller names go before it")
    func traits() throws {
        let phone = try Sample.read(Self.text).layout
        #expect(phone.constraint("k1")?.constant == 100)
        #expect(phone.constraint("k2")?.isActive == true)
        #expect(phone.view("stack")?.stack?.spacing == 4)

        let pad = try Sample.read(Self.text, traits: Traits(width: .regular, height: .regular)).layout
        #expect(pad.constraint("k1")?.constant == 200)
        #expect(pad.constraint("k2")?.isActive == false)
        #expect(pad.view("stack")?.stack?.spacing == 30)
    }

    @Test("a variation for more traits goes before one for fewer")
    func specificity() throws {
        let layout = try Sample.read(Self.text, traits: Traits(width: .regular, height: .compact)).layout
        #expect(layout.constraint("k1")?.constant == 300)
        #expect(layout.constraint("k1")?.priority == 500)
        #expect(layout.view("stack")?.stack?.axis == .horizontal)
        #expect(layout.view("stack")?.frame == Rectangle(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("without a device only the base counts")
    func anyTraits() throws {
        let text = Self.text.replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
        let layout = try Sample.read(text).layout
        #expect(layout.constraint("k1")?.constant == 100)
        #expect(layout.constraint("k2")?.isActive == false)
    }

    @Test("a view that is not installed stays, hidden, not arranged, without active constraints, and is noted")
    func uninstalled() throws {
        let reading = try Sample.read(Self.text)
        let view = try #require(reading.layout.view("two"))
        #expect(view.isHidden)
        #expect(view.inferred == ["isHidden"])
        #expect(view.translatesAutoresizingMask)
        #expect(reading.layout.constraint("k3")?.isActive == false)
        #expect(reading.layout.arrangedSubviews(of: 1).map { reading.layout.views[$0].id } == ["one"])
        #expect(reading.findings.map(\.rule) == ["set-aside"])
        #expect(reading.findings.first?.severity == .note)

        let installed = try Sample.read(Self.text, traits: Traits(width: .regular)).layout
        #expect(installed.view("two")?.isHidden == false)
        #expect(installed.constraint("k3")?.isActive == true)
    }

    @Test(
        "traits are read as they are written",
        arguments: [
            ("width=compact,height=regular", Traits(width: .compact, height: .regular)),
            ("height=compact", Traits(height: .compact)), ("idiom=pad", Traits(idiom: "pad")), ("", Traits()),
            ("width=wide", nil), ("depth=compact", nil), ("compact", nil),
        ] as [(String, Traits?)]
    )
    func parsing(_ text: String, _ traits: Traits?) {
        #expect(Traits(text) == traits)
    }

    @Test(
        "a pad's app that shares the screen has the size classes of what it gets",
        arguments: [
            ("ipad11_0rounded", "landscape", "fullscreen", Traits.SizeClass.regular),
            ("ipad11_0rounded", "landscape", "splitview2_3", .regular),
            ("ipad11_0rounded", "portrait", "splitview2_3", .compact),
            ("ipad11_0rounded", "landscape", "splitview1_2", .compact),
            ("ipad12_9rounded", "landscape", "splitview1_2", .regular),
            ("ipad12_9rounded", "landscape", "splitview1_3", .compact),
            ("ipad9_7", "portrait", "slideover", .compact),
        ]
    )
    func multitasking(_ id: String, _ orientation: String, _ share: String, _ width: Traits.SizeClass) throws {
        for device in [
            "<device id=\"\(id)\" orientation=\"\(orientation)\"><adaptation id=\"\(share)\"/></device>",
            "<device id=\"\(id)\" orientation=\"\(orientation)\" layout=\"\(share)\" appearance=\"light\"/>",
        ] {
            let text = Self.text.replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: device)
            let layout = try Sample.read(text).layout
            #expect(layout.constraint("k1")?.constant == (width == .regular ? 200 : 100))
        }
    }

    @Test(
        "a device of another time is noted, and has the size classes of its family",
        arguments: [("ipad13_7", 200.0), ("retina9_9", 100), ("appleVision", 100)]
    )
    func unknownDevices(_ id: String, _ constant: Double) throws {
        let text = Self.text.replacing("id=\"retina4_7\"", with: "id=\"\(id)\"")
        let reading = try Sample.read(text)
        let notes = reading.findings.filter { $0.message.contains("\"\(id)\" is not known") }
        #expect(notes.map(\.severity) == [.note])
        #expect(notes.first?.place?.line == 3)
        #expect(reading.layout.constraint("k1")?.constant == constant)
        #expect(try Sample.read(Self.text).findings.allSatisfy { !$0.message.contains("is not known") })
    }
}
