@testable import LayoutReaders

extension CodeExamples {
    static let draftsmanMoreScreens: [CodeExample] = [
        CodeExample(
            name: "margins and offsets by edge",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class BubbleView: UIView, Planned {
                    let bubble = UIView()
                    let text = UILabel()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        bubble.drf
                            .edges.equal(with: .parent)
                            .offsetted(using: UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 60))
                            .insert {
                                Margined(by: 10) {
                                    text
                                }
                                .fillParent()
                            }
                    }

                    init() {
                        super.init(frame: .zero)
                        applyPlan()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "UIView.bottom == bubble.bottom", "UIView.left == bubble.left", "UIView.right == bubble.right",
                "UIView.top == bubble.top", "bubble.bottom == BubbleView.bottom -2.0",
                "bubble.left == BubbleView.left 8.0", "bubble.right == BubbleView.right -60.0",
                "bubble.top == BubbleView.top 2.0", "text.bottom == UIView.bottom -10.0",
                "text.left == UIView.left 10.0", "text.right == UIView.right -10.0", "text.top == UIView.top 10.0",
            ]
        ),
        CodeExample(
            name: "a header with an aspect ratio and a label",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class HeaderViewController: UIPlannedController {
                    let cover = UIImageView()
                    let caption = UILabel()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        cover.drf
                            .top.localizedHorizontal.equal(with: .parent)
                            .height.equal(to: cover.widthAnchor).multiplied(by: 9.0 / 16.0)
                        caption.drf
                            .top.equal(to: cover.bottomAnchor).offset(by: 8)
                            .leading.moreThan(to: view.layoutMarginsGuide.leadingAnchor)
                            .centerX.equal(with: .parent).priority(.init(rawValue: 999))
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "caption.centerX == view.centerX @999.0", "caption.leading >= view.layoutMargins.leading",
                "caption.top == cover.bottom 8.0", "cover.height == 0.5625 * cover.width",
                "cover.leading == view.leading", "cover.top == view.top", "cover.trailing == view.trailing",
            ]
        ),
        CodeExample(
            name: "stacks within stacks",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class PlayerViewController: UIPlannedController {
                    let artwork = UIImageView()
                    let play = UIButton()
                    let next = UIButton()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        VStacked(margin: 16, alignment: .center, spacing: 24) {
                            artwork.drf.sized(CGSize(width: 240, height: 240))
                            HStacked(distribution: .fillEqually, spacing: 8) {
                                play
                                next
                            }
                            .height.moreThan(to: 44)
                        }
                        .bottom.equal(with: .safeArea)
                        .matchSafeAreaH()
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "UIStackView.UIStackView.height >= 44.0", "UIStackView.bottom == view.safeArea.bottom",
                "UIStackView.left == view.safeArea.left", "UIStackView.right == view.safeArea.right",
                "artwork.height == 240.0", "artwork.width == 240.0",
            ]
        ),
        CodeExample(
            name: "an animation with constraints that are kept",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class DrawerView: UIView {
                    let handle = UIView()
                    var handleConstraints: [NSLayoutConstraint] = []

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(handle)
                        handleConstraints = handle.drf
                            .top.equal(with: .parent).offset(by: 6)
                            .centeredH()
                            .sized(CGSize(width: 36, height: 5))
                            .build()
                        NSLayoutConstraint.activate(handleConstraints)
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "handle.centerX == DrawerView.centerX", "handle.height == 5.0", "handle.top == DrawerView.top 6.0",
                "handle.width == 36.0",
            ]
        ),
        CodeExample(
            name: "a safe area of another view",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class MapViewController: UIPlannedController {
                    let map = UIView()
                    let locate = UIButton()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        map.drf.fillParent()
                        locate.drf
                            .bottom.equal(to: map.safeAreaLayoutGuide.bottomAnchor).offset(by: 24)
                            .trailing.equal(with: .trailing(of: .safeArea)).offset(by: 24)
                            .size.equal(with: CGSize(sides: 48))
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "locate.bottom == map.safeArea.bottom -24.0", "locate.height == 48.0",
                "locate.trailing == view.safeArea.trailing -24.0", "locate.width == 48.0",
                "map.bottom == view.bottom", "map.left == view.left", "map.right == view.right",
                "map.top == view.top",
            ]
        ),
        CodeExample(
            name: "a form in a card",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class SignUpViewController: UIPlannedController {
                    private let card = UIView()
                    private let nameField = UITextField()
                    private let termsSwitch = UISwitch()
                    private let termsLabel = UILabel()

                    @LayoutPlan
                    var viewPlan: ViewPlan {
                        card.drf
                            .centerY.equal(with: .safeArea)
                            .localizedHorizontal.equal(to: view.layoutMarginsGuide)
                            .insert {
                                nameField.drf
                                    .top.localizedHorizontal.equal(with: .parent).offset(by: 20)
                                termsSwitch.drf
                                    .top.equal(to: nameField.bottomAnchor).offset(by: 16)
                                    .leading.equal(to: nameField.leadingAnchor)
                                    .bottom.equal(with: .parent).offset(by: 20)
                                termsLabel.drf
                                    .centerY.equal(to: termsSwitch)
                                    .leading.equal(to: termsSwitch.trailingAnchor).offset(by: 8)
                                    .trailing.moreThan(to: nameField.trailingAnchor)
                            }
                    }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        applyPlan()
                    }
                }
                """,
            constraints: [
                "card.centerY == view.safeArea.centerY", "card.leading == view.layoutMargins.leading",
                "card.trailing == view.layoutMargins.trailing", "nameField.leading == card.leading 20.0",
                "nameField.top == card.top 20.0", "nameField.trailing == card.trailing -20.0",
                "termsLabel.centerY == termsSwitch.centerY", "termsLabel.leading == termsSwitch.trailing 8.0",
                "termsLabel.trailing <= nameField.trailing", "termsSwitch.bottom == card.bottom -20.0",
                "termsSwitch.leading == nameField.leading", "termsSwitch.top == nameField.bottom 16.0",
            ]
        ),
        CodeExample(
            name: "the last of two equal relations",
            format: .draftsman,
            source: """
                import Draftsman
                import UIKit

                class ProgressView: UIView {
                    let track = UIView()

                    func setUp() {
                        addSubview(track)
                        track.drf
                            .height.equal(to: 2)
                            .matchParentH()
                            .left.equal(with: .parent).offset(by: 8)
                            .centeredV()
                            .apply()
                    }
                }
                """,
            constraints: [
                "track.centerY == ProgressView.centerY", "track.height == 2.0", "track.left == ProgressView.left 8.0",
                "track.right == ProgressView.right",
            ]
        ),
    ]
}
