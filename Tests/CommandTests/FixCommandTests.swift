import Foundation
import TestSupport
import Testing

@testable import draft_inspect

@Suite struct FixCommandTests {
    private static let form = packageRoot.appendingPathComponent("Examples/login-form.json")

    @Test("the list has the numbers that the command takes")
    func list() throws {
        let list = try runProgram(["fix", Self.form.path])
        #expect(list.status == 0)
        #expect(list.output.contains("   1 3: relax"))
        let json = try JSONValue(Data(try runProgram(["fix", Self.form.path, "--format", "json"]).output.utf8))
        guard case .array(let findings)? = json["findings"] else {
            Issue.record("no findings")
            return
        }
        #expect(findings.first?["number"] == .number(1))
    }

    @Test("a fix is shown, and written nowhere unless asked; then check confirms it")
    func applying() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("form.json")
            try FileManager.default.copyItem(at: Self.form, to: file)
            let before = try Data(contentsOf: file)
            let shown = try runProgram(["fix", file.path, "1", "2"])
            #expect(shown.output.contains("~ signInButton.width == 320: priority 1000 → 999"))
            #expect(try Data(contentsOf: file) == before)
            #expect(try runProgram(["fix", "--in-place", file.path, "1", "2"]).status == 0)
            #expect(try runProgram(["check", file.path]).status == 0)
            let out = folder.appendingPathComponent("out.json")
            try before.write(to: file)
            #expect(try runProgram(["fix", file.path, "1", "2", "-o", out.path]).status == 0)
            #expect(try Data(contentsOf: file) == before)
            #expect(try runProgram(["check", out.path]).status == 0)
            #expect(try runProgram(["fix", file.path, "1", "2", "-o", file.path]).status == 64)
            #expect(try Data(contentsOf: file) == before)
        }
    }

    @Test(
        "numbers that name nothing and logs that cannot be written back are refused",
        arguments: [
            (["Examples/login-form.json", "9"], "there is no finding 9; the last is 1"),
            (["Examples/login-form.json", "1", "99"], "there is no fix 99 of finding 1"),
            (["Examples/console.log", "1", "--in-place"], "cannot be written back"),
            (["Examples/login-form.json", "--in-place"], "name the finding"),
            (["Examples/login-form.json", "1", "-o", "new.storyboard"], "was not read from a storyboard or xib"),
        ]
    )
    func refusals(_ arguments: [String], _ message: String) throws {
        let run = try runProgram(["fix"] + arguments)
        #expect(run.status == 64)
        #expect(run.error.contains(message), "\(run.error)")
    }

    /// A label of 20 points that two constraints hold 300 and 400 points wide, and a button below it; on another screen a view is
    /// misplaced already.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <view misplaced="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                            <rect key="frame" x="16" y="20" width="300" height="50"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="300" id="narrow"/>
                                <constraint firstAttribute="width" constant="320" id="wide"/>
                                <constraint firstAttribute="height" constant="50" id="high"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="left"/>
                        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="top"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" id="other">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="stray">
                            <rect key="frame" x="100" y="20" width="80" height="50"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="80" id="s1"/>
                                <constraint firstAttribute="height" constant="50" id="s2"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="stray" firstAttribute="leading" secondItem="other" secondAttribute="leading" constant="16" id="s3"/>
                        <constraint firstItem="stray" firstAttribute="top" secondItem="other" secondAttribute="top" constant="20" id="s4"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """

    @Test("every fix leaves a document as it promised: what is out is deleted, and frames follow")
    func documentFixes() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("view.xib")
            try Data(Self.document.utf8).write(to: file)
            let checked = try JSONValue(Data(runProgram(["check", file.path, "--format", "json"]).output.utf8))
            guard case .array(let files)? = checked["files"], case .array(let findings)? = files.first?["findings"],
                case .array(let fixes)? = findings.first?["fixes"]
            else {
                Issue.record("no fixes")
                return
            }
            #expect(findings.count >= 2 && fixes.count > 1, "the misplaced view of the other screen is the second")
            for (index, fix) in fixes.enumerated() {
                try Data(Self.document.utf8).write(to: file)
                let applied = try runProgram(["fix", "--in-place", file.path, "1", "\(index + 1)"])
                #expect(applied.status == 0, "\(applied.error)")
                let text = try String(contentsOf: file, encoding: .utf8)
                let after = try JSONValue(Data(runProgram(["check", file.path, "--format", "json"]).output.utf8))
                guard case .number(let promised)? = fix["remaining"],
                    case .number(let errors)? = after["summary"]?["errors"],
                    case .number(let warnings)? = after["summary"]?["warnings"]
                else {
                    Issue.record("no counts")
                    continue
                }
                #expect(promised == errors + warnings, "fix \(index + 1): \(text)")
                #expect(!text.contains("<exclude"), "deleted is deleted")
                #expect(
                    text.contains("<rect key=\"frame\" x=\"100\" y=\"20\" width=\"80\""),
                    "the other screen is as it was"
                )
                let isWide = text.contains("<rect key=\"frame\" x=\"16\" y=\"20\" width=\"320\" height=\"50\"/>")
                #expect(isWide == !text.contains("misplaced=\"YES\""), "Xcode's mark goes with the frame that had it")
            }
        }
    }
}
