import Testing
import UIKit

@MainActor
struct ContentPriorityTests {
    /// Read from live controls: horizontal and vertical hugging.
    @Test func controlsHugTheirContentAsUIKitsDo() {
        let expected: [(UIView, Float, Float)] = [
            (UIView(), 250, 250), (UILabel(), 250, 250), (UIButton(), 250, 250), (UITextField(), 250, 250),
            (UITextView(), 250, 250), (UIImageView(), 250, 250), (UIScrollView(), 250, 250),
            (UIStackView(), 250, 250), (UISlider(), 250, 750), (UISegmentedControl(), 250, 750),
            (UIProgressView(), 250, 750), (UIPageControl(), 250, 750), (UISwitch(), 750, 750),
            (UIStepper(), 750, 750), (UIActivityIndicatorView(), 750, 750),
        ]
        for (view, horizontal, vertical) in expected {
            #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal, "\(view)")
            #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical, "\(view)")
            #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh, "\(view)")
            #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh, "\(view)")
        }
    }

    @Test func prioritiesAreSetByAxis() {
        let label = UILabel()
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
        #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
    }
}
