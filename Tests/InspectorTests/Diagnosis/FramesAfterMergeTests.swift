import LayoutModel
import LayoutReaders
import Testing

@testable import LayoutDiagnosis

/// Frames that constraints of two sides move together.
@Suite("frames after a merge") struct FramesAfterMergeTests {
    /// Boxes below each other, each 20 points high.
    ///
    /// - Parameters:
    ///   - top: The constant above the first of them.
    ///   - frames: Their recorded places.
    private static func layout(top: Double, at frames: [Double]) throws -> Layout {
        var views = ""
        var constraints = ""
        for (index, y) in frames.enumerated() {
            views +=
                "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\(index)\">"
                + "<rect key=\"frame\" x=\"16\" y=\"\(y)\" width=\"343\" height=\"20\"/></view>"
            let above =
                index == 0
                ? #"secondItem="root" secondAttribute="top""#
                : "secondItem=\"b\(index - 1)\" secondAttribute=\"bottom\""
            constraints +=
                "<constraint firstItem=\"b\(index)\" firstAttribute=\"top\" \(above) constant=\"\(index == 0 ? top : 8)\" id=\"t\(index)\"/>"
                + "<constraint firstItem=\"b\(index)\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"16\" id=\"l\(index)\"/>"
                + "<constraint firstItem=\"b\(index)\" firstAttribute=\"width\" constant=\"343\" id=\"w\(index)\"/>"
                + "<constraint firstItem=\"b\(index)\" firstAttribute=\"height\" constant=\"20\" id=\"h\(index)\"/>"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
            <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
            <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """
        return try Layout.read(Array(text.utf8), as: .interfaceBuilder).layout
    }

    @Test("a view that one side added below one that the other side moved is put where its constraints put it")
    func moved() throws {
        let merged = try Self.layout(top: 20, at: [20, 48, 64])
        let sides = [try Self.layout(top: 20, at: [20, 48]), try Self.layout(top: 8, at: [8, 36, 64])]
        let frames = try merged.framesMoved(byMergeOf: sides)
        #expect(frames == ["b2": Rectangle(x: 16, y: 76, width: 343, height: 20)])
    }

    @Test("a frame that a side recorded in spite of its constraints stays")
    func stale() throws {
        let side = try Self.layout(top: 20, at: [20, 50])
        #expect(try side.framesMoved(byMergeOf: [side, try Self.layout(top: 8, at: [8])]).isEmpty)
        #expect(try !side.framesMoved(byMergeOf: [try Self.layout(top: 8, at: [8])]).isEmpty)
    }
}
