// Written by notautolayout.py.

extension LayoutMaker where Property == IndividualProperty.Layout {
    public func movingLeft(to value: Float) -> Self {
        movingLeft(to: { _, _ in value })
    }

    public func movingLeft(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.x = value
        }
    }

    public func movingCenter(to value: Float) -> Self {
        movingCenter(to: { _, _ in value })
    }

    public func movingCenter(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.x = value - $0.width.half
        }
    }

    public func movingRight(to value: Float) -> Self {
        movingRight(to: { _, _ in value })
    }

    public func movingRight(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.x = value - $0.width
        }
    }

    public func movingTop(to value: Float) -> Self {
        movingTop(to: { _, _ in value })
    }

    public func movingTop(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.y = value
        }
    }

    public func movingMiddle(to value: Float) -> Self {
        movingMiddle(to: { _, _ in value })
    }

    public func movingMiddle(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.y = value - $0.height.half
        }
    }

    public func movingBottom(to value: Float) -> Self {
        movingBottom(to: { _, _ in value })
    }

    public func movingBottom(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.y = value - $0.height
        }
    }

    public func movingX(by value: Float) -> Self {
        movingX(by: { _, _ in value })
    }

    public func movingX(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.x += value
        }
    }

    public func movingY(by value: Float) -> Self {
        movingY(by: { _, _ in value })
    }

    public func movingY(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin.y += value
        }
    }

    public func movingOrigin(by value: Point) -> Self {
        movingOrigin(by: { _, _ in value })
    }

    public func movingOrigin(
        by evaluation: @escaping FrameAdditionalEvaluation.PointEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.origin += value
        }
    }

    public func pinchingLeft(to value: Float) -> Self {
        pinchingLeft(to: { _, _ in value })
    }

    public func pinchingLeft(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandWidth(by: $0.left - value, from: .coordinateRight)
        }
    }

    public func pinchingLeft(by value: Float) -> Self {
        pinchingLeft(by: { _, _ in value })
    }

    public func pinchingLeft(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandWidth(by: -value, from: .coordinateRight)
        }
    }

    public func pinchingRight(to value: Float) -> Self {
        pinchingRight(to: { _, _ in value })
    }

    public func pinchingRight(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandWidth(by: value - $0.right, from: .coordinateLeft)
        }
    }

    public func pinchingRight(by value: Float) -> Self {
        pinchingRight(by: { _, _ in value })
    }

    public func pinchingRight(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandWidth(by: value, from: .coordinateLeft)
        }
    }

    public func pinchingTop(to value: Float) -> Self {
        pinchingTop(to: { _, _ in value })
    }

    public func pinchingTop(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandHeight(by: $0.top - value, from: .coordinateBottom)
        }
    }

    public func pinchingTop(by value: Float) -> Self {
        pinchingTop(by: { _, _ in value })
    }

    public func pinchingTop(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandHeight(by: -value, from: .coordinateBottom)
        }
    }

    public func pinchingBottom(to value: Float) -> Self {
        pinchingBottom(to: { _, _ in value })
    }

    public func pinchingBottom(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandHeight(by: value - $0.bottom, from: .coordinateTop)
        }
    }

    public func pinchingBottom(by value: Float) -> Self {
        pinchingBottom(by: { _, _ in value })
    }

    public func pinchingBottom(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandHeight(by: value, from: .coordinateTop)
        }
    }

    public func expandingWidth(to value: Float, from reference: Line.Horizontal) -> Self {
        expandingWidth(to: { _, _ in value }, from: reference)
    }

    public func expandingWidth(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation,
        from reference: Line.Horizontal
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandWidth(by: value - $0.width, from: reference)
        }
    }

    public func expandingWidth(by value: Float, from reference: Line.Horizontal) -> Self {
        expandingWidth(by: { _, _ in value }, from: reference)
    }

    public func expandingWidth(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation,
        from reference: Line.Horizontal
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandWidth(by: value, from: reference)
        }
    }

    public func expandingHeight(to value: Float, from reference: Line.Vertical) -> Self {
        expandingHeight(to: { _, _ in value }, from: reference)
    }

    public func expandingHeight(
        to evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation,
        from reference: Line.Vertical
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandHeight(by: value - $0.height, from: reference)
        }
    }

    public func expandingHeight(by value: Float, from reference: Line.Vertical) -> Self {
        expandingHeight(by: { _, _ in value }, from: reference)
    }

    public func expandingHeight(
        by evaluation: @escaping FrameAdditionalEvaluation.FloatEvaluation,
        from reference: Line.Vertical
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandHeight(by: value, from: reference)
        }
    }

    public func expandingSize(to value: Size, from reference: Point) -> Self {
        expandingSize(to: { _, _ in value }, from: reference)
    }

    public func expandingSize(
        to evaluation: @escaping FrameAdditionalEvaluation.SizeEvaluation,
        from reference: Point
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandSize(by: value, from: reference)
        }
    }

    public func expandingSize(by value: Size, from reference: Point) -> Self {
        expandingSize(by: { _, _ in value }, from: reference)
    }

    public func expandingSize(
        by evaluation: @escaping FrameAdditionalEvaluation.SizeEvaluation,
        from reference: Point
    ) -> Self {
        adjusting {
            let value = evaluation($0, $1)
            $0.expandSize(to: value, from: reference)
        }
    }
}
