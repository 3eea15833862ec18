import LayoutInspector
import LayoutModel
import LayoutPrinter
import Testing

/// How a person makes a fix: code, its place, steps in Interface Builder.
@Suite("instructions of fixes")
struct InstructionsTests {
    /// The instructions of the first fix of the first finding.
    private func instructions(_ text: String, _ dialect: Dialect = .anchors) throws -> Finding.Fix.Instructions? {
        let reading = try Layout.read(Array(text.utf8))
        let diagnosis = try reading.diagnosed()
        var findings = diagnosis.findings.filter { !$0.fixes.isEmpty }
        dialect.addInstructions(to: &findings, in: diagnosis.layout)
        for finding in findings { #expect(finding.fixes.dropFirst().allSatisfy { $0.instructions == nil }) }
        return findings.first?.fixes.first?.instructions
    }

    private func log(_ width: String) -> String {
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x6a1 H:|-(16)-[UILabel:0x7a1'Total']   (active, names: '|':Shop.Bar:0x7b1 )>",
            "\(width)",
            "<NSLayoutConstraint:0x6a3 H:[UILabel:0x7a1'Total']-(16)-|   (active, names: '|':Shop.Bar:0x7b1 )>",
            "<NSLayoutConstraint:0x6a4 'UIView-Encapsulated-Layout-Width' Shop.Bar:0x7b1.width == 200   (active)>"
        )
        """
    }

    @Test("what a log shows is changed by the name that a program would give it")
    func logs() throws {
        let found = try instructions(log("<NSLayoutConstraint:0x6a2 UILabel:0x7a1'Total'.width == 190   (active)>"))
        #expect(found?.code == ["totalLabelWidth.priority = .init(999)"])
        #expect(found?.source == nil)
        #expect(found?.steps == [])
    }

    @Test("what a library made is written in its calls, at the line that the log names")
    func libraries() throws {
        let snapKit = "<SnapKit.LayoutConstraint:0x6a2@SummaryBar.swift#31 UILabel:0x7a1.width == 190.0>"
        let found = try instructions(log(snapKit))
        #expect(found?.code == ["make.width.equalTo(190).priority(999)"])
        #expect(found?.source?.file == "SummaryBar.swift")
        #expect(found?.source?.line == 31)
        let masonry = try instructions(log("<MASLayoutConstraint:0x6a2 UILabel:0x7a1.width == 190>"))
        #expect(masonry?.code == ["make.width.equalTo(@190).priority(999);"])
    }

    @Test("a dialect that is asked for writes the constraint anew")
    func dialects() throws {
        let text = log("<NSLayoutConstraint:0x6a2 UILabel:0x7a1'Total'.width == 190   (active)>")
        let code = try #require(try instructions(text, .draftsman)?.code)
        #expect(code.count == 1)
        #expect(code[0].hasSuffix(".drf.width.equal(to: 190).priority(999)"))
    }

    @Test("a mask is turned off with its flag")
    func masks() throws {
        let text = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSAutoresizingMaskLayoutConstraint:0x6a1 h=--& v=--& Shop.PriceLabel:0x7a1.width == 0   (active)>",
                "<NSLayoutConstraint:0x6a2 Shop.PriceLabel:0x7a1.width == 40   (active)>"
            )
            """
        #expect(
            try instructions(text)?.code == ["priceLabel.translatesAutoresizingMaskIntoConstraints = false"]
        )
    }

    @Test("a constraint of a document is changed in Interface Builder, and in code where it has an outlet")
    func documents() throws {
        func document(outlets: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
              targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
              <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Card">
                  <connections>\(outlets)</connections>
                </placeholder>
                <view contentMode="scaleToFill" id="root1">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
                  <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
                      <rect key="frame" x="16" y="16" width="343" height="68"/>
                      <constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints>
                    </view>
                  </subviews>
                  <constraints>
                    <constraint firstItem="photo" firstAttribute="leading" secondItem="root1" secondAttribute="leading" constant="16" id="a"/>
                    <constraint firstAttribute="trailing" secondItem="photo" secondAttribute="trailing" constant="16" id="b"/>
                    <constraint firstItem="photo" firstAttribute="top" secondItem="root1" secondAttribute="top" constant="16" id="c"/>
                    <constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" constant="16" id="d"/>
                  </constraints>
                </view>
              </objects>
            </document>
            """
        }
        let steps = ["select constraint \"photo.width == 200\" (w), Attributes inspector, Priority: 999"]
        let plain = try instructions(document(outlets: ""))
        #expect(plain?.steps.count == 1)
        #expect(plain?.steps.first?.hasSuffix("(w), Attributes inspector, Priority: 999") == true, "\(steps)")
        #expect(plain?.code == [])
        let held = try instructions(
            document(outlets: "<outlet property=\"photoWidth\" destination=\"w\" id=\"o\"/>")
        )
        #expect(held?.steps == plain?.steps)
        #expect(held?.code == ["photoWidth.priority = .init(999)  // before it is activated"])
    }
}
