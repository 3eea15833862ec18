import LayoutModel

/// The estimated content size of a view of a known class, from its class, text, font and image.
package struct ContentEstimate {
    /// The best estimate, in points.
    package var typical: Double
    /// The range of lengths that the content can have.
    package var plausible: ClosedRange<Double>

    private static let anything = 0.0...Double.greatestFiniteMagnitude

    package init(typical: Double, plausible: ClosedRange<Double>) {
        self.typical = typical
        self.plausible = plausible
    }

    /// The length of a control with a fixed size.
    private init(fixed typical: Double, from low: Double, to high: Double) {
        self.init(typical: typical, plausible: low...high)
    }

    /// One table: controls by class with their lengths in the SDKs seen so far, and what depends on text or image.
    ///
    /// - Parameter scale: Pixels per point: UIKit rounds the lengths of text up to the pixel.
    package init(of view: Layout.View, _ axis: Axis, scale: Double, design: ControlDesign = .classic) {
        let isWidth = axis == .horizontal
        func fixed(_ classic: Double, _ glass: Double, from low: Double, to high: Double) -> Self {
            Self(fixed: design == .glass ? glass : classic, from: low, to: high)
        }
        switch view.baseClass {
        case "UILabel":
            self =
                isWidth
                ? Self.textWidth(of: view, padding: 0...0, scale: scale)
                : Self.textHeight(of: view, padding: 0...1, scale: scale)
        case "UIButton":
            self = isWidth ? Self.buttonWidth(of: view, scale: scale) : Self.buttonHeight(of: view, scale: scale)
            // A subclass often asks for more room than its text.
            if view.statedBaseClass != nil, view.className != view.baseClass { plausible = Self.anything }
        case "UITextField":
            self = isWidth ? Self.fieldWidth(of: view, scale: scale) : Self.fieldHeight(of: view, scale: scale)
        case "UITextView":
            self =
                isWidth
                ? Self.textWidth(of: view, padding: 0...10, scale: scale)
                : Self.textHeight(of: view, padding: 0...16, scale: scale)
        case "UIImageView":
            self = Self.imageLength(of: view, axis)
        case "UISwitch":
            self = isWidth ? fixed(49, 66, from: 46, to: 68) : fixed(31, 30, from: 26, to: 32)
        case "UIStepper":
            self = isWidth ? Self(fixed: 94, from: 90, to: 98) : Self(fixed: 32, from: 27, to: 34)
        case "UISegmentedControl":
            self = isWidth ? Self.segmentsWidth(of: view) : Self(fixed: 31, from: 27, to: 34)
        case "UIActivityIndicatorView":
            let isLarge = view.attributeText("style")?.lowercased().contains("large") ?? false
            self = isLarge ? Self(fixed: 37, from: 36.5, to: 37.5) : Self(fixed: 20, from: 19.5, to: 20.5)
        case "UIPageControl":
            self = isWidth ? Self.pagesWidth(of: view, design) : fixed(37, 26, from: 25, to: 38)
        case "UIDatePicker":

            let isCompact = view.attributeText("style") == "compact"
            let compact = Self(typical: 40, plausible: 33...44)
            self = isWidth ? Self(fixed: 320, from: 80, to: 340) : Self(fixed: 216, from: 33, to: 420)
            if isCompact, !isWidth { self = compact }
        case "UIPickerView":
            self = isWidth ? Self(fixed: 320, from: 319, to: 321) : Self(fixed: 216, from: 161, to: 217)
        case "UISlider":
            self = fixed(30, 34, from: 27, to: 35)
        case "UIProgressView":
            self = Self(fixed: 4, from: 1, to: 5)
        case "UISearchBar":
            self = fixed(56, 64, from: 43, to: 112)
        case "UINavigationBar":
            self = fixed(44, 54, from: 43, to: 130)
        case "UIToolbar":
            self = fixed(44, 48, from: 43, to: 50)
        case "UITabBar":
            self = fixed(49, 83, from: 48, to: 84)
        default:
            self = Self(typical: 0, plausible: Self.anything)
        }
    }

    // MARK: - Text

    /// The deviation of real fonts' widths from the table, as factors.
    private static let widthFactors = (low: 0.85, high: 1.15)
    /// The effect of rounding and side bearings, in points.
    private static let widthSlack = 5.0
    private static let ordinaryButtonPointSize = 15.0

    private static func pointSize(of view: Layout.View) -> Double {
        view.pointSize ?? Lowering.TextMetrics.ordinaryPointSize
    }

    /// Up to the next pixel, as UIKit rounds the sizes of texts. What is within a thousandth of a pixel is on it.
    private static func roundedUp(_ length: Double, scale: Double) -> Double {
        let scale = max(1, scale)
        return (length * scale - 1e-3).rounded(.up) / scale
    }

    private static func wraps(_ view: Layout.View) -> Bool {
        view.baseClass == "UITextView" || (view.numberOfLines ?? 1) != 1
    }

    /// The text on one line; where it may wrap, anything from its longest word on.
    private static func textWidth(of view: Layout.View, padding: ClosedRange<Double>, scale: Double) -> Self {
        guard let text = view.text, !text.isEmpty else { return Self(typical: padding.upperBound, plausible: anything) }
        let size = pointSize(of: view)
        let width = TextWidth.longestLine(of: text, pointSize: size, weight: view.fontWeight)
        let shortest =
            wraps(view) ? TextWidth.longestWord(of: text, pointSize: size, weight: view.fontWeight) : width
        let low = max(0, shortest * widthFactors.low - widthSlack + padding.lowerBound)
        let high = max(low, width * widthFactors.high + widthSlack + padding.upperBound)
        return Self(typical: roundedUp(width + padding.upperBound, scale: scale), plausible: low...high)
    }

    /// As many lines as the text needs in the recorded width.
    private static func textHeight(of view: Layout.View, padding: ClosedRange<Double>, scale: Double) -> Self {
        let size = pointSize(of: view)
        let line = SystemFont.lineHeight(size)
        let factors = lineFactors(of: view)
        if view.baseClass == "UILabel", view.text?.isEmpty ?? true {
            return Self(typical: 0, plausible: 0...line * factors.high + 2)
        }
        guard wraps(view) else {
            return Self(
                typical: roundedUp(line, scale: scale) + padding.lowerBound,
                plausible: line * factors.low - 1...line * factors.high + 2
            )
        }
        guard let text = view.text else {
            return Self(typical: roundedUp(line, scale: scale) + padding.lowerBound, plausible: anything)
        }
        let breaks = Double(text.unicodeScalars.lazy.filter { $0 == "\n" }.count)
        var lines = breaks + 1
        if let recorded = view.recordedFrame?.width, recorded > 0 {
            // A text view keeps 5 points free on either side.
            let room = view.baseClass == "UITextView" ? max(1, recorded - 10) : recorded
            lines = TextWidth.lineCount(of: text, in: room, pointSize: size, weight: view.fontWeight)
            lines = min(10_000, max(lines, breaks + 1))
        }
        var most = lines * 1.4 * (factors.high > 2 ? factors.high : 1) + 1
        if let limit = view.numberOfLines, limit > 0 {
            lines = min(lines, limit)
            most = min(most, limit)
        }
        let fewest = max(1, (lines * 0.7).rounded(.down))
        let low = line * factors.low * fewest - 1 + padding.lowerBound
        let high = line * factors.high * max(fewest, most) + 2 + padding.upperBound
        // A label asks for its padding only where it breaks lines itself.
        let isPadded = view.baseClass != "UILabel" || lines > breaks + 1
        let typical = roundedUp(line * lines, scale: scale) + (isPadded ? padding.upperBound : 0)
        return Self(typical: typical, plausible: low...high)
    }

    /// The deviation of line heights from the table. An app's own fonts have other line heights, and text styles were
    /// recorded at the content size category of the canvas or device.
    private static func lineFactors(of view: Layout.View) -> (low: Double, high: Double) {
        if let style = view.attributeText("font", member: "style"), let sizes = TextStyles.pointSizes(of: style) {
            let size = pointSize(of: view)
            return (sizes.lowerBound / size * 0.9, max(1, sizes.upperBound / size) * 1.12)
        }
        return view.attributeText("font", member: "name") == nil ? (0.9, 1.12) : (0.75, 1.4)
    }

    // MARK: - Controls

    private static func buttonWidth(of view: Layout.View, scale: Double) -> Self {
        let image = view.showsImage ? view.attributeNumber("image", "width").map { max(0, $0) } : 0
        let insets = contentInsets(of: view, "left", "right")
        guard let text = view.text, !text.isEmpty else {
            guard view.showsImage else { return Self(typical: 30, plausible: 0...60 + insets) }
            let width = (image ?? 30) + insets
            return Self(typical: width, plausible: max(0, width - 2)...width + (image == nil ? 120 : 30))
        }
        let size = view.pointSize ?? ordinaryButtonPointSize
        let width = TextWidth.longestLine(of: text, pointSize: size, weight: view.fontWeight)
        let low = max(0, width * widthFactors.low - widthSlack)
        let imageRoom = view.showsImage ? (image ?? 40) + 12 : 0
        // Without a known font, the title can have up to 18 points, the size of old system buttons.
        let scale = view.pointSize == nil ? 18 / ordinaryButtonPointSize : 1
        let high = width * scale * widthFactors.high + 26 + imageRoom + insets
        return Self(
            typical: max(30, roundedUp(width + (image ?? 0) + insets, scale: scale)),
            plausible: low...max(low, high)
        )
    }

    private static func buttonHeight(of view: Layout.View, scale: Double) -> Self {
        let line = SystemFont.lineHeight(view.pointSize ?? ordinaryButtonPointSize)
        let image = view.showsImage ? view.attributeNumber("image", "height") ?? 40 : 0
        let insets = contentInsets(of: view, "top", "bottom")
        guard insets == 0 else {
            let text = max(line, image) + insets
            return Self(typical: text, plausible: text * 0.9 - 1...text * 1.12 + 3)
        }
        let low = min(line * 0.9 - 1, 20)
        return Self(
            typical: max(30, roundedUp(line, scale: scale) + 12),
            plausible: low...max(line * 1.12 + 20, image + 20, 37)
        )
    }

    /// The insets of a button around its title and image on one axis; without any, the system's.
    private static func contentInsets(of view: Layout.View, _ first: String, _ second: String) -> Double {
        let insets =
            (view.attributeNumber("contentEdgeInsets", first) ?? 0)
            + (view.attributeNumber("contentEdgeInsets", second) ?? 0)
        return max(0, insets)
    }

    private static func fieldWidth(of view: Layout.View, scale: Double) -> Self {
        let size = view.pointSize ?? 14
        let width = TextWidth.longestLine(of: view.text ?? "", pointSize: size, weight: view.fontWeight)
        let low = max(0, width * widthFactors.low - widthSlack)
        return Self(typical: roundedUp(width + 14, scale: scale), plausible: low...width * 1.25 + 40)
    }

    private static func fieldHeight(of view: Layout.View, scale: Double) -> Self {
        let line = SystemFont.lineHeight(view.pointSize ?? 14)
        let borderStyle = view.attributeText("borderStyle")
        if borderStyle == "roundedRect" { return roundedFieldHeight(of: view, line: line) }
        let isPlain = borderStyle == "none"
        return Self(
            typical: isPlain ? roundedUp(line, scale: scale) + 1 : 34,
            plausible: line * 0.9 - 1...max(line * 1.2 + 16, 35)
        )
    }

    /// A rounded border has a height of 30 points in the SDKs up to iOS 12 and of 34 or more since, never anything in
    /// between: a field of 31 points was stretched.
    private static func roundedFieldHeight(of view: Layout.View, line: Double) -> Self {
        if let recorded = view.recordedFrame?.height, recorded < 32 { return Self(fixed: 30, from: 29.5, to: 30.5) }
        return Self(typical: max(34, line + 12), plausible: 33.5...max(line * 1.2 + 16, 35))
    }

    private static func segmentsWidth(of view: Layout.View) -> Self {
        Self(typical: 130, plausible: 30...300)
    }

    private static func pagesWidth(of view: Layout.View, _ design: ControlDesign) -> Self {
        let pages = min(100, max(1, view.attributeNumber("numberOfPages") ?? 3))
        return Self(typical: design == .glass ? 18 * pages + 20 : 16 * pages - 9, plausible: 6...20 * pages + 90)
    }

    private static func imageLength(of view: Layout.View, _ axis: Axis) -> Self {
        let member = axis == .horizontal ? "width" : "height"
        guard let length = view.attributeNumber("image", member), length >= 0 else {
            return Self(typical: view.recordedFrame?.size[axis] ?? 24, plausible: anything)
        }
        return Self(typical: length, plausible: length - 1...length + 1)
    }
}
