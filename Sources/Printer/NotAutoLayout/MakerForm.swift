/// A length or place as a function of the superview's size: `width * w + height * h + constant`.
struct MakerForm: Equatable {
    var width = 0.0
    var height = 0.0
    var constant = 0.0

    static func + (left: Self, right: Self) -> Self {
        Self(
            width: left.width + right.width,
            height: left.height + right.height,
            constant: left.constant + right.constant
        )
    }

    static func * (form: Self, factor: Double) -> Self {
        Self(width: form.width * factor, height: form.height * factor, constant: form.constant * factor)
    }

    static func - (left: Self, right: Self) -> Self { left + right * -1 }

    /// `nil` where the value depends on a guide of the superview.
    init?(_ value: MakerValue) {
        self.init(constant: value.constant)
        for term in value.terms {
            guard term.guide == .bounds else { return nil }
            switch term.quantity {
            case .left, .top: break
            case .right, .width: width += term.multiplier
            case .bottom, .height: height += term.multiplier
            case .center: width += term.multiplier / 2
            case .middle: height += term.multiplier / 2
            }
        }
    }

    init(width: Double = 0, height: Double = 0, constant: Double = 0) {
        self.width = width
        self.height = height
        self.constant = constant
    }

    var value: MakerValue {
        var terms: [MakerValue.Term] = []
        if width != 0 { terms.append(.init(guide: .bounds, quantity: .width, multiplier: width)) }
        if height != 0 { terms.append(.init(guide: .bounds, quantity: .height, multiplier: height)) }
        return MakerValue(terms: terms, constant: constant)
    }
}

/// What is known of one axis of a view in terms of its superview's size.
struct MakerAxis: Equatable {
    /// The place of the left or top edge.
    var start: MakerForm
    var length: MakerForm

    /// `nil` where two values do not determine an axis.
    init?(_ first: (MakerQuantity, MakerForm), _ second: (MakerQuantity, MakerForm)) {
        func place(_ quantity: MakerQuantity) -> Double? {
            switch quantity {
            case .left, .top: 0
            case .center, .middle: 0.5
            case .right, .bottom: 1
            case .width, .height: nil
            }
        }
        switch (place(first.0), place(second.0)) {
        case (let one?, let other?) where one != other:
            length = (second.1 - first.1) * (1 / (other - one))
            start = first.1 - length * one
        case (let one?, nil):
            length = second.1
            start = first.1 - length * one
        case (nil, let other?):
            length = first.1
            start = second.1 - length * other
        default: return nil
        }
    }

    func form(of quantity: MakerQuantity) -> MakerForm {
        switch quantity {
        case .left, .top: start
        case .center, .middle: start + length * 0.5
        case .right, .bottom: start + length
        case .width, .height: length
        }
    }
}
