import LayoutModel
import SwiftSource

/// The texts of a document that source looks up where the document had them: in its strings files, under the same keys.
struct LocalizedTexts: Sendable {
    /// The strings files have the name of the document: `Login` for `Base.lproj/Login.storyboard`.
    let table: String
    private var keys: [DocumentConnection.TextPlace: String] = [:]

    /// Foundation's function that looks a text up.
    static let function = "NSLocalizedString"

    /// Whether each text is a literal.
    var isEmpty: Bool { keys.isEmpty }

    /// No text: each is a literal.
    static let none = LocalizedTexts(table: "", connections: [])

    init(table: String, connections: [DocumentConnection]) {
        self.table = table
        for case .text(let key, let place)? in connections.map(\.link) { keys[place] = key }
    }

    /// A text of a document, and the key that source asks for; `nil`: a literal.
    struct Text: Sendable, Equatable {
        var literal: String
        var key: Key?

        struct Key: Sendable, Equatable {
            var name: String
            var table: String
        }

        /// `"Welcome"`, or `NSLocalizedString("abc.text", tableName: "Login", value: "Welcome", comment: "")`: UIKit shows the value
        /// where no file has the key, as a document does.
        var expression: SwiftExpression {
            guard let key else { return .string(literal) }
            return .call(
                LocalizedTexts.function,
                [
                    .init(value: .string(key.name)),
                    .init(label: "tableName", value: .string(key.table)),
                    .init(label: "value", value: .string(literal)),
                    .init(label: "comment", value: .string("")),
                ]
            )
        }
    }

    func text(_ literal: String, at place: DocumentConnection.TextPlace) -> Text {
        Text(literal: literal, key: keys[place].map { Text.Key(name: $0, table: table) })
    }

    /// The text of an attribute of a view.
    func text(_ literal: String, of view: Int, _ attribute: String) -> Text {
        text(literal, at: .attribute(view: view, key: attribute))
    }

    /// Where a view shows the text of an attribute, or of an item of one.
    static func place(of attribute: String, item: Int?, in view: Int) -> DocumentConnection.TextPlace {
        if let item { return .item(.init(host: view, key: attribute, position: item)) }
        return .attribute(view: view, key: attribute)
    }

    /// `UISegmentedControl(items: […])` with the titles as source looks them up.
    func localized(_ construction: Construction, of view: Int) -> Construction {
        guard !keys.isEmpty else { return construction }
        var construction = construction
        for index in construction.arguments.indices where construction.arguments[index].label == "items" {
            guard case .list(var titles) = construction.arguments[index].value else { continue }
            for position in titles.indices {
                guard case .string(let title) = titles[position].value else { continue }
                titles[position].value = text(title, of: view, "segments[\(position)]").expression
            }
            construction.arguments[index].value = .list(titles)
        }
        return construction
    }
}
