import UIKit

public final class RoundButton: UIButton {
    public init(title: String) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        // On a small screen the total has too little room.
        widthAnchor.constraint(equalToConstant: 300).isActive = true
        heightAnchor.constraint(equalToConstant: 44).isActive = true
        layer.cornerRadius = Metrics.radius
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
