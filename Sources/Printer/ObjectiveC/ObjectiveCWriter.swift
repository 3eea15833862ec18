import SwiftSource

/// Writes source in Objective-C: classes, or the statements of a method.
struct ObjectiveCWriter {
    typealias Section = LibrarySection<MasonryBlock>

    let dialect: String

    /// The source; it ends in a line break.
    func text(of plan: SourceFile<Section>, in context: PrintContext) -> String {
        var document = Document()
        HeaderWriter.write(dialect: dialect, notes: plan.isForAppKit ? [Self.appKit] : [], in: context, to: &document)
        if context.form.scope == .wholeFile {
            document.newline()
            for module in plan.imports { document.line("#import <" + module + "/" + module + ".h>") }
            for section in plan.sections { writeClass(section, to: &document) }
        } else {
            for section in plan.sections { writeStatements(section, to: &document) }
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
    }

    static let appKit = "These are views of AppKit; the source is for UIKit, so this does not compile."

    private func writeStatements(_ section: Section, to document: inout Document) {
        let names = ObjectiveCNames(
            locals: Set(section.parts.declarations.map(\.name) + section.localConstraints)
        )
        DeclarationWriter.writeHeading(of: section.parts, to: &document)
        write(section.parts.declarations, names, isLocal: true, to: &document)
        if !section.parts.configurations.isEmpty { document.newline() }
        write(section.parts.configurations, names, to: &document)
        if !section.hierarchy.isEmpty { document.newline() }
        write(section.hierarchy, names, to: &document)
        if section.makesConstraints { document.newline() }
        writeConstraints(section, names, to: &document)
    }

    // MARK: Classes

    private func writeClass(_ section: Section, to document: inout Document) {
        guard let shell = section.parts.shell else { return }
        document.newline()
        DeclarationWriter.writeNotes(section.parts.notes, to: &document)
        document.line("@interface " + shell.name + " : " + shell.bases.joined(separator: ", "))
        let declarations = section.parts.declarations
        let open =
            declarations.filter(\.isOpen).map { ("readonly", $0.value.className, $0.name) }
            + section.parts.constraintProperties.map { ("strong", "NSLayoutConstraint", $0) }
        writeProperties(open, to: &document)
        document.newline()
        document.line("@end")
        let hidden = declarations.filter { !$0.isOpen }.map { ("strong", $0.value.className, $0.name) }
        if !hidden.isEmpty {
            document.newline()
            document.line("@interface " + shell.name + " ()")
            writeProperties(hidden, to: &document)
            document.newline()
            document.line("@end")
        }
        document.newline()
        document.line("@implementation " + shell.name)
        let names = ObjectiveCNames(locals: [])
        let isMarked = declarations.count >= ClassWriter.markedViews
        if isMarked { writeMark("Life cycle", to: &document) }
        writeEntry(shell, makesViews: !declarations.isEmpty, to: &document)
        if isMarked { writeMark("Setup", to: &document) }
        if !declarations.isEmpty {
            writeMethod("- (void)" + ObjectiveCNames.createViews, to: &document) { document in
                write(declarations, names, isLocal: false, to: &document)
            }
        }
        if !section.parts.configurations.isEmpty {
            writeMethod("- (void)" + ClassShell.configureViews, to: &document) { document in
                write(section.parts.configurations, names, to: &document)
            }
        }
        if !section.hierarchy.isEmpty {
            writeMethod("- (void)" + LibraryFunction.addSubviews, to: &document) { document in
                write(section.hierarchy, names, to: &document)
            }
        }
        if section.makesConstraints {
            writeMethod("- (void)" + LibraryFunction.makeConstraints, to: &document) { document in
                writeConstraints(section, .init(locals: Set(section.localConstraints)), to: &document)
            }
        }
        if !shell.connections.isEmpty {
            document.newline()
            document.line("// " + ClassShell.connectionsTitle)
            for line in shell.connections { document.line("// - " + line) }
        }
        document.newline()
        document.line("@end")
    }

    /// A line for the jump bar of Xcode.
    private func writeMark(_ title: String, to document: inout Document) {
        document.newline()
        document.line(ObjectiveCNames.mark + " - " + title)
    }

    private func writeProperties(
        _ properties: [(kind: String, type: String, name: String)],
        to document: inout Document
    ) {
        if !properties.isEmpty { document.newline() }
        for property in properties {
            let attributes = property.kind == "readonly" ? "nonatomic, strong, readonly" : "nonatomic, strong"
            document.line("@property (" + attributes + ") " + property.type + " *" + property.name + ";")
        }
    }

    private func writeMethod(_ head: String, to document: inout Document, body: (inout Document) -> Void) {
        document.newline()
        document.line(head + " {")
        document.indent()
        body(&document)
        document.outdent()
        document.line("}")
    }

    /// The methods that set the class up.
    private func writeEntry(_ shell: ClassShell, makesViews: Bool, to document: inout Document) {
        let all = (makesViews ? [ObjectiveCNames.createViews] : []) + shell.calls
        if let view = shell.loadedView, let text = ObjectiveCConstruction.text(of: view) {
            writeMethod("- (void)loadView", to: &document) { $0.line("self.view = " + text + ";") }
        }
        guard let initializer = ObjectiveCInitializer.all.first(where: { $0.entries.contains(shell.entry) }) else {
            if shell.controllerArguments != nil {
                let call = shell.listArgument.map(ObjectiveCInitializer.text) ?? ObjectiveCInitializer.controllerCall
                writeMethod("- (instancetype)init", to: &document) { document in
                    document.line("self = [super " + call + "];")
                    if !shell.controllerSettings.isEmpty {
                        document.line("if (self) {")
                        document.indent()
                        write(shell.controllerSettings, of: "self", to: &document)
                        document.outdent()
                        document.line("}")
                    }
                    document.line("return self;")
                }
            }
            writeMethod("- (void)viewDidLoad", to: &document) { document in
                document.line("[super viewDidLoad];")
                for call in all { document.line("[self " + call + "];") }
            }
            return
        }
        let calls = all.count <= 1 ? all : [ClassShell.setUp]
        for (head, call) in [
            (initializer.head, initializer.call), (ObjectiveCInitializer.coderHead, "initWithCoder:coder"),
        ] {
            writeMethod("- (instancetype)" + head, to: &document) { document in
                var call = call
                if let style = shell.cellStyle {
                    call = call.replacing(
                        ":style ",
                        with: ":" + ObjectiveCLiteral.constant(ObjectiveCInitializer.cellStyle, style) + " "
                    )
                }
                document.line("self = [super " + call + "];")
                if !calls.isEmpty {
                    document.line("if (self) {")
                    document.indent()
                    for call in calls { document.line("[self " + call + "];") }
                    document.outdent()
                    document.line("}")
                }
                document.line("return self;")
            }
        }
        if calls != all {
            writeMethod("- (void)" + ClassShell.setUp, to: &document) { document in
                for call in all { document.line("[self " + call + "];") }
            }
        }
    }

    // MARK: Views

    private func write(
        _ declarations: [Declaration],
        _ names: ObjectiveCNames,
        isLocal: Bool,
        to document: inout Document
    ) {
        if isLocal, !declarations.isEmpty { document.newline() }
        func isLong(_ declaration: Declaration) -> Bool { !declaration.settings.isEmpty || !declaration.notes.isEmpty }
        for (position, declaration) in declarations.enumerated() {
            if position > 0, isLong(declaration) || isLong(declarations[position - 1]) { document.newline() }
            DeclarationWriter.writeNotes(declaration.notes, to: &document)
            // The property itself may be read-only.
            let target = isLocal ? declaration.name : "_" + declaration.name
            let head = isLocal ? declaration.value.className + " *" + declaration.name : target
            document.line(head + " = " + (ObjectiveCConstruction.text(of: declaration.value) ?? "nil") + ";")
            write(declaration.settings, of: target, to: &document)
        }
    }

    private func write(_ configurations: [Configuration], _ names: ObjectiveCNames, to document: inout Document) {
        for (position, configuration) in configurations.enumerated() {
            if position > 0, configuration.settings.count > 1 || configurations[position - 1].settings.count > 1 {
                document.newline()
            }
            write(configuration.settings, of: names.path(configuration.target), to: &document)
        }
    }

    private func write(_ settings: [Setting], of target: String, to document: inout Document) {
        for setting in settings {
            ObjectiveCSettings.write(setting, target: target, to: &document)
        }
    }

    private func write(_ hierarchy: [UIKitStatement], _ names: ObjectiveCNames, to document: inout Document) {
        for statement in hierarchy {
            ObjectiveCStatementWriter.write(statement, names, to: &document)
            document.line(";")
        }
    }

    // MARK: Constraints

    private func writeConstraints(_ section: Section, _ names: ObjectiveCNames, to document: inout Document) {
        MasonryWriter.write(section.calls, names, to: &document)
        if section.remainder.isEmpty { return }
        if !section.calls.isEmpty { document.newline() }
        var lastReason: String?
        for remaining in section.remainder {
            guard let name = remaining.constraint.holder.local else { continue }
            if remaining.reason != lastReason { document.line("// " + remaining.reason) }
            lastReason = remaining.reason
            document.text("NSLayoutConstraint *" + name + " = ")
            ObjectiveCStatementWriter.write(remaining.constraint, names, to: &document)
            document.line(";")
            if remaining.constraint.priority != 1000 {
                document.line(name + ".priority = " + SwiftLiteral.single(remaining.constraint.priority) + ";")
            }
            if let identifier = remaining.constraint.identifier {
                document.line(name + ".identifier = " + ObjectiveCLiteral.string(identifier) + ";")
            }
            if case .property(let property, _) = remaining.constraint.holder {
                document.line(names.path(property) + " = " + name + ";")
            }
        }
        lastReason = nil
        document.line("[NSLayoutConstraint activateConstraints:@[")
        document.indent()
        for remaining in section.remainder {
            if let name = remaining.constraint.holder.local {
                document.text(name)
            } else {
                if remaining.reason != lastReason { document.line("// " + remaining.reason) }
                lastReason = remaining.reason
                ObjectiveCStatementWriter.write(remaining.constraint, names, to: &document)
            }
            document.line(",")
        }
        document.outdent()
        document.line("]];")
    }
}

extension LibrarySection {
    /// The names of constraints until they are activated.
    var localConstraints: [String] { remainder.compactMap(\.constraint.holder.local) }
}
