@testable import LayoutReaders

extension CodeExamples {
    static let swiftlayoutScreens: [CodeExample] = [
        CodeExample(
            name: "a login form",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                final class LoginView: UIView, Layoutable {
                    var activation: Activation?
                    let emailField = UITextField()
                    let passwordField = UITextField()
                    let button = UIButton()

                    var layout: some Layout {
                        self.sl.sublayout {
                            emailField.sl.anchors {
                                Anchors.top.equalToSuper(constant: 40)
                                Anchors.horizontal.equalToSuper(inwardOffset: 24)
                            }
                            passwordField.sl.anchors {
                                Anchors.top.equalTo(emailField, attribute: .bottom, constant: 12)
                                Anchors.horizontal.equalTo(emailField)
                            }
                            button.sl.anchors {
                                Anchors.top.greaterThanOrEqualTo(passwordField, attribute: .bottom, constant: 24)
                                Anchors.centerX
                                Anchors.size.equalTo(width: 200, height: 44)
                            }
                        }
                    }

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        sl.updateLayout()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "button.centerX == LoginView.centerX", "button.height == 44.0",
                "button.top >= passwordField.bottom 24.0", "button.width == 200.0",
                "emailField.leading == LoginView.leading 24.0", "emailField.top == LoginView.top 40.0",
                "emailField.trailing == LoginView.trailing -24.0", "passwordField.leading == emailField.leading",
                "passwordField.top == emailField.bottom 12.0", "passwordField.trailing == emailField.trailing",
            ]
        ),
        CodeExample(
            name: "a controller with the safe area",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class FeedViewController: UIViewController, Layoutable {
                    var activation: Activation?
                    let header = UIView()
                    let list = UITableView()

                    var layout: some Layout {
                        view.sl.sublayout {
                            header.sl.anchors {
                                Anchors.top.equalTo(view.safeAreaLayoutGuide)
                                Anchors.horizontal
                                Anchors.height.equalTo(constant: 60).priority(.defaultHigh)
                            }
                            list.sl.anchors {
                                Anchors.top.equalTo(header, attribute: .bottom)
                                Anchors.shoe
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
                "header.height == 60.0 @750.0", "header.leading == view.leading", "header.top == view.safeArea.top",
                "header.trailing == view.trailing", "list.bottom == view.bottom", "list.leading == view.leading",
                "list.top == header.bottom", "list.trailing == view.trailing",
            ]
        ),
        CodeExample(
            name: "nested stacks",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class RowView: UIView, Layoutable {
                    var activation: Activation?
                    let icon = UIImageView()
                    let title = UILabel()
                    let subtitle = UILabel()
                    let stack: UIStackView = {
                        let stack = UIStackView()
                        stack.axis = .vertical
                        stack.spacing = 2
                        return stack
                    }()

                    @LayoutBuilder
                    var layout: some Layout {
                        self.sl.sublayout {
                            icon.sl.anchors {
                                Anchors.leading.centerY
                                Anchors.width.equalTo(constant: 32)
                                Anchors.height.equalTo(icon, attribute: .width).multiplier(0.75)
                            }
                            stack.sl.anchors {
                                Anchors.leading.equalTo(icon, attribute: .trailing, constant: 8)
                                Anchors.vertical.equalToSuper(inwardOffset: 6)
                                Anchors.trailing.lessThanOrEqualToSuper()
                            }.sublayout {
                                title
                                subtitle
                            }
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
                "icon.centerY == RowView.centerY", "icon.height == 0.75 * icon.width",
                "icon.leading == RowView.leading", "icon.width == 32.0", "stack.bottom == RowView.bottom -6.0",
                "stack.leading == icon.trailing 8.0", "stack.top == RowView.top 6.0",
                "stack.trailing <= RowView.trailing",
            ]
        ),
        CodeExample(
            name: "a layout that is activated by itself",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class PopupViewController: UIViewController {
                    let dim = UIView()
                    let popup = UIView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.sl.sublayout {
                            dim.sl.anchors { Anchors.allSides }
                            popup.sl.anchors {
                                Anchors.center
                                Anchors.width.lessThanOrEqualToSuper(constant: -32)
                                Anchors.width.equalTo(constant: 320).priority(.init(999))
                            }
                        }.finalActive()
                    }
                }
                """,
            constraints: [
                "dim.bottom == view.bottom", "dim.leading == view.leading", "dim.top == view.top",
                "dim.trailing == view.trailing", "popup.centerX == view.centerX", "popup.centerY == view.centerY",
                "popup.width <= view.width -32.0", "popup.width == 320.0 @999.0",
            ]
        ),
        CodeExample(
            name: "identifiers and configuration",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class CounterView: UIView, Layoutable {
                    var activation: Activation?

                    var layout: some Layout {
                        self.sl.sublayout {
                            UILabel().sl.identifying("value").onActivate { label in
                                label.text = "0"
                            }.anchors {
                                Anchors.center
                            }
                            UIButton().sl.identifying("more").anchors {
                                Anchors.leading.equalTo("value", attribute: .trailing, constant: 4)
                                Anchors.centerY.equalTo("value")
                            }
                        }
                    }

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        self.sl.updateLayout()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "UIButton.centerY == UILabel.centerY", "UIButton.leading == UILabel.trailing 4.0",
                "UILabel.centerX == CounterView.centerX", "UILabel.centerY == CounterView.centerY",
            ]
        ),
        CodeExample(
            name: "groups and constraints with names",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class PanelView: UIView, Layoutable {
                    var activation: Activation?
                    let top = UIView()
                    let bottom = UIView()

                    var layout: some Layout {
                        self.sl.sublayout {
                            GroupLayout {
                                top.sl.anchors {
                                    Anchors.cap
                                    Anchors.height.equalToSuper().multiplier(0.5).identifier("half")
                                }
                                bottom.sl.anchors {
                                    Anchors.top.equalTo(top.bottomAnchor, constant: 1)
                                    Anchors.shoe.equalToSuper()
                                }
                            }
                        }
                    }

                    func setUp() {
                        sl.updateLayout()
                    }
                }
                """,
            constraints: [
                "bottom.bottom == PanelView.bottom", "bottom.leading == PanelView.leading",
                "bottom.top == top.bottom 1.0", "bottom.trailing == PanelView.trailing",
                "top.height == 0.5 * PanelView.height #half", "top.leading == PanelView.leading",
                "top.top == PanelView.top", "top.trailing == PanelView.trailing",
            ]
        ),
        CodeExample(
            name: "the older way to name anchors",
            format: .swiftlayout,
            source: """
                import SwiftLayout
                import UIKit

                class LegacyView: UIView, Layoutable {
                    var activation: Activation?
                    let label = UILabel()

                    var layout: some Layout {
                        self {
                            label.anchors {
                                Anchors(.leading, .trailing).equalTo(constant: 0)
                                Anchors(.top).equalTo(constant: 10)
                                Anchors(.height).lessThanOrEqualTo(constant: 30)
                            }
                        }
                    }

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        updateLayout()
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "label.height <= 30.0", "label.leading == LegacyView.leading", "label.top == LegacyView.top 10.0",
                "label.trailing == LegacyView.trailing",
            ]
        ),
    ]
}
