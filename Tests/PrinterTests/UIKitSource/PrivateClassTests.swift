import LayoutInspector
import LayoutModel
import LayoutPrinter
import Testing

/// Classes that only UIKit makes objects of: no source can name them.
@Suite struct PrivateClassTests {
    private func printed(_ text: String) throws -> String {
        let reading = try Layout.read(Array(text.utf8))
        return try reading.layout.printed(as: .anchors, form: .class).text
    }

    @Test(
        "a class that source cannot name is not made, wherever it is in a description",
        arguments: [
            "UITableViewLabel", "UIKeyboard", "UIRemoteKeyboardWindow", "UIEditMenuContainerView", "UIButtonLabel",
            "UISegmentLabel", "UITabBarButton", "UIKBKeyplaneView", "_UIFloatingBarContainerView", "UIDropShadowView",
            "UITextFieldLabel", "UISwitchModernVisualElement", "UINavigationButton",
        ]
    )
    func description(name: String) throws {
        let text = """
            <Shop.OrderView: 0x7f9001; frame = (0 0; 375 88)>
               | <UILabel: 0x7f9002; frame = (16 8; 200 20); text = 'Total'>
               | <\(name): 0x7f9003; frame = (16 40; 120 20)>
            """
        let source = try printed(text)
        #expect(source.contains("UILabel()"))
        #expect(!source.contains(name + "("))
        #expect(!source.contains(": " + name))
    }

    @Test("views of the app inside of what UIKit puts around them are printed in its place")
    func wrapped() throws {
        let source = try printed(
            """
            <Shop.OrderView: 0x7f9001; frame = (0 0; 375 88)>
               | <UILayoutContainerView: 0x7f9002; frame = (0 0; 375 88)>
               |    | <UITransitionView: 0x7f9003; frame = (0 0; 375 88)>
               |    |    | <UISlider: 0x7f9004; frame = (16 12; 120 31)>
            """
        )
        #expect(source.contains("UISlider()"))
        #expect(source.contains("addSubview(slider)"))
        #expect(!source.contains("UITransitionView") && !source.contains("UILayoutContainerView"))
    }

    @Test("a table cell's description makes no label of its own class")
    func cell() throws {
        let source = try printed(
            """
            <UITableViewCell: 0x7f9001; frame = (0 0; 375 44)>
               | <UITableViewCellContentView: 0x7f9002; frame = (0 0; 375 44)>
               |    | <UITableViewLabel: 0x7f9003; frame = (16 12; 120 20); text = 'hello'>
            """
        )
        #expect(!source.contains("UITableViewLabel"))
    }
}
