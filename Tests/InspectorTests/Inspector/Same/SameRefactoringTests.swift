import Testing

@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// Rewritings by hand that change nothing: none may be called different.
@Suite("same: rewritings that change nothing")
struct SameRefactoringTests {
    struct Rewriting: CustomStringConvertible, Sendable {
        var name: String
        var old: [String]
        var new: [String]
        var verdict = Sameness.Verdict.same

        var description: String { name }
    }

    /// A class with a label `title`, a button `button`, an image view `icon` and views `box` and `card`, set up by the lines.
    static func layout(_ lines: [String]) throws -> Layout {
        try Layout.read(Array(source(lines).utf8), as: InputFormat(rawValue: "anchors")).layout
    }

    static func source(_ lines: [String]) -> String {
        """
        import UIKit

        final class Screen: UIView {
            let title = UILabel()
            let button = UIButton()
            let icon = UIImageView()
            let box = UIView()
            let card = UIView()
            let stack = UIStackView()
            let wrapper = UIView()
            let guide = UILayoutGuide()
            let scroll = UIScrollView()

            func setUp() {
                for view in [title, button, icon, box, card, stack, wrapper, scroll] {
                    view.translatesAutoresizingMaskIntoConstraints = false
                }
        \(lines.map { "        " + $0 }.joined(separator: "\n"))
            }
        }
        """
    }

    private static func edges(_ view: String, _ other: String, _ inset: Int = 0) -> [String] {
        [
            "\(view).topAnchor.constraint(equalTo: \(other).topAnchor, constant: \(inset)).isActive = true",
            "\(view).leadingAnchor.constraint(equalTo: \(other).leadingAnchor, constant: \(inset)).isActive = true",
            "\(view).bottomAnchor.constraint(equalTo: \(other).bottomAnchor, constant: -\(inset)).isActive = true",
            "\(view).trailingAnchor.constraint(equalTo: \(other).trailingAnchor, constant: -\(inset)).isActive = true",
        ]
    }

    private static func pin(_ first: String, _ second: String, _ constant: Double = 0, _ relation: String = "equalTo")
        -> String
    {
        "\(first)Anchor.constraint(\(relation): \(second)Anchor, constant: \(constant)).isActive = true"
    }

    private static func size(_ first: String, _ constant: Int, _ relation: String = "equalToConstant") -> String {
        "\(first)Anchor.constraint(\(relation): \(constant)).isActive = true"
    }

    /// The title at the top left, above the button.
    private static let base = [
        "addSubview(title)", "addSubview(button)", pin("title.top", "top", 20), pin("title.leading", "leading", 16),
        pin("title.trailing", "trailing", -16), pin("button.top", "title.bottom", 8),
        pin("button.leading", "title.leading"),
    ]

    static let rewritings: [Rewriting] = [
        Rewriting(
            name: "sides swapped",
            old: base,
            new: [
                "addSubview(title)", "addSubview(button)", pin("top", "title.top", -20),
                pin("leading", "title.leading", -16),
                pin("trailing", "title.trailing", 16), pin("title.bottom", "button.top", -8),
                pin("title.leading", "button.leading"),
            ]
        ),
        Rewriting(name: "order of constraints", old: base, new: base.prefix(2) + base.dropFirst(2).reversed()),
        Rewriting(
            name: "width as edges",
            old: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading", 20), size("box.width", 100),
                size("box.height", 40),
            ],
            new: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading", 20),
                pin("box.trailing", "leading", 120), pin("box.bottom", "top", 40),
            ]
        ),
        Rewriting(
            name: "center as edge",
            old: [
                "addSubview(box)", pin("box.centerX", "centerX"), pin("box.top", "top"), size("box.width", 100),
                size("box.height", 40),
            ],
            new: [
                "addSubview(box)", pin("box.leading", "centerX", -50), pin("box.top", "top"), size("box.width", 100),
                size("box.height", 40),
            ]
        ),
        Rewriting(
            name: "left and right for leading and trailing",
            old: ["addSubview(box)"] + edges("box", "self", 12),
            new: [
                "addSubview(box)", pin("box.left", "left", 12), pin("box.right", "right", -12),
                pin("box.top", "top", 12), pin("box.bottom", "bottom", -12),
            ]
        ),
        Rewriting(
            name: "margins guide for margin",
            old: [
                "addSubview(box)", pin("box.top", "top"), size("box.height", 40), size("box.width", 40),
                "NSLayoutConstraint(item: box, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leadingMargin, multiplier: 1, constant: 0).isActive = true",
            ],
            new: [
                "addSubview(box)", pin("box.top", "top"), size("box.height", 40), size("box.width", 40),
                pin("box.leading", "layoutMarginsGuide.leading"),
            ]
        ),
        Rewriting(
            name: "horizontal stack unrolled",
            old: [
                "addSubview(stack)", "stack.addArrangedSubview(title)", "stack.addArrangedSubview(button)",
                "stack.spacing = 8",
            ] + edges("stack", "self", 10),
            new: [
                "addSubview(title)", "addSubview(button)", pin("title.leading", "leading", 10),
                pin("title.top", "top", 10),
                pin("title.bottom", "bottom", -10), pin("button.top", "top", 10), pin("button.bottom", "bottom", -10),
                pin("button.leading", "title.trailing", 8), pin("button.trailing", "trailing", -10),
            ]
        ),
        Rewriting(
            name: "vertical stack unrolled",
            old: [
                "addSubview(stack)", "stack.axis = .vertical", "stack.addArrangedSubview(title)",
                "stack.addArrangedSubview(button)", "stack.spacing = 8",
            ] + edges("stack", "self"),
            new: [
                "addSubview(title)", "addSubview(button)", pin("title.top", "top"), pin("title.leading", "leading"),
                pin("title.trailing", "trailing"), pin("button.top", "title.bottom", 8),
                pin("button.leading", "leading"),
                pin("button.trailing", "trailing"), pin("button.bottom", "bottom"),
            ]
        ),
        Rewriting(
            name: "stack of equal widths unrolled",
            old: [
                "addSubview(stack)", "stack.distribution = .fillEqually", "stack.addArrangedSubview(box)",
                "stack.addArrangedSubview(card)",
            ] + edges("stack", "self"),
            new: [
                "addSubview(box)", "addSubview(card)", pin("box.leading", "leading"), pin("box.top", "top"),
                pin("box.bottom", "bottom"),
                pin("card.leading", "box.trailing"), pin("card.trailing", "trailing"), pin("card.top", "top"),
                pin("card.bottom", "bottom"),
                "box.widthAnchor.constraint(equalTo: card.widthAnchor).isActive = true",
            ]
        ),
        Rewriting(
            name: "centered stack unrolled",
            old: [
                "addSubview(stack)", "stack.alignment = .center", "stack.addArrangedSubview(icon)",
                "stack.addArrangedSubview(title)", "stack.spacing = 4", size("icon.width", 24), size("icon.height", 24),
            ] + edges("stack", "self"),
            new: [
                "addSubview(icon)", "addSubview(title)", size("icon.width", 24), size("icon.height", 24),
                pin("icon.leading", "leading"), pin("title.leading", "icon.trailing", 4),
                pin("title.trailing", "trailing"),
                pin("icon.centerY", "centerY"), pin("title.centerY", "centerY"),
                pin("icon.top", "top", 0, "greaterThanOrEqualTo"), pin("icon.bottom", "bottom", 0, "lessThanOrEqualTo"),
                pin("title.top", "top", 0, "greaterThanOrEqualTo"),
                pin("title.bottom", "bottom", 0, "lessThanOrEqualTo"),
            ],
            verdict: .sameInRange
        ),
        Rewriting(
            name: "wrapper around a view",
            old: ["addSubview(title)"] + edges("title", "self", 16),
            new: ["addSubview(wrapper)", "wrapper.addSubview(title)"] + edges("wrapper", "self")
                + edges("title", "wrapper", 16)
        ),
        Rewriting(
            name: "wrapper with a part of the padding",
            old: ["addSubview(title)"] + edges("title", "self", 16),
            new: ["addSubview(wrapper)", "wrapper.addSubview(title)"] + edges("wrapper", "self", 10)
                + edges("title", "wrapper", 6)
        ),
        Rewriting(
            name: "guide for a wrapper",
            old: ["addSubview(wrapper)", "addSubview(title)"] + edges("wrapper", "self", 10)
                + edges("title", "wrapper", 6),
            new: ["addLayoutGuide(guide)", "addSubview(title)"] + edges("guide", "self", 10)
                + edges("title", "guide", 6)
        ),
        Rewriting(
            name: "guide removed",
            old: ["addLayoutGuide(guide)", "addSubview(title)"] + edges("guide", "self", 10)
                + edges("title", "guide", 6),
            new: ["addSubview(title)"] + edges("title", "self", 16)
        ),
        Rewriting(
            name: "stack around one view",
            old: ["addSubview(title)"] + edges("title", "self", 16),
            new: ["addSubview(stack)", "stack.addArrangedSubview(title)"] + edges("stack", "self", 16)
        ),
        Rewriting(
            name: "constants folded",
            old: [
                "addSubview(box)", "addSubview(card)", pin("box.top", "top", 8), pin("box.leading", "leading", 8),
                pin("box.trailing", "trailing"), size("box.height", 30), pin("card.top", "box.top", 4),
                pin("card.leading", "box.leading", 4), size("card.width", 20), size("card.height", 20),
            ],
            new: [
                "addSubview(box)", "addSubview(card)", pin("box.top", "top", 8), pin("box.leading", "leading", 8),
                pin("box.trailing", "trailing"), size("box.height", 30), pin("card.top", "top", 12),
                pin("card.leading", "leading", 12), size("card.width", 20), size("card.height", 20),
            ]
        ),
        Rewriting(
            name: "distance through a fixed height",
            old: [
                "addSubview(box)", "addSubview(title)", pin("box.top", "top"), pin("box.leading", "leading"),
                pin("box.trailing", "trailing"), size("box.height", 50), pin("title.top", "box.bottom", 8),
                pin("title.leading", "leading"),
            ],
            new: [
                "addSubview(box)", "addSubview(title)", pin("box.top", "top"), pin("box.leading", "leading"),
                pin("box.trailing", "trailing"), size("box.height", 50), pin("title.top", "top", 58),
                pin("title.leading", "leading"),
            ]
        ),
        Rewriting(name: "constraint given twice", old: base, new: base + [pin("button.top", "title.bottom", 8)]),
        Rewriting(
            name: "inequality that follows",
            old: base,
            new: base + [pin("title.trailing", "trailing", -8, "lessThanOrEqualTo")]
        ),
        Rewriting(
            name: "two inequalities for an equality",
            old: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"),
                pin("box.trailing", "trailing"), size("box.height", 50),
            ],
            new: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"),
                pin("box.trailing", "trailing"), size("box.height", 50, "greaterThanOrEqualToConstant"),
                size("box.height", 50, "lessThanOrEqualToConstant"),
            ]
        ),
        Rewriting(
            name: "equal widths in another chain",
            old: [
                "addSubview(box)", "addSubview(card)", "addSubview(icon)",
                "box.widthAnchor.constraint(equalTo: card.widthAnchor).isActive = true",
                "card.widthAnchor.constraint(equalTo: icon.widthAnchor).isActive = true", pin("box.leading", "leading"),
                pin("card.leading", "box.trailing"), pin("icon.leading", "card.trailing"),
                pin("icon.trailing", "trailing"),
            ] + ["box", "card", "icon"].flatMap { [pin("\($0).top", "top"), pin("\($0).bottom", "bottom")] },
            new: [
                "addSubview(box)", "addSubview(card)", "addSubview(icon)",
                "icon.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true",
                "box.widthAnchor.constraint(equalTo: card.widthAnchor).isActive = true", pin("box.leading", "leading"),
                pin("card.leading", "box.trailing"), pin("icon.leading", "card.trailing"),
                pin("icon.trailing", "trailing"),
            ] + ["box", "card", "icon"].flatMap { [pin("\($0).top", "top"), pin("\($0).bottom", "bottom")] }
        ),
        Rewriting(
            name: "thirds of the superview for equal widths",
            old: [
                "addSubview(box)", "addSubview(card)",
                "box.widthAnchor.constraint(equalTo: card.widthAnchor).isActive = true", pin("box.leading", "leading"),
                pin("card.leading", "box.trailing"), pin("card.trailing", "trailing"),
            ] + ["box", "card"].flatMap { [pin("\($0).top", "top"), pin("\($0).bottom", "bottom")] },
            new: [
                "addSubview(box)", "addSubview(card)",
                "box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true",
                pin("box.leading", "leading"), pin("card.leading", "box.trailing"), pin("card.trailing", "trailing"),
            ] + ["box", "card"].flatMap { [pin("\($0).top", "top"), pin("\($0).bottom", "bottom")] }
        ),
        Rewriting(
            name: "multiplier inverted",
            old: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"), size("box.height", 50),
                "box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2).isActive = true",
            ],
            new: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"), size("box.height", 50),
                "box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).isActive = true",
            ]
        ),
        Rewriting(
            name: "size folded through an aspect ratio",
            old: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"), size("box.height", 50),
                "box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2).isActive = true",
            ],
            new: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"), size("box.height", 50),
                size("box.width", 100),
            ]
        ),
        Rewriting(
            name: "center and size for edges",
            old: ["addSubview(box)"] + edges("box", "self"),
            new: [
                "addSubview(box)", pin("box.centerX", "centerX"), pin("box.centerY", "centerY"),
                "box.widthAnchor.constraint(equalTo: widthAnchor).isActive = true",
                "box.heightAnchor.constraint(equalTo: heightAnchor).isActive = true",
            ]
        ),
        Rewriting(
            name: "spacer removed",
            old: [
                "addSubview(title)", "addSubview(wrapper)", "addSubview(button)", pin("title.leading", "leading"),
                pin("title.top", "top"), pin("wrapper.leading", "title.trailing"), size("wrapper.width", 12),
                size("wrapper.height", 1), pin("wrapper.top", "top"), pin("button.leading", "wrapper.trailing"),
                pin("button.top", "top"),
            ],
            new: [
                "addSubview(title)", "addSubview(button)", pin("title.leading", "leading"), pin("title.top", "top"),
                pin("button.leading", "title.trailing", 12), pin("button.top", "top"),
            ]
        ),
        Rewriting(
            name: "priority renumbered",
            old: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"),
                pin("box.trailing", "trailing", 0, "lessThanOrEqualTo"), size("box.height", 20),
                "let width = box.widthAnchor.constraint(equalToConstant: 400)",
                "width.priority = UILayoutPriority(750)", "width.isActive = true",
            ],
            new: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"),
                pin("box.trailing", "trailing", 0, "lessThanOrEqualTo"), size("box.height", 20),
                "let width = box.widthAnchor.constraint(equalToConstant: 400)",
                "width.priority = UILayoutPriority(600)", "width.isActive = true",
            ]
        ),
        Rewriting(
            name: "optional constraint that always holds",
            old: base,
            new: base + [
                "let most = title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor)",
                "most.priority = UILayoutPriority(500)", "most.isActive = true",
            ]
        ),
        Rewriting(
            name: "default hugging set",
            old: base,
            new: base + ["title.setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)"]
        ),
        Rewriting(
            name: "safe area through a wrapper",
            old: ["addSubview(box)"] + edges("box", "safeAreaLayoutGuide"),
            new: ["addSubview(wrapper)", "wrapper.addSubview(box)"] + edges("wrapper", "safeAreaLayoutGuide")
                + edges("box", "wrapper")
        ),
        Rewriting(
            name: "another superview, the same place",
            old: ["addSubview(card)", "card.backgroundColor = .red", "card.addSubview(title)"]
                + edges("card", "self", 20) + [
                    pin("title.top", "card.top", 8), pin("title.leading", "card.leading", 8),
                ],
            new: ["addSubview(card)", "card.backgroundColor = .red", "addSubview(title)"] + edges("card", "self", 20)
                + [pin("title.top", "card.top", 8), pin("title.leading", "card.leading", 8)]
        ),
        Rewriting(
            name: "content guide for edges of a scroll view",
            old: ["addSubview(scroll)", "scroll.addSubview(box)"] + edges("scroll", "self") + edges("box", "scroll") + [
                "box.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true", size("box.height", 900),
            ],
            new: ["addSubview(scroll)", "scroll.addSubview(box)"] + edges("scroll", "self")
                + edges("box", "scroll.contentLayoutGuide") + [
                    "box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true",
                    size("box.height", 900),
                ]
        ),
        Rewriting(
            name: "required for a priority that nothing contradicts",
            old: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"), size("box.width", 30),
                size("box.height", 44),
            ],
            new: [
                "addSubview(box)", pin("box.top", "top"), pin("box.leading", "leading"), size("box.width", 30),
                "let height = box.heightAnchor.constraint(equalToConstant: 44)",
                "height.priority = UILayoutPriority(999)", "height.isActive = true",
            ],
            verdict: .sameInRange
        ),
    ]

    @Test("are the same", arguments: rewritings)
    func same(_ rewriting: Rewriting) throws {
        let (old, new) = (try Self.layout(rewriting.old), try Self.layout(rewriting.new))
        for (first, second) in [(old, new), (new, old)] {
            let result = try first.same(as: second)
            let rows = (result.missing + result.extra).map(\.text)
            #expect(result.verdict == rewriting.verdict, "\(rows) \(result.tried) \(result.notes)")
        }
    }

    @Test("are 30 and more, of which 27 and more are proven for all sizes")
    func counts() {
        #expect(Self.rewritings.count >= 30)
        #expect(Self.rewritings.count { $0.verdict == .same } >= 27)
    }
}
