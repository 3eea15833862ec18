import LayoutModel
import LayoutSolver

/// What is known of the length that a view's own content asks for.
enum ContentLength {
    /// Points, of the alignment rectangle.
    case length(Sourced<Double>, ContentOrigin)
    /// The content asks for nothing.
    case nothing
    /// The class may have content of its own, or not.
    case unknown
}

extension Lowering {
    /// Made once: `allCases` makes its array each time.
    private static let axes = Axis.allCases

    /// `content:<view>.<width, height>.<hugging, compression>`: no larger than the content asks for, at the hugging
    /// priority, and no smaller, at the compression priority.
    mutating func addContentSize(of view: Int) {
        for axis in Self.axes where !listed.replacesContentSize(of: view, axis) {
            let size = axis == .horizontal ? FrameAttribute.width : .height
            switch contentLength(of: view, axis) {
            case .nothing:
                break
            case .unknown:
                unknownVariables.append(VariableIndex(view, size).rawValue)
                contentOrigins.append(.unknown, of: VariableIndex(view, size))
            case .length(let length, let origin):
                contentOrigins.append(origin, of: VariableIndex(view, size))
                let firstRow = system.rowCount
                let hugging = layout.views[view].contentHugging[axis]
                addContent(of: view, axis, length, isHugging: true, .lessThanOrEqual, priority: hugging)
                let compression = layout.views[view].compressionResistance[axis]
                addContent(of: view, axis, length, isHugging: false, .greaterThanOrEqual, priority: compression)
                if axis == .vertical, let text = texts[view] {
                    noteWrappedText(text, of: view, rows: firstRow..<system.rowCount, at: length.value)
                }
            }
        }
    }

    private mutating func addContent(
        of view: Int,
        _ axis: Axis,
        _ length: Sourced<Double>,
        isHugging: Bool,
        _ relation: RowRelation,
        priority: Double
    ) {
        guard priority > 0 else { return }
        let attribute = axis == .horizontal ? LayoutAttribute.width : .height
        append(1, attribute, of: .view(view), in: LayoutSpace())
        let symbol = variable(.content(axis), of: view)
        if let symbol { expression.add(symbol, times: -1) }
        add(
            .content(axis == .horizontal ? .width : .height, isHugging: isHugging),
            of: .view(view),
            relation,
            symbol == nil ? length.value : 0,
            priority: min(priority, LinearSystem.required),
            isAssumed: length.isAssumed
        )
    }

    /// The length that the content of a view asks for: as the dump says, else by its class; at the text size asked for.
    func contentLength(of view: Int, _ axis: Axis) -> ContentLength {
        scaledContentLength(recordedContentLength(of: view, axis), of: view, axis)
    }

    private func recordedContentLength(of view: Int, _ axis: Axis) -> ContentLength {
        if let intrinsic = layout.views[view].intrinsicContentSize {
            guard let length = intrinsic[axis] else { return .nothing }
            let isAssumed = layout.views[view].isInferred(.intrinsicContentSize)
            return .length(Sourced(value: length, isAssumed: isAssumed), isAssumed ? .recorded : .stated)
        }
        guard let superview = layout.views[view].parent, !layout.views[view].translatesAutoresizingMask,
            !listed.isPlaced(view, by: superview, in: layout)
        else { return .nothing }
        guard let asks = layout.asksForLength(view, axis) else { return .unknown }
        if !asks { return .nothing }
        if let text = texts[view] {
            let length = axis == .horizontal ? text.width : text.firstHeight
            return .length(.assumed(length), text.isEstimated(axis) ? .estimated : .recorded)
        }
        return assumedContentLength(of: view, axis)
    }

    /// What the content of a view asks for on the screen and at the design of this layout.
    func estimate(_ view: Layout.View, _ axis: Axis) -> ContentEstimate {
        ContentEstimate(of: view, axis, in: ContentContext(of: layout, generation: controlGeneration))
    }

    /// The estimate; but the recorded length where the content could have produced that. Recorded frames satisfy
    /// hugging, so taking them at their word everywhere would hide every tie.
    private func assumedContentLength(of view: Int, _ axis: Axis) -> ContentLength {
        let record = layout.views[view]
        let estimate = estimate(record, axis)
        let origin = record.hasUnknownText ? ContentOrigin.unknown : .estimated
        let estimated = ContentLength.length(.assumed(estimate.typical), origin)
        guard evidence.isRecorded(view), let frame = record.recordedFrame else { return estimated }
        let insets = record.alignmentRectInsets.along(axis)
        let recorded = frame.size[axis] - insets.low - insets.high
        guard (estimate.recordable ?? estimate.plausible).contains(recorded) else { return estimated }
        let isEstimated = abs(recorded - estimate.typical) <= 0.5 / layout.scale
        return .length(.assumed(recorded), isEstimated ? .estimated : .recorded)
    }
}
