@testable import LayoutReaders

extension CodeExamples {
    static let anchorsMoreScreens: [CodeExample] = [
        CodeExample(
            name: "a toolbar of the older initializer",
            format: .anchors,
            source: """
                import UIKit

                class BarViewController: UIViewController {
                    let toolbar = UIToolbar()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        toolbar.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(toolbar)
                        view.addConstraint(
                            NSLayoutConstraint(
                                item: toolbar, attribute: .bottom, relatedBy: .equal, toItem: bottomLayoutGuide, attribute: .top,
                                multiplier: 1, constant: 0))
                        view.addConstraints([
                            NSLayoutConstraint(
                                item: toolbar, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leadingMargin,
                                multiplier: 1.0, constant: 0.0),
                            NSLayoutConstraint(
                                item: toolbar, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                                multiplier: 1.0, constant: 44.0),
                        ])
                    }
                }
                """,
            constraints: [
                "toolbar.bottom == view.bottomLayout.top", "toolbar.height == 44.0",
                "toolbar.leading == view.leadingMargin",
            ]
        ),
        CodeExample(
            name: "an extension with a setup function",
            format: .anchors,
            source: """
                import UIKit

                class EmptyStateViewController: UIViewController {
                    let iconView = UIImageView()
                    let messageLabel = UILabel()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        setUpLayout()
                    }
                }

                extension EmptyStateViewController {
                    fileprivate func setUpLayout() {
                        for subview in [iconView, messageLabel] {
                            view.addSubview(subview)
                            subview.translatesAutoresizingMaskIntoConstraints = false
                            subview.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                        }
                        iconView.bottomAnchor.constraint(equalTo: view.centerYAnchor, constant: -8).isActive = true
                        messageLabel.topAnchor.constraint(equalTo: view.centerYAnchor, constant: 8).isActive = true
                        messageLabel.widthAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.widthAnchor).isActive = true
                    }
                }
                """,
            constraints: [
                "iconView.bottom == view.centerY -8.0", "iconView.centerX == view.centerX",
                "messageLabel.centerX == view.centerX", "messageLabel.top == view.centerY 8.0",
                "messageLabel.width <= view.readableContent.width",
            ]
        ),
        CodeExample(
            name: "priorities of content and constraints",
            format: .anchors,
            source: """
                import UIKit

                class SettingRow: UIView {
                    let label = UILabel()
                    let value = UILabel()

                    init() {
                        super.init(frame: .zero)
                        addSubview(label)
                        addSubview(value)
                        label.translatesAutoresizingMaskIntoConstraints = false
                        value.translatesAutoresizingMaskIntoConstraints = false
                        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
                        value.setContentCompressionResistancePriority(.required, for: .horizontal)
                        let gap = value.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)
                        gap.priority = .defaultLow + 1
                        let height = heightAnchor.constraint(equalToConstant: 44)
                        height.priority = UILayoutPriority(rawValue: 999)
                        NSLayoutConstraint.activate([
                            label.leadingAnchor.constraint(equalTo: leadingAnchor),
                            gap,
                            value.trailingAnchor.constraint(equalTo: trailingAnchor),
                            value.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
                            label.topAnchor.constraint(equalTo: topAnchor),
                            height,
                        ])
                    }

                    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
                }
                """,
            constraints: [
                "SettingRow.height == 44.0 @999.0", "label.leading == SettingRow.leading",
                "label.top == SettingRow.top", "value.firstBaseline == label.firstBaseline",
                "value.leading == label.trailing 8.0 @251.0", "value.trailing == SettingRow.trailing",
            ]
        ),
        CodeExample(
            name: "the same gap on both sides",
            format: .anchors,
            source: """
                import UIKit

                class CenteredViewController: UIViewController {
                    let box = UIView()

                    override func loadView() {
                        view = UIView()
                        view.addSubview(box)
                        box.translatesAutoresizingMaskIntoConstraints = false
                        let before = view.leadingAnchor.anchorWithOffset(to: box.leadingAnchor)
                        let after = box.trailingAnchor.anchorWithOffset(to: view.trailingAnchor)
                        before.constraint(equalTo: after).isActive = true
                        box.widthAnchor.constraint(equalToConstant: 2 * 60 + 8).isActive = true
                    }
                }
                """,
            constraints: [
                "1.0 * box.leading + -1.0 * view.leading + -1.0 * view.trailing + 1.0 * box.trailing == 0.0",
                "box.width == 128.0",
            ]
        ),
        CodeExample(
            name: "a view of a class in the same file",
            format: .anchors,
            source: """
                import UIKit

                final class PriceTag: UIView {
                    let amountLabel = UILabel()

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        amountLabel.translatesAutoresizingMaskIntoConstraints = false
                        addSubview(amountLabel)
                        amountLabel.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
                        amountLabel.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
                        widthAnchor.constraint(greaterThanOrEqualTo: amountLabel.widthAnchor, constant: 16).isActive = true
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }

                final class ProductViewController: UIViewController {
                    private let regularPrice = PriceTag()
                    private let salePrice = PriceTag()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        [regularPrice, salePrice].forEach(view.addSubview)
                        [regularPrice, salePrice].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
                        salePrice.topAnchor.constraint(equalTo: regularPrice.bottomAnchor).isActive = true
                    }
                }
                """,
            constraints: [
                "amountLabel.centerX == regularPrice.centerX", "amountLabel.centerY == regularPrice.centerY",
                "regularPrice.width >= amountLabel.width 16.0", "salePrice.amountLabel.centerX == salePrice.centerX",
                "salePrice.amountLabel.centerY == salePrice.centerY", "salePrice.top == regularPrice.bottom",
                "salePrice.width >= salePrice.amountLabel.width 16.0",
            ]
        ),
        CodeExample(
            name: "a branch for newer systems",
            format: .anchors,
            source: """
                import UIKit

                class LegacyViewController: UIViewController {
                    let header = UIView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(header)
                        header.translatesAutoresizingMaskIntoConstraints = false
                        if #available(iOS 11.0, *) {
                            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
                        } else {
                            header.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
                        }
                        header.heightAnchor.constraint(equalToConstant: Layout.headerHeight).isActive = true
                    }

                    private enum Layout {
                        static let spacing: CGFloat = 8
                        static let headerHeight = spacing * 8
                    }
                }
                """,
            constraints: [
                "header.height == 64.0", "header.top == view.safeArea.top",
            ]
        ),
    ]
}
