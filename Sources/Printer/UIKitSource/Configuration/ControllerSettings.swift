import LayoutModel
import SwiftSource

/// What source sets of the controller whose view is the root of a section.
struct ControllerSettings {
    /// For its initializer: UIKit asks for them before it loads the view.
    private(set) var beforeView: [Setting] = []
    /// For the function that configures the views.
    private(set) var withView: [Setting] = []
    /// The keys of the root's attributes that need no further setting.
    private(set) var keys: Set<String> = []

    init(_ section: SectionContext) {
        guard section.options.printsConfiguration, section.scope.kind == .controller else { return }
        let root = section.layout.views[section.scope.root]
        let ancestry = UIKitClass.named(FrameworkSuperclass.controller(rootView: root))?.ancestry ?? []
        let attributes = Dictionary(root.attributes.map { ($0.key, $0.json) }) { first, _ in first }
        for property in UIKitProperty.controllers where property.owners.contains(where: ancestry.contains) {
            let key = UIKitProperty.controllerPrefix + property.key
            let textKey = property.key == UIKitProperty.tabBarItem ? key + ".title" : key
            let isBefore = UIKitProperty.isAskedBeforeView(property.key)
            guard let value = attributes[key].flatMap({ AttributeValue(json: $0) }),
                let setting = SettingSpelling.setting(
                    property,
                    value,
                    text: { literal, _ in section.print.texts.text(literal, of: section.scope.root, textKey) }
                ),
                // A class that exists already has an initializer that source does not know.
                section.form.scope == .wholeFile || !isBefore
            else { continue }
            keys.insert(key)
            if property.standard(in: ancestry) == value { continue }
            if isBefore { beforeView.append(setting) } else { withView.append(setting) }
        }
    }
}
