// Printed by draft-inspect with --dialect swiftlayout --form plan --view-config.
// Let the class conform to Layoutable, and call sl.updateLayout().

// MARK: - FirstViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    view.sl.sublayout {
        oneLabel.sl.anchors {
            Anchors.top
        }
    }
}

// MARK: - SecondViewController

private let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

var activation: Activation?

@LayoutBuilder
var layout: some Layout {
    view.sl.sublayout {
        oneLabel.sl.anchors {
            Anchors.top.equalTo(view.safeAreaLayoutGuide)
        }
    }
}
