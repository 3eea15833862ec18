import LayoutModel

/// Controls and bars: their lengths on iOS 18 and on iOS 26 *(those measured)*; the other design's stay plausible.
extension ContentEstimate {
    /// `nil` if the class is none of them.
    static func control(_ view: Layout.View, _ axis: Axis, _ context: ContentContext) -> Self? {
        let isWidth = axis == .horizontal
        func fixed(_ classic: Double, _ glass: Double, from low: Double, to high: Double) -> Self {
            Self(fixed: context.design == .glass ? glass : classic, from: low, to: high)
        }
        switch view.baseClass {
        case "UISwitch":
            return isWidth ? fixed(49, 66, from: 46, to: 68) : fixed(31, 30, from: 26, to: 32)
        case "UIStepper":
            return isWidth ? Self(fixed: 94, from: 90, to: 98) : Self(fixed: 32, from: 27, to: 34)
        case "UISegmentedControl":
            return isWidth ? segmentsWidth(of: view) : Self(fixed: 31, from: 27, to: 34)
        case "UIActivityIndicatorView":
            let isLarge = view.attributeText("style")?.lowercased().contains("large") ?? false
            return isLarge ? Self(fixed: 37, from: 36.5, to: 37.5) : Self(fixed: 20, from: 19.5, to: 20.5)
        case "UIPageControl":
            return isWidth ? pagesWidth(of: view, context.design) : fixed(37, 26, from: 25, to: 38)
        case "UIDatePicker":
            return datePicker(view, axis)
        case "UIPickerView":
            return isWidth ? Self(fixed: 320, from: 319, to: 321) : Self(fixed: 216, from: 161, to: 217)
        case "UISlider":
            return fixed(30, 34, from: 27, to: 35)
        case "UIProgressView":
            return Self(fixed: 4, from: 1, to: 5)
        case "UISearchBar":
            let hasScopes = view.attribute("showsScopeBar") == "true"
            return hasScopes ? fixed(100, 111, from: 87, to: 112) : fixed(56, 64, from: 43, to: 112)
        case "UINavigationBar":
            let isLarge = view.attribute("prefersLargeTitles") == "true"
            return isLarge ? fixed(96, 106.5, from: 43, to: 130) : fixed(44, 54, from: 43, to: 130)
        case "UIToolbar":
            return fixed(44, 48, from: 43, to: 50)
        case "UITabBar":
            return fixed(49, 83, from: 48, to: 84)
        default:
            return nil
        }
    }

    private static let segmentPointSize = 13.0

    /// Segments are as wide as the widest title, in whole points, and 19 points more *(measured)*.
    private static func segmentsWidth(of view: Layout.View) -> Self {
        guard let titles = view.attributeTexts("segments"), !titles.isEmpty else {
            return Self(typical: 130, plausible: 30...300)
        }
        let widths = titles.map { TextWidth.longestLine(of: $0, pointSize: segmentPointSize, weight: .regular) }
        let widest = (widths.max() ?? 0).rounded(.up) + 19
        let typical = Double(titles.count) * widest
        // Before iOS 13, each segment was as wide as its own title.
        return Self(typical: typical, plausible: 0.6 * typical - widthSlack...1.15 * typical + widthSlack)
    }

    private static func pagesWidth(of view: Layout.View, _ design: ControlDesign) -> Self {
        let pages = min(100, max(1, view.attributeNumber("numberOfPages") ?? 3))
        return Self(typical: design == .glass ? 18 * pages + 20 : 16 * pages - 9, plausible: 6...20 * pages + 90)
    }

    /// Wheels, unless a style is stated; the compact one is 38.5 points high with a date, 40 with a time *(measured)*.
    private static func datePicker(_ view: Layout.View, _ axis: Axis) -> Self {
        if axis == .horizontal { return Self(fixed: 320, from: 80, to: 340) }
        let style = view.attributeText("preferredDatePickerStyle") ?? view.attributeText("style")
        guard style == "compact" else { return Self(fixed: 216, from: 33, to: 420) }
        return Self(fixed: view.attributeText("datePickerMode") == "date" ? 38.5 : 40, from: 33, to: 44)
    }
}
