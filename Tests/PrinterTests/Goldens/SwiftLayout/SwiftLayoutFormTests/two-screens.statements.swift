// Printed by draft-inspect with --dialect swiftlayout --form statements --view-config.

// MARK: - FirstViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.sl.sublayout {
    oneLabel.sl.anchors {
        Anchors.top
    }
}.finalActive()

// MARK: - SecondViewController

let oneLabel: UILabel = {
    let label = UILabel()
    label.text = "One"
    return label
}()

view.sl.sublayout {
    oneLabel.sl.anchors {
        Anchors.top.equalTo(view.safeAreaLayoutGuide)
    }
}.finalActive()
