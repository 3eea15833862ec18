import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutModel
@testable import LayoutReaders

/// Frames that code sets have no constraints of their own: what counts is that they satisfy those that were printed.
@Suite("printed frames as input")
struct FrameRoundTripTests {
    private static let format = InputFormat(rawValue: "notautolayout")

    private static let sizes: [(width: Double, height: Double)] = [
        (320, 480), (320, 568), (375, 667), (375, 812), (390, 844), (414, 736), (428, 926), (568, 320), (768, 1024),
        (844, 390), (1024, 768), (1366, 1024),
    ]

    @Test("have the same frames at 12 sizes as the constraints that were printed", arguments: AllScreens.all.indices)
    func screens(_ index: Int) throws {
        let layout = try layout(AllScreens.all[index].dump)
        for form in Dialect.notAutoLayout.forms { _ = try Self.compare(layout, form) }
    }

    @Test("random layouts have the same frames")
    func random() throws {
        var compared = 0
        forEachSeed(150) { random in
            let layout = RandomLayouts.make(&random)
            compared += try Self.compare(layout, random.pick(Dialect.notAutoLayout.forms))
        }
        #expect(compared >= 100, "\(compared) frames")
    }

    /// - Returns: How many frames were compared.
    private static func compare(_ layout: Layout, _ form: SourceForm) throws -> Int {
        let printed: PrintedSource
        do {
            printed = try layout.printed(as: .notAutoLayout, form: form)
        } catch {
            if error == .noViews { return 0 }
            throw PropertyFailure(error.message)
        }
        guard printed.tally.fates.contains(.printed) else { return 0 }
        var read: Layout
        do {
            read = try Layout.read(Array(printed.text.utf8), as: format).layout
        } catch {
            throw PropertyFailure("\(error.place?.line ?? 0): \(error.message)\n\(printed.text)")
        }
        // The roots of several classes for parts of one layout all have the same name.
        let rootCounts = [read, layout].map { layout in layout.views.count { $0.parent == nil } }
        if rootCounts[0] > 1, rootCounts[0] != rootCounts[1] { return 0 }
        let laidOut = read.constraints.compactMap { constraint -> Int? in
            guard case .view(let view)? = constraint.first?.item ?? constraint.terms.first?.anchor.item else {
                return nil
            }
            return view
        }
        let names = names(of: printed)
        var wanted = read
        for index in wanted.constraints.indices { wanted.constraints[index].isActive = false }
        for (index, fate) in printed.tally.fates.enumerated() where fate == .printed {
            guard var constraint = layout.constraints[index].isActive ? layout.constraints[index] : nil else {
                continue
            }
            constraint.id = "wanted \(index)"
            constraint.first = try constraint.first.map { try anchor($0, layout, &wanted, names) }
            constraint.second = try constraint.second.map { try anchor($0, layout, &wanted, names) }
            if wanted.addConstraint(constraint) == nil { throw PropertyFailure("\(constraint) is not added") }
        }
        var count = 0
        for size in sizes {
            let (one, other) = try (solved(read, size), solved(wanted, size))
            // A length below 0 is no frame in either.
            guard one.isSatisfied, other.isSatisfied else { continue }
            for view in Set(laidOut) {
                count += 1
                let (made, asked) = (one.frames[view], other.frames[view])
                let differences = [
                    made.x - asked.x, made.y - asked.y, made.width - asked.width, made.height - asked.height,
                ]
                guard differences.allSatisfy({ abs($0) <= 1e-6 * max(1, abs(made.width), abs(made.height)) }) else {
                    throw PropertyFailure("\(made), but wanted \(asked) at \(size)\n\(printed.text)")
                }
            }
        }
        return count
    }

    private static func solved(_ layout: Layout, _ size: (width: Double, height: Double)) throws -> SolvedLayout {
        var options = DiagnosisOptions()
        options.conditions.width = size.width
        options.conditions.height = size.height
        return try Analysis(layout, options: options).solved()
    }

    /// The names of views in the source by id; the view of a child controller is called like the controller.
    private static func names(of printed: PrintedSource) -> [String: String] {
        var names: [String: String] = [:]
        for (id, expression) in printed.names.map({ ($0.id, $0.expression) }) {
            let parts = expression.split(separator: ".").map { $0.filter { $0 != "`" } }
            names[id] = parts.count > 1 && parts.last == "view" ? parts[parts.count - 2] : parts.last
        }
        return names
    }

    /// The anchor in the layout that was read. Code sets left and right, whatever the direction.
    private static func anchor(
        _ anchor: Layout.Anchor,
        _ layout: Layout,
        _ read: inout Layout,
        _ names: [String: String]
    ) throws -> Layout.Anchor {
        func view(_ index: Int) throws -> Int {
            // A class for a part of the layout calls its root so.
            let roots = read.views.indices.filter { read.views[$0].parent == nil }
            if roots.count == 1, ["self", "view"].contains(names[layout.views[index].id]) { return roots[0] }
            if layout.views[index].parent == nil {
                let number = layout.views[..<index].count { $0.parent == nil }
                return roots[number]
            }
            let name = names[layout.views[index].id]
            let controller = layout.views[index].viewController
            // Two hosts each have a content view.
            let host = layout.views[index].parent.flatMap { names[layout.views[$0].id] }
            let named = read.views.indices.filter { read.views[$0].name == name }
            guard let name,
                let found = named.first(where: { read.views[$0].parent.flatMap { read.views[$0].name } == host })
                    ?? named.first
                    ?? read.views.indices.first(where: {
                        controller != nil && read.views[$0].viewController == controller
                    })
            else {
                throw PropertyFailure("\(name ?? "a view without a name") is not there")
            }
            return found
        }
        var attribute = anchor.attribute
        let owner: Int
        let item: Layout.Item
        switch anchor.item {
        case .view(let index):
            owner = index
            item = .view(try view(index))
        case .guide(let guide):
            owner = layout.guides[guide].owner
            item = .guide(read.standardGuide(layout.guides[guide].kind, of: try view(owner)))
        case .missing: throw PropertyFailure("an anchor of nothing")
        }
        let isMirrored = layout.direction(of: owner) == .rightToLeft
        switch attribute {
        case .leading: attribute = isMirrored ? .right : .left
        case .trailing: attribute = isMirrored ? .left : .right
        case .leadingMargin: attribute = isMirrored ? .rightMargin : .leftMargin
        case .trailingMargin: attribute = isMirrored ? .leftMargin : .rightMargin
        default: break
        }
        return .init(item, attribute)
    }
}
