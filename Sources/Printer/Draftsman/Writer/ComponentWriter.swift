import SwiftSource

/// Writes the content of a plan's braces.
struct ComponentWriter {
    private let components: [DraftsmanPlan.Component]
    private var roots: [Int] = []
    private var inserted: [[Int]]
    private var arranged: [[Int]]

    init(_ member: DraftsmanPlan.Member) {
        components = member.components
        inserted = Array(repeating: [], count: components.count)
        arranged = Array(repeating: [], count: components.count)
        for (index, component) in components.enumerated() {
            switch (component.parent, component.placement) {
            case (nil, _): roots.append(index)
            case (let parent?, .inserted): inserted[parent].append(index)
            case (let parent?, .arranged): arranged[parent].append(index)
            }
        }
    }

    /// The remaining work, last first.
    private enum Task {
        case component(Int)
        case closure(call: String, children: [Int])
        case steps(Int, from: Int)
        case endClosure
        case outdent
    }

    func write(to document: inout Document) {
        var tasks = roots.reversed().map(Task.component)
        while let task = tasks.popLast() {
            switch task {
            case .component(let index): begin(index, &tasks, &document)
            case .steps(let index, let first):
                for step in components[index].steps[first...] {
                    document.group { DraftsmanCalls.write(step, to: &$0) }
                    document.newline()
                }
            case .closure(let call, let children):
                document.line(call + " {")
                open(children, &tasks, &document)
            case .endClosure:
                document.outdent()
                document.line("}")
            case .outdent: document.outdent()
            }
        }
    }

    private func open(_ children: [Int], _ tasks: inout [Task], _ document: inout Document) {
        document.indent()
        tasks.append(.endClosure)
        tasks += children.reversed().map(Task.component)
    }

    private func begin(_ index: Int, _ tasks: inout [Task], _ document: inout Document) {
        let component = components[index]
        if component.subject.hasContent {
            DraftsmanCalls.write(component.subject, to: &document)
            document.line(" {")
            var rest: [Task] = [.steps(index, from: 0)]
            var content = arranged[index]
            if case .margined = component.subject {
                content = inserted[index]
            } else if !inserted[index].isEmpty {
                rest.append(.closure(call: ".insert", children: inserted[index]))
            }
            tasks += rest.reversed()
            open(content, &tasks, &document)
            return
        }
        var closures: [Task] = []
        if !inserted[index].isEmpty { closures.append(.closure(call: ".insert", children: inserted[index])) }
        if !arranged[index].isEmpty { closures.append(.closure(call: ".insertStacked", children: arranged[index])) }
        let steps = component.steps
        if steps.isEmpty, closures.isEmpty {
            DraftsmanCalls.write(component.subject, to: &document)
            document.newline()
        } else if steps.count == 1, closures.isEmpty {
            document.group { document in
                DraftsmanCalls.write(component.subject, to: &document)
                document.text(".drf")
                document.indented { document in
                    document.softBreak()
                    document.group { DraftsmanCalls.write(steps[0], to: &$0) }
                }
            }
            document.newline()
        } else if steps.isEmpty, closures.count == 1, case .closure(let call, let children) = closures[0] {
            DraftsmanCalls.write(component.subject, to: &document)
            document.line(".drf" + call + " {")
            open(children, &tasks, &document)
        } else {
            DraftsmanCalls.write(component.subject, to: &document)
            document.line(".drf")
            document.indent()
            tasks.append(.outdent)
            tasks += closures.reversed()
            tasks.append(.steps(index, from: 0))
        }
    }
}
