@testable import LayoutReaders

extension CodeExamples {
    static let anchorsScreens: [CodeExample] = [
        CodeExample(
            name: "a profile cell with margins and a content view",
            format: .anchors,
            source: """
                import UIKit

                final class ProfileCell: UITableViewCell {
                    private let avatarView = UIImageView()
                    private let nameLabel = UILabel()
                    private let detailLabel = UILabel()

                    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        [avatarView, nameLabel, detailLabel].forEach {
                            $0.translatesAutoresizingMaskIntoConstraints = false
                            contentView.addSubview($0)
                        }
                        avatarView.layer.cornerRadius = 20
                        avatarView.clipsToBounds = true
                        nameLabel.font = .preferredFont(forTextStyle: .headline)
                        detailLabel.numberOfLines = 0
                        let margins = contentView.layoutMarginsGuide
                        NSLayoutConstraint.activate([
                            avatarView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                            avatarView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                            avatarView.widthAnchor.constraint(equalToConstant: 40),
                            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
                            nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
                            nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
                            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                            detailLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.lastBaselineAnchor, constant: 20),
                            detailLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
                            detailLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                        ])
                    }

                    required init?(coder: NSCoder) {
                        fatalError("init(coder:) has not been implemented")
                    }
                }
                """,
            constraints: [
                "avatarView.centerY == contentView.centerY", "avatarView.height == avatarView.width",
                "avatarView.leading == contentView.layoutMargins.leading", "avatarView.width == 40.0",
                "detailLabel.bottom == contentView.layoutMargins.bottom",
                "detailLabel.firstBaseline == nameLabel.lastBaseline 20.0",
                "detailLabel.leading == nameLabel.leading", "nameLabel.leading == avatarView.trailing 12.0",
                "nameLabel.top == contentView.layoutMargins.top",
                "nameLabel.trailing <= contentView.layoutMargins.trailing",
            ]
        ),
        CodeExample(
            name: "a scroll view with its content guide",
            format: .anchors,
            source: """
                import UIKit

                class ArticleViewController: UIViewController {
                    let scrollView = UIScrollView()
                    let contentStack = UIStackView()
                    let titleLabel = UILabel()
                    let bodyLabel = UILabel()

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        setupHierarchy()
                        setupConstraints()
                    }

                    private func setupHierarchy() {
                        scrollView.translatesAutoresizingMaskIntoConstraints = false
                        contentStack.translatesAutoresizingMaskIntoConstraints = false
                        contentStack.axis = .vertical
                        contentStack.spacing = 16
                        view.addSubview(scrollView)
                        scrollView.addSubview(contentStack)
                        contentStack.addArrangedSubview(titleLabel)
                        contentStack.addArrangedSubview(bodyLabel)
                    }

                    private func setupConstraints() {
                        let content = scrollView.contentLayoutGuide
                        let frame = scrollView.frameLayoutGuide
                        NSLayoutConstraint.activate([
                            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                            view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                            view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                            contentStack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
                            contentStack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                            contentStack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
                            contentStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
                            contentStack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
                        ])
                    }
                }
                """,
            constraints: [
                "contentStack.bottom == scrollView.contentLayout.bottom -20.0",
                "contentStack.leading == scrollView.contentLayout.leading 20.0",
                "contentStack.top == scrollView.contentLayout.top 20.0",
                "contentStack.trailing == scrollView.contentLayout.trailing -20.0",
                "contentStack.width == scrollView.frameLayout.width -40.0", "scrollView.leading == view.leading",
                "scrollView.top == view.safeArea.top", "view.bottom == scrollView.bottom",
                "view.trailing == scrollView.trailing",
            ]
        ),
        CodeExample(
            name: "a header whose aspect ratio is an expression",
            format: .anchors,
            source: """
                import UIKit

                class HeaderView: UIView {
                    private lazy var imageView: UIImageView = {
                        let imageView = UIImageView(image: UIImage(named: "header"))
                        imageView.translatesAutoresizingMaskIntoConstraints = false
                        imageView.contentMode = .scaleAspectFill
                        return imageView
                    }()

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(imageView)
                        imageView.topAnchor.constraint(equalTo: topAnchor).isActive = true
                        imageView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                        imageView.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
                        imageView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                        imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9.0 / 16.0).isActive = true
                    }

                    required init?(coder: NSCoder) { nil }
                }
                """,
            constraints: [
                "imageView.bottom == HeaderView.bottom", "imageView.height == 0.5625 * imageView.width",
                "imageView.leading == HeaderView.leading", "imageView.top == HeaderView.top",
                "imageView.trailing == HeaderView.trailing",
            ]
        ),
        CodeExample(
            name: "a message bubble with stored constraints",
            format: .anchors,
            source: """
                import UIKit

                class MessageCell: UICollectionViewCell {
                    let bubbleView = UIView()
                    let messageLabel = UILabel()
                    private var leadingConstraint: NSLayoutConstraint!
                    private var trailingConstraint: NSLayoutConstraint!

                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        contentView.addSubview(bubbleView)
                        bubbleView.addSubview(messageLabel)
                        bubbleView.translatesAutoresizingMaskIntoConstraints = false
                        messageLabel.translatesAutoresizingMaskIntoConstraints = false
                        leadingConstraint = bubbleView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
                        trailingConstraint = bubbleView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
                        leadingConstraint.isActive = true
                        trailingConstraint.isActive = false
                        NSLayoutConstraint.activate([
                            bubbleView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                            bubbleView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                            bubbleView.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
                            messageLabel.topAnchor.constraint(equalTo: bubbleView.topAnchor, constant: 8),
                            messageLabel.bottomAnchor.constraint(equalTo: bubbleView.bottomAnchor, constant: -8),
                            messageLabel.leadingAnchor.constraint(equalTo: bubbleView.leadingAnchor, constant: 12),
                            messageLabel.trailingAnchor.constraint(equalTo: bubbleView.trailingAnchor, constant: -12),
                        ])
                    }

                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
            constraints: [
                "bubbleView.bottom == contentView.bottom -4.0", "bubbleView.leading == contentView.leading 16.0",
                "bubbleView.top == contentView.top 4.0", "bubbleView.width <= 0.75 * contentView.width",
                "messageLabel.bottom == bubbleView.bottom -8.0", "messageLabel.leading == bubbleView.leading 12.0",
                "messageLabel.top == bubbleView.top 8.0", "messageLabel.trailing == bubbleView.trailing -12.0",
            ]
        ),
        CodeExample(
            name: "a text field above the keyboard",
            format: .anchors,
            source: """
                import UIKit

                class ComposeViewController: UIViewController {
                    let textField = UITextField()
                    var bottomConstraint: NSLayoutConstraint?
                    let keyboardInset: CGFloat = 12

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(textField)
                        textField.translatesAutoresizingMaskIntoConstraints = false
                        let guide = view.keyboardLayoutGuide
                        bottomConstraint = guide.topAnchor.constraint(equalTo: textField.bottomAnchor, constant: keyboardInset)
                        bottomConstraint?.priority = .defaultHigh
                        bottomConstraint?.isActive = true
                        textField.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 8).isActive = true
                        textField.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor, constant: -8).isActive = true
                    }

                    @objc func keyboardWillShow(_ notification: Notification) {
                        guard let frame = notification.userInfo?["frame"] as? CGRect else { return }
                        bottomConstraint?.constant = frame.height
                    }
                }
                """,
            constraints: [
                "textField.left == view.safeArea.left 8.0", "textField.right == view.safeArea.right -8.0",
                "view.keyboard.top == textField.bottom 12.0 @750.0",
            ]
        ),
        CodeExample(
            name: "nested stacks with custom spacing",
            format: .anchors,
            source: """
                import UIKit

                final class PlayerView: UIView {
                    let playButton = UIButton(type: .system)
                    let nextButton = UIButton(type: .system)
                    let slider = UISlider()
                    let titleLabel = UILabel()

                    private lazy var buttonStack: UIStackView = {
                        let stack = UIStackView(arrangedSubviews: [playButton, nextButton])
                        stack.axis = .horizontal
                        stack.distribution = .fillEqually
                        return stack
                    }()

                    private lazy var mainStack: UIStackView = {
                        let stack = UIStackView(arrangedSubviews: [titleLabel, slider, buttonStack])
                        stack.axis = .vertical
                        stack.alignment = .fill
                        stack.setCustomSpacing(24, after: slider)
                        stack.translatesAutoresizingMaskIntoConstraints = false
                        return stack
                    }()

                    convenience init() {
                        self.init(frame: .zero)
                        addSubview(mainStack)
                        pin(mainStack, inset: 10)
                        buttonStack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                    }

                    private func pin(_ subview: UIView, inset: CGFloat) {
                        NSLayoutConstraint.activate([
                            subview.topAnchor.constraint(equalTo: topAnchor, constant: inset),
                            subview.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
                            subview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
                            subview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
                        ])
                    }
                }
                """,
            constraints: [
                "buttonStack.height >= 44.0", "mainStack.bottom == PlayerView.bottom -10.0",
                "mainStack.leading == PlayerView.leading 10.0", "mainStack.top == PlayerView.top 10.0",
                "mainStack.trailing == PlayerView.trailing -10.0",
            ]
        ),
        CodeExample(
            name: "columns by layout guides",
            format: .anchors,
            source: """
                import UIKit

                class ColumnsView: UIView {
                    let left = UIView()
                    let right = UIView()
                    let gutter = UILayoutGuide()

                    func setUp() {
                        addSubview(left)
                        addSubview(right)
                        addLayoutGuide(gutter)
                        left.translatesAutoresizingMaskIntoConstraints = false
                        right.translatesAutoresizingMaskIntoConstraints = false
                        let constraints = [
                            gutter.widthAnchor.constraint(equalToConstant: 16),
                            gutter.centerXAnchor.constraint(equalTo: centerXAnchor),
                            left.trailingAnchor.constraint(equalTo: gutter.leadingAnchor),
                            right.leadingAnchor.constraint(equalTo: gutter.trailingAnchor),
                            left.widthAnchor.constraint(equalTo: right.widthAnchor),
                        ]
                        NSLayoutConstraint.activate(constraints)
                    }
                }
                """,
            constraints: [
                "gutter.centerX == ColumnsView.centerX", "gutter.width == 16.0", "left.trailing == gutter.leading",
                "left.width == right.width", "right.leading == gutter.trailing",
            ]
        ),
    ]
}
