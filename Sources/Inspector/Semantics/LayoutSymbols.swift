import LayoutModel

/// Values of a layout that stay variables of the system, so that what follows from its rows holds for all of them: insets,
/// baselines and content sizes.
package struct LayoutSymbols: Sendable {
    package enum Edge: Int, Sendable, CaseIterable {
        case top, left, bottom, right
    }

    package enum Symbol: Sendable, Equatable {
        case safeArea(Edge)
        case margin(Edge)
        case firstBaseline, lastBaseline
        case content(Axis)

        /// Below ``LayoutSymbols/perView``.
        package var rawValue: Int {
            switch self {
            case .safeArea(let edge): edge.rawValue
            case .margin(let edge): 4 + edge.rawValue
            case .firstBaseline: 8
            case .lastBaseline: 9
            case .content(let axis): axis == .horizontal ? 10 : 11
            }
        }

        package static let all: [Symbol] =
            Edge.allCases.map(Symbol.safeArea) + Edge.allCases.map(Symbol.margin) + [.firstBaseline, .lastBaseline]
            + Axis.allCases.map(Symbol.content)
    }

    /// The variables of a view, which come behind those of all views and guides.
    package static let perView = 12

    /// By view, the bits of the values that are variables.
    private var bits: [UInt16]

    package init(viewCount: Int) { bits = Array(repeating: 0, count: viewCount) }

    package mutating func insert(_ symbol: Symbol, of view: Int) { bits[view] |= 1 << UInt16(symbol.rawValue) }

    package func contains(_ symbol: Symbol, of view: Int) -> Bool {
        bits[view] & (1 << UInt16(symbol.rawValue)) != 0
    }

    /// The view and the value that a variable is.
    package static func symbol(_ variable: Int, nodeCount: Int) -> (view: Int, symbol: Symbol)? {
        let index = variable - VariableIndex.perNode * nodeCount
        guard index >= 0 else { return nil }
        return (index / perView, Symbol.all[index % perView])
    }
}

extension Lowering {
    /// The variable of a value; `nil` where it is a number.
    func variable(_ symbol: LayoutSymbols.Symbol, of view: Int) -> Int? {
        guard let symbols, symbols.contains(symbol, of: view) else { return nil }
        let nodeCount = layout.views.count + layout.guides.count
        return VariableIndex.perNode * nodeCount + LayoutSymbols.perView * view + symbol.rawValue
    }

    func marginSymbols(of item: Layout.Item, _ axis: Axis, marginOwner: Int?) -> (low: Int?, high: Int?)? {
        guard symbols != nil else { return nil }
        let view: Int
        if let marginOwner {
            view = marginOwner
        } else if case .view(let index) = item {
            view = index
        } else {
            return nil
        }
        let (low, high): (LayoutSymbols.Edge, LayoutSymbols.Edge) =
            axis == .horizontal ? (.left, .right) : (.top, .bottom)
        guard let lowest = variable(.margin(low), of: view), let highest = variable(.margin(high), of: view) else {
            return nil
        }
        return (lowest, highest)
    }

    func baselineSymbol(_ attribute: LayoutAttribute, of view: Int) -> Int? {
        variable(attribute == .firstBaseline ? .firstBaseline : .lastBaseline, of: view)
    }

    /// The variable that a listed content size is.
    func contentSymbol(of constraint: Layout.Constraint) -> Int? {
        guard symbols != nil, constraint.origin == .contentSize, constraint.terms.isEmpty, constraint.second == nil,
            let first = constraint.first, case .view(let view) = first.item, first.attribute.isSize
        else { return nil }
        return variable(.content(first.attribute.axis), of: view)
    }
}

extension Layout {
    /// What the lowering takes for the values that can be variables.
    package func symbolValues(under conditions: LayoutConditions) -> SymbolValues {
        var layout = translated(into: conditions.language)
        layout.addImpliedGuides()
        return SymbolValues(Lowering(layout, under: conditions))
    }
}

/// The values that a lowering takes where nothing is a variable.
package struct SymbolValues {
    private let lowering: Lowering

    init(_ lowering: Lowering) { self.lowering = lowering }

    package enum Content: Equatable {
        case length(Double, isAssumed: Bool)
        case nothing, unknown
    }

    package func safeArea(of view: Int) -> (insets: EdgeInsets, isAssumed: Bool) {
        let insets = lowering.safeAreaInsets(of: view)
        return (insets.value, insets.isAssumed)
    }

    package func margins(of view: Int) -> (insets: EdgeInsets, isAssumed: Bool) {
        let margins = lowering.layoutMargins(of: view)
        return (margins.value, margins.isAssumed)
    }

    package func baseline(_ attribute: LayoutAttribute, of view: Int) -> (offset: Double, isAssumed: Bool) {
        let offset = lowering.baselineOffset(attribute, of: view)
        return (offset.value, offset.isAssumed)
    }

    /// What content asks for along an axis: listed rows first.
    package func content(of view: Int, _ axis: Axis) -> Content {
        if let listed = lowering.listed.contentLength(of: view, axis) { return .length(listed, isAssumed: false) }
        return switch lowering.contentLength(of: view, axis) {
        case .length(let length, _): .length(length.value, isAssumed: length.isAssumed)
        case .nothing: .nothing
        case .unknown: .unknown
        }
    }

    package func direction(of view: Int) -> LayoutDirection { lowering.directions[view] }
}
