/// An expression in the part of Objective-C that printers write.
indirect enum ObjectiveCExpression: Equatable, Sendable {
    case number(Double)
    /// `@"text"`
    case string(String)
    /// `self.view.topAnchor`, `make.top.equalTo(title).offset(8)`, `CGRectMake(0, 0, 1, 1)`
    case chain([Link])
    /// `[stack setCustomSpacing:8 afterView:title]`; no arguments for `[UILabel alloc]`.
    case message(ObjectiveCExpression, labels: [String], arguments: [ObjectiveCExpression])
    /// `@[a, b]`
    case list([Element])
    /// `A | B`
    case union([ObjectiveCExpression])
    /// `^(MASConstraintMaker *make) { … }`
    case block(parameter: String, body: [ObjectiveCStatement])

    enum Link: Equatable, Sendable {
        case member(String)
        case call([ObjectiveCExpression])
    }

    struct Element: Equatable, Sendable {
        var value: ObjectiveCExpression
        /// The comment above it.
        var comment: String?
    }

    /// The names of a chain that consists only of members.
    var names: [String]? {
        guard case .chain(let links) = self else { return nil }
        var names: [String] = []
        for link in links {
            guard case .member(let name) = link else { return nil }
            names.append(name)
        }
        return names
    }

    /// The only name.
    var name: String? { names.flatMap { $0.count == 1 ? $0[0] : nil } }

    /// The function and its arguments: `CGSizeMake(1, 2)`.
    var functionCall: (name: String, arguments: [ObjectiveCExpression])? {
        guard case .chain(let links) = self, links.count == 2, case .member(let name) = links[0],
            case .call(let arguments) = links[1]
        else { return nil }
        return (name, arguments)
    }
}

/// A statement of a method's body.
struct ObjectiveCStatement: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case expression(ObjectiveCExpression)
        case assignment(target: ObjectiveCExpression, value: ObjectiveCExpression)
        /// `UILabel *title = value;`
        case declaration(type: String, name: String, value: ObjectiveCExpression)
        /// `if (self) { … }`
        case ifSelf([ObjectiveCStatement])
        /// `return self;`
        case returnSelf
    }

    var kind: Kind
    /// The comments above it.
    var comments: [String]
    var line: Int
}

/// The code outside of methods.
struct ObjectiveCFile: Equatable, Sendable {
    struct Property: Equatable, Sendable {
        var attributes: [String]
        var type: String
        var name: String
        var comments: [String]
    }

    struct Interface: Equatable, Sendable {
        var name: String
        /// `nil` for a class extension.
        var superclass: String?
        var properties: [Property] = []
        var comments: [String]
    }

    struct Method: Equatable, Sendable {
        /// As spelled, without spaces: `-(void)addSubviews`.
        var signature: String
        var body: [ObjectiveCStatement]
        var comments: [String]
    }

    struct Implementation: Equatable, Sendable {
        var name: String
        var methods: [Method] = []
        /// The comments before its end.
        var lastComments: [String] = []
    }

    /// The names between the angle brackets of imports.
    var imports: [String] = []
    var interfaces: [Interface] = []
    var implementations: [Implementation] = []
    /// The statements of a text without classes.
    var statements: [ObjectiveCStatement] = []
    /// The comments at the beginning and at the end.
    var comments: [String] = []
    var lastComments: [String] = []
}
