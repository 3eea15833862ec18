import UIKit

extension UIStackView {
    public convenience init(
        axis: NSLayoutConstraint.Axis,
        margins: UIEdgeInsets? = nil,
        distribution: UIStackView.Distribution = .fill,
        alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0
    ) {
        self.init(frame: .zero)
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
        guard let margins else { return }
        layoutMargins = margins
        isLayoutMarginsRelativeArrangement = true
    }
}

extension UILabel {
    public convenience init(text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    public convenience init(text: String? = nil, font: UIFont) {
        self.init(text: text)
        self.font = font
    }

    public convenience init(text: String? = nil, textColor: UIColor) {
        self.init(text: text)
        self.textColor = textColor
    }

    public convenience init(text: String? = nil, font: UIFont, textColor: UIColor) {
        self.init(text: text, font: font)
        self.textColor = textColor
    }
}

extension UITextField {
    public convenience init(placeholder: String?) {
        self.init(frame: .zero)
        self.placeholder = placeholder
    }

    public convenience init(text: String?, placeholder: String? = nil) {
        self.init(frame: .zero)
        self.text = text
        self.placeholder = placeholder
    }

    public convenience init(text: String? = nil, placeholder: String? = nil, font: UIFont) {
        self.init(text: text, placeholder: placeholder)
        self.font = font
    }

    public convenience init(text: String? = nil, placeholder: String? = nil, textColor: UIColor) {
        self.init(text: text, placeholder: placeholder)
        self.textColor = textColor
    }

    public convenience init(text: String? = nil, placeholder: String? = nil, font: UIFont, textColor: UIColor) {
        self.init(text: text, placeholder: placeholder, font: font)
        self.textColor = textColor
    }
}

extension UITextView {
    public convenience init(text: String?) {
        self.init(frame: .zero)
        self.text = text
    }

    public convenience init(text: String? = nil, font: UIFont) {
        self.init(text: text)
        self.font = font
    }

    public convenience init(text: String? = nil, textColor: UIColor) {
        self.init(text: text)
        self.textColor = textColor
    }

    public convenience init(text: String? = nil, font: UIFont, textColor: UIColor) {
        self.init(text: text, font: font)
        self.textColor = textColor
    }
}

extension UIButton {
    public convenience init(text: String?, textColor: UIColor) {
        self.init(frame: .zero)
        setTitle(text, for: .normal)
        setTitleColor(textColor, for: .normal)
    }
}
