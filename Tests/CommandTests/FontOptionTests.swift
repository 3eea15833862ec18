import Foundation
import TestSupport
import Testing

@Suite("Fonts of an app")
struct FontOptionTests {
    private static let screen = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" useAutolayout="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                    <subviews>
                        <label text="ABBA" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                            <rect key="frame" x="0.0" y="0.0" width="90" height="12"/>
                            <fontDescription key="fontDescription" name="Made-Regular" family="Made" pointSize="10"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
                        <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
                        <constraint firstItem="name" firstAttribute="width" relation="lessThanOrEqual" constant="20" id="c"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    /// A folder with `App/Name.xib`, and a font beside if asked for.
    private func withProject(
        fontAt path: String? = nil,
        isProject: Bool = true,
        _ body: (URL) throws -> Void
    ) throws {
        try withTemporaryFolder { folder in
            let manager = FileManager.default
            try manager.createDirectory(at: folder.appendingPathComponent("App"), withIntermediateDirectories: true)
            if isProject {
                let project = folder.appendingPathComponent("App.xcodeproj")
                try manager.createDirectory(at: project, withIntermediateDirectories: true)
            }
            try Self.screen.write(
                to: folder.appendingPathComponent("App/Name.xib"),
                atomically: true,
                encoding: .utf8
            )
            if let path { try Self.write(folder.appendingPathComponent(path)) }
            try body(folder)
        }
    }

    private static func write(_ font: URL) throws {
        try FileManager.default.createDirectory(
            at: font.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(MadeFont().bytes).write(to: font)
    }

    @Test("a font of the project is found, wherever its folder is, and its file is named")
    func found() throws {
        try withProject(fontAt: "Resources/Type/made.ttf") { folder in
            let run = try runProgram(["solve", "App/Name.xib"], folder: folder)
            #expect(run.output.contains("(0, 0) 20 × 12"), "\(run.output)\(run.error)")
            #expect(run.output.contains("font Made-Regular: Resources/Type/made.ttf"))
            let check = try runProgram(["check", "App/Name.xib"], folder: folder)
            #expect(check.output.contains("needs 26 points of width, but has 20"), "\(check.output)")
            #expect(!check.output.contains("depends on the font"))
        }
    }

    @Test("a font that is nowhere is said where something depends on it")
    func missing() throws {
        try withProject { folder in
            let run = try runProgram(["solve", "App/Name.xib"], folder: folder)
            #expect(
                run.output.contains("font Made-Regular: no file here, so its texts are estimates"),
                "\(run.output)"
            )
        }
    }

    @Test("a font file of the project that cannot be read is named where a font is missing")
    func unreadable() throws {
        try withProject { folder in
            try Data("version https://git-lfs".utf8).write(to: folder.appendingPathComponent("made.ttf"))
            let run = try runProgram(["solve", "App/Name.xib"], folder: folder)
            #expect(run.output.contains("could not read made.ttf: not a TrueType or OpenType font"), "\(run.output)")
        }
    }

    @Test("a font that has the name and cannot be read is named with its reason")
    func damaged() throws {
        try withProject { folder in
            var font = MadeFont()
            font.lines = (0, 0, 0)
            try Data(font.bytes).write(to: folder.appendingPathComponent("made.ttf"))
            let run = try runProgram(["solve", "App/Name.xib"], folder: folder)
            #expect(
                run.output.contains("could not read made.ttf: the lines of the font have no height"),
                "\(run.output)"
            )
        }
    }

    @Test("paths of fonts in a configuration are relative to it")
    func configured() throws {
        try withProject(fontAt: "Shared/Type/made.ttf", isProject: false) { folder in
            try "fonts: Type\n".write(
                to: folder.appendingPathComponent("Shared/.draft-inspect.yml"),
                atomically: true,
                encoding: .utf8
            )
            let inner = folder.appendingPathComponent("Shared/App")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Self.screen.write(to: inner.appendingPathComponent("Name.xib"), atomically: true, encoding: .utf8)
            let run = try runProgram(["check", "Name.xib"], folder: inner)
            #expect(run.output.contains("needs 26 points of width, but has 20"), "\(run.output)\(run.error)")
        }
    }

    @Test("--fonts names a font, or a folder of fonts")
    func named() throws {
        try withProject(fontAt: "Elsewhere/made.otf", isProject: false) { folder in
            for path in ["../Elsewhere/made.otf", "../Elsewhere"] {
                let app = folder.appendingPathComponent("App")
                let run = try runProgram(["solve", "Name.xib", "--fonts", path], folder: app)
                #expect(run.output.contains("font Made-Regular: ../Elsewhere/made.otf"), "\(run.output)\(run.error)")
            }
        }
    }

    @Test("what is named with --fonts and is none is an error of status 2 with its path")
    func noFont() throws {
        try withProject { folder in
            for (path, words) in [
                ("App/Name.xib", "not a TrueType"), ("App", "no fonts"), ("None.ttf", "no such file"),
            ] {
                let run = try runProgram(["solve", "App/Name.xib", "--fonts", path], folder: folder)
                #expect(run.status == 2)
                #expect(run.error.contains(path) && run.error.contains(words), "\(run.error)")
            }
        }
    }

    @Test("results that depend on fonts are not kept: a font can come later")
    func cached() throws {
        try withProject { folder in
            let words = ["check", "App/Name.xib", "--cache", "results"]
            let before = try runProgram(words, folder: folder)
            #expect(!before.output.contains("needs 26 points"))
            try Self.write(folder.appendingPathComponent("made.ttf"))
            let after = try runProgram(words, folder: folder)
            #expect(after.output.contains("needs 26 points of width, but has 20"), "\(after.output)\(after.error)")
        }
    }
}
