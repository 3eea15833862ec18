// Printed by draft-inspect with --dialect stevia --form statements --view-config.

// not set of self: reuseIdentifier "order"

let priceBackdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

selectionStyle = .none
titleLabel.font = .boldSystemFont(ofSize: 15)
priceLabel.text = "9 €"

contentView.addSubview(titleLabel)
titleLabel.translatesAutoresizingMaskIntoConstraints = false
contentView.addSubview(priceBackdrop)
priceBackdrop.translatesAutoresizingMaskIntoConstraints = false
priceBackdrop.contentView.addSubview(priceLabel)
priceLabel.translatesAutoresizingMaskIntoConstraints = false

let defaultPriority = SteviaLayoutConstraint.defaultPriority
SteviaLayoutConstraint.defaultPriority = 1000
titleLabel.leading(16).centerVertically()

priceBackdrop.trailing(16)
priceBackdrop.Leading >= titleLabel.Trailing + 8
priceBackdrop.CenterY == titleLabel.CenterY

priceLabel.fillVertically().left(0).right(0)

SteviaLayoutConstraint.defaultPriority = defaultPriority
