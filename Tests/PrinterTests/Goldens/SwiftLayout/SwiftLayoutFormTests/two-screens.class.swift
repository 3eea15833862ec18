// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class FirstViewController: UIViewController, Layoutable {
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

    override func viewDidLoad() {
        super.viewDidLoad()
        sl.updateLayout()
    }
}

final class SecondViewController: UIViewController, Layoutable {
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

    override func loadView() {
        view = UIScrollView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sl.updateLayout()
    }
}
