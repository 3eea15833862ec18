import LayoutModel

/// Images: those of a known size are that large; symbols are as large as their configuration's font.
extension ContentEstimate {
    static func image(of view: Layout.View, _ axis: Axis) -> Self {
        let member = axis == .horizontal ? "width" : "height"
        if let length = view.attributeNumber("image", member), length >= 0 {
            return Self(typical: length, plausible: length - 1...length + 1)
        }
        if view.attributeText("image", member: "catalog") == "system" {
            let length = symbolLength(of: view)
            return Self(typical: length, plausible: length * 0.25...length * 2.5)
        }
        return Self(typical: view.recordedFrame?.size[axis] ?? 24, plausible: anything)
    }

    /// How long the image of a symbol is beside text of some size, on average of the common ones *(our choice: each
    /// symbol has its own size, which no source contains)*.
    static func symbolLength(pointSize: Double) -> Double { (1.2 * pointSize).rounded() }

    private static func symbolLength(of view: Layout.View) -> Double {
        let configuration = "preferredSymbolConfiguration"
        let size =
            view.attributeNumber(configuration, "pointSize")
            ?? view.attributeText(configuration, member: "textStyle").flatMap {
                TextStyles.pointSize(of: $0, at: .large)
            }
            ?? 17
        let scale: Double =
            switch view.attributeText(configuration, member: "scale") {
            case "small": 0.78
            case "large": 1.28
            default: 1
            }
        return symbolLength(pointSize: min(10_000, max(1, size)) * scale)
    }
}
