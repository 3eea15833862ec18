import LayoutModel

extension Lowering {
    enum TextMetrics {
        /// The point size where no font is known.
        static let ordinaryPointSize = 17.0
    }

    /// How far the first baseline is below the top, or the last one above the bottom, of the alignment rectangle.
    func baselineOffset(_ attribute: LayoutAttribute, of view: Int) -> Sourced<Double> {
        let record = layout.views[view]
        let stated = attribute == .firstBaseline ? record.baselineOffsets?.first : record.baselineOffsets?.last
        let metric = attribute == .firstBaseline ? SystemFont.ascent : SystemFont.descent
        if let (recorded, scaled) = scaledPointSizes(of: view) {
            return .assumed(stated.map { $0 * scaled / recorded } ?? metric * scaled)
        }
        if let stated { return Sourced(value: stated, isAssumed: record.isInferred(.baselineOffsets)) }
        switch record.baseClass {
        case "UILabel", "UIButton", "UITextField":
            let pointSize = record.pointSize ?? TextMetrics.ordinaryPointSize
            return .assumed(metric * pointSize + slackAboveText(of: record, pointSize: pointSize))
        case "UIView":
            return .known(0)
        default:
            return .assumed(0)
        }
    }

    /// The room above text that is centred in its view: half of what the recorded height leaves over.
    private func slackAboveText(of view: Layout.View, pointSize: Double) -> Double {
        guard let height = view.recordedFrame?.height ?? view.intrinsicContentSize?.vertical else { return 0 }
        let insets = view.alignmentRectInsets
        let lineHeight = SystemFont.lineHeight(pointSize)
        let room = height - insets.top - insets.bottom
        guard lineHeight > 0, room > lineHeight else { return 0 }
        var lines = 1.0
        if view.baseClass == "UILabel", view.numberOfLines != 1 {
            lines = (room / lineHeight).rounded(.down)
            if let limit = view.numberOfLines, limit > 0 { lines = min(lines, Double(limit)) }
        }
        return (room - lines * lineHeight) / 2
    }
}
