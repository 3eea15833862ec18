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

    /// One table: controls by class with their lengths in all known SDKs, and views whose size depends on text or
    /// image.
    package init(of view: Layout.View, _ axis: Axis) {
        let isWidth = axis == .horizontal
        switch view.baseClass {
        case "UILabel":
            self = isWidth ? Self.textWidth(of: view, padding: 0...0) : Self.textHeight(of: view, padding: 0...1)
        case "UIButton":
            self = isWidth ? Self.buttonWidth(of: view) : Self.buttonHeight(of: view)
            // A subclass often needs more space than its text.
            if view.statedBaseClass != nil, view.className != view.baseClass { plausible = Self.anything }
        case "UITextField":
            self = isWidth ? Self.fieldWidth(of: view) : Self.fieldHeight(of: view)
        case "UITextView":
            self = isWidth ? Self.textWidth(of: view, padding: 0...10) : Self.textHeight(of: view, padding: 0...16)
        case "UIImageView":
            self = Self.imageLength(of: view, axis)
        case "UISwitch":
            self = isWidth ? Self(fixed: 49, from: 46, to: 65) : Self(fixed: 31, from: 26, to: 32)
        case "UIStepper":
            self = isWidth ? Self(fixed: 94, from: 90, to: 98) : Self(fixed: 32, from: 27, to: 34)
        case "UISegmentedControl":
            self = isWidth ? Self.segmentsWidth(of: view) : Self(fixed: 31, from: 27, to: 34)
        case "UIActivityIndicatorView":
            let isLarge = view.attributeText("style")?.lowercased().contains("large") ?? false
            self = isLarge ? Self(fixed: 37, from: 36.5, to: 37.5) : Self(fixed: 20, from: 19.5, to: 20.5)
        case "UIPageControl":
            self = isWidth ? Self.pagesWidth(of: view) : Self(fixed: 37, from: 25, to: 38)
        case "UIDatePicker":
            self = isWidth ? Self(fixed: 320, from: 80, to: 340) : Self(fixed: 216, from: 33, to: 420)
        case "UIPickerView":
            self = isWidth ? Self(fixed: 320, from: 319, to: 321) : Self(fixed: 216, from: 161, to: 217)
        case "UISlider":
            self = Self(fixed: 30, from: 27, to: 35)
        case "UIProgressView":
            self = Self(fixed: 4, from: 1, to: 5)
        case "UISearchBar":
            self = Self(fixed: 56, from: 43, to: 66)
        case "UINavigationBar":
            self = Self(fixed: 44, from: 43, to: 130)
        case "UIToolbar":
            self = Self(fixed: 44, from: 43, to: 50)
        case "UITabBar":
            self = Self(fixed: 49, from: 48, to: 84)
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

    private static func lineHeight(_ pointSize: Double) -> Double {
        pointSize * (Lowering.TextMetrics.ascent + Lowering.TextMetrics.descent)
    }

    private static func wraps(_ view: Layout.View) -> Bool {
        view.baseClass == "UITextView" || (view.numberOfLines ?? 1) != 1
    }

    /// The text on one line; if it can wrap, anything from its longest word on.
    private static func textWidth(of view: Layout.View, padding: ClosedRange<Double>) -> Self {
        guard let text = view.text, !text.isEmpty else { return Self(typical: padding.upperBound, plausible: anything) }
        let size = pointSize(of: view)
        let width = TextWidth.longestLine(of: text, pointSize: size, isBold: view.isBold)
        let shortest =
            wraps(view) ? TextWidth.longestWord(of: text, pointSize: size, isBold: view.isBold) : width
        let low = max(0, shortest * widthFactors.low - widthSlack + padding.lowerBound)
        let high = max(low, width * widthFactors.high + widthSlack + padding.upperBound)
        return Self(typical: (width + padding.upperBound).rounded(.up), plausible: low...high)
    }

    /// The number of lines that the text needs in the recorded width.
    private static func textHeight(of view: Layout.View, padding: ClosedRange<Double>) -> Self {
        let size = pointSize(of: view)
        let line = lineHeight(size)
        let factors = lineFactors(of: view)
        if view.baseClass == "UILabel", view.text?.isEmpty ?? true {
            return Self(typical: 0, plausible: 0...line * factors.high + 2)
        }
        guard wraps(view) else {
            return Self(
                typical: line + padding.lowerBound,
                plausible: line * factors.low - 1...line * factors.high + 2
            )
        }
        guard let text = view.text else { return Self(typical: line + padding.lowerBound, plausible: anything) }
        let breaks = Double(text.unicodeScalars.lazy.filter { $0 == "\n" }.count)
        let width = TextWidth.longestLine(of: text, pointSize: size, isBold: view.isBold)
        var lines = breaks + 1
        if let recorded = view.recordedFrame?.width, recorded > 0, width > recorded {
            lines += min(10_000, (width / recorded).rounded(.up) - 1)
        }
        var most = lines * 1.4 * (factors.high > 2 ? factors.high : 1) + 1
        if let limit = view.numberOfLines, limit > 0 {
            lines = min(lines, limit)
            most = min(most, limit)
        }
        let fewest = max(1, (lines * 0.7).rounded(.down))
        let low = line * factors.low * fewest - 1 + padding.lowerBound
        let high = line * factors.high * max(fewest, most) + 2 + padding.upperBound
        return Self(typical: line * lines + padding.upperBound, plausible: low...high)
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

    private static func buttonWidth(of view: Layout.View) -> Self {
        let image = view.showsImage ? view.attributeNumber("image", "width").map { max(0, $0) } : 0
        let insets = contentInsets(of: view, "left", "right")
        guard let text = view.text, !text.isEmpty else {
            guard view.showsImage else { return Self(typical: 30, plausible: 0...60 + insets) }
            let width = (image ?? 30) + insets
            return Self(typical: width, plausible: max(0, width - 2)...width + (image == nil ? 120 : 30))
        }
        let size = view.pointSize ?? ordinaryButtonPointSize
        let width = TextWidth.longestLine(of: text, pointSize: size, isBold: view.isBold)
        let low = max(0, width * widthFactors.low - widthSlack)
        let imageRoom = view.showsImage ? (image ?? 40) + 12 : 0
        // Without a known font, the title can have up to 18 points, the size of old system buttons.
        let scale = view.pointSize == nil ? 18 / ordinaryButtonPointSize : 1
        let high = width * scale * widthFactors.high + 26 + imageRoom + insets
        return Self(typical: max(30, (width + (image ?? 0) + insets).rounded(.up)), plausible: low...max(low, high))
    }

    private static func buttonHeight(of view: Layout.View) -> Self {
        let line = lineHeight(view.pointSize ?? ordinaryButtonPointSize)
        let image = view.showsImage ? view.attributeNumber("image", "height") ?? 40 : 0
        let insets = contentInsets(of: view, "top", "bottom")
        guard insets == 0 else {
            let text = max(line, image) + insets
            return Self(typical: text, plausible: text * 0.9 - 1...text * 1.12 + 3)
        }
        let low = min(line * 0.9 - 1, 20)
        return Self(typical: max(30, line + 12), plausible: low...max(line * 1.12 + 20, image + 20, 37))
    }

    /// The insets of a button around its title and image on one axis; without any, the system's.
    private static func contentInsets(of view: Layout.View, _ first: String, _ second: String) -> Double {
        let insets =
            (view.attributeNumber("contentEdgeInsets", first) ?? 0)
            + (view.attributeNumber("contentEdgeInsets", second) ?? 0)
        return max(0, insets)
    }

    private static func fieldWidth(of view: Layout.View) -> Self {
        let size = view.pointSize ?? 14
        let width = TextWidth.longestLine(of: view.text ?? "", pointSize: size, isBold: view.isBold)
        let low = max(0, width * widthFactors.low - widthSlack)
        return Self(typical: (width + 14).rounded(.up), plausible: low...width * 1.25 + 40)
    }

    private static func fieldHeight(of view: Layout.View) -> Self {
        let line = lineHeight(view.pointSize ?? 14)
        let borderStyle = view.attributeText("borderStyle")
        if borderStyle == "roundedRect" { return roundedFieldHeight(of: view, line: line) }
        let isPlain = borderStyle == "none"
        return Self(typical: isPlain ? line + 2 : 34, plausible: line * 0.9 - 1...max(line * 1.2 + 16, 35))
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

    private static func pagesWidth(of view: Layout.View) -> Self {
        let pages = min(100, max(1, view.attributeNumber("numberOfPages") ?? 3))
        return Self(typical: 16 * pages - 9, plausible: 6...20 * pages + 90)
    }

    private static func imageLength(of view: Layout.View, _ axis: Axis) -> Self {
        let member = axis == .horizontal ? "width" : "height"
        guard let length = view.attributeNumber("image", member), length >= 0 else {
            return Self(typical: view.recordedFrame?.size[axis] ?? 24, plausible: anything)
        }
        return Self(typical: length, plausible: length - 1...length + 1)
    }
}
