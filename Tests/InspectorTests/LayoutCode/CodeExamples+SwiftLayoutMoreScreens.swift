@testable import LayoutReaders

extension CodeExamples {
    static let swiftlayoutMoreScreens: [CodeExample] = [
        CodeExample(
            name: "a cell with its content view",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class ContactCell: UITableViewCell, Layoutable {
                    var activation: Activation?
                    let photo = UIImageView()
                    let name = UILabel()

                    var layout: some Layout {
                        contentView.sl.sublayout {
                            photo.sl.anchors {
                                Anchors.leading.equalTo(contentView.layoutMarginsGuide)
                                Anchors.centerY
                                Anchors.size.equalTo(width: 40, height: 40)
                            }
                            name.sl.anchors {
                                Anchors.leading.equalTo(photo, attribute: .trailing, constant: 12)
                                Anchors.vertical.equalTo(contentView.layoutMarginsGuide)
                                Anchors.trailing.equalTo(contentView.layoutMarginsGuide)
                            }
                        }
                    }

                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        sl.updateLayout()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "name.bottom == contentView.layoutMargins.bottom", "name.leading == photo.trailing 12.0",
                "name.top == contentView.layoutMargins.top", "name.trailing == contentView.layoutMargins.trailing",
                "photo.centerY == contentView.centerY", "photo.height == 40.0",
                "photo.leading == contentView.layoutMargins.leading", "photo.width == 40.0",
            ]
        ),
        CodeExample(
            name: "a scroll view",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class TermsViewController: UIViewController, Layoutable {
                    var activation: Activation?
                    private let scrollView = UIScrollView()
                    private lazy var body: UILabel = {
                        let label = UILabel()
                        label.numberOfLines = 0
                        return label
                    }()

                    var layout: some Layout {
                        self.view.sl.sublayout {
                            scrollView.sl.anchors {
                                Anchors.allSides.equalTo(view.safeAreaLayoutGuide)
                            }.sublayout {
                                body.sl.anchors {
                                    Anchors.allSides.equalTo(scrollView.contentLayoutGuide, inwardOffset: 20)
                                    Anchors.width.equalTo(scrollView.frameLayoutGuide, constant: -40)
                                }
                            }
                        }
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        self.sl.updateLayout()
                    }
                }
                """,
            constraints: [
                "body.bottom == scrollView.contentLayout.bottom -20.0",
                "body.leading == scrollView.contentLayout.leading 20.0",
                "body.top == scrollView.contentLayout.top 20.0",
                "body.trailing == scrollView.contentLayout.trailing -20.0",
                "body.width == scrollView.frameLayout.width -40.0", "scrollView.bottom == view.safeArea.bottom",
                "scrollView.leading == view.safeArea.leading", "scrollView.top == view.safeArea.top",
                "scrollView.trailing == view.safeArea.trailing",
            ]
        ),
        CodeExample(
            name: "part of a layout as a property",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class ReceiptView: UIView, Layoutable {
                    var activation: Activation?
                    let title = UILabel()
                    let line = UIView()
                    let total = UILabel()

                    @LayoutBuilder
                    var layout: some Layout {
                        self.sl.sublayout {
                            title.sl.anchors {
                                Anchors.cap.equalToSuper(inwardOffset: 8)
                            }
                            footer
                        }
                    }

                    @LayoutBuilder
                    private var footer: some Layout {
                        line.sl.anchors {
                            Anchors.horizontal
                            Anchors.height.equalTo(constant: 1)
                            Anchors.top.equalTo(title, attribute: .bottom, constant: 8)
                        }
                        total.sl.anchors {
                            Anchors.top.equalTo(line, attribute: .bottom, constant: 8)
                            Anchors.trailing.bottom.equalToSuper(constant: -8)
                            Anchors.centerY.greaterThanOrEqualToSuper().priority(.defaultLow)
                        }
                    }

                    init() {
                        super.init(frame: .zero)
                        sl.updateLayout()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "line.height == 1.0", "line.leading == ReceiptView.leading", "line.top == title.bottom 8.0",
                "line.trailing == ReceiptView.trailing", "title.leading == ReceiptView.leading 8.0",
                "title.top == ReceiptView.top 8.0", "title.trailing == ReceiptView.trailing -8.0",
                "total.bottom == ReceiptView.bottom -8.0", "total.centerY >= ReceiptView.centerY @250.0",
                "total.top == line.bottom 8.0", "total.trailing == ReceiptView.trailing -8.0",
            ]
        ),
        CodeExample(
            name: "a layout guide",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class ColumnView: UIView, Layoutable {
                    var activation: Activation?
                    let column = UILayoutGuide()
                    let box = UIView()

                    var layout: some Layout {
                        self.sl.sublayout {
                            column.sl.anchors {
                                Anchors.vertical.centerX
                                Anchors.width.equalToSuper().multiplier(0.5)
                            }
                            box.sl.anchors {
                                Anchors.allSides.equalTo(column)
                            }
                        }
                    }

                    func setUp() {
                        sl.updateLayout()
                    }
                }
                """,
            constraints: [
                "box.bottom == column.bottom", "box.leading == column.leading", "box.top == column.top",
                "box.trailing == column.trailing", "column.bottom == ColumnView.bottom",
                "column.centerX == ColumnView.centerX", "column.top == ColumnView.top",
                "column.width == 0.5 * ColumnView.width",
            ]
        ),
        CodeExample(
            name: "a profile header with priorities",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class ProfileHeader: UIView, Layoutable {
                    var activation: Activation?
                    let cover = UIImageView()
                    let avatar = UIImageView()
                    let name = UILabel()

                    var layout: some Layout {
                        self.sl.sublayout {
                            cover.sl.anchors {
                                Anchors.cap
                                Anchors.height.equalTo(cover, attribute: .width).multiplier(0.5).priority(.init(rawValue: 999))
                            }
                            avatar.sl.anchors {
                                Anchors.centerX
                                Anchors.centerY.equalTo(cover, attribute: .bottom)
                                Anchors.size.equalTo(width: 72, height: 72)
                            }
                            name.sl.anchors {
                                Anchors.top.equalTo(avatar, attribute: .bottom, constant: 8)
                                Anchors.centerX
                                Anchors.bottom.equalToSuper(inwardOffset: 16)
                            }
                        }
                    }

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        name.setContentHuggingPriority(.required, for: .vertical)
                        sl.updateLayout()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "avatar.centerX == ProfileHeader.centerX", "avatar.centerY == cover.bottom", "avatar.height == 72.0",
                "avatar.width == 72.0", "cover.height == 0.5 * cover.width @999.0",
                "cover.leading == ProfileHeader.leading", "cover.top == ProfileHeader.top",
                "cover.trailing == ProfileHeader.trailing", "name.bottom == ProfileHeader.bottom -16.0",
                "name.centerX == ProfileHeader.centerX", "name.top == avatar.bottom 8.0",
            ]
        ),
        CodeExample(
            name: "baselines and margins",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class PriceRow: UIView, Layoutable {
                    var activation: Activation?
                    let item = UILabel()
                    let price = UILabel()

                    var layout: some Layout {
                        self.sl.sublayout {
                            item.sl.anchors {
                                Anchors.leading.equalToSuper(attribute: .leadingMargin)
                                Anchors.vertical
                            }
                            price.sl.anchors {
                                Anchors.firstBaseline.equalTo(item)
                                Anchors.trailing.equalToSuper(attribute: .trailingMargin)
                                Anchors.leading.greaterThanOrEqualTo(item, attribute: .trailing, constant: 8)
                            }
                        }
                    }

                    func setUp() {
                        self.sl.updateLayout()
                    }
                }
                """,
            constraints: [
                "item.bottom == PriceRow.bottom", "item.leading == PriceRow.leadingMargin",
                "item.top == PriceRow.top", "price.firstBaseline == item.firstBaseline",
                "price.leading >= item.trailing 8.0", "price.trailing == PriceRow.trailingMargin",
            ]
        ),
        CodeExample(
            name: "a message with a background",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class MessageViewController: UIViewController, Layoutable {
                    var activation: Activation?
                    let bubble = UIView()
                    let text = UILabel()
                    let time = UILabel()

                    var layout: some Layout {
                        view.sl.sublayout {
                            bubble.sl.onActivate { bubble in
                                bubble.backgroundColor = .systemBlue
                                bubble.layer.cornerRadius = 12
                            }.anchors {
                                Anchors.trailing.equalTo(view.safeAreaLayoutGuide, constant: -12)
                                Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 12)
                                Anchors.width.lessThanOrEqualToSuper().multiplier(0.7)
                            }.sublayout {
                                text.sl.anchors {
                                    Anchors.cap.equalToSuper(inwardOffset: 10)
                                }
                                time.sl.anchors {
                                    Anchors.top.equalTo(text, attribute: .bottom, constant: 2)
                                    Anchors.trailing.bottom.equalToSuper(inwardOffset: 6)
                                }
                            }
                        }
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        sl.updateLayout()
                    }
                }
                """,
            constraints: [
                "bubble.top == view.safeArea.top 12.0", "bubble.trailing == view.safeArea.trailing -12.0",
                "bubble.width <= 0.7 * view.width", "text.leading == bubble.leading 10.0",
                "text.top == bubble.top 10.0", "text.trailing == bubble.trailing -10.0",
                "time.bottom == bubble.bottom -6.0", "time.top == text.bottom 2.0",
                "time.trailing == bubble.trailing -6.0",
            ]
        ),
    ]
}
