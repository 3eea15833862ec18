import Foundation
import Testing
import UIKit

@MainActor
struct ReuseTests {
    final class MessageCell: UITableViewCell {}

    let table = UITableView()
    let place = IndexPath(row: 0, section: 0)

    @Test func aCellThatNothingIsRegisteredForRaisesInUIKitsWords() {
        #expect(table.dequeueReusableCell(withIdentifier: "message") == nil)
        let misuses = MisuseReport.collecting { _ = table.dequeueReusableCell(withIdentifier: "message", for: place) }
        #expect(
            misuses == [
                Misuse(
                    severity: .exception(name: "NSInternalInconsistencyException"),
                    reason: "unable to dequeue a cell with identifier message - must register a nib or a class for the "
                        + "identifier or connect a prototype cell in a storyboard"
                )
            ]
        )
    }

    @Test func aRegisteredCellRaisesWhatToDoInstead() {
        table.register(MessageCell.self, forCellReuseIdentifier: "message")
        let misuses = MisuseReport.collecting {
            _ = table.dequeueReusableCell(withIdentifier: "message", for: place)
            _ = table.dequeueReusableCell(withIdentifier: "message")
        }
        #expect(misuses.count == 2)
        #expect(misuses.first?.reason.hasPrefix("a cell of UIKitTests.ReuseTests.MessageCell cannot be made") == true)
    }

    @Test func headersAndItemsOfCollectionsAreRegisteredByKind() {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let header = UICollectionView.elementKindSectionHeader
        collection.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: header,
            withReuseIdentifier: "title"
        )
        func reason(_ kind: String) -> String? {
            MisuseReport.collecting {
                _ = collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: place)
            }.first?.reason
        }
        #expect(reason(header)?.contains("cannot be made from its identifier") == true)
        #expect(reason(UICollectionView.elementKindSectionFooter)?.hasPrefix("unable to dequeue a view") == true)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
    }
}
