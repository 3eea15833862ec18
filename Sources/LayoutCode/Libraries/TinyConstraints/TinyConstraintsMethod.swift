import LayoutModel
import LayoutSyntax

/// The methods of TinyConstraints 4.0.2.
struct TinyConstraintsMethod: Sendable {
    enum Kind: Sendable {
        /// `top(to:)`: an attribute and the same one of another item, or the anchor that is given.
        case single(LayoutAttribute)
        /// `topToSuperview()`
        case superview(LayoutAttribute)
        /// `topToBottom(of:)`
        case pair(LayoutAttribute, LayoutAttribute)
        /// `width(44)`
        case constant(LayoutAttribute)
        /// `width(min:max:)`
        case range(LayoutAttribute)
        case aspectRatio, constantSize, size, center, superviewCenter, origin, superviewOrigin
        case edges
        /// `edgesToSuperview()`, and the halves of it
        case superviewEdges([LayoutAttribute])
        case stack
        /// `setHugging(_:for:)`
        case contentPriority(isHugging: Bool)
    }

    var kind: Kind
    var signature: CallSignature

    private init(_ kind: Kind, _ signature: String) {
        self.kind = kind
        self.signature = CallSignature(signature)
    }

    /// The methods of a name.
    static func named(_ name: String) -> [TinyConstraintsMethod] { all[name] ?? [] }

    private static let all: [String: [TinyConstraintsMethod]] = {
        let end = " priority? isActive?"
        let relation = " relation?" + end
        let safe = " usingSafeArea?"
        var all: [String: [TinyConstraintsMethod]] = [:]
        for attribute in [LayoutAttribute.left, .right, .leading, .trailing, .top, .bottom] {
            all[attribute.rawValue] = [.init(.single(attribute), "to _? offset?" + relation)]
            all[attribute.rawValue + "ToSuperview"] = [.init(.superview(attribute), "_? offset?" + relation + safe)]
        }
        for attribute in [LayoutAttribute.centerX, .centerY] {
            all[attribute.rawValue] = [.init(.single(attribute), "to _? multiplier? offset?" + end)]
            all[attribute.rawValue + "ToSuperview"] = [
                .init(.superview(attribute), "_? multiplier? offset?" + end + safe)
            ]
        }
        for attribute in [LayoutAttribute.width, .height] {
            all[attribute.rawValue] = [
                .init(.constant(attribute), "_" + relation),
                .init(.single(attribute), "to _? multiplier? offset?" + relation),
                .init(.range(attribute), "min? max?" + end),
            ]
            all[attribute.rawValue + "ToSuperview"] = [
                .init(.superview(attribute), "_? multiplier? offset?" + relation + safe)
            ]
        }
        let pairs: [(String, LayoutAttribute, LayoutAttribute)] = [
            ("leadingToTrailing", .leading, .trailing), ("trailingToLeading", .trailing, .leading),
            ("leftToRight", .left, .right), ("rightToLeft", .right, .left), ("topToBottom", .top, .bottom),
            ("bottomToTop", .bottom, .top),
        ]
        for (name, first, second) in pairs { all[name] = [.init(.pair(first, second), "of offset?" + relation)] }
        all["widthToHeight"] = [.init(.pair(.width, .height), "of multiplier? offset?" + relation)]
        all["heightToWidth"] = [.init(.pair(.height, .width), "of multiplier? offset?" + relation)]
        all["aspectRatio"] = [.init(.aspectRatio, "_" + relation)]
        all["size"] = [
            .init(.constantSize, "_" + relation), .init(.size, "to multiplier? insets?" + relation),
        ]
        all["center"] = [.init(.center, "in offset?" + end)]
        all["centerInSuperview"] = [.init(.superviewCenter, "offset?" + end + safe)]
        all["origin"] = [.init(.origin, "to insets?" + relation)]
        all["originToSuperview"] = [.init(.superviewOrigin, "insets?" + relation + safe)]
        all["edges"] = [.init(.edges, "to excluding? insets?" + relation)]
        all["edgesToSuperview"] = [
            .init(.superviewEdges([.top, .left, .right, .bottom]), "excluding? insets?" + relation + safe)
        ]
        all["horizontalToSuperview"] = [.init(.superviewEdges([.left, .right]), "insets?" + relation + safe)]
        all["verticalToSuperview"] = [.init(.superviewEdges([.top, .bottom]), "insets?" + relation + safe)]
        all["stack"] = [.init(.stack, "_ axis? width? height? spacing?")]
        all["setHugging"] = [.init(.contentPriority(isHugging: true), "_ for")]
        all["setCompressionResistance"] = [.init(.contentPriority(isHugging: false), "_ for")]
        return all
    }()

    /// Whether only views have it: guides are in no superview.
    var isOfViews: Bool {
        switch kind {
        case .superview, .superviewCenter, .superviewOrigin, .superviewEdges, .stack, .contentPriority: true
        default: false
        }
    }
}

/// The arguments of a call that many methods take.
struct TinyConstraintsOptions {
    var values: [String: SwiftCode.Expression]
    var relation = Relation.equal
    var priority = 1000.0
    var isActive = true
    var usesSafeArea = false
    var offset = 0.0
    var multiplier = 1.0
    var token: Int
}
