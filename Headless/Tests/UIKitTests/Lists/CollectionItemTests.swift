import Foundation
import Testing
import UIKit

@Suite("items of collections")
@MainActor
struct CollectionItemTests {
    final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var count: Int
        var sizes: [Int: CGSize] = [:]

        init(_ count: Int) {
            self.count = count
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] ?? CGSize(width: 100, height: 80) }

        func collectionView(
            _ collectionView: UICollectionView,
            viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        }
    }

    private func collection(_ tiles: Tiles, _ change: (UICollectionViewFlowLayout) -> Void = { _ in })
        -> UICollectionView
    {
        let flow = UICollectionViewFlowLayout()
        change(flow)
        let frame = CGRect(x: 0, y: 0, width: 330, height: 400)
        let collection = UICollectionView(frame: frame, collectionViewLayout: flow)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collection.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title"
        )
        collection.dataSource = tiles
        collection.delegate = tiles
        collection.layoutIfNeeded()
        return collection
    }

    @Test("a line has the items that it has room for, spread over it")
    func lines() {
        let frames = collection(Tiles(5)).visibleCells.map(\.frame)
        #expect(frames.map(\.minX) == [0, 115, 230, 0, 115])
        #expect(frames.map(\.minY) == [0, 0, 0, 90, 90])
    }

    @Test("insets, headers and the direction of scrolling move the items")
    func insetsAndHeaders() {
        let down = collection(Tiles(3)) { flow in
            flow.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
            flow.headerReferenceSize = CGSize(width: 0, height: 50)
        }
        #expect(down.visibleCells.map(\.frame.minX) == [20, 210, 20])
        #expect(down.visibleCells.map(\.frame.minY) == [60, 60, 150])
        #expect(down.contentSize.height == 260)
        #expect(down.subviews.contains { $0.frame == CGRect(x: 0, y: 0, width: 330, height: 50) })
        let across = collection(Tiles(6)) { $0.scrollDirection = .horizontal }
        #expect(across.visibleCells.map(\.frame.minX) == [0, 0, 0, 0, 110, 110])
    }

    @Test("items that are higher than others are in the middle of their line")
    func unequalItems() {
        let tiles = Tiles(3)
        tiles.sizes[1] = CGSize(width: 100, height: 120)
        #expect(collection(tiles).visibleCells.map(\.frame.minY) == [20, 0, 20])
    }

    @Test("only items that there is room for are made, and at most 200 without a size")
    func visibleItems() {
        #expect(collection(Tiles(300)).visibleCells.count == 15)
        let tiles = Tiles(300)
        for item in 0..<300 { tiles.sizes[item] = .zero }
        #expect(collection(tiles).visibleCells.count == 200)
    }

    @Test("another layout places nothing, and is given its collection")
    func otherLayouts() {
        let layout = UICollectionViewLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(layout.collectionView === collection)
    }
}
