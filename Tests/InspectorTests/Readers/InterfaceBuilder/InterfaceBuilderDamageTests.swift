import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Damaged Interface Builder files")
struct InterfaceBuilderDamageTests {
    private typealias Sample = InterfaceBuilderSample

    @Test(
        "what is no document of Interface Builder is refused by what it is",
        arguments: [
            (
                "<plist version=\"1.0\"/>",
                "this is a property list, expected a <document> of Interface Builder (the texts of a language are given with "
                    + "--localization)"
            ),
            (
                "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
                "this is an archive of Xcode 4 or older, expected a file that Xcode 5 or later has saved"
            ),
            (
                "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
                "this is a watchOS document: WatchKit has no Auto Layout"
            ),
            (
                "<document type=\"other\"/>",
                "found a document of type \"other\", expected one of Interface Builder for iOS, tvOS or macOS"
            ),
        ]
    )
    func refuses(_ text: String, _ message: String) {
        #expect(throws: ReadError(message, place: Place(line: 1, column: 1))) { try Sample.read(text) }
    }

    @Test("an unresolved merge is reported as that")
    func refusesConflictMarkers() {
        let text = Sample.storyboard().replacing("<scenes>", with: "<scenes>\n<<<<<<< HEAD")
        #expect(throws: ReadError.self) { try Sample.read(text) }
        do {
            _ = try Sample.read(text)
        } catch {
            #expect("\(error)".contains("conflict marker of git"))
        }
    }

    @Test("a file cut after any byte is refused")
    func refusesTruncation() throws {
        let text = Sample.storyboard(
            views: Sample.view("a", tag: "label", attributes: " text=\"é\""),
            constraints: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"5\" id=\"k\"/>"
        )
        let bytes = Array(text.utf8)
        let last = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
        for length in 0...last {
            #expect(throws: ReadError.self, "cut after \(length) bytes") {
                try Layout.read(Array(bytes[..<length]), as: .interfaceBuilder)
            }
        }
    }

    @Test("changed bytes are read or refused, never a crash")
    func survivesChangedBytes() {
        let text = Sample.storyboard(
            device: "<device id=\"retina5_9\" orientation=\"landscape\"/>",
            views: Sample.view(
                "a",
                tag: "stackView",
                attributes: " axis=\"vertical\" spacing=\"8\"",
                children: "<subviews>\(Sample.view("b", tag: "label", attributes: " text=\"Hi\""))</subviews>"
                    + "<variation key=\"heightClass=compact\" axis=\"horizontal\"/>"
            ),
            constraints: "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"safe\" "
                + "secondAttribute=\"leading\" constant=\"16\" multiplier=\"1:1\" id=\"k\"/>",
            viewChildren:
                "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"k\"/></mask></variation>"
        )
        let bytes = Array(text.utf8)
        forEachSeed(2000) { random in
            var changed = bytes
            for _ in 0..<random.integer(1...6) {
                let place = random.integer(0...changed.count - 1)
                switch random.integer(0...2) {
                case 0: changed[place] = UInt8(random.integer(0...255))
                case 1: changed.remove(at: place)
                default: changed.insert(random.pick(Array("<>\"&;=/ 9-eE:".utf8)), at: place)
                }
            }
            guard let reading = try? Layout.read(changed, as: .interfaceBuilder) else { return }
            let dump = reading.layout.dump()
            let again: Reading
            do { again = try Layout.read(dump) } catch {
                throw PropertyFailure("the dump does not read back: \(error)")
            }
            if again.layout.dump() != dump {
                throw PropertyFailure("the dump changes when it is read and written again")
            }
        }
    }
}
