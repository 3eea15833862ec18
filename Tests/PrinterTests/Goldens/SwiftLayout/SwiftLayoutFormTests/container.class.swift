// Printed by draft-inspect with --dialect swiftlayout --form class --view-config.

import SwiftLayout
import UIKit

final class PlacesViewController: UIViewController, Layoutable {
    let mapController = MapViewController()
    private let cardView = CardView()

    let listView: UICollectionView = {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
        return view
    }()

    let fold = UILayoutGuide()

    var activation: Activation?

    @LayoutBuilder
    var layout: some Layout {
        view.sl.sublayout {
            fold.sl.anchors {
                Anchors.top.equalToSuper(attribute: .centerY)
            }
            mapController.view.sl.anchors {
                Anchors.top.left.right
                Anchors.bottom.equalTo(fold, attribute: .top)
            }
            cardView.sl.anchors {
                Anchors.top.equalTo(fold, attribute: .bottom)
                Anchors.leading
                Anchors.width.equalTo(constant: 120)
            }
            listView.sl.anchors {
                Anchors.top.equalTo(cardView, attribute: .bottom)
                Anchors.bottom.left.right
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareLayout()
        sl.updateLayout()
        completeLayout()
    }

    private func prepareLayout() {
        // a layout adds views, not controllers
        addChild(mapController)
    }

    private func completeLayout() {
        // a layout adds views, not controllers
        mapController.didMove(toParent: self)
    }
}
