import Foundation
import Testing
import UIKit

/// Sizes of controls and bars as recorded from UIKit on iOS 26, every row. `ContentPriorityTests` has their priorities.
///
/// Not here: one simulator's switch of 66 × 30, which no document of Xcode 26 records; Catalyst's search bar, which is not
/// iOS's; a navigation bar that begins 10 points below the safe area, since controllers make no bars here; an image's part of
/// a button's width, since images have no size.
@MainActor
struct MeasuredControlTests {
    struct Control: Sendable, CustomTestStringConvertible {
        var name: String
        /// `nil`: not recorded.
        var width: CGFloat?
        var height: CGFloat?
        var system = "26.0"
        var make: @MainActor @Sendable () -> UIView

        init(
            _ name: String,
            _ width: CGFloat?,
            _ height: CGFloat?,
            system: String = "26.0",
            make: @escaping @MainActor @Sendable () -> UIView
        ) {
            self.name = name
            self.width = width
            self.height = height
            self.system = system
            self.make = make
        }

        var testDescription: String { name }
    }

    private static func button(_ configuration: UIButton.Configuration) -> UIView {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = "Plain"
        return button
    }

    private static func button(_ type: UIButton.ButtonType, _ title: String) -> UIView {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        return button
    }

    private static func field(_ border: UITextField.BorderStyle, _ text: String) -> UIView {
        let field = UITextField()
        field.borderStyle = border
        field.text = text
        return field
    }

    private static func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIView {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = mode
        return picker
    }

    nonisolated static let controls: [Control] = [
        Control("switch", 61, 28) { UISwitch() },
        Control("switch before iOS 26", 49, 31, system: "18.0") { UISwitch() },
        Control("segmented control", 88, 31) { UISegmentedControl(items: ["One", "Two"]) },
        Control("stepper", 94, 32) { UIStepper() },
        Control("slider", nil, 34) { UISlider() },
        Control("progress view", nil, 4) { UIProgressView() },
        Control("progress view with a higher frame", nil, 4) {
            UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        },
        Control("activity indicator", 20, 20) { UIActivityIndicatorView() },
        Control("large activity indicator", 37, 37) { UIActivityIndicatorView(style: .large) },
        Control("page control of 3", 74, 26) {
            let pages = UIPageControl()
            pages.numberOfPages = 3
            return pages
        },
        Control("page control of 5", 110, 26) {
            let pages = UIPageControl()
            pages.numberOfPages = 5
            return pages
        },
        Control("search bar", nil, 64) { UISearchBar() },
        Control("search bar with a scope bar", nil, 111) {
            let bar = UISearchBar()
            bar.showsScopeBar = true
            return bar
        },
        Control("toolbar", nil, 48) { UIToolbar() },
        Control("navigation bar", nil, 54) { UINavigationBar() },
        Control("navigation bar with a large title", nil, 106.5) {
            let bar = UINavigationBar()
            bar.prefersLargeTitles = true
            return bar
        },
        Control("tab bar", nil, 83) { UITabBar() },
        Control("date picker with wheels", 320, 216) { picker(.wheels, .dateAndTime) },
        Control("compact date picker", nil, 38.5) { picker(.compact, .date) },
        Control("compact date picker with a time", nil, 40) { picker(.compact, .dateAndTime) },
        Control("system button, at least 30 wide", 30, 30) { button(.system, "Tap") },
        Control("system button", 46, 30) { button(.system, "Button") },
        Control("custom button", nil, 34) { button(.custom, "Button") },
        Control("plain button", 60.5, 34.5) { button(.plain()) },
        Control("gray button", 60.5, 34.5) { button(.gray()) },
        Control("tinted button", 60.5, 34.5) { button(.tinted()) },
        Control("filled button", 60.5, 34.5) { button(.filled()) },
        Control("rounded field", 67, 34) { field(.roundedRect, "Hello") },
        Control("field without border", 77, 21.5) { field(.none, "Plain field") },
    ]

    @Test("content sizes are those that UIKit's controls had", arguments: controls)
    func contentSizes(control: Control) {
        MeasuringHost.simulator.run {
            UIDevice.current.become(systemVersion: control.system)
            let size = control.make().intrinsicContentSize
            if let width = control.width { #expect(size.width == width) }
            if let height = control.height { #expect(size.height == height) }
        }
    }

    @Test("frames under constraints have the alignment insets around the content")
    func alignmentRectangles() {
        MeasuringHost.simulator.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            @MainActor func frame(_ view: UIView) -> CGRect {
                _ = root.place(view)
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
                root.layoutIfNeeded()
                return view.frame
            }
            #expect(frame(UISwitch()) == CGRect(x: 16, y: 8, width: 63, height: 28))
            #expect(frame(UISegmentedControl(items: ["One", "Two"])) == CGRect(x: 16, y: 8, width: 88, height: 32))
            let toggle = UISwitch()
            toggle.sizeToFit()
            #expect(toggle.frame.size == CGSize(width: 63, height: 28))
            // What follows a switch follows its content.
            let next = root.place(Content(10, 10))
            next.leadingAnchor.constraint(equalTo: root.subviews[0].trailingAnchor).isActive = true
            next.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(next.frame.minX == 77)
            UIDevice.current.become(systemVersion: "18.0")
            root.layoutIfNeeded()
            #expect(root.subviews[0].frame.size == CGSize(width: 51, height: 31))
        }
    }

    @Test("a text view that does not scroll is 16 points higher than its lines, which are 10 narrower than it")
    func textView() {
        MeasuringHost.simulator.run {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let text = UITextView()
            text.text = "Auto Layout, and more of it"
            text.font = .systemFont(ofSize: 17)
            text.isScrollEnabled = false
            _ = root.place(text)
            let width = text.widthAnchor.constraint(equalToConstant: 130)
            NSLayoutConstraint.activate([
                width, text.topAnchor.constraint(equalTo: root.topAnchor),
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(text.frame.height == 57)
        }
    }

    @Test("a label and a switch between two edges are not ambiguous: the switch hugs harder")
    func labelAndSwitch() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        let (label, toggle) = (UILabel(), UISwitch())
        label.text = "Brightness"
        for view in [label, toggle] {
            root.place(view).topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(!label.hasAmbiguousLayout && !toggle.hasAmbiguousLayout)
        #expect(toggle.frame.width == 51)
        toggle.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(label.hasAmbiguousLayout && toggle.hasAmbiguousLayout)
    }
}
