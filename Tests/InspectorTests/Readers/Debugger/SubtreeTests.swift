import LayoutInspector
import TestSupport
import Testing

@Suite struct SubtreeTests {
    static let window = """
        [   A     ! W U ] h=--- v=--- NSNextStepFrame 0x7fb001 "Settings" f=(0,0,480,382) b=(-) => <_NSViewBackingLayer: 0x600>
          [   A     ! W U ] h=-&- v=-&- NSView 0x7fb002 f=(0,0,480,360) b=(-)
            [   AF    ! W U ] h=--& v=&-- NSButton 0x7fb003 "Say "Hi"" f=(20,318,77,32) b=(-)
              [   A       LU ] h=--- v=--- NSButtonBezelView 0x7fb004 f=(0,0,77,30) b=(-)
            [   A  H  ! W U ] h=&-- v=--- NSTextField 0x7fb005 "off" f=(300,20,160,16) b=(0,0,160,16)
        A=autoresizesSubviews, C=canDrawConcurrently, D=needsDisplay, F=flipped, G=gstate, H=hidden (h=by ancestor), L=needsLayout (l=child needsLayout)
        """

    @Test("AppKit's description is read, y turned down where the superview is not flipped")
    func window() throws {
        assertGolden(summary(of: try reading(ofText: Self.window)), "window")
    }

    @Test("a frame in an upwards and in a flipped superview", arguments: [(false, 318.0, 10.0), (true, 318.0, 318.0)])
    func coordinates(isFlipped: Bool, y: Double, expected: Double) throws {
        let text = """
            [   A\(isFlipped ? "F" : " ")   ] h=--- v=--- NSView 0x1 f=(0,0,480,360) b=(-)
              [   A    ] h=--- v=&-- NSView 0x2 f=(20,\(Int(y)),77,32) b=(-)
            """
        let view = try #require(try reading(ofText: text).layout.views.last)
        #expect(view.frame?.y == expected)
        #expect(view.autoresizingMask == (isFlipped ? [.flexibleTopMargin] : [.flexibleBottomMargin]))
    }

    @Test("a description without addresses is read")
    func snapshot() throws {
        let text = """
            [   AF      LU ] h=--- v=--- NSButton "Push Me" f=(0,0,77,32) b=(-)
              [   A       LU ] h=--- v=--- NSButtonBezelView f=(0,0,77,32) b=(-)
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.views.map(\.className) == ["NSButton", "NSButtonBezelView"])
        #expect(reading.layout.views[0].text == "Push Me")
        #expect(reading.layout.views[1].parent == 0)
    }
}
