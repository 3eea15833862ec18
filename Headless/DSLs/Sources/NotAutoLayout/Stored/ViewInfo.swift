import UIKit

/// A value for each of several views, which are not kept alive.
@MainActor
public struct ViewInfo<InfoType> {
    private var values: [ObjectIdentifier: () -> InfoType] = [:]

    public subscript(_ view: UIView) -> InfoType? { values[ObjectIdentifier(view)]?() }

    public subscript(_ view: UIView, default defaultValue: InfoType) -> InfoType { self[view] ?? defaultValue }

    mutating func set(_ info: @escaping () -> InfoType, for view: UIView) { values[ObjectIdentifier(view)] = info }

    func containsInfo(for view: UIView) -> Bool { values[ObjectIdentifier(view)] != nil }
}

extension ViewInfo: @preconcurrency ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (UIView, InfoType)...) {
        for (view, info) in elements { set({ info }, for: view) }
    }
}

public typealias LayoutInfo = ViewInfo<IndividualProperty.Layout>
public typealias OrderInfo = ViewInfo<Int>
public typealias ZIndexInfo = ViewInfo<Int>
