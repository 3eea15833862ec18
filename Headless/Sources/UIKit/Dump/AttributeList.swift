/// Attributes of one view, in the order in which they are added.
@MainActor
struct AttributeList {
    private(set) var members: [JSONMember] = []

    mutating func add(_ key: String, _ value: CGFloat) {
        members.append(.init(key, .number(Double(value))))
    }

    /// A case by its name.
    mutating func add<Value: Equatable>(_ key: String, _ value: Value, unless standard: Value) {
        if value != standard { members.append(.init(key, .string(String(describing: value)))) }
    }

    mutating func add(_ key: String, _ color: UIColor?) {
        if let color { members.append(.init(key, ColorRecord.value(of: color))) }
    }

    mutating func add(_ key: String, _ font: UIFont?) {
        if let font { members.append(.init(key, FontRecord.value(of: font))) }
    }

    mutating func add(_ key: String, _ image: UIImage?) {
        guard let name = image?.name else { return }
        if case .symbol? = image?.source {
            members.append(.init(key, .object([.init("name", .string(name)), .init("catalog", .string("system"))])))
        } else {
            members.append(.init(key, .string(name)))
        }
    }

    mutating func add(_ label: UILabel) {
        if label.numberOfLines != 1 { add("numberOfLines", CGFloat(label.numberOfLines)) }
        add("textAlignment", label.textAlignment, unless: .natural)
        add("lineBreakMode", label.lineBreakMode, unless: .byTruncatingTail)
        add("font", label.font)
        if label.textColor != .label { add("textColor", label.textColor) }
    }

    mutating func add(_ field: UITextField) {
        if let placeholder = field.placeholder { members.append(.init("placeholder", .string(placeholder))) }
        add("textAlignment", field.textAlignment, unless: .natural)
        add("borderStyle", field.borderStyle, unless: .none)
        add("font", field.font)
        if field.textColor != .label { add("textColor", field.textColor) }
    }

    mutating func add(_ view: UITextView) {
        if !view.isScrollEnabled { members.append(.init("isScrollEnabled", .bool(false))) }
        add("textAlignment", view.textAlignment, unless: .natural)
        add("font", view.font)
        add("textColor", view.textColor)
    }

    mutating func add(_ button: UIButton) {
        add("buttonType", button.buttonType, unless: .custom)
        if let configuration = button.configuration {
            members.append(.init("configuration", .string(configuration.style.rawValue)))
            add("configuration.image", configuration.image)
        }
        add("image", button.image(for: .normal))
        add("backgroundImage", button.backgroundImage(for: .normal))
        if let font = button.titleLabel?.font, font != .systemFont(ofSize: UIFont.labelFontSize) { add("font", font) }
    }

    mutating func addSegments(of control: UISegmentedControl) {
        let titles = control.titles.map { $0.map { JSONValue.string($0) } ?? .null }
        if !titles.isEmpty { members.append(.init("segments", .array(titles))) }
    }

    mutating func add(_ effect: UIVisualEffect?) {
        if let blur = effect as? UIBlurEffect {
            members.append(.init("effect", .string(String(describing: blur.style))))
        } else if let vibrancy = effect as? UIVibrancyEffect {
            let style = JSONValue.string(String(describing: vibrancy.blur.style))
            members.append(.init("effect", .object([.init("vibrancy", style)])))
        }
    }
}
