import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// What UIKit says before and when it throws because of a constraint.
@Suite("constraints that a log says were refused")
struct LogRefusalTests {
    private static let constraint = "<NSLayoutConstraint:0x6a1 UILabel:0x7a1'Sum'.top == Shop.Header:0x7b1.bottom + 8>"
    private static let advice =
        "\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will"
        + " crash if the constraint needs to be resolved before the view hierarchy is assembled.\n"

    private static func finding(_ log: String) throws -> Finding {
        let readings = try Layout.readAll(Array(log.utf8), options: ReadOptions(path: "app.log"))
        #expect(readings.count == 1)
        let findings = try readings.flatMap { try $0.diagnosed().findings }
        #expect(findings.map(\.rule) == ["refused-constraint"])
        return try #require(findings.first)
    }

    @Test("the warning names the constraint and its place, and the constraint does not count")
    func warning() throws {
        let log =
            "2026-02-01 10:00:00.1 Shop[7:8] [LayoutConstraints] The view hierarchy is not prepared for the constraint: "
            + Self.constraint + Self.advice
        let finding = try Self.finding(log)
        #expect(finding.severity == .warning)
        #expect(
            finding.message
                == "UILabel \"Sum\".top == Header.bottom + 8 was added to a view that does not contain both of what it ties"
        )
        #expect(finding.constraints == ["0x6a1"])
        #expect(finding.views == ["0x7a1", "0x7b1"])
        #expect(finding.place == Place(line: 1, column: 108))
        #expect(finding.notes.map(\.message).first?.contains("only warns here") == true)
        let layout = try #require(try LogFixture.readings(log).first).layout
        #expect(layout.constraints.map(\.isActive) == [false])
        #expect(layout.source.app == "Shop")
    }

    @Test("an exception that follows the warning is of the same constraint, and makes it an error")
    func exception() throws {
        let warning = "The view hierarchy is not prepared for the constraint: " + Self.constraint + Self.advice
        let terminating = "*** Terminating app due to uncaught exception "
        for thrown in [
            terminating + "'NSInternalInconsistencyException', reason: 'Impossible to set up layout with view hierarchy"
                + " unprepared for constraint.'",
            terminating + "'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint"
                + " reference something from outside the subtree of the view?  That's illegal. constraint:"
                + Self.constraint + " view:<Shop.Card: 0x7c1; frame = (0 0; 10 10); layer = <CALayer: 0x7d1>>'",
        ] {
            let finding = try Self.finding(warning + thrown + "\n(\n\t0   CoreFoundation   0x01 __raise + 1\n)\n")
            #expect(finding.severity == .error)
            #expect(finding.notes.map(\.message).first?.contains("threw an exception") == true)
            #expect(finding.message.contains(" was added to Card, which") == thrown.contains("Shop.Card"))
        }
    }

    @Test("a guide whose owner is elsewhere is reported once, although UIKit reports it three times")
    func guide() throws {
        let tied =
            "<SnapKit.LayoutConstraint:0x6a2@Shop/Card+Layout.swift#31 Shop.Card:0x7a1.top == _UILayoutSpacer:0x7b2.bottom + 20.0>"
        let log =
            "The view hierarchy is not prepared for the constraint: \(tied)\(Self.advice)"
            + "UILayoutGuide's owningView hierarchy unprepared for constraint.\n\tself = <_UILayoutSpacer: 0x7b2>\n"
            + "\tConstraint: \(tied)\n"
        let finding = try Self.finding(log)
        #expect(finding.severity == .warning)
        #expect(finding.source?.line == 31)
    }

    @Test("anchors of different hierarchies are reported, whatever quotes are around them", arguments: ["\"", "\\\""])
    func anchors(quote: String) throws {
        let log =
            "Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to activate constraint with"
            + " anchors <NSLayoutXAxisAnchor:0x6b1 \(quote)badge.trailing\(quote) (names: badge:0x7a1)> and"
            + " <NSLayoutXAxisAnchor:0x6b2 \(quote)UILabel:0x7b1'Sum'.leading\(quote)> because they have no common"
            + " ancestor.  Does the constraint or its anchors reference items in different view hierarchies?'\n"
        let finding = try Self.finding(log)
        #expect(finding.severity == .error)
        #expect(
            finding.message
                == "a constraint between badge.trailing and UILabel \"Sum\".leading was activated before badge and UILabel"
                + " \"Sum\" were in one view hierarchy"
        )
        #expect(finding.views == ["0x7a1", "0x7b1"])
    }

    @Test("a crash report that names no constraint, and one whose constraint cannot be read, are reported all the same")
    func unnamed() throws {
        let bare =
            "Fatal Exception: NSInternalInconsistencyException\nImpossible to set up layout with view hierarchy unprepared for"
            + " constraint.\n"
        #expect(try Self.finding(bare).message.hasSuffix("the log does not name it"))
        let unread =
            "Unable to install constraint on view. constraint:<KeepLayoutConstraint:0x6c1 left inset of <UILabel 0x7a1> to"
            + " superview <UIView 0x7b1> equal to 45 with required priority> view:<UIView: 0x7c1; frame = (0 0; 1 1)>\n"
        let reading = try #require(try LogFixture.readings(unread).first)
        #expect(try reading.diagnosed().findings.map(\.rule).sorted() == ["refused-constraint", "unparsed-text"])
    }

    @Test("constraints behind a refusal are of a list of their own, and two refusals are two")
    func neighbours() throws {
        let other = Self.constraint.replacing("0x6a1", with: "0x6a9").replacing(".top", with: ".leading").replacing(
            ".bottom",
            with: ".trailing"
        )
        let log =
            "The view hierarchy is not prepared for the constraint: \(Self.constraint)\(Self.advice)"
            + "The view hierarchy is not prepared for the constraint: \(other)\(Self.advice)"
            + LogFixture.list(LogFixture.bar)
        let blocks = LogFixture.blocks(in: log)
        #expect(blocks.map(\.kind) == [.refusal, .refusal, .conflict])
        #expect(blocks.map(\.texts.count) == [1, 1, 4])
        #expect(blocks.map(\.number) == [1, 2, 3])
    }

    @Test("equal refusals are one group of a triage")
    func triage() throws {
        let log =
            "The view hierarchy is not prepared for the constraint: " + Self.constraint + Self.advice
            + LogFixture.block()
        var triage = LogTriage()
        for block in LogFixture.blocks(in: log + log.replacing("0x7", with: "0x8").replacing("0x6a1", with: "0x6f1")) {
            try triage.add(block, path: "app.log")
        }
        #expect(triage.groups.map(\.finding.rule) == ["refused-constraint", "conflict"])
        #expect(triage.groups.map(\.count) == [2, 2])
    }

    @Test("printed views and a refusal in one text are read as one")
    func mixed() throws {
        let log =
            "The view hierarchy is not prepared for the constraint: \(Self.constraint)\(Self.advice)"
            + "<Shop.Header: 0x7b1; frame = (0 0; 320 44); layer = <CALayer: 0x1>>\n"
            + "   | <UIView: 0x7b3; frame = (0 0; 20 20); layer = <CALayer: 0x2>>\n"
        let reading = try Layout.read(Array(log.utf8))
        #expect(reading.layout.views.map(\.id) == ["common superview", "0x7b1", "0x7b3", "0x7a1"])
        #expect(try reading.diagnosed().findings.map(\.rule) == ["refused-constraint"])
        #expect(reading.layout.constraints.map(\.isActive) == [false])
    }
}
