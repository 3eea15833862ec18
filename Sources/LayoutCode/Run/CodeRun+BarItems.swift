import LayoutModel
import LayoutSyntax

/// An item of a toolbar: what it shows besides a view, as members of a JSON object.
struct CodeBarItem: Sendable {
    var members: [(key: String, json: String)] = []
    /// The custom view, by object.
    var view: Int?

    func json(id: (Int) -> String) -> String {
        JSONText.object(
            members.map { ($0.key, $0.json) } + (view.map { [("customView", JSONText.string(id($0)))] } ?? [])
        )
    }
}

extension CodeRun {
    /// Whether a view of another file is a toolbar, since its `items` are those of bars.
    func isToolbar(_ object: Int, holding expression: SwiftCode.Expression) -> Bool {
        guard isOfUnknownClass(object), case .list(let elements, _) = expression else { return false }
        return elements.contains { element in
            guard case .chain(.name("UIBarButtonItem"), _, _) = element else { return false }
            return true
        }
    }

    /// `toolbar.items = […]`: the custom views of the items become subviews.
    mutating func setBarItems(
        _ expression: SwiftCode.Expression,
        of bar: Int,
        _ token: Int
    ) throws(ReadError) {
        guard case .list(let elements, _) = expression else { throw fault("the items of a toolbar are no list", token) }
        var items: [CodeBarItem] = []
        for element in elements {
            let item = try barItem(element)
            if let view = item.view { try addSubview(view, to: bar, token: element.token) }
            items.append(item)
        }
        objects[bar].barItems = items
        guard objects[bar].view.baseClass != "UIToolbar" else { return }
        if objects[bar].isDeclaredElsewhere || isRootOfFragment(bar) {
            objects[bar].view.className = "UIToolbar"
        } else {
            objects[bar].view.statedBaseClass = "UIToolbar"
        }
    }

    mutating func barItem(_ expression: SwiftCode.Expression) throws(ReadError) -> CodeBarItem {
        let fault = fault("this item of a toolbar is not read; give it as UIBarButtonItem(…) here", expression.token)
        guard case .chain(let primary, let links, _) = expression else { throw fault }
        var item = CodeBarItem()
        switch primary {
        case .implicit("flexibleSpace") where links.count == 1:
            item.members = [("systemItem", JSONText.string("flexibleSpace"))]
            return item
        case .implicit("fixedSpace"):
            guard links.count == 1, case .call(let arguments) = links[0].kind, arguments.count == 1 else { throw fault }
            let width = JSONText.number(try number(arguments[0].value))
            item.members = [("systemItem", JSONText.string("fixedSpace")), ("width", width)]
            return item
        case .name("UIBarButtonItem"): break
        default: throw fault
        }
        guard links.count == 1, case .call(let arguments) = links[0].kind else { throw fault }
        for argument in arguments {
            switch argument.label {
            case "customView": item.view = try object(argument.value)
            case "systemItem", "barButtonSystemItem":
                item.members.append(("systemItem", JSONText.string(try member(argument.value))))
            case "title":
                if let title = try text(argument.value) { item.members.append(("title", JSONText.string(title))) }
            case "style": item.members.append(("style", JSONText.string(try member(argument.value))))
            case "image":
                guard case .image(let name?, let isSymbol) = try evaluate(argument.value) else { throw fault }
                let catalog = isSymbol ? [("catalog", JSONText.string("system"))] : []
                item.members.append(("image", JSONText.object([("name", JSONText.string(name))] + catalog)))
            // What happens on a tap.
            case "target", "action", "primaryAction", "menu": continue
            default: throw fault
            }
        }
        return item
    }
}
