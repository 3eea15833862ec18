// Longer than most: one table of screens with what the library printed for each, which is compared as a whole.
import LayoutInspector
import LayoutPrinter
import Testing

/// What the library's own printer printed, up to SwiftLayout 3: the screens of its tests, by their names there.
///
/// Differences on purpose: numbers as people write them (`-10`, not `-10.0`; 1.2 where the constraint holds the `Float` of
/// 1.2), names that are Swift, and a line for each constraint that it lost.
///
/// The file is long because it is one table: the library's screens, each beside what it printed.
@Suite("the library's own printer")
struct LibraryPrinterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var views: String
        var constraints: [String] = []
        var tags: [String] = []
        var onlyIdentified = false
        /// In version 3.
        var expected: String
        /// In version 1; `nil` where its tests have no such screen.
        var listed: String?

        var testDescription: String { name }
    }

    private static func view(_ id: String, _ subviews: String = "", class className: String = "UIView") -> String {
        #"{"id": "\#(id)", "class": "\#(className)", "identifier": "\#(id)", "translatesAutoresizingMask": false, "subviews": [\#(subviews)]}"#
    }

    /// The body of the layout, printed for a view whose name is `root`.
    private func printed(_ example: Case, version: Int) throws -> String {
        let source = try layout(
            dump(example.views, root: #""class": "UIView", "identifier": "root""#, constraints: example.constraints)
        )
        var options = PrintOptions()
        options.dialectVersion = version
        options.printsOnlyIdentified = example.onlyIdentified
        options.tags = [.init(id: "root", name: "root")]
        for tag in example.tags {
            let parts = tag.split(separator: "=").map(String.init)
            options.tags.append(.init(id: parts[0], name: parts[1]))
        }
        let text = try source.printed(as: .swiftLayout, options: options).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { !$0.hasSuffix("some Layout {") }.dropFirst().prefix { $0 != "}" }
            .map { String($0.dropFirst(4)) }.joined(separator: "\n")
    }

    @Test("each screen of its tests prints as it did", arguments: cases)
    func version3(_ example: Case) throws {
        #expect(try printed(example, version: 3) == example.expected)
    }

    @Test("each screen of its older tests prints as it did", arguments: cases.filter { $0.listed != nil })
    func version1(_ example: Case) throws {
        #expect(try printed(example, version: 1) == example.listed)
    }

    @Test(
        "constraints that its tests do not have print as its rules say, without what it lost",
        arguments: [
            ("child.width == child.height * 2", "Anchors.width.equalTo(child, attribute: .height).multiplier(2)"),
            ("child.width == root.height", "Anchors.width.equalTo(root, attribute: .height)"),
            ("child.width == root.width * 0.5", "Anchors.width.equalToSuper().multiplier(0.5)"),
            ("child.leading == root.centerX + 8", "Anchors.leading.equalToSuper(attribute: .centerX, constant: 8)"),
            ("child.top == [root.safeArea].top + 8", "Anchors.top.equalTo(root.safeAreaLayoutGuide, constant: 8)"),
            // It took every guide for the safe area.
            ("child.top == [root.layoutMargins].top", "Anchors.top.equalTo(root.layoutMarginsGuide)"),
            ("child.width >= 100", "Anchors.width.greaterThanOrEqualTo(constant: 100)"),
            // It wrote constraints under their first items.
            ("root.bottom == child.bottom + 10", "Anchors.bottom.equalToSuper(constant: -10)"),
            (
                "root.bottom == child.bottom + 10 @750",
                "Anchors.bottom.equalToSuper(constant: -10).priority(.defaultHigh)"
            ),
        ]
    )
    func lines(_ constraint: String, _ line: String) throws {
        let example = Case(name: "", views: Self.view("child"), constraints: [constraint], expected: "")
        let expected = """
            root.sl.sublayout {
                child.sl.anchors {
                    \(line)
                }
            }
            """
        #expect(try printed(example, version: 3) == expected)
    }

    private static let sides = ["top", "bottom", "leading", "trailing"]

    private static func allSides(_ view: String, _ superview: String) -> [String] {
        sides.map { "\(view).\($0) == \(superview).\($0)" }
    }

    private static let cases: [Case] = [
        Case(
            name: "testPrintWithViewsSimple",
            views: view("child"),
            expected: """
                root.sl.sublayout {
                    child
                }
                """,
            listed: """
                root {
                    child
                }
                """
        ),
        Case(
            name: "testPrintWithTwoViews",
            views: view("a") + "," + view("b"),
            expected: """
                root.sl.sublayout {
                    a
                    b
                }
                """,
            listed: """
                root {
                    a
                    b
                }
                """
        ),
        Case(
            name: "testPrintWithTwoDepthOfViews",
            views: view("child", view("grandchild")),
            expected: """
                root.sl.sublayout {
                    child.sl.sublayout {
                        grandchild
                    }
                }
                """,
            listed: """
                root {
                    child {
                        grandchild
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithMultipleDepthOfViews",
            views: view("child", view("grandchild")) + "," + view("friend"),
            expected: """
                root.sl.sublayout {
                    child.sl.sublayout {
                        grandchild
                    }
                    friend
                }
                """,
            listed: """
                root {
                    child {
                        grandchild
                    }
                    friend
                }
                """
        ),
        Case(
            name: "testTopBottomAndEquals",
            views: view("one") + "," + view("two"),
            constraints: [
                "one.bottom == root.bottom", "one.leading == root.leading", "one.trailing == root.trailing",
                "two.top == one.bottom", "two.width == one.width", "two.centerX == one.centerX",
            ],
            expected: """
                root.sl.sublayout {
                    one.sl.anchors {
                        Anchors.bottom
                        Anchors.leading.trailing
                    }
                    two.sl.anchors {
                        Anchors.top.equalTo(one, attribute: .bottom)
                        Anchors.width.equalTo(one)
                        Anchors.centerX.equalTo(one)
                    }
                }
                """
        ),
        Case(
            name: "testSizeWithConstant",
            views: view("one"),
            constraints: ["one.width == root.width - 20"],
            expected: """
                root.sl.sublayout {
                    one.sl.anchors {
                        Anchors.width.equalToSuper(constant: -20)
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithAnchorsWithOneDepth",
            views: view("child"),
            constraints: ["child.top == root.top", "child.bottom == root.bottom - 10"],
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.top
                        Anchors.bottom.equalToSuper(constant: -10)
                    }
                }
                """,
            listed: """
                root {
                    child.anchors {
                        Anchors(.top)
                        Anchors(.bottom).equalTo(constant: -10)
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithAnchorsOfTwoViewWithOneDepth",
            views: view("child") + "," + view("friend"),
            constraints: [
                "child.top == root.top", "child.bottom == root.bottom - 10", "friend.top == child.bottom",
            ],
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.top
                        Anchors.bottom.equalToSuper(constant: -10)
                    }
                    friend.sl.anchors {
                        Anchors.top.equalTo(child, attribute: .bottom)
                    }
                }
                """,
            listed: """
                root {
                    child.anchors {
                        Anchors(.top)
                        Anchors(.bottom).equalTo(constant: -10)
                    }
                    friend.anchors {
                        Anchors(.top).equalTo(child, attribute: .bottom)
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithAnonymousTaggedView",
            views: view("label", class: "UILabel"),
            constraints: allSides("label", "root"),
            expected: """
                root.sl.sublayout {
                    label.sl.anchors {
                        Anchors.top.bottom
                        Anchors.leading.trailing
                    }
                }
                """,
            listed: """
                root {
                    label.anchors {
                        Anchors(.top, .bottom, .leading, .trailing)
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithTwwDepthsWithSublayout",
            views: view("child", view("grandchild")),
            constraints: allSides("child", "root") + allSides("grandchild", "child"),
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.top.bottom
                        Anchors.leading.trailing
                    }.sublayout {
                        grandchild.sl.anchors {
                            Anchors.top.bottom
                            Anchors.leading.trailing
                        }
                    }
                }
                """,
            listed: """
                root {
                    child.anchors {
                        Anchors(.top, .bottom, .leading, .trailing)
                    }.sublayout {
                        grandchild.anchors {
                            Anchors(.top, .bottom, .leading, .trailing)
                        }
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithInstantTags",
            views: view("label", view("grand", class: "UILabel"), class: "UILabel"),
            constraints: ["grand.top == label.top"],
            tags: ["label=child", "grand=grandchild"],
            expected: """
                root.sl.sublayout {
                    child.sl.sublayout {
                        grandchild.sl.anchors {
                            Anchors.top
                        }
                    }
                }
                """,
            listed: """
                root {
                    child {
                        grandchild.anchors {
                            Anchors(.top)
                        }
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithSafeAreaLayoutGuide",
            views: view("child"),
            constraints: [
                "child.top == [root.safeArea].top", "child.bottom == [root.safeArea].bottom",
                "child.leading == root.leading",
            ],
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.top.bottom.equalTo(root.safeAreaLayoutGuide)
                        Anchors.leading
                    }
                }
                """,
            listed: """
                root {
                    child.anchors {
                        Anchors(.top, .bottom).equalTo(root.safeAreaLayoutGuide)
                        Anchors(.leading)
                    }
                }
                """
        ),
        Case(
            name: "testPrintMoreEfficiently",
            views: view("child") + "," + view("friend"),
            constraints: [
                "child.top == root.top", "child.leading == root.leading", "child.trailing == root.trailing",
                "friend.leading == root.leading", "friend.bottom == root.bottom", "friend.top >= child.bottom + 8",
                "friend.trailing == child.trailing",
            ],
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.top
                        Anchors.leading.trailing
                    }
                    friend.sl.anchors {
                        Anchors.top.greaterThanOrEqualTo(child, attribute: .bottom, constant: 8)
                        Anchors.bottom
                        Anchors.leading
                        Anchors.trailing.equalTo(child)
                    }
                }
                """,
            listed: """
                root {
                    child.anchors {
                        Anchors(.top, .leading, .trailing)
                    }
                    friend.anchors {
                        Anchors(.top).greaterThanOrEqualTo(child, attribute: .bottom, constant: 8)
                        Anchors(.bottom, .leading)
                        Anchors(.trailing).equalTo(child)
                    }
                }
                """
        ),
        Case(
            name: "testGreaterThanAndLessThan",
            views: view("child") + "," + view("friend"),
            constraints: [
                "child.top >= root.top", "child.bottom <= root.bottom", "child.height == 12",
                "friend.height == child.height",
            ],
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.top.greaterThanOrEqualToSuper()
                        Anchors.bottom.lessThanOrEqualToSuper()
                        Anchors.height.equalTo(constant: 12)
                    }
                    friend.sl.anchors {
                        Anchors.height.equalTo(child)
                    }
                }
                """,
            listed: """
                root {
                    child.anchors {
                        Anchors(.top).greaterThanOrEqualTo()
                        Anchors(.bottom).lessThanOrEqualTo()
                        Anchors(.height).equalTo(constant: 12)
                    }
                    friend.anchors {
                        Anchors(.height).equalTo(child)
                    }
                }
                """
        ),
        Case(
            name: "testPrintSize",
            views: view("child"),
            constraints: ["child.width == root.width", "child.height == root.height"],
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.width.height.equalToSuper()
                    }
                }
                """
        ),
        Case(
            name: "testDeepAssignIdentifier",
            views: view(
                "sea",
                view("duny", view("nickname", view("sparrowhawk")) + "," + view("truename", view("ged")))
            ),
            constraints: allSides("sea", "root") + [
                "duny.centerX == sea.centerX * 1.2", "duny.centerY == sea.centerY * 0.8",
                "nickname.top == duny.top", "nickname.leading == duny.leading", "nickname.trailing == duny.trailing",
                "truename.top == nickname.bottom", "truename.bottom == duny.bottom", "truename.leading == duny.leading",
                "truename.trailing == duny.trailing",
            ] + allSides("sparrowhawk", "nickname") + allSides("ged", "truename"),
            expected: """
                root.sl.sublayout {
                    sea.sl.anchors {
                        Anchors.top.bottom
                        Anchors.leading.trailing
                    }.sublayout {
                        duny.sl.anchors {
                            Anchors.centerX.equalToSuper().multiplier(1.2)
                            Anchors.centerY.equalToSuper().multiplier(0.8)
                        }.sublayout {
                            nickname.sl.anchors {
                                Anchors.top
                                Anchors.leading.trailing
                            }.sublayout {
                                sparrowhawk.sl.anchors {
                                    Anchors.top.bottom
                                    Anchors.leading.trailing
                                }
                            }
                            truename.sl.anchors {
                                Anchors.top.equalTo(nickname, attribute: .bottom)
                                Anchors.bottom
                                Anchors.leading.trailing
                            }.sublayout {
                                ged.sl.anchors {
                                    Anchors.top.bottom
                                    Anchors.leading.trailing
                                }
                            }
                        }
                    }
                }
                """,
            listed: """
                root {
                    sea.anchors {
                        Anchors(.top, .bottom, .leading, .trailing)
                    }.sublayout {
                        duny.anchors {
                            Anchors(.centerX).setMultiplier(1.2)
                            Anchors(.centerY).setMultiplier(0.8)
                        }.sublayout {
                            nickname.anchors {
                                Anchors(.top, .leading, .trailing)
                            }.sublayout {
                                sparrowhawk.anchors {
                                    Anchors(.top, .bottom, .leading, .trailing)
                                }
                            }
                            truename.anchors {
                                Anchors(.top).equalTo(nickname, attribute: .bottom)
                                Anchors(.bottom, .leading, .trailing)
                            }.sublayout {
                                ged.anchors {
                                    Anchors(.top, .bottom, .leading, .trailing)
                                }
                            }
                        }
                    }
                }
                """
        ),
        Case(
            name: "testSystemConstraint",
            views: view("label", class: "UILabel"),
            constraints: allSides("label", "root"),
            onlyIdentified: true,
            expected: """
                root.sl.sublayout {
                    label.sl.anchors {
                        Anchors.top.bottom
                        Anchors.leading.trailing
                    }
                }
                """
        ),
        Case(
            name: "testWithOutViewConfig",
            views: view("child", view("grandchild")),
            constraints: allSides("child", "root") + allSides("grandchild", "child"),
            expected: """
                root.sl.sublayout {
                    child.sl.anchors {
                        Anchors.top.bottom
                        Anchors.leading.trailing
                    }.sublayout {
                        grandchild.sl.anchors {
                            Anchors.top.bottom
                            Anchors.leading.trailing
                        }
                    }
                }
                """
        ),
        Case(
            name: "testPrintWithFindingViewIdentifiers",
            views: #"""
                {"id": "1", "class": "UIImageView", "name": "profileView", "translatesAutoresizingMask": false},
                {"id": "2", "class": "UILabel", "name": "nameLabel", "translatesAutoresizingMask": false}
                """#,
            expected: """
                root.sl.sublayout {
                    profileView
                    nameLabel
                }
                """
        ),
        Case(
            name: "testUpdateIdentifiers",
            views: view(
                "red",
                view("button", class: "UIButton") + "," + view("label", class: "UILabel") + ","
                    + view("blue", view("image", class: "UIImageView"))
            ),
            onlyIdentified: true,
            expected: """
                root.sl.sublayout {
                    red.sl.sublayout {
                        button
                        label
                        blue.sl.sublayout {
                            image
                        }
                    }
                }
                """
        ),
        Case(
            name: "testViewPrinterOptionIdentifierOnly",
            views: view("red") + #", {"id": "b", "class": "UIView", "translatesAutoresizingMask": false}"#,
            constraints: [
                "red.top == root.top", "red.leading == root.leading", "red.trailing == root.trailing",
                "b.top == red.bottom", "b.bottom == root.bottom",
            ],
            onlyIdentified: true,
            expected: """
                root.sl.sublayout {
                    red.sl.anchors {
                        Anchors.top
                        Anchors.leading.trailing
                    }
                }
                """
        ),
    ]
}
