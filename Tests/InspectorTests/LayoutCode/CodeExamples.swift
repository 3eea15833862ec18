@testable import LayoutReaders

/// Layout code as people write it, with the constraints it makes.
struct CodeExample: Sendable {
    var name: String
    var format: InputFormat
    var source: String
    var constraints: [String]
}

enum CodeExamples {
    static let all =
        [loginForm, badge, card, row, plan, tree] + anchorsScreens + anchorsMoreScreens + snapkitScreens
        + snapkitMoreScreens + draftsmanScreens + draftsmanMoreScreens + swiftlayoutScreens + swiftlayoutMoreScreens
        + masonryScreens

    private static let loginForm = CodeExample(
        name: "a login form with a helper and constants",
        format: .anchors,
        source: """
            import UIKit

            final class LoginViewController: UIViewController {
                private enum Metrics {
                    static let margin: CGFloat = 24
                }

                private lazy var emailField = makeField("Email")
                private let button = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    [emailField, button].forEach {
                        $0.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview($0)
                    }
                    let guide = view.safeAreaLayoutGuide
                    let width = button.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 1 / 2)
                    width.priority = UILayoutPriority(749)
                    width.identifier = "button width"
                    NSLayoutConstraint.activate([
                        emailField.topAnchor.constraint(equalTo: guide.topAnchor, constant: 2 * Metrics.margin),
                        emailField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Metrics.margin),
                        width,
                    ])
                    button.topAnchor.constraint(equalTo: emailField.bottomAnchor, constant: 12).isActive = true
                }

                private func makeField(_ placeholder: String) -> UITextField {
                    let field = UITextField()
                    field.placeholder = placeholder
                    return field
                }
            }
            """,
        constraints: [
            "button.top == emailField.bottom 12.0",
            "button.width <= 0.5 * view.width @749.0 #button width",
            "emailField.leading == view.leading 24.0",
            "emailField.top == view.safeArea.top 48.0",
        ]
    )

    private static let badge = CodeExample(
        name: "a view with constraints to itself and a ratio",
        format: .anchors,
        source: """
            import UIKit

            class BadgeView: UIView {
                let image = UIImageView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    commonInit()
                }

                required init?(coder: NSCoder) {
                    fatalError("init(coder:) has not been implemented")
                }

                private func commonInit() {
                    addSubview(image)
                    image.translatesAutoresizingMaskIntoConstraints = false
                    NSLayoutConstraint.activate([
                        image.topAnchor.constraint(equalTo: topAnchor),
                        image.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                        image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.75, constant: 2),
                        NSLayoutConstraint(
                            item: image, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: self,
                            attribute: .leading, multiplier: 1, constant: 4),
                    ])
                }
            }
            """,
        constraints: [
            "image.height == 0.75 * image.width 2.0", "image.leading >= BadgeView.leading 4.0",
            "image.top == BadgeView.top", "image.trailing == BadgeView.layoutMargins.trailing",
        ]
    )

    private static let card = CodeExample(
        name: "a card in SnapKit",
        format: .snapkit,
        source: """
            import SnapKit
            import UIKit

            class CardView: UIView {
                let title = UILabel()
                let photo = UIImageView()

                func setUp() {
                    addSubview(photo)
                    addSubview(title)
                    photo.snp.makeConstraints {
                        $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                    }
                    title.snp.makeConstraints { make in
                        make.top.equalTo(photo.snp.bottom).inset(8).priority(.high)
                        make.width.equalTo(photo).multipliedBy(0.5).labeled("half")
                        make.size.equalTo(CGSize(width: 40, height: 20))
                    }
                }
            }
            """,
        constraints: [
            "photo.bottom == CardView.bottom -3.0", "photo.left == CardView.left 2.0",
            "photo.right == CardView.right -4.0", "photo.top == CardView.top 1.0", "title.height == 20.0",
            "title.top == photo.bottom -8.0 @750.0", "title.width == 0.5 * photo.width #half", "title.width == 40.0",
        ]
    )

    private static let row = CodeExample(
        name: "a row in SnapKit that is updated",
        format: .snapkit,
        source: """
            let icon = UIImageView()
            view.addSubview(icon)
            icon.snp.makeConstraints { make in
                make.leading.equalTo(view.safeAreaLayoutGuide).offset(16)
                make.centerY.equalToSuperview()
            }
            icon.snp.updateConstraints { make in
                make.leading.equalTo(view.safeAreaLayoutGuide).offset(24)
            }
            """,
        constraints: ["icon.centerY == view.centerY", "icon.leading == view.safeArea.leading 24.0"]
    )

    private static let plan = CodeExample(
        name: "a plan of Draftsman",
        format: .draftsman,
        source: """
            import Draftsman
            import UIKit

            class ProfileViewController: UIPlannedController {
                let title = UILabel()
                let body = UILabel()

                @LayoutPlan
                var viewPlan: ViewPlan {
                    VStacked(spacing: 8) {
                        title
                        body.drf.height.moreThan(to: 40)
                    }
                    .matchSafeAreaH().offset(by: 16)
                    .bottom.moreThan(with: .parent).offset(by: 8).priority(.defaultHigh)
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    applyPlan()
                }
            }
            """,
        constraints: [
            "UIStackView.bottom <= view.bottom -8.0 @750.0", "UIStackView.left == view.safeArea.left 16.0",
            "UIStackView.right == view.safeArea.right -16.0", "body.height >= 40.0",
        ]
    )

    private static let tree = CodeExample(
        name: "a layout of SwiftLayout",
        format: .swiftlayout,
        source: """
            import SwiftLayout
            import UIKit

            class TreeView: UIView, Layoutable {
                let box = UIView()
                let title = UILabel()
                var activation: Activation?

                var layout: some Layout {
                    self.sl.sublayout {
                        box.sl.anchors {
                            Anchors.horizontal.equalToSuper(inwardOffset: 16)
                            Anchors.top
                        }.sublayout {
                            title.sl.anchors {
                                Anchors.center
                                Anchors.width.lessThanOrEqualTo(box, attribute: .height, constant: 4).multiplier(2)
                            }
                        }
                    }
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    sl.updateLayout()
                }
            }
            """,
        constraints: [
            "box.leading == TreeView.leading 16.0", "box.top == TreeView.top",
            "box.trailing == TreeView.trailing -16.0",
            "title.centerX == box.centerX", "title.centerY == box.centerY", "title.width <= 2.0 * box.height 4.0",
        ]
    )
}
