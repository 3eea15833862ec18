// Printed by draft-inspect from nested-stacks.json with --dialect swiftlayout --form plan.
// Let the class conform to Layoutable, and call sl.updateLayout(), then completeLayout().

private let summaryStackStack: UIStackView = {
    let view = UIStackView()
    view.alignment = .firstBaseline
    view.spacing = 8
    return view
}()

private let summaryStackStack2: UIStackView = {
    let view = UIStackView()
    view.alignment = .firstBaseline
    view.spacing = 8
    return view
}()

private let summaryStackStack3: UIStackView = {
    let view = UIStackView()
    view.alignment = .firstBaseline
    view.spacing = 8
    return view
}()

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    view.sl.sublayout {
        summaryStack.sl.anchors {
            Anchors.top.equalTo(view.safeAreaLayoutGuide, constant: 24)
            Anchors.horizontal.equalTo(view.layoutMarginsGuide)
        }.sublayout {
            summaryStackStack.sl.sublayout {
                itemsLabel
                itemsValue
            }
            summaryStackStack2.sl.sublayout {
                shippingLabel
                shippingValue
            }
            separator.sl.anchors {
                Anchors.height.equalTo(constant: 1)
            }
            summaryStackStack3.sl.sublayout {
                totalLabel
                totalValue
            }
            payButton.sl.anchors {
                Anchors.height.equalTo(constant: 48)
            }
        }
    }
}

func completeLayout() {
    // layouts have no custom spacing
    summaryStack.setCustomSpacing(24, after: summaryStackStack3)
}
