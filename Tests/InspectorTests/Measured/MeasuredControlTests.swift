import LayoutInspector
import LayoutModel
import LayoutSemantics
import Testing

/// Priorities and sizes that controls have where nobody set any.
@Suite struct ControlDefaultsTests {
    private func row(_ more: String = "") -> String {
        """
        {"format": "layout-dump", "version": 1,
         "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 320, 80], "subviews": [
             {"id": "label", "class": "UILabel", "intrinsicContentSize": [80, 20]},
             {"id": "switch", "class": "UISwitch", "intrinsicContentSize": [49, 31]\(more)}]}],
         "constraints": [
           \(constraint("1", "label.leading", "root.leading")), \(constraint("2", "label.top", "root.top")),
           \(constraint("3", "switch.leading", "label.trailing")), \(constraint("4", "switch.top", "root.top")),
           \(constraint("5", "switch.trailing", "root.trailing"))]}
        """
    }

    @Test("a switch hugs harder than the label beside it, so that nothing is ambiguous")
    func switchBesideLabel() throws {
        let read = try layout(row())
        #expect(read.views[2].contentHugging == PerAxis(750, 750))
        #expect(try read.diagnose().findings.isEmpty)
        let equal = try layout(row(", \"contentHugging\": [250, 250]")).diagnose().findings
        #expect(equal.map(\.rule) == ["ambiguous-layout"])
    }

    @Test("a dump omits the priorities of the class, and states all others")
    func written() throws {
        let usual = String(decoding: try layout(row()).dump(), as: UTF8.self)
        #expect(!usual.contains("contentHugging"))
        let set = String(decoding: try layout(row(", \"contentHugging\": [250, 250]")).dump(), as: UTF8.self)
        #expect(set.contains("\"contentHugging\": [250, 250]"))
    }

    @Test(
        "controls have the sizes of the system that the source or the conditions name",
        arguments: [
            (nil, nil, 49.0), ("iOS 18.2", nil, 49), ("iOS 26.1", nil, 61), ("iOS 26.1", 18, 49), (nil, 26, 61),
        ]
            as [(String?, Int?, Double)]
    )
    func generation(system: String?, version: Int?, width: Double) throws {
        var read = try layout(row().replacing("\"intrinsicContentSize\": [49, 31]", with: "\"name\": \"toggle\""))
        read.source.system = system
        let conditions = LayoutConditions(iOSVersion: version)
        let rows = read.lowered(under: conditions).rows("content:switch.width")
        #expect(rows.first == "content:switch.width.hugging: switch.width <= \(Int(width)) @750 assumed")
    }
}

/// Sizes and priorities of controls as recorded from UIKit, every row.
@Suite struct MeasuredControlTests {
    @Test(
        "hugging and compression resistance that nobody set are those of the class",
        arguments: [
            "UIView", "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UIScrollView", "UIStackView",
            "UISlider", "UISegmentedControl", "UIProgressView", "UIPageControl", "UISwitch", "UIStepper",
            "UIActivityIndicatorView",
        ]
    )
    func priorities(baseClass: String) {
        let priorities = ContentPriorities(ofClass: baseClass)
        let expected =
            switch baseClass {
            case "UISlider", "UISegmentedControl", "UIProgressView", "UIPageControl": PerAxis(250.0, 750)
            case "UISwitch", "UIStepper", "UIActivityIndicatorView": PerAxis(750.0, 750)
            default: PerAxis(250.0, 250)
            }
        #expect(priorities.hugging == expected)
        #expect(priorities.compressionResistance == PerAxis(750, 750))
    }

    struct Control: Sendable, CustomTestStringConvertible {
        var baseClass: String
        var keys = ""
        var generation = ControlGeneration.iOS26
        /// `nil`: not recorded.
        var width: Measurement?
        var height: Measurement?

        init(
            _ baseClass: String,
            _ keys: String = "",
            _ width: Double? = nil,
            _ height: Double? = nil,
            generation: ControlGeneration = .iOS26,
            instead: (width: Double, height: Double, reason: String)? = nil
        ) {
            self.baseClass = baseClass
            self.keys = keys
            self.generation = generation
            let name = "\(baseClass) \(keys)"
            self.width = width.map { width in
                Measurement("\(name) width", width, instead: instead.map { ($0.width, $0.reason) })
            }
            self.height = height.map { height in
                Measurement("\(name) height", height, instead: instead.map { ($0.height, $0.reason) })
            }
        }

        var testDescription: String { "\(baseClass) \(keys)" }
    }

    private static func button(_ title: String, _ attributes: String) -> String {
        "\"text\": \"\(title)\", \"attributes\": {\(attributes)}"
    }

    private static let field17 = "\"font\": {\"size\": 17}"

    static let controls: [Control] = [
        Control("UISwitch", "", 61, 28),
        Control(
            "UISwitch",
            "\"tag\": 1",
            66,
            30,
            instead: (61, 28, "one simulator; 18 documents of Xcode 26 and two projects record 61 × 28")
        ),
        Control("UISwitch", "", 49, 31, generation: .iOS13),
        Control("UISegmentedControl", "\"attributes\": {\"segments\": [\"One\", \"Two\"]}", 88, 31),
        Control(
            "UISegmentedControl",
            "\"attributes\": {\"segments\": [\"Roaming\", \"Local\"]}",
            147,
            nil,
            generation: .iOS13
        ),
        Control(
            "UISegmentedControl",
            "\"attributes\": {\"segments\": [\"Hint\", \"CVV\"]}",
            81,
            nil,
            generation: .iOS7
        ),
        Control(
            "UISegmentedControl",
            "\"attributes\": {\"segments\": [\"Feed\", \"Folder\", \"Account\"]}",
            194,
            nil,
            generation: .iOS11
        ),
        Control("UIStepper", "", 94, 32),
        Control("UISlider", "", nil, 34),
        Control("UIProgressView", "", nil, 4),
        Control("UIProgressView", "\"frame\": [0, 0, 100, 30]", nil, 4),
        Control("UIActivityIndicatorView", "", 20, 20),
        Control("UIActivityIndicatorView", "\"attributes\": {\"style\": \"large\"}", 37, 37),
        Control("UIPageControl", "\"attributes\": {\"numberOfPages\": 3}", 74, 26),
        Control("UIPageControl", "\"attributes\": {\"numberOfPages\": 5}", 110, 26),
        Control("UISearchBar", "", nil, 64),
        Control("UISearchBar", "\"attributes\": {\"showsScopeBar\": true}", nil, 111),
        Control("UIToolbar", "", nil, 48),
        Control("UINavigationBar", "", nil, 54),
        Control("UINavigationBar", "\"attributes\": {\"prefersLargeTitles\": true}", nil, 106.5),
        Control("UITabBar", "", nil, 83),
        Control("UIDatePicker", "", 320, 216),
        Control(
            "UIDatePicker",
            "\"attributes\": {\"preferredDatePickerStyle\": \"compact\", \"datePickerMode\": \"date\"}",
            nil,
            38.5
        ),
        Control("UIDatePicker", "\"attributes\": {\"preferredDatePickerStyle\": \"compact\"}", nil, 40),
        Control("UIButton", button("Tap", "\"buttonType\": \"system\""), 30, 30),
        Control("UIButton", button("Button", "\"buttonType\": \"system\""), 46, 30),
        Control("UIButton", button("Button", "\"buttonType\": \"custom\""), nil, 34),
        Control("UIButton", button("Plain", "\"configuration\": \"plain\""), 60.5, 34.5),
        Control("UIButton", button("Plain", "\"configuration\": \"gray\""), 60.5, 34.5),
        Control("UIButton", button("Plain", "\"configuration\": \"tinted\""), 60.5, 34.5),
        Control("UIButton", button("Plain", "\"configuration\": \"filled\""), 60.5, 34.5),
        // An image adds its width and the padding.
        Control(
            "UIButton",
            button(
                "Plain",
                """
                "configuration": "plain", "image": {"name": "a", "width": 20, "height": 18}, \
                "configuration.imagePadding": 6
                """
            ),
            86.5,
            34.5
        ),
        Control("UITextField", button("Hello", "\"borderStyle\": \"roundedRect\", \(field17)"), 67, 34),
        Control("UITextField", button("Plain field", "\"borderStyle\": \"none\", \(field17)"), 77, 21.5),
        // Two lines of 17 points and 8 above and below; lines are 10 points narrower than the view.
        Control(
            "UITextView",
            button("Auto Layout, and more of it", "\(field17), \"isScrollEnabled\": false")
                + ", \"frame\": [0, 0, 130, 57]",
            nil,
            57
        ),
    ]

    @Test("content sizes are those that UIKit's controls had", arguments: controls)
    func sizes(control: Control) throws {
        let json = dumpText(root(view("a", keys: control.keys, baseClass: control.baseClass)))
        let view = try layout(json).views[1]
        let context = ContentContext(scale: 2, generation: control.generation)
        control.width?.verify(ContentEstimate(of: view, .horizontal, in: context).typical)
        let room = view.recordedFrame?.width
        control.height?.verify(ContentEstimate(of: view, .vertical, in: context, width: room).typical)
        // Nothing beside the generation decides what a control can have been recorded with.
        for (axis, measured) in [(Axis.horizontal, control.width), (.vertical, control.height)] {
            guard let measured, measured.instead == nil else { continue }
            let other = ContentContext(scale: 2, generation: control.generation == .iOS26 ? .iOS13 : .iOS26)
            let estimate = ContentEstimate(of: view, axis, in: other, width: room)
            #expect(estimate.plausible.contains(measured.measured), "\(control) in the other generation")
        }
    }

    @Test("a title with a subtitle is as wide as the wider one, and a line and a point higher")
    func subtitle() throws {
        let keys = Self.button(
            "Plain",
            "\"configuration\": \"filled\", \"configuration.subtitle\": \"The longer of two\""
        )
        let view = try layout(dumpText(root(view("a", keys: keys, baseClass: "UIButton")))).views[1]
        let context = ContentContext(scale: 2, generation: .iOS26)
        #expect(ContentEstimate(of: view, .vertical, in: context).typical == 51.5)
        #expect(ContentEstimate(of: view, .horizontal, in: context).typical > 90)
    }

    @Test("own insets and an image above the title count as stated")
    func insets() throws {
        let keys = Self.button(
            "Plain",
            """
            "configuration": "plain", "image": {"name": "a", "width": 40, "height": 18}, \
            "configuration.imagePlacement": "top", "configuration.imagePadding": 4, \
            "configuration.contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}
            """
        )
        let view = try layout(dumpText(root(view("a", keys: keys, baseClass: "UIButton")))).views[1]
        let context = ContentContext(scale: 2, generation: .iOS26)
        #expect(ContentEstimate(of: view, .horizontal, in: context).typical == 46)
        #expect(ContentEstimate(of: view, .vertical, in: context).typical == 46.5)
    }
}
