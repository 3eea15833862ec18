import Foundation
import LayoutInspector
import LayoutPrinter
import LayoutReport
import TestSupport
import Testing

@testable import draft_inspect

/// No number in an input ends the process: a session would lose its edits.
@Suite struct OddNumberTests {
    private static let numbers = [
        "-9223372036854775808", "9223372036854775808", "1e400", "-1e400", "-0", "1e-400", "1e308", "1e-320",
    ]

    /// Reads the variants of a text, and does with their layouts what commands do.
    private func use(_ text: String, _ number: String) throws {
        for (turn, variant) in Self.variants(of: text, number).enumerated() { try use(variant, turn) }
    }

    /// - Parameter turn: Which dialect is printed, and which report is written beside the page.
    private func use(_ text: String, _ turn: Int) throws {
        let readings: [Reading]
        do {
            readings = try Layout.readAll(Array(text.utf8))
        } catch is ReadError {
            return
        }
        for reading in readings {
            let diagnosis = try reading.diagnosed()
            let layout = reading.layout
            _ = layout.dump()
            _ = layout.lowered(under: LayoutConditions()).json()
            let dialect = Dialects.all[turn % Dialects.all.count]
            do {
                _ = try layout.printed(as: dialect)
            } catch {
                #expect(error.isUsage, "\(dialect.name): \(error.message)\n\(text)")
            }
            var file = CheckedFile(path: "input", reading, diagnosis, dialect: .draftsman)
            file.scenes = LayoutScenes(reading, diagnosis, options: DiagnosisOptions())
            let formats = ReportFormatList.standard.formats
            for name in ["html", formats[turn % formats.count].name] {
                var writer = try ReportFormatList.standard.writer(
                    of: .check,
                    ReportChoice(format: name),
                    style: .plain
                )
                _ = writer.begin(ReportRun(version: programVersion))
                _ = writer.add(file)
                var tally = CheckTally()
                tally.add(file)
                _ = writer.end(tally)
            }
            let analysis = try Analysis(
                layout,
                places: reading.places,
                readerFindings: reading.findings,
                options: DiagnosisOptions()
            )
            var request = DrawRequest()
            for finding in 0...diagnosis.findings.count {
                request.finding = finding == 0 ? nil : finding
                let drawing = try request.drawing(of: analysis)
                _ = drawing.svg()
                _ = drawing.text(columns: 80, characters: .boxes, style: .plain)
            }
        }
    }

    private static let dump = """
        {"format": "layout-dump", "version": 1, "source": {"kind": "runtime"},
         "screen": {"width": «375», "height": «667», "scale": «2»},
         "roots": [{"id": "root", "class": "UIView", "frame": [«0», 0, «375», «667»],
          "margins": [«8», 8, 8, 8], "subviews": [
           {"id": "a", "class": "UILabel", "frame": [«0», 0, «10», «10»], "translatesAutoresizingMask": false,
            "intrinsicContentSize": [«20», «20»], "contentHugging": [«250», 250],
            "attributes": {"alpha": «1», "fontSize": «17», "numberOfLines": «1», "cornerRadius": «4»,
             "textColor": {"red": «0.5», "green": 0, "blue": 0, "alpha": «1»}}},
           {"id": "s", "class": "UIStackView", "translatesAutoresizingMask": false,
            "stack": {"axis": "vertical", "spacing": «8»}, "subviews": []}]}],
         "constraints": [
          {"id": "c0", "first": {"item": "a", "attribute": "leading"}, "relation": "==",
           "second": {"item": "root", "attribute": "leading"}, "multiplier": «1», "constant": «16», "priority": «1000»},
          {"id": "c1", "first": {"item": "a", "attribute": "width"}, "constant": «50»},
          {"id": "c2", "first": {"item": "a", "attribute": "width"}, "constant": «5»,
           "location": {"file": "A.swift", "line": «1», "column": «1»}}]}
        """

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="«0»" y="0" width="«375»" height="«667»"/>
        <subviews><label text="a" numberOfLines="«1»" alpha="«1»" horizontalHuggingPriority="«251»" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="«0»" width="«10»" height="10"/>
        <fontDescription key="fontDescription" type="system" pointSize="«17»"/>
        <color key="textColor" red="«0.5»" green="0" blue="0" alpha="«1»" colorSpace="custom"/>
        <constraints><constraint firstAttribute="width" constant="«50»" id="c1"/>
        <constraint firstAttribute="width" constant="«5»" id="c2"/></constraints></label></subviews>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        multiplier="«1»" constant="«16»" priority="«1000»" id="c0"/></constraints></view></objects></document>
        """

    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x6a1 H:|-(«8»)-[UILabel:0x7a1(«20»@«750»)]   (active, names: '|':UIView:0x7b1 )>",
            "<NSLayoutConstraint:0x6a2 UILabel:0x7a1.width == «0.5»*UIView:0x7b1.width + «4»   (active)>",
            "<SnapKit.LayoutConstraint:0x6a3@A.swift#«31» UILabel:0x7a1.width == «50»   (active)>",
            "<NSLayoutConstraint:0x6a4 UIView:0x7b1.width == «100»   (active)>"
        )
        """

    private static let formats = "H:|-«8»-[a(«50»@«750»,>=«5»)]-(>=«8»@«999»)-|\nV:[a(==«20»)]-«8»-[b]\n"

    private static let views = """
        <UIView: 0x7b1; frame = («0» 0; «320» «44»); layer = <CALayer: 0x1>>
           | <UILabel: 0x7a1; frame = («1» «2»; «20» 20); alpha = «1»; layer = <CALayer: 0x2>>
        """

    private static let code = """
        import UIKit
        class Card: UIView {
            let a = UILabel()
            func setUp() {
                addSubview(a)
                a.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: «16»),
                    a.widthAnchor.constraint(equalTo: widthAnchor, multiplier: «0.5», constant: «4»),
                    a.heightAnchor.constraint(equalToConstant: «20»),
                ])
                a.setContentHuggingPriority(UILayoutPriority(«251»), for: .horizontal)
            }
        }
        """

    /// The text with one of its marked numbers, or all of them, in another form.
    private static func variants(of text: String, _ number: String) -> [String] {
        let parts = text.components(separatedBy: "«")
        let plain = parts.enumerated().map { index, part in index == 0 ? part : part.replacing("»", with: "") }
        let changed = parts.enumerated().map { index, part in
            index == 0 ? part : number + (part.firstRange(of: "»").map { String(part[$0.upperBound...]) } ?? "")
        }
        var variants = (1..<parts.count).map { place in
            parts.indices.map { $0 == place ? changed[$0] : plain[$0] }.joined()
        }
        variants.append(changed.joined())
        return variants
    }

    @Test("dumps", arguments: numbers)
    func dumps(_ number: String) throws { try use(Self.dump, number) }

    @Test("documents of Interface Builder", arguments: numbers)
    func documents(_ number: String) throws { try use(Self.document, number) }

    @Test("console logs", arguments: numbers)
    func logs(_ number: String) throws { try use(Self.log, number) }

    @Test("visual formats", arguments: numbers)
    func visualFormats(_ number: String) throws { try use(Self.formats, number) }

    @Test("hierarchies of a debugger", arguments: numbers)
    func hierarchies(_ number: String) throws { try use(Self.views, number) }

    @Test("Swift", arguments: numbers)
    func swift(_ number: String) throws { try use(Self.code, number) }

    @Test("the texts with usual numbers are read, so that the others are read up to their numbers")
    func usual() throws {
        for text in [Self.dump, Self.document, Self.log, Self.formats, Self.views, Self.code] {
            let plain = text.replacing("«", with: "").replacing("»", with: "")
            #expect(try !Layout.readAll(Array(plain.utf8)).isEmpty, "\(plain)")
        }
    }

    @Test("commands of a session, as numbers of findings, fixes, layouts and lines, and as values", arguments: numbers)
    func session(_ number: String) throws {
        var session = Session()
        _ = try session.load(packageRoot.appendingPathComponent("Examples/login-form.json").path)
        let edits = [
            "set c9.constant \(number)", "set c9.priority \(number)", "set c9.multiplier \(number)",
            "set titleLabel.hugging.horizontal \(number)", "size \(number)x\(number)",
            "add titleLabel.width == \(number)",
            "add titleLabel.width == \(number) * view.width + \(number)", "add titleLabel.width >= 10 @\(number)",
        ]
        let questions = [
            "explain \(number)", "fix \(number)", "fix 1 \(number)", "draw \(number)", "draw 1 \(number)",
            "layouts \(number)", "history \(number)", "find \(number)", "undo \(number)", "redo \(number)",
            "check", "explain", "draw", "solve", "tree", "show c9", "diff", "print", "why titleLabel.leading",
        ]
        for question in questions { _ = session.run(question) }
        for edit in edits {
            _ = session.run(edit)
        }
        for question in questions { _ = session.run(question) }
        _ = SessionCompleter(session: session).completion(for: "fix \(number) ")
        #expect(session.document != nil)
    }
}
