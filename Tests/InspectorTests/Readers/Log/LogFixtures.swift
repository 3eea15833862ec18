@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Conflicts as UIKit and AppKit log them, put together from their parts.
enum LogFixture {
    static let advice = """
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        """
    static let header = "Unable to simultaneously satisfy constraints."
    static let recovery = "Will attempt to recover by breaking constraint "
    static let trailer = """
        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """

    /// A bar of 200 points whose title wants 16 + 190 + 16 of them.
    static let bar = [
        "<NSLayoutConstraint:0x600000a1 Shop.Bar:0x7f10.width == 200   (active)>",
        "<NSLayoutConstraint:0x600000a2 H:|-(16)-[UILabel:0x7f20'Total']   (active, names: '|':Shop.Bar:0x7f10 )>",
        "<NSLayoutConstraint:0x600000a3 H:[UILabel:0x7f20'Total']-(16)-|   (active, names: '|':Shop.Bar:0x7f10 )>",
        "<NSLayoutConstraint:0x600000a4 UILabel:0x7f20'Total'.width == 190   (active)>",
    ]

    /// The list as NSArray describes it.
    static func list(_ texts: [String]) -> String {
        "(\n" + texts.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
    }

    /// A whole block.
    static func block(_ texts: [String] = bar, broken: String? = bar[3], prefix: String = "") -> String {
        var text = prefix + header + "\n" + advice + "\n" + list(texts) + "\n\n"
        if let broken { text += recovery + "\n" + broken + "\n\n" + trailer + "\n" }
        return text
    }

    static func blocks(in log: String) -> [LogBlock] {
        var blocks: [LogBlock] = []
        var scanner = LogScanner()
        let bytes = Array(log.utf8)
        bytes.withUnsafeBytes { scanner.scan($0) { blocks.append($0) } }
        scanner.finish { blocks.append($0) }
        return blocks
    }

    static func readings(_ log: String) throws(ReadError) -> [Reading] {
        try Layout.readAll(Array(log.utf8), as: .log, options: ReadOptions(path: "app.log"))
    }
}
