import LayoutInspector

/// Dumps for tests, as text.
enum DumpFixtures {
    /// Every key of the format, with a value that is not its default, in canonical form.
    static let everyKey = """
        {
          "format": "layout-dump",
          "version": 1,
          "source": {"kind": "runtime", "app": "Shop", "system": "iOS 17.2", "device": "iPhone", "file": "a \\"b\\".json"},
          "coverage": "partial",
          "screen": {"width": 375, "height": 667.5, "scale": 3},
          "layoutDirection": "rightToLeft",
          "roots": [
            {
              "id": "root",
              "class": "Shop.RootView",
              "baseClass": "UIView",
              "name": "view",
              "owner": "Shop.RootController",
              "identifier": "root-view",
              "label": "Root ü 🙂",
              "text": "tab\\tand\\nline",
              "frame": [0, 0, 375, 667.5],
              "isTransformed": true,
              "intrinsicContentSize": [null, 44.5],
              "contentHugging": [251, 249.5],
              "compressionResistance": [0, 1000],
              "baselineOffsets": {"first": 12.25, "last": 3},
              "layoutMargins": {"top": 8, "leading": 16, "bottom": 8, "trailing": 16},
              "authoredMargins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
              "insetsMarginsFromSafeArea": false,
              "preservesSuperviewMargins": true,
              "safeAreaInsets": {"top": 44, "left": 0, "bottom": 34, "right": 0},
              "alignmentRectInsets": {"top": 1, "left": 1, "bottom": 2, "right": -1},
              "translatesAutoresizingMask": true,
              "autoresizingMask": ["flexibleLeftMargin", "flexibleWidth", "flexibleBottomMargin"],
              "isHidden": true,
              "layoutDirection": "leftToRight",
              "viewController": "Shop.RootController",
              "controllerName": "root",
              "guides": [
                {"id": "root-safe", "kind": "safeArea"},
                {"id": "g", "kind": "custom", "identifier": "gap", "name": "gapGuide", "frame": [1, 2, 3, 4]}
              ],
              "inferred": ["safeAreaInsets", "frame"],
              "attributes": {"backgroundColor": "#fff", "numberOfLines": 2, "font": {"name":"Body","size":17}, "list": [1,2.50,null,true]},
              "location": {"file": "Main.storyboard", "line": 12, "column": 3},
              "subviews": [
                {
                  "id": "stack",
                  "class": "UIStackView",
                  "stack": {"axis": "vertical", "distribution": "equalSpacing", "alignment": "leading", "spacing": 8.5, \
        "arranged": ["b", "a"], "customSpacing": {"b": 20, "a": 0.1}, "isLayoutMarginsRelative": true, "isBaselineRelative": true},
                  "subviews": [
                    {
                      "id": "a",
                      "class": "UILabel"
                    },
                    {
                      "id": "b",
                      "class": "UILabel"
                    }
                  ]
                },
                {
                  "id": "scroll",
                  "class": "UIScrollView",
                  "scroll": {"contentSize": [375, 1200], "contentOffset": [0, -88], \
        "contentInset": {"top": 1, "left": 2, "bottom": 3, "right": 4}}
                }
              ]
            },
            {
              "id": "second",
              "class": "UIWindow"
            }
          ],
          "constraints": [
            {"id": "c1", "class": "SnapKit.LayoutConstraint", "first": {"item": "stack", "attribute": "leadingMargin"}, \
        "relation": "greaterThanOrEqual", "second": {"item": "root-safe", "attribute": "leading"}, "multiplier": 0.5, \
        "constant": -16.25, "priority": 999.5, "identifier": "id", "name": "leading", "owner": "Shop.RootController", \
        "isActive": false, "origin": "prototyping", "location": {"line": 7}},
            {"id": "c2", "first": {"item": "scroll", "attribute": "top"}, "second": {"item": "root.layoutMargins", "attribute": "top"}},
            {"id": "c3", "relation": "lessThanOrEqual", "constant": 4, \
        "terms": [{"item": "a", "attribute": "left"}, {"item": "b", "attribute": "right", "multiplier": -1}]}
          ],
          "reports": [
            {"kind": "conflict", "constraints": ["c1", "gone"], "broken": "c1", "text": "Unable to …"},
            {"kind": "ambiguous", "item": "a", "attributes": ["minX", "height"], "location": {"file": "x", "line": 1, "column": 2}}
          ]
        }

        """

    /// The smallest dump, with these roots and constraints.
    static func dump(roots: String = "[]", constraints: String = "[]", more: String = "") -> String {
        """
        {"format": "layout-dump", "version": 1, \(more)"roots": \(roots), "constraints": \(constraints)}
        """
    }

    /// A root `r` with the subviews `a` and `b`, `b` with `c` in it, and a second root `q`.
    static func dump(constraint: String) -> String {
        dump(
            roots: """
                [{"id": "r", "class": "UIView", "subviews": [{"id": "a", "class": "UIView"}, \
                {"id": "b", "class": "UIView", "guides": [{"id": "g", "kind": "custom"}], \
                "subviews": [{"id": "c", "class": "UIView"}]}]}, {"id": "q", "class": "UIView"}]
                """,
            constraints: "[\(constraint)]"
        )
    }

    /// A constraint between two anchors such as `a.left`, with further keys.
    static func constraint(_ first: String, _ second: String? = nil, id: String = "k", more: String = "") -> String {
        func anchor(_ text: String) -> String {
            let parts = text.split(separator: " ")
            return "{\"item\": \"\(parts[0])\", \"attribute\": \"\(parts[1])\"}"
        }
        let second = second.map { ", \"second\": " + anchor($0) } ?? ""
        return "{\"id\": \"\(id)\", \"first\": \(anchor(first))\(second)\(more.isEmpty ? "" : ", " + more)}"
    }

    static func read(_ text: String) throws(ReadError) -> Reading {
        try Layout.read(Array(text.utf8), as: .dump)
    }
}

extension Layout {
    var dumpText: String { String(decoding: dump(), as: UTF8.self) }
}
