/// The order of calls that the library's types allow: lines across, lines down, lengths (`IndividualProperties` of 3.3.1).
enum MakerTypes {
    static func check(_ layout: MakerLayout) throws(ProofFailure) {
        var last = -1
        var across = 0
        var down = 0
        var isFitted = false
        for (position, step) in layout.steps.enumerated() {
            let quantities: [MakerQuantity]
            switch step {
            case .set(let quantity, _), .pin(let quantity, _, _, _): quantities = [quantity]
            case .fit(let quantity): quantities = [quantity]
            case .fitSize: quantities = [.width, .height]
            }
            for quantity in quantities {
                let isLine = !quantity.isLength
                // Width and height come in either order, all other lines from left to right and from top to bottom.
                let order = isLine ? lineOrder(quantity) : 6
                guard order > last || (order == 6 && last == 6), position > 0 || (isLine && quantity.isHorizontal)
                else {
                    throw ProofFailure("'\(layout.view)' has its calls in an order that the library does not have")
                }
                last = order
                if quantity.isHorizontal { across += 1 } else { down += 1 }
            }
            switch step {
            case .fit, .fitSize: isFitted = true
            // What a content fits into is known before.
            case .set(let quantity, _) where quantity.isLength && isFitted:
                throw ProofFailure("'\(layout.view)' fits its content before its other length is known")
            case .set, .pin: break
            }
        }
        guard across == 2, down == 2 else {
            throw ProofFailure("the frame of '\(layout.view)' has too few values, or too many")
        }
    }

    private static func lineOrder(_ quantity: MakerQuantity) -> Int {
        switch quantity {
        case .left: 0
        case .center: 1
        case .right: 2
        case .top: 3
        case .middle: 4
        case .bottom: 5
        case .width, .height: 6
        }
    }
}
