import Testing

@testable import LayoutModel
@testable import LayoutReaders

/// Frames of AppKit's files, which count from the bottom of their superviews.
@Suite("frames that count upwards") struct UpwardFrameTests {
    /// A box of 100 at the top of a view of 200, with a label 10 from its top, a table in a clip view, and a text without a frame.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customView id="root">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews>
                        <customView translatesAutoresizingMaskIntoConstraints="NO" misplaced="YES" id="box">
                            <rect key="frame" x="0.0" y="100" width="300" height="100"/>
                            <subviews>
                                <customView translatesAutoresizingMaskIntoConstraints="NO" id="line">
                                    <rect key="frame" x="10" y="70" width="280" height="20"/>
                                </customView>
                                <tableView id="table">
                                    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                                    <subviews>
                                        <customView id="row">
                                            <rect key="frame" x="0.0" y="5" width="50" height="10"/>
                                        </customView>
                                    </subviews>
                                </tableView>
                            </subviews>
                        </customView>
                    </subviews>
                </customView>
            </objects>
        </document>

        """

    private static let bytes = Array(document.utf8)

    private static func view(_ id: String, in layout: Layout) throws -> Int {
        try #require(layout.views.firstIndex { $0.id == id })
    }

    @Test("a view that grows downwards and what is in it have other numbers, what is in a flipped view has not")
    func grows() throws {
        var layout = try Layout.read(Self.bytes, as: .interfaceBuilder).layout
        let box = try Self.view("box", in: layout)
        #expect(layout.views[box].frame == Rectangle(x: 0, y: 0, width: 300, height: 100))
        #expect(layout.views[try Self.view("line", in: layout)].frame?.y == 10)
        layout.views[box].frame?.height = 120
        layout.views[try Self.view("table", in: layout)].frame?.height = 60
        // The table stays at the bottom.
        layout.views[try Self.view("table", in: layout)].frame?.y = 60
        let written = try InterfaceBuilderWriteBack.document(Self.bytes, with: layout, options: ReadOptions())
        let changes = LineChanges(from: Self.bytes, to: written.bytes)
        #expect(
            changes.added.map { $0.filter { $0 != "\n" }.drop { $0 == " " } } == [
                #"<customView translatesAutoresizingMaskIntoConstraints="NO" id="box">"#,
                #"<rect key="frame" x="0.0" y="80" width="300" height="120"/>"#,
                #"<rect key="frame" x="10" y="90" width="280" height="20"/>"#,
                #"<rect key="frame" x="0.0" y="0.0" width="50" height="60"/>"#,
            ]
        )
    }

    @Test("frames that follow from a merge are in the document's own numbers, with those of what is inside")
    func merged() {
        let moved = ["box": Rectangle(x: 0, y: 0, width: 300, height: 150)]
        let frames = InterfaceBuilderWriteBack.recordedFrames(Self.bytes, movedTo: moved)
        #expect(
            frames == [
                "box": Rectangle(x: 0, y: 50, width: 300, height: 150),
                "line": Rectangle(x: 10, y: 120, width: 280, height: 20),
                // Its distance from the top is as it was.
                "table": Rectangle(x: 0, y: 50, width: 50, height: 50),
            ]
        )
        #expect(InterfaceBuilderWriteBack.recordedFrames(Array("no document".utf8), movedTo: moved).isEmpty)
    }
}
