import RxSwift
import ShopKit
import UIKit

/// The cart with its total at the bottom.
final class CartViewController: UIViewController {
    private let cart: Cart
    private let service: PriceService
    private let disposeBag = DisposeBag()
    private let list = UIScrollView()
    private let totalLabel = UILabel()
    private let payButton = ShopKit.RoundButton(title: "Pay")

    init(cart: Cart, service: PriceService) {
        self.cart = cart
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = cart.title
        for subview in [list, totalLabel, payButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        service.total.subscribe(onNext: { [weak self] in self?.totalLabel.text = $0 }).disposed(by: disposeBag)
        totalLabel.text = "Total"
        let content = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 600))
        list.addSubview(content)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: totalLabel.topAnchor, constant: -Metrics.margin),
            totalLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.margin),
            totalLabel.centerYAnchor.constraint(equalTo: payButton.centerYAnchor),
            payButton.leadingAnchor.constraint(greaterThanOrEqualTo: totalLabel.trailingAnchor, constant: 8),
            payButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Metrics.margin),
            payButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}

extension CartViewController {
    // Overrides in extensions need the Objective-C runtime.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Analytics.log(event: "cart")
    }
}

#Preview {
    CartViewController(cart: .preview, service: .init())
}
