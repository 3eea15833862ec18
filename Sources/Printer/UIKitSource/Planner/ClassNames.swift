import LayoutModel
import SwiftSource

/// The names of a file's classes, and the file's imports.
enum ClassNames {
    /// A unique name for the class of each printed section, the same if one of them is printed alone.
    static func names(in context: PrintContext) -> [String] {
        let layout = context.layout
        // A generated name avoids every class that the layout names.
        var known = Set<String>()
        for view in layout.views {
            known.insert(TypeName.short(view.className))
            if let controller = view.viewController { known.insert(TypeName.short(controller)) }
        }
        var taken = context.options.together.taken
        var names: [String] = []
        for section in context.namedSections.map({ SectionContext(print: context, index: $0) }) {
            let root = layout.views[section.scope.root]
            let own =
                section.inheritedClass == nil ? SharedClasses.ownClass(of: root, section.scope.kind) : nil
            let candidates = own.map { [$0] } ?? MadeClassNames(section).candidates
            func isFree(_ name: String) -> Bool { !taken.contains(name) && (name == own || !known.contains(name)) }
            var name = candidates.first(where: isFree) ?? candidates[0]
            let stem = name
            var number = 2
            while !isFree(name) {
                name = stem + String(number)
                number += 1
            }
            taken.insert(name)
            names.append(name)
        }
        let printed = Set(context.printedSections)
        return zip(context.namedSections, names).filter { printed.contains($0.0) }.map(\.1)
    }

    /// `Login` of `Base.lproj/Login.storyboard`.
    static func stem(of path: String) -> String {
        let name = path.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? path
        return String(name.prefix { $0 != "." })
    }

    /// The imports of a file with such classes, in order: UIKit, the frameworks of some views, and the dialect's
    /// library.
    static func imports(in context: PrintContext, library: String?) -> [String] {
        var modules: Set<String> = ["UIKit"]
        if let library { modules.insert(library) }
        for view in context.sections.flatMap(\.views).map({ context.layout.views[$0] }) {
            for name in [view.className, view.baseClass] {
                if let module = FrameworkSuperclass.module(of: name) { modules.insert(module) }
            }
        }
        return modules.sorted()
    }
}
