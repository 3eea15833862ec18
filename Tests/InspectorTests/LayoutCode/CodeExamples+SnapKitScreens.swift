@testable import LayoutReaders

extension CodeExamples {
    static let snapkitScreens: [CodeExample] = [
        CodeExample(
            name: "a login form in one view",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                final class LoginView: UIView {
                    private let logoView = UIImageView(image: UIImage(named: "logo"))
                    private let emailField = UITextField()
                    private let passwordField = UITextField()
                    private let loginButton = UIButton(type: .system)

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        configure()
                    }

                    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

                    private func configure() {
                        backgroundColor = .systemBackground
                        loginButton.setTitle("Log In", for: .normal)
                        [logoView, emailField, passwordField, loginButton].forEach { addSubview($0) }
                        logoView.snp.makeConstraints {
                            $0.top.equalTo(safeAreaLayoutGuide).offset(40)
                            $0.centerX.equalToSuperview()
                            $0.size.equalTo(80)
                        }
                        emailField.snp.makeConstraints {
                            $0.top.equalTo(logoView.snp.bottom).offset(32)
                            $0.leading.trailing.equalToSuperview().inset(24)
                            $0.height.equalTo(44)
                        }
                        passwordField.snp.makeConstraints {
                            $0.top.equalTo(emailField.snp.bottom).offset(12)
                            $0.leading.trailing.height.equalTo(emailField)
                        }
                        loginButton.snp.makeConstraints {
                            $0.top.greaterThanOrEqualTo(passwordField.snp.bottom).offset(24)
                            $0.directionalHorizontalEdges.equalToSuperview().inset(24)
                            $0.bottom.lessThanOrEqualTo(safeAreaLayoutGuide).inset(16)
                        }
                    }
                }
                """,
            constraints: [
                "emailField.height == 44.0", "emailField.leading == LoginView.leading 24.0",
                "emailField.top == logoView.bottom 32.0", "emailField.trailing == LoginView.trailing -24.0",
                "loginButton.bottom <= LoginView.safeArea.bottom -16.0",
                "loginButton.leading == LoginView.leading 24.0", "loginButton.top >= passwordField.bottom 24.0",
                "loginButton.trailing == LoginView.trailing -24.0", "logoView.centerX == LoginView.centerX",
                "logoView.height == 80.0", "logoView.top == LoginView.safeArea.top 40.0", "logoView.width == 80.0",
                "passwordField.height == emailField.height", "passwordField.leading == emailField.leading",
                "passwordField.top == emailField.bottom 12.0", "passwordField.trailing == emailField.trailing",
            ]
        ),
        CodeExample(
            name: "a table cell with insets",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class OrderCell: UITableViewCell {
                    let card = UIView()
                    let titleLabel = UILabel()
                    let priceLabel = UILabel()

                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        contentView.addSubview(card)
                        card.addSubview(titleLabel)
                        card.addSubview(priceLabel)
                        card.snp.makeConstraints { make in
                            make.edges.equalToSuperview().inset(UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
                        }
                        titleLabel.snp.makeConstraints { make in
                            make.leading.top.equalToSuperview().offset(12)
                            make.bottom.equalToSuperview().offset(-12)
                            make.trailing.lessThanOrEqualTo(priceLabel.snp.leading).offset(-8)
                        }
                        priceLabel.snp.makeConstraints { make in
                            make.trailing.equalToSuperview().inset(12)
                            make.lastBaseline.equalTo(titleLabel)
                        }
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "card.bottom == contentView.bottom -4.0", "card.left == contentView.left 16.0",
                "card.right == contentView.right -16.0", "card.top == contentView.top 4.0",
                "priceLabel.lastBaseline == titleLabel.lastBaseline", "priceLabel.trailing == card.trailing -12.0",
                "titleLabel.bottom == card.bottom -12.0", "titleLabel.leading == card.leading 12.0",
                "titleLabel.top == card.top 12.0", "titleLabel.trailing <= priceLabel.leading -8.0",
            ]
        ),
        CodeExample(
            name: "an aspect ratio and a fraction",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class VideoViewController: UIViewController {
                    private lazy var playerView = UIView()
                    private lazy var progressView: UIProgressView = {
                        let view = UIProgressView(progressViewStyle: .default)
                        view.progress = 0.3
                        return view
                    }()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(playerView)
                        view.addSubview(progressView)
                        playerView.snp.makeConstraints { make in
                            make.top.left.right.equalTo(view.safeAreaLayoutGuide)
                            make.height.equalTo(playerView.snp.width).multipliedBy(9.0 / 16.0)
                        }
                        progressView.snp.makeConstraints { make in
                            make.top.equalTo(playerView.snp.bottom)
                            make.centerX.equalTo(playerView)
                            make.width.equalToSuperview().dividedBy(2)
                        }
                    }
                }
                """,
            constraints: [
                "playerView.height == 0.5625 * playerView.width", "playerView.left == view.safeArea.left",
                "playerView.right == view.safeArea.right", "playerView.top == view.safeArea.top",
                "progressView.centerX == playerView.centerX", "progressView.top == playerView.bottom",
                "progressView.width == 0.5 * view.width",
            ]
        ),
        CodeExample(
            name: "a constraint that is kept",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class ChatInputView: UIView {
                    let textView = UITextView()
                    var bottomConstraint: Constraint?
                    var heightConstraint: Constraint!

                    init() {
                        super.init(frame: .zero)
                        addSubview(textView)
                        textView.snp.makeConstraints { make in
                            make.top.horizontalEdges.equalToSuperview().inset(8)
                            heightConstraint = make.height.equalTo(36).priority(.medium).constraint
                            self.bottomConstraint = make.bottom.equalTo(safeAreaLayoutGuide.snp.bottom).offset(-8).constraint
                        }
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "textView.bottom == ChatInputView.safeArea.bottom -8.0", "textView.height == 36.0 @500.0",
                "textView.left == ChatInputView.left 8.0", "textView.right == ChatInputView.right -8.0",
                "textView.top == ChatInputView.top 8.0",
            ]
        ),
        CodeExample(
            name: "constraints that are made again",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class BannerViewController: UIViewController {
                    let banner = UIView()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(banner)
                        banner.snp.makeConstraints { make in
                            make.top.left.right.equalToSuperview()
                            make.height.equalTo(0)
                        }
                        banner.snp.remakeConstraints { make in
                            make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
                            make.left.right.equalToSuperview()
                            make.height.equalTo(60).labeled("banner height")
                        }
                    }
                }
                """,
            constraints: [
                "banner.height == 60.0 #banner height", "banner.left == view.left", "banner.right == view.right",
                "banner.top == view.safeArea.top",
            ]
        ),
        CodeExample(
            name: "a scroll view and its content",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class TermsViewController: UIViewController {
                    private let scrollView = UIScrollView()
                    private let contentView = UIView()
                    private let label = UILabel()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(scrollView)
                        scrollView.addSubview(contentView)
                        contentView.addSubview(label)
                        scrollView.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
                        contentView.snp.makeConstraints {
                            $0.edges.equalTo(scrollView.contentLayoutGuide)
                            $0.width.equalTo(scrollView.frameLayoutGuide)
                        }
                        label.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
                    }
                }
                """,
            constraints: [
                "contentView.bottom == scrollView.contentLayout.bottom",
                "contentView.left == scrollView.contentLayout.left",
                "contentView.right == scrollView.contentLayout.right",
                "contentView.top == scrollView.contentLayout.top",
                "contentView.width == scrollView.frameLayout.width", "label.bottom == contentView.bottom -20.0",
                "label.left == contentView.left 20.0", "label.right == contentView.right -20.0",
                "label.top == contentView.top 20.0", "scrollView.bottom == view.safeArea.bottom",
                "scrollView.left == view.safeArea.left", "scrollView.right == view.safeArea.right",
                "scrollView.top == view.safeArea.top",
            ]
        ),
        CodeExample(
            name: "priorities by name and number",
            format: .snapkit,
            source: """
                import SnapKit
                import UIKit

                class TagView: UIView {
                    let label = UILabel()
                    let icon = UIImageView()

                    func setupViews() {
                        addSubview(icon)
                        addSubview(label)
                        icon.snp.makeConstraints { make in
                            make.leading.centerY.equalToSuperview()
                            make.size.equalTo(CGSize(width: 12, height: 16)).priority(999)
                        }
                        label.snp.makeConstraints { make in
                            make.leading.equalTo(icon.snp.trailing).offset(4).priority(.high)
                            make.centerY.equalTo(icon).offset(-1)
                            make.trailing.equalToSuperview().priority(.low)
                            make.width.lessThanOrEqualTo(self).multipliedBy(0.8).offset(-4).priority(UILayoutPriority(600))
                        }
                    }
                }
                """,
            constraints: [
                "icon.centerY == TagView.centerY", "icon.height == 16.0 @999.0", "icon.leading == TagView.leading",
                "icon.width == 12.0 @999.0", "label.centerY == icon.centerY -1.0",
                "label.leading == icon.trailing 4.0 @750.0", "label.trailing == TagView.trailing @250.0",
                "label.width <= 0.8 * TagView.width -4.0 @600.0",
            ]
        ),
    ]
}
