import Draftsman
import UIKit

/// Messages on both sides, above a field that follows the keyboard.
final class ChatScreen: UIPlannedController {
    private let received = ChatBubble(text: "Are you there?")
    private let sent = ChatBubble(text: "On my way, with the tickets and something to drink.")
    private let field = UITextField(placeholder: "Message")
    private let send = UIButton(type: .system)

    @LayoutPlan var viewPlan: ViewPlan {
        received.drf
            .top.leading.equal(with: .safeArea).offset(by: 16)
            .width.lessThan(with: .parent).multiplied(by: 0.75)
        sent.drf
            .top.equal(to: received.bottomAnchor).offset(by: 8)
            .trailing.equal(with: .safeArea).offset(by: 16)
            .width.lessThan(with: .parent).multiplied(by: 0.75)
        field.drf
            .leading.bottom.equal(with: .safeArea).offset(by: 16)
            .height.equal(to: 36)
        send.drf
            .leading.equal(to: field.trailingAnchor).offset(by: 8)
            .trailing.equal(with: .safeArea).offset(by: 16)
            .centerY.equal(to: field.centerYAnchor)
            .resistHorizontalExpansion(.required)
            .resistHorizontalCompression(.required)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        send.setTitle("Send", for: .normal)
        applyPlan()
    }
}

/// A text of any length with space around it.
final class ChatBubble: UIPlannedView {
    private let label: UILabel

    init(text: String) {
        label = UILabel(text: text)
        super.init(frame: .zero)
        label.numberOfLines = 0
        applyPlan()
    }

    required init?(coder: NSCoder) { nil }

    @LayoutPlan var viewPlan: ViewPlan { label.drf.fillParent().offset(by: 12) }
}
