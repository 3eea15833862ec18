import Testing
import UIKit

@MainActor
@Suite("toolbars")
struct ToolbarTests {
    @Test("a bar has the views of its items, until it has other items")
    func customViews() {
        let (slider, badge) = (UISlider(), UIView())
        let bar = UIToolbar()
        bar.items = [
            .flexibleSpace(), UIBarButtonItem(customView: slider), .fixedSpace(8), UIBarButtonItem(customView: badge),
        ]
        #expect(bar.subviews == [slider, badge])
        #expect(bar.items?.map(\.systemItem) == [.flexibleSpace, nil, .fixedSpace, nil])
        #expect(bar.items?[2].width == 8)
        bar.setItems([UIBarButtonItem(customView: badge), UIBarButtonItem(systemItem: .add)], animated: false)
        #expect(bar.subviews == [badge])
        #expect(slider.superview == nil)
    }
}
