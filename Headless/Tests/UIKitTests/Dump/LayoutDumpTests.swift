import Testing
import UIKit

@MainActor
struct LayoutDumpTests {
    final class CardView: UIView {
        let titleLabel = UILabel()
        private lazy var badge = UIView()
        let fold = UILayoutGuide()
        private(set) var height: NSLayoutConstraint?

        func build() {
            titleLabel.text = "Total \"net\""
            titleLabel.font = .boldSystemFont(ofSize: 15)
            addSubview(titleLabel)
            addSubview(badge)
            addLayoutGuide(fold)
            let height = badge.heightAnchor.constraint(equalToConstant: 20.5)
            height.priority = UILayoutPriority(999.9)
            height.identifier = "badge.height"
            self.height = height
            let spare = titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor)
            NSLayoutConstraint.activate([
                titleLabel.topAnchor.constraint(greaterThanOrEqualTo: fold.bottomAnchor, constant: 8),
                badge.widthAnchor.constraint(equalTo: titleLabel.widthAnchor, multiplier: 0.5),
                badge.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
                height,
            ])
            spare.isActive = false
        }
    }

    @Test func aViewWithGuidesNamesAndConstraints() {
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 100.5))
        card.build()
        let expected = """
            {
              "format": "layout-dump",
              "version": 1,
              "source": {"kind": "runtime", "system": "headless"},
              "roots": [
                {
                  "id": "view-0",
                  "class": "UIKitTests.LayoutDumpTests.CardView",
                  "baseClass": "UIView",
                  "frame": [0, 0, 320, 100.5],
                  "translatesAutoresizingMask": true,
                  "guides": [
                    {"id": "guide-0", "kind": "safeArea"},
                    {"id": "guide-1", "kind": "custom", "name": "fold"}
                  ],
                  "subviews": [
                    {
                      "id": "view-1",
                      "class": "UILabel",
                      "name": "titleLabel",
                      "owner": "UIKitTests.LayoutDumpTests.CardView",
                      "text": "Total \\"net\\"",
                      "frame": [0, 0, 0, 0],
                      "translatesAutoresizingMask": true,
                      "attributes": {"font": {"type":"system","weight":"bold","size":15}}
                    },
                    {
                      "id": "view-2",
                      "class": "UIView",
                      "name": "badge",
                      "owner": "UIKitTests.LayoutDumpTests.CardView",
                      "frame": [0, 0, 0, 0],
                      "translatesAutoresizingMask": true
                    }
                  ]
                }
              ],
              "constraints": [
                {"id": "constraint-0", "first": {"item": "view-1", "attribute": "top"}, \
            "relation": "greaterThanOrEqual", "second": {"item": "guide-1", "attribute": "bottom"}, "constant": 8, \
            "location": {"file": "UIKitTests/LayoutDumpTests.swift", "line": 24, "column": 48}},
                {"id": "constraint-1", "first": {"item": "view-2", "attribute": "width"}, \
            "second": {"item": "view-1", "attribute": "width"}, "multiplier": 0.5, \
            "location": {"file": "UIKitTests/LayoutDumpTests.swift", "line": 25, "column": 45}},
                {"id": "constraint-2", "first": {"item": "view-2", "attribute": "leading"}, \
            "second": {"item": "guide-0", "attribute": "leading"}, \
            "location": {"file": "UIKitTests/LayoutDumpTests.swift", "line": 26, "column": 47}},
                {"id": "constraint-3", "first": {"item": "view-2", "attribute": "height"}, "constant": 20.5, \
            "priority": 999.9, "identifier": "badge.height", "name": "height", \
            "owner": "UIKitTests.LayoutDumpTests.CardView", \
            "location": {"file": "UIKitTests/LayoutDumpTests.swift", "line": 18, "column": 55}}
              ]
            }

            """
        #expect(card.layoutDump() == expected)
    }

    @Test func aStackTellsWhatDiffersFromItsDefaults() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.distribution = .equalSpacing
        stack.spacing = 4
        stack.setCustomSpacing(20, after: a)
        stack.insertArrangedSubview(b, at: 0)
        let expected = """
            "stack": {"axis": "vertical", "distribution": "equalSpacing", "alignment": "leading", "spacing": 4, \
            "arranged": ["view-2", "view-1"], "customSpacing": {"view-1": 20}}
            """
        #expect(stack.layoutDump().contains(expected))
        #expect(UIStackView().layoutDump().contains("\"stack\": {}"))
    }

    @Test func aHorizontalStackAlignsAtItsTop() {
        let stack = UIStackView()
        stack.alignment = .top
        #expect(stack.layoutDump().contains("\"alignment\": \"top\""))
    }

    @Test func distancesAreTermsWhoseMultipliersSumToZero() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        root.topAnchor.anchorWithOffset(to: view.topAnchor)
            .constraint(equalTo: view.bottomAnchor.anchorWithOffset(to: root.bottomAnchor), multiplier: 2).isActive =
            true
        let expected = """
            "terms": [{"item": "view-1", "attribute": "top", "multiplier": 1}, \
            {"item": "view-0", "attribute": "top", "multiplier": -1}, \
            {"item": "view-0", "attribute": "bottom", "multiplier": -2}, \
            {"item": "view-1", "attribute": "bottom", "multiplier": 2}]
            """
        #expect(root.layoutDump().contains(expected))
    }

    @Test func inactiveConstraintsThatAPropertyHoldsAreKept() {
        final class Holder: UIView {
            lazy var width = widthAnchor.constraint(equalToConstant: 3)
        }
        let view = Holder()
        _ = view.width
        #expect(view.layoutDump().contains("\"name\": \"width\""))
        #expect(view.layoutDump().contains("\"isActive\": false"))
    }

    @Test func aControllerNamesItsClassAndItsChildren() {
        final class Child: UIViewController {}
        final class Parent: UIViewController {
            let detail = Child()
            override func viewDidLoad() {
                addChild(detail)
                view.addSubview(detail.view)
                detail.didMove(toParent: self)
                view.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
            }
        }
        let dump = Parent().layoutDump()
        #expect(dump.contains("Parent\""))
        #expect(dump.contains("\"controllerName\": \"detail\""))
        #expect(dump.contains("{\"id\": \"guide-0\", \"kind\": \"topLayout\"}"))
    }

    @Test func contentViewsHaveTheFrameworksName() {
        let dump = UITableViewCell().layoutDump()
        #expect(dump.contains("\"class\": \"UITableViewCellContentView\""))
        #expect(dump.contains("\"name\": \"contentView\""))
        #expect(dump.contains("\"owner\": \"UITableViewCell\""))
    }

    @Test func theSameHierarchyGivesTheSameBytes() {
        func dump() -> String {
            let view = CardView()
            view.build()
            return view.layoutDump()
        }
        #expect(dump() == dump())
    }
}
