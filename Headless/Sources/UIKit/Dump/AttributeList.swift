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

    mutating func add(_ key: String, _ value: CGFloat, unless standard: CGFloat) {
        if value != standard { add(key, value) }
    }

    mutating func add(_ key: String, _ value: Bool, unless standard: Bool) {
        if value != standard { members.append(.init(key, .bool(value))) }
    }

    mutating func add(_ key: String, _ value: String?, unless standard: String?) {
        if let value, value != standard { members.append(.init(key, .string(value))) }
    }

    mutating func add(_ key: String, _ value: UIColor?, unless standard: UIColor?) {
        if value != standard { add(key, value) }
    }

    mutating func add(_ key: String, _ value: UIImage?, unless standard: UIImage?) {
        if value !== standard { add(key, value) }
    }

    /// A view of a class as it is when it was made, to compare with.
    static func plain<View: UIView>(_ type: View.Type, _ make: () -> View) -> View {
        let key = ObjectIdentifier(type)
        if let known = plainViews[key] as? View { return known }
        let view = make()
        plainViews[key] = view
        return view
    }

    private static var plainViews: [ObjectIdentifier: UIView] = [:]

    /// A property that is off by default.
    mutating func add(_ key: String, _ isOn: Bool) {
        if isOn { members.append(.init(key, .bool(true))) }
    }

    mutating func add(_ key: String, _ color: UIColor?) {
        if let color { members.append(.init(key, ColorRecord.value(of: color))) }
    }

    mutating func add(_ key: String, _ font: UIFont?) {
        if let font { members.append(.init(key, FontRecord.value(of: font))) }
    }

    mutating func add(_ key: String, _ image: UIImage?) {
        guard let image else { return }
        guard let name = image.name else {
            // Drawn by code: it has a size and no name.
            guard image.size != .zero else { return }
            let size = [
                JSONMember("width", .number(Double(image.size.width))),
                .init("height", .number(Double(image.size.height))),
            ]
            members.append(.init(key, .object(size)))
            return
        }
        if case .symbol = image.source {
            members.append(.init(key, .object([.init("name", .string(name)), .init("catalog", .string("system"))])))
        } else {
            members.append(.init(key, .string(name)))
        }
    }

    mutating func add(_ label: UILabel) {
        if label.numberOfLines != 1 { add("numberOfLines", CGFloat(label.numberOfLines)) }
        add("lineBreakMode", label.lineBreakMode, unless: .byTruncatingTail)
        add("font", label.font)
    }

    mutating func add(_ field: UITextField) {
        if let placeholder = field.placeholder { members.append(.init("placeholder", .string(placeholder))) }
        // Stated even where it is the default: readers of dumps take a field without a border style for a rounded one.
        members.append(.init("borderStyle", .string(String(describing: field.borderStyle))))
        add("font", field.font)
    }

    mutating func add(_ view: UITextView) {
        if !view.isScrollEnabled { members.append(.init("isScrollEnabled", .bool(false))) }
        add("font", view.font)
    }

    mutating func add(_ button: UIButton) {
        // Stated even where it is the default: readers of dumps take a button without a type for a system one.
        members.append(.init("buttonType", .string(String(describing: button.buttonType))))
        if let configuration = button.configuration { add(configuration) }
        if button.contentEdgeInsets != .zero {
            let insets = button.contentEdgeInsets
            let sides = [
                ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
            ]
            members.append(.init("contentEdgeInsets", .object(sides.map { .init($0.0, .number(Double($0.1))) })))
        }
        add("image", button.image(for: .normal))
        add("backgroundImage", button.backgroundImage(for: .normal))
        if let font = button.titleLabel?.font, font != .systemFont(ofSize: UIFont.labelFontSize) { add("font", font) }
    }

    private mutating func add(_ configuration: UIButton.Configuration) {
        members.append(.init("configuration", .string(configuration.style.rawValue)))
        let standard = UIButton.Configuration(style: configuration.style)
        add("configuration.image", configuration.image)
        if let subtitle = configuration.subtitle {
            members.append(.init("configuration.subtitle", .string(subtitle)))
        }
        if configuration.imagePlacement != standard.imagePlacement, let name = configuration.imagePlacement.name {
            members.append(.init("configuration.imagePlacement", .string(name)))
        }
        if configuration.imagePadding != standard.imagePadding {
            add("configuration.imagePadding", configuration.imagePadding)
        }
        if configuration.titlePadding != standard.titlePadding {
            add("configuration.titlePadding", configuration.titlePadding)
        }
        if configuration.contentInsets != standard.contentInsets {
            let insets = configuration.contentInsets
            let sides = [
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ]
            members.append(
                .init("configuration.contentInsets", .object(sides.map { .init($0.0, .number(Double($0.1))) }))
            )
        }
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
