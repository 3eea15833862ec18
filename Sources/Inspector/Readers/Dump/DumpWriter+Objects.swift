import LayoutModel
import LayoutSemantics
import LayoutSyntax

extension DumpWriter {
    mutating func writeValue(of key: DumpKeys.View, of view: Layout.View, index: Int, level: Int) {
        func begin(_ writer: inout DumpWriter) { writer.output.key(key.rawValue, level: level) }
        func write(_ text: String?, _ writer: inout DumpWriter) {
            guard let text else { return }
            begin(&writer)
            writer.output.string(text)
        }
        func write(_ value: Bool?, default standard: Bool?, _ writer: inout DumpWriter) {
            guard let value, value != standard else { return }
            begin(&writer)
            writer.output.bool(value)
        }
        func write(_ value: PerAxis<Double>, default standard: PerAxis<Double>, _ writer: inout DumpWriter) {
            guard value != standard else { return }
            begin(&writer)
            writer.output.numbers(value.horizontal, value.vertical)
        }
        func write<Value>(_ value: Value?, _ writer: inout DumpWriter, _ body: (inout DumpWriter, Value) -> Void) {
            guard let value else { return }
            begin(&writer)
            body(&writer, value)
        }

        switch key {
        case .id: write(view.id, &self)
        case .class: write(view.className, &self)
        case .baseClass: write(view.statedBaseClass == view.className ? nil : view.statedBaseClass, &self)
        case .name: write(view.name, &self)
        case .owner: write(view.owner, &self)
        case .identifier: write(view.identifier, &self)
        case .label: write(view.label, &self)
        case .text: write(view.text, &self)
        case .frame: write(view.frame, &self) { writer, frame in writer.write(frame) }
        case .isTransformed: write(view.isTransformed, default: false, &self)
        case .intrinsicContentSize: write(view.intrinsicContentSize, &self) { writer, size in writer.write(size) }
        case .contentHugging:
            write(view.contentHugging, default: ContentPriorities(ofClass: view.baseClass).hugging, &self)
        case .compressionResistance:
            let standard = ContentPriorities(ofClass: view.baseClass).compressionResistance
            write(view.compressionResistance, default: standard, &self)
        case .baselineOffsets:
            write(view.baselineOffsets, &self) { writer, offsets in
                writer.output.openObject()
                writer.output.field("first", offsets.first)
                writer.output.field("last", offsets.last)
                writer.output.closeObject()
            }
        case .layoutMargins: write(view.layoutMargins, &self) { writer, margins in writer.write(margins) }
        case .authoredMargins: write(view.authoredMargins, &self) { writer, margins in writer.write(margins) }
        case .insetsMarginsFromSafeArea: write(view.insetsMarginsFromSafeArea, default: true, &self)
        case .preservesSuperviewMargins: write(view.preservesSuperviewMargins, default: false, &self)
        case .safeAreaInsets: write(view.safeAreaInsets, &self) { writer, insets in writer.write(insets) }
        case .alignmentRectInsets:
            let insets = view.alignmentRectInsets == .zero ? nil : view.alignmentRectInsets
            write(insets, &self) { writer, insets in writer.write(insets) }
        case .translatesAutoresizingMask: write(translatesAutoresizingMaskToWrite(index), default: nil, &self)
        case .autoresizingMask:
            guard !view.autoresizingMask.isEmpty else { return }
            begin(&self)
            output.strings(
                Layout.AutoresizingMask.named.lazy.filter { view.autoresizingMask.contains($0.option) }.map(\.name)
            )
        case .isHidden: write(view.isHidden, default: false, &self)
        case .layoutDirection: write(view.statedDirection?.rawValue, &self)
        case .viewController: write(view.viewController, &self)
        case .controllerName: write(view.controllerName, &self)
        case .stack: write(view.stack, &self) { writer, stack in writer.write(stack) }
        case .scroll: write(view.scroll, &self) { writer, scroll in writer.write(scroll) }
        case .guides: writeGuides(of: view, index: index, level: level)
        case .inferred:
            guard !view.inferred.isEmpty else { return }
            begin(&self)
            output.strings(view.inferred)
        case .attributes:
            guard !view.attributes.isEmpty else { return }
            begin(&self)
            output.openObject()
            for attribute in view.attributes {
                output.key(attribute.key)
                output.raw(attribute.json)
            }
            output.closeObject()
        case .location: write(view.location, &self) { writer, location in writer.write(location) }
        case .subviews: break
        }
    }

    private mutating func writeGuides(of view: Layout.View, index: Int, level: Int) {
        let faulty = skipped.guides[index] ?? []
        let listed = view.guides.map { layout.guides[$0] }.filter(\.isListed)
        guard !listed.isEmpty || !faulty.isEmpty else { return }
        output.key("guides", level: level)
        output.openArray()
        for guide in listed {
            output.next(level: level + 1)
            output.openObject()
            output.field("id", guide.id)
            output.field("kind", guide.kind.rawValue)
            output.field("identifier", guide.identifier)
            output.field("name", guide.name)
            if let frame = guide.frame {
                output.key("frame")
                write(frame)
            }
            output.closeObject()
        }
        for json in faulty {
            output.next(level: level + 1)
            output.raw(json)
        }
        output.closeArray(level: level)
    }

    private mutating func write(_ stack: Layout.Stack) {
        output.openObject()
        if stack.axis != .horizontal { output.field("axis", stack.axis.rawValue) }
        if stack.distribution != .fill { output.field("distribution", stack.distribution.rawValue) }
        if stack.alignment != .fill { output.field("alignment", stack.alignment.rawValue) }
        output.field("spacing", stack.spacing, default: 0)
        if let arranged = stack.statedArranged {
            output.key("arranged")
            output.strings(arranged.map { layout.views[$0].id })
        }
        if !stack.customSpacing.isEmpty {
            output.key("customSpacing")
            output.openObject()
            for (view, points) in stack.customSpacing { output.field(layout.views[view].id, points) }
            output.closeObject()
        }
        if stack.isLayoutMarginsRelative {
            output.key("isLayoutMarginsRelative")
            output.bool(true)
        }
        if stack.isBaselineRelative {
            output.key("isBaselineRelative")
            output.bool(true)
        }
        output.closeObject()
    }

    private mutating func write(_ scroll: Layout.Scroll) {
        output.openObject()
        if let size = scroll.contentSize {
            output.key("contentSize")
            output.numbers(size.width, size.height)
        }
        if scroll.contentOffset != Point(x: 0, y: 0) {
            output.key("contentOffset")
            output.numbers(scroll.contentOffset.x, scroll.contentOffset.y)
        }
        if let inset = scroll.contentInset {
            output.key("contentInset")
            write(inset)
        }
        output.closeObject()
    }

    // MARK: Constraints and reports

    mutating func write(_ constraint: Layout.Constraint) {
        output.openObject()
        output.field("id", constraint.id)
        if constraint.className != "NSLayoutConstraint" { output.field("class", constraint.className) }
        if let first = constraint.first {
            output.key("first")
            write(first)
        }
        if constraint.relation != .equal { output.field("relation", constraint.relation.rawValue) }
        if let second = constraint.second {
            output.key("second")
            write(second)
        }
        output.field("multiplier", constraint.multiplier, default: 1)
        output.field("constant", constraint.constant, default: 0)
        if !constraint.terms.isEmpty {
            output.key("terms")
            output.openArray()
            for term in constraint.terms {
                output.next()
                write(term.anchor, multiplier: term.multiplier)
            }
            output.closeArray()
        }
        output.field("priority", constraint.priority, default: 1000)
        output.field("identifier", constraint.identifier)
        output.field("name", constraint.name)
        output.field("owner", constraint.owner)
        if !constraint.isActive {
            output.key("isActive")
            output.bool(false)
        }
        if constraint.origin != .user { output.field("origin", constraint.origin.rawValue) }
        if let location = constraint.location {
            output.key("location")
            write(location)
        }
        output.closeObject()
    }

    private mutating func write(_ anchor: Layout.Anchor, multiplier: Double = 1) {
        output.openObject()
        output.field("item", layout.id(of: anchor.item))
        output.field("attribute", anchor.attribute.rawValue)
        output.field("multiplier", multiplier, default: 1)
        output.closeObject()
    }

    mutating func write(_ report: Layout.Report) {
        output.openObject()
        output.field("kind", report.kind.rawValue)
        if !report.constraints.isEmpty {
            output.key("constraints")
            output.strings(report.constraints)
        }
        output.field("broken", report.broken)
        output.field("item", report.item)
        if !report.attributes.isEmpty {
            output.key("attributes")
            output.strings(report.attributes.map(\.name))
        }
        output.field("text", report.text)
        if let location = report.location {
            output.key("location")
            write(location)
        }
        output.closeObject()
    }

    // MARK: Small values

    private mutating func write(_ frame: Rectangle) { output.numbers(frame.x, frame.y, frame.width, frame.height) }

    private mutating func write(_ size: PerAxis<Double?>) {
        output.openArray()
        for length in [size.horizontal, size.vertical] {
            output.next()
            if let length { output.number(length) } else { output.null() }
        }
        output.closeArray()
    }

    private mutating func write(_ insets: EdgeInsets) {
        output.openObject()
        output.field("top", insets.top)
        output.field("left", insets.left)
        output.field("bottom", insets.bottom)
        output.field("right", insets.right)
        output.closeObject()
    }

    private mutating func write(_ margins: DirectionalEdgeInsets) {
        output.openObject()
        output.field("top", margins.top)
        output.field("leading", margins.leading)
        output.field("bottom", margins.bottom)
        output.field("trailing", margins.trailing)
        output.closeObject()
    }

    private mutating func write(_ location: Layout.SourceLocation) {
        output.openObject()
        output.field("file", location.file)
        output.field("line", location.line)
        output.field("column", location.column)
        output.closeObject()
    }
}
