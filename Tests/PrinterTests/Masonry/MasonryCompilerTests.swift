import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

/// Whether clang takes printed classes, with declarations in place of UIKit and Masonry.
@Suite("printed Objective-C and the compiler")
struct MasonryCompilerTests {
    @Test("classes compile under ARC, with and without the configuration of their views", arguments: [false, true])
    func classes(_ printsConfiguration: Bool) throws {
        var options = PrintOptions()
        options.printsConfiguration = printsConfiguration
        var texts: [String: String] = [:]
        for (name, dump) in AllScreens.all {
            let layout = try layout(dump)
            let text = try layout.printed(as: .masonry, form: .class, options: options).text
            texts[name + ".m"] = ObjectiveCHeaders.declarations(of: layout, in: text) + text
        }
        try Toolchain.checkCompiles(objectiveC: texts, headers: ObjectiveCHeaders.all)
    }

    @Test("properties have names that ARC takes, and constants the spelling of UIKit's headers")
    func names() throws {
        var configured = PrintOptions()
        configured.printsConfiguration = true
        let text = try layout(
            """
            {"format": "layout-dump", "version": 1, "roots": [{"id": "root", "class": "UIView",
             "viewController": "SignUpController", "subviews": [
              {"id": "a", "class": "UITextField", "name": "newPassword", "attributes": {"keyboardType": "asciiCapable"}},
              {"id": "b", "class": "UITextField", "name": "initials", "attributes": {"keyboardType": "URL"}},
              {"id": "c", "class": "UIButton", "name": "copy"}]}], "constraints": []}
            """
        ).printed(as: .masonry, form: .class, options: configured).text
        #expect(text.contains(".keyboardType = UIKeyboardTypeASCIICapable;\n"))
        #expect(text.contains("initials.keyboardType = UIKeyboardTypeURL;\n"))
        #expect(text.contains("*initials;\n"))
        for name in ["newPassword", "copy"] { #expect(!text.contains("*\(name);"), "\(text)") }
        try Toolchain.checkCompiles(objectiveC: ["SignUp.m": text], headers: ObjectiveCHeaders.all)
    }
}
