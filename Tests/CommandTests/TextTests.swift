import Foundation
import TestSupport
import Testing

/// Texts of a debugger, visual formats and Lookin's documents on the command line.
@Suite struct TextTests {
    static let cart = ["views", "constraints", "trace"].map { "Examples/cart-texts/\($0).txt" }

    @Test(
        "texts of one moment are one layout in every verb",
        arguments: ["check", "explain", "tree", "solve", "print"]
    )
    func joined(verb: String) throws {
        let run = try runProgram([verb] + Self.cart)
        #expect(run.error.contains("read as one layout, joined by address"))
        assertGolden(run.output, "cart.\(verb)", verb == "print" ? "swift" : "txt")
    }

    @Test("a joined layout is converted to a dump that says the same")
    func convert() throws {
        let run = try runProgram(["convert"] + Self.cart)
        #expect(run.status == 0)
        assertGolden(run.output, "cart", "json")
        let again = try runProgram(["tree", "-"], input: run.output)
        #expect(again.output == (try runProgram(["tree"] + Self.cart)).output)
    }

    @Test("--separate keeps texts apart")
    func separate() throws {
        let run = try runProgram(["check", "--separate"] + Self.cart)
        #expect(!run.error.contains("read as one layout"))
        #expect(run.error.contains("in 3 files"))
        #expect(!run.output.contains("error[conflict]"))
    }

    @Test("a log is explained with the frames of the hierarchy that is given with it")
    func log() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let views = """
            <UIView: 0x10; frame = (0 0; 375 812); layer = <L: 0x1>>
               | <UILabel: 0x20; frame = (16 20; 200 21); text = 'Name'; layer = <L: 0x1>>
            """
        let log = """
            2018-02-08 23:37:39.1-0500 Shop[303:26335] [LayoutConstraints] Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x31 H:[UILabel:0x20'Name'(200)]   (active)>",
                "<NSLayoutConstraint:0x32 H:|-(16)-[UILabel:0x20'Name']   (active, names: '|':UIView:0x10 )>",
                "<NSLayoutConstraint:0x33 H:[UILabel:0x20'Name']-(16)-|   (active, names: '|':UIView:0x10 )>"
            )

            Will attempt to recover by breaking constraint 
            <NSLayoutConstraint:0x31 H:[UILabel:0x20'Name'(200)]   (active)>

            """
        try views.write(to: folder.appendingPathComponent("views.txt"), atomically: true, encoding: .utf8)
        try log.write(to: folder.appendingPathComponent("log.txt"), atomically: true, encoding: .utf8)
        let run = try runProgram(["check", "views.txt", "log.txt"], folder: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("is 200 points wide, but its pinned edges leave 343 (off by 143)"))
        // The bar shows the sum.
        #expect(run.output.contains("   16 | UILabel \"Name\" 200 | 16") && run.output.contains(" UIView 375 "))
        #expect(run.output.contains("--> log.txt:3:6"))
        // Alone, the log does not show how wide the superview is.
        #expect(!(try runProgram(["check", "log.txt"], folder: folder)).output.contains("375"))
    }

    @Test("files that are not one layout are refused by verbs that work on one")
    func notOne() throws {
        let run = try runProgram(["tree", "Examples/login-form.json", "Examples/chat-cell.json"])
        #expect(run.status == 64)
        #expect(run.error.contains("these files are not one layout"))
    }

    @Test("visual formats are read with the views in another file")
    func visualFormat() throws {
        let arguments = ["Examples/visual-format/row.vfl", "--views", "Examples/visual-format/row-views.json"]
        #expect(try runProgram(["check"] + arguments).status == 0)
        assertGolden(try runProgram(["solve"] + arguments).output, "row.solve")
        let missing = try runProgram(["check", "Examples/visual-format/row.vfl", "--views", "missing.json"])
        #expect(missing.status == 2)
        #expect(missing.error.contains("missing.json: no such file or directory"))
    }

    @Test("Lookin's documents are read by their content")
    func lookin() throws {
        let run = try runProgram(["tree", "Tests/Lookin/login.lookin"])
        #expect(run.status == 0)
        assertGolden(run.output, "lookin.tree")
    }

    @Test("what does not fit is drawn or added up, not both; beside nothing there is nothing to draw")
    func sums() throws {
        func explained(_ height: String, _ options: String...) throws -> String {
            let log = """
                Unable to simultaneously satisfy constraints.
                (
                    "<NSLayoutConstraint:0x1 V:|-(21)-[UILabel:0xa]   (active, names: '|':UIView:0xc )>",
                    "<NSLayoutConstraint:0x2 UILabel:0xa.height == 24   (active)>",
                    "<NSLayoutConstraint:0x3 V:[UILabel:0xa]-(900)-|   (active, names: '|':UIView:0xc )>",
                    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UIView:0xc.height == \(height)   (active)>"
                )
                """
            return try runProgram(["explain", "-"] + options, input: log).output
        }
        let bar = "21 | UILabel 24 | 900"
        let drawn = try explained("50")
        #expect(drawn.contains(bar) && !drawn.contains("= 945 points\n"), "\(drawn)")
        let all = try explained("50", "--all")
        #expect(all.contains(bar) && all.contains(" = 945 points"), "\(all)")
        // UIKit asks for nothing with the smallest number above 0.
        for nothing in ["0", "4.94066e-324"] {
            let text = try explained(nothing)
            #expect(!text.contains(bar) && text.contains("945 points (945 short)"), "\(text)")
        }
    }
}
