@testable import LayoutReaders

extension CodeExamples {
    static let snapkitMoreScreens: [CodeExample] = [
        CodeExample(
            name: "margins and a center with an offset",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class DialogViewController: UIViewController {
                    let dialog = UIView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(dialog)
                        dialog.snp.makeConstraints { make in
                            make.center.equalToSuperview().offset(-20)
                            make.leadingMargin.equalTo(view.snp.leadingMargin)
                            make.width.height.lessThanOrEqualTo(320)
                        }
                    }
                }
                """,
            constraints: [
                "dialog.centerX == view.centerX -20.0", "dialog.centerY == view.centerY -20.0",
                "dialog.height <= 320.0", "dialog.leadingMargin == view.leadingMargin", "dialog.width <= 320.0",
            ]
        ),
        CodeExample(
            name: "a loop over views",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class RatingView: UIView {
                    let low = UIButton()
                    let high = UIButton()

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        for button in [low, high] {
                            addSubview(button)
                            button.snp.makeConstraints { make in
                                make.width.height.equalTo(Self.side)
                                make.centerY.equalToSuperview()
                            }
                        }
                        high.snp.makeConstraints { make in
                            make.left.equalTo(low.snp.right).offset(Self.side / 4)
                        }
                    }

                    static let side: CGFloat = 32

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "high.centerY == RatingView.centerY", "high.height == 32.0", "high.left == low.right 8.0",
                "high.width == 32.0", "low.centerY == RatingView.centerY", "low.height == 32.0", "low.width == 32.0",
            ]
        ),
        CodeExample(
            name: "a layout guide of its own",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class SplitView: UIView {
                    let guide = UILayoutGuide()
                    let lower = UIView()

                    func build() {
                        addLayoutGuide(guide)
                        addSubview(lower)
                        guide.snp.makeConstraints { make in
                            make.top.leading.trailing.equalToSuperview()
                            make.height.equalToSuperview().multipliedBy(0.4)
                        }
                        lower.snp.makeConstraints { make in
                            make.top.equalTo(guide.snp.bottom)
                            make.leading.trailing.bottom.equalToSuperview()
                        }
                    }
                }
                """,
            constraints: [
                "guide.height == 0.4 * SplitView.height", "guide.leading == SplitView.leading",
                "guide.top == SplitView.top", "guide.trailing == SplitView.trailing",
                "lower.bottom == SplitView.bottom", "lower.leading == SplitView.leading", "lower.top == guide.bottom",
                "lower.trailing == SplitView.trailing",
            ]
        ),
        CodeExample(
            name: "a toolbar in an extension",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class EditorViewController: UIViewController {
                    private let toolbar = UIStackView()
                    private let bold = UIButton()
                    private let italic = UIButton()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addViews()
                        addConstraints()
                    }
                }

                extension EditorViewController {
                    private func addViews() {
                        view.addSubview(toolbar)
                        toolbar.axis = .horizontal
                        [bold, italic].forEach(toolbar.addArrangedSubview)
                    }

                    private func addConstraints() {
                        toolbar.snp.makeConstraints {
                            $0.left.right.equalTo(view)
                            $0.bottom.equalTo(view.keyboardLayoutGuide.snp.top)
                        }
                        bold.snp.makeConstraints { $0.size.equalTo(CGSize(width: 44, height: 36)) }
                        italic.snp.makeConstraints { $0.width.equalTo(bold.snp.height).multipliedBy(2).offset(1) }
                    }
                }
                """,
            constraints: [
                "bold.height == 36.0", "bold.width == 44.0", "italic.width == 2.0 * bold.height 1.0",
                "toolbar.bottom == view.keyboard.top", "toolbar.left == view.left", "toolbar.right == view.right",
            ]
        ),
        CodeExample(
            name: "a message bubble with directional insets",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                final class MessageCell: UICollectionViewCell {
                    private enum Style {
                        static let inset: CGFloat = 6
                    }

                    lazy var bubble: UIView = {
                        let view = UIView()
                        view.layer.cornerRadius = 16
                        return view
                    }()
                    lazy var label = UILabel()

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        contentView.addSubview(bubble)
                        bubble.addSubview(label)
                        bubble.snp.makeConstraints { make in
                            make.top.bottom.equalToSuperview().inset(Style.inset)
                            make.leading.equalToSuperview().offset(2 * Style.inset)
                            make.trailing.lessThanOrEqualToSuperview().inset(60)
                        }
                        label.snp.makeConstraints { make in
                            make.directionalEdges.equalToSuperview().inset(
                                NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                            )
                        }
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "bubble.bottom == contentView.bottom -6.0", "bubble.leading == contentView.leading 12.0",
                "bubble.top == contentView.top 6.0", "bubble.trailing <= contentView.trailing -60.0",
                "label.bottom == bubble.bottom -3.0", "label.leading == bubble.leading 2.0",
                "label.top == bubble.top 1.0", "label.trailing == bubble.trailing -4.0",
            ]
        ),
        CodeExample(
            name: "a closure over the superview",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class OnboardingView: UIView {
                    let page = UIView()
                    let dots = UIPageControl()

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(page)
                        addSubview(dots)
                        page.snp.makeConstraints { make in
                            make.top.leading.trailing.equalToSuperview()
                            make.bottom.equalTo(dots.snp.top).offset(-8)
                        }
                        dots.snp.makeConstraints { make in
                            make.centerX.equalTo(self)
                            make.bottom.equalTo(self.safeAreaLayoutGuide.snp.bottom).inset(20)
                            make.height.greaterThanOrEqualTo(26)
                        }
                        page.setContentHuggingPriority(.defaultLow, for: .vertical)
                        dots.setContentCompressionResistancePriority(.required, for: .vertical)
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "dots.bottom == OnboardingView.safeArea.bottom -20.0", "dots.centerX == OnboardingView.centerX",
                "dots.height >= 26.0", "page.bottom == dots.top -8.0", "page.leading == OnboardingView.leading",
                "page.top == OnboardingView.top", "page.trailing == OnboardingView.trailing",
            ]
        ),
    ]
}
