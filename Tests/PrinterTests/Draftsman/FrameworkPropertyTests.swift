import LayoutInspector
import LayoutPrinter
import Testing

/// What UIKit's own properties hold, and what UIKit's and the library's classes make of a plan.
@Suite("framework properties in Draftsman")
struct FrameworkPropertyTests {
    private func printed(_ dump: String, form: SourceForm = .plan) throws -> String {
        try layout(dump).printed(as: .draftsman, form: form).text
    }

    private static let table = #"""
        {"id": "t", "class": "UITableView", "name": "list", "translatesAutoresizingMask": false, "subviews": [
          {"id": "h", "class": "UIView", "name": "tableHeaderView", "owner": "UITableView", "frame": [0, 0, 320, 40],
           "translatesAutoresizingMask": true, "autoresizingMask": ["flexibleWidth"], "subviews": [
             {"id": "l", "class": "UILabel", "name": "note", "translatesAutoresizingMask": false}]}]}
        """#
    private static let constraints = ["l.centerX == h.centerX", "t.top == root.top"]

    /// The property is optional and empty at first: a path through it does not compile.
    @Test("a table's header is declared, placed and then assigned", arguments: Dialect.draftsman.forms)
    func header(form: SourceForm) throws {
        let source = try printed(
            dump(FrameworkPropertyTests.table, constraints: FrameworkPropertyTests.constraints),
            form: form
        )
        #expect(source.contains("let tableHeaderView = UIView()\n"))
        #expect(!source.contains("list.addSubview"))
        #expect(!source.contains("list.tableHeaderView."))
        let frame = try #require(source.firstRange(of: "tableHeaderView.frame = CGRect("))
        let assignment = try #require(source.firstRange(of: "list.tableHeaderView = tableHeaderView\n"))
        #expect(frame.lowerBound < assignment.lowerBound)
    }

    @Test("the header of a table that is a controller's view is added to it, for `view` is no table to Swift")
    func rootTable() throws {
        let views = #"""
            {"id": "h", "class": "UIView", "name": "tableHeaderView", "owner": "UITableView",
             "translatesAutoresizingMask": true}
            """#
        let root = #""class": "UITableView", "viewController": "ListController""#
        let source = try printed(dump(views, root: root))
        #expect(source.contains("view.addSubview(tableHeaderView)\n"))
    }

    /// `PlannedCell` has a plan for UITableViewCell and UICollectionViewCell alone, and a plan around any other content
    /// view would turn its mask off.
    @Test("the content of a table's header or footer has a plan that is applied to its content view")
    func headerFooter() throws {
        let views = #"""
            {"id": "c", "class": "UIView", "name": "contentView", "owner": "UITableViewHeaderFooterView",
             "translatesAutoresizingMask": true, "subviews": [
               {"id": "l", "class": "UILabel", "name": "note", "translatesAutoresizingMask": false}]}
            """#
        let root = #""class": "Head", "baseClass": "UITableViewHeaderFooterView""#
        let text = dump(views, root: root, constraints: ["l.centerY == c.centerY"])
        for form in [SourceForm.plan, .class] {
            let source = try printed(text, form: form)
            // No class has a plan that would be empty.
            #expect(!source.contains("var viewPlan: ViewPlan {\n"))
            #expect(source.contains("note.drf.centeredV()\n"))
            let start = form == .plan ? "    remainder += " : "        "
            #expect(source.contains(start + "contentViewPlanItem.apply(to: self.contentView)\n"))
            #expect(source.contains("self.contentView.translatesAutoresizingMaskIntoConstraints = true\n"))
            #expect(!source.contains("PlannedCell"))
        }
    }

    @Test("a made-up name yields to a class that begins with a small letter")
    func smallLetters() throws {
        let views = #"""
            {"id": "a", "class": "carousel", "baseClass": "UIView", "translatesAutoresizingMask": false},
            {"id": "b", "class": "UILabel", "name": "b", "translatesAutoresizingMask": false}
            """#
        let source = try printed(dump(views, constraints: ["b.top == a.bottom"]))
        #expect(source.contains("private let carousel2 = carousel()\n"))
    }

    /// `ViewPlan.apply(to:)` knows of no earlier call.
    @Test("what a plan of the remainder makes is made once")
    func remainderPlans() throws {
        let views = #"""
            {"id": "q", "class": "UISwitch", "translatesAutoresizingMask": false},
            {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false},
            {"id": "p", "class": "UIView", "name": "panel", "translatesAutoresizingMask": true, "subviews": [
              {"id": "l", "class": "UISwitch", "translatesAutoresizingMask": false}]}
            """#
        let source = try printed(dump(views, constraints: ["l.width == 50", "q.width == 60"]))
        #expect(source.contains("private let panelSwitch = UISwitch()\n"))
        #expect(source.contains("    panelSwitch.drf.width.equal(to: 50)\n"))
        #expect(source.contains("    UISwitch().drf.width.equal(to: 60)\n"))
    }
}
