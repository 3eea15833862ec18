import RxSwift
import UIKit

public enum Metrics {
    public static let margin: CGFloat = 16
    public static let radius: CGFloat = 8
}

public struct Cart {
    public var title: String
    public var items: [String]

    public init(title: String, items: [String]) {
        self.title = title
        self.items = items
    }

    public static let preview = Cart(title: "Cart", items: ["A"])
}

public protocol PriceService {
    var total: Observable<String> { get }
    func refresh()
}
