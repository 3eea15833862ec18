@testable import LayoutReaders

extension CodeExamples {
    static let draftsmanScreens: [CodeExample] = [
        CodeExample(
            name: "a login form with a stack",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                final class LoginViewController: UIPlannedController {
                    private let emailField = UITextField()
                    private let passwordField = UITextField()
                    private let loginButton = UIButton()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        VStacked(spacing: 12) {
                            emailField
                            passwordField
                            loginButton.drf
                                .height.equal(to: 48)
                        }
                        .centeredV()
                        .horizontal.equal(with: .parent).inset(by: -24)
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.backgroundColor = .white
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "UIStackView.centerY == view.centerY", "UIStackView.left == view.left 24.0",
                "UIStackView.right == view.right -24.0", "loginButton.height == 48.0",
            ]
        ),
        CodeExample(
            name: "a profile cell",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class ProfileCell: UITablePlannedCell {
                    lazy var avatar: UIImageView = {
                        let view = UIImageView()
                        view.contentMode = .scaleAspectFill
                        return view
                    }()
                    let name = UILabel()
                    let detail = UILabel()

                    @LayoutPlan
                    var contentViewPlan: ViewPlan {
                        avatar.drf
                            .left.vertical.equal(with: .parent).offset(by: 12)
                            .sized(CGSize(sides: 56))
                        name.drf
                            .top.equal(to: avatar)
                            .left.equal(to: avatar.rightAnchor).offset(by: 8)
                            .right.moreThan(with: .parent).offset(by: 12)
                        detail.drf
                            .top.moreThan(to: name.bottomAnchor).offset(by: 4).priority(.defaultLow)
                            .left.equal(to: name)
                            .bottom.equal(to: avatar)
                    }

                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        applyPlan()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "avatar.bottom == contentView.bottom -12.0", "avatar.height == 56.0",
                "avatar.left == contentView.left 12.0", "avatar.top == contentView.top 12.0", "avatar.width == 56.0",
                "detail.bottom == avatar.bottom", "detail.left == name.left", "detail.top >= name.bottom 4.0 @250.0",
                "name.left == avatar.right 8.0", "name.right <= contentView.right -12.0", "name.top == avatar.top",
            ]
        ),
        CodeExample(
            name: "a card within a view",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class CardViewController: UIViewController, Planned {
                    let card = UIView()
                    let headline = UILabel()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        card.drf
                            .edges.equal(with: .safeArea).offset(by: 16)
                            .insert {
                                headline.drf
                                    .center.equal(with: .parent)
                                    .width.lessThan(with: .parent).multiplied(by: 0.8).added(by: -16)
                            }
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "card.bottom == view.safeArea.bottom -16.0", "card.left == view.safeArea.left 16.0",
                "card.right == view.safeArea.right -16.0", "card.top == view.safeArea.top 16.0",
                "headline.centerX == card.centerX", "headline.centerY == card.centerY",
                "headline.width <= 0.8 * card.width -16.0",
            ]
        ),
        CodeExample(
            name: "statements without a plan",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class BadgeView: UIView {
                    let dot = UIView()
                    let count = UILabel()

                    func setUp() {
                        addSubview(dot)
                        dot.addSubview(count)
                        dot.drf
                            .cornered(at: .topTrailing)
                            .width.equal(to: 20).identifier("dot width")
                            .height.equal(with: .width(of: .mySelf))
                            .apply()
                        count.drf.centered().apply()
                    }
                }
                """,
            constraints: [
                "count.centerX == dot.centerX", "count.centerY == dot.centerY", "dot.height == dot.width",
                "dot.top == BadgeView.top", "dot.trailing == BadgeView.trailing", "dot.width == 20.0 #dot width",
            ]
        ),
        CodeExample(
            name: "content that is drafted at once",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class ToolbarViewController: UIViewController {
                    let bar = UIView()
                    let back = UIButton()
                    let forward = UIButton()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.draftContent {
                            bar.drf
                                .bottom.equal(with: .safeArea)
                                .matchParentH()
                                .height.equal(to: 44)
                                .insert {
                                    back.drf
                                        .left.equal(with: .parent)
                                        .centeredV()
                                    forward.drf
                                        .left.equal(to: back.drf.right).offset(by: 32)
                                        .centerY.equal(to: back)
                                }
                        }.apply()
                    }
                }
                """,
            constraints: [
                "back.centerY == bar.centerY", "back.left == bar.left", "bar.bottom == view.safeArea.bottom",
                "bar.height == 44.0", "bar.left == view.left", "bar.right == view.right",
                "forward.centerY == back.centerY", "forward.left == back.right 32.0",
            ]
        ),
        CodeExample(
            name: "a scrollable stack with spacers",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class AboutViewController: UIPlannedController {
                    let logo = UIImageView()
                    let text = UILabel()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        VScrollableStacked(alignment: .fill, spacing: 8) {
                            logo.drf.height.equal(to: 120)
                            SpacerView(24)
                            text
                        }
                        .fillSafeArea()
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "ScrollableStackView.bottom == view.safeArea.bottom",
                "ScrollableStackView.left == view.safeArea.left", "ScrollableStackView.right == view.safeArea.right",
                "ScrollableStackView.top == view.safeArea.top", "SpacerView.height >= 24.0",
                "UIStackView.bottom == ScrollableStackView.bottom", "UIStackView.left == ScrollableStackView.left",
                "UIStackView.right == ScrollableStackView.right", "UIStackView.top == ScrollableStackView.top",
                "UIStackView.width == ScrollableStackView.width", "logo.height == 120.0",
            ]
        ),
        CodeExample(
            name: "part of a plan as a property",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class DetailViewController: UIPlannedController {
                    let header = UIView()
                    let footer = UIView()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        headerPlan
                        footer.drf
                            .top.equal(to: header.bottomAnchor)
                            .bottom.horizontal.equal(with: .parent)
                    }

                    @LayoutPlan
                    var headerPlan: ViewPlan {
                        header.drf
                            .top.horizontal.equal(with: .safeArea)
                            .heightMatchWidth()
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "footer.bottom == view.bottom", "footer.left == view.left", "footer.right == view.right",
                "footer.top == header.bottom", "header.height == header.width", "header.left == view.safeArea.left",
                "header.right == view.safeArea.right", "header.top == view.safeArea.top",
            ]
        ),
    ]
}
