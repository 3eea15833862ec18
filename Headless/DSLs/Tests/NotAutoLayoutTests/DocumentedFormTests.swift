import NotAutoLayout
import Testing
import UIKit

/// The ways of using the library that its documentation shows, on screens of our own.
@MainActor
@Suite("Forms of the library's documentation")
struct DocumentedFormTests {
    @Test("A screen of stored layouts, with a view that needs the frame of another, and a row of images")
    func screen() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let article = LayoutInfoStoredView()
        article.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
        page.addSubview(article)
        page.nal.layout(article) {
            $0
                .stickOnParent()
        }

        let gap: NotAutoLayout.Float = 10
        let (byline, text, answer) = (UIView(), Made.Content(), UIView())
        article.nal.setupSubview(text) {
            $0
                .setDefaultLayout({
                    $0
                        .setLeft(by: { $0.layoutMarginsGuide.left })
                        .setRight(by: { $0.layoutMarginsGuide.right })
                        .pinTop(to: byline, with: { $0.bottom + gap })
                        .fitHeight()
                })
                .setDefaultOrder(to: 1)
                .addToParent()
        }
        article.nal.setupSubview(byline) {
            $0
                .setDefaultLayout {
                    $0
                        .setLeft(by: { $0.layoutMarginsGuide.left })
                        .setRight(by: { $0.layoutMarginsGuide.right })
                        .setTop(by: { $0.layoutMarginsGuide.top })
                        .setHeight(to: 50)
                }
                .addToParent()
        }
        article.nal.setupSubview(answer) {
            $0
                .setDefaultLayout({
                    $0
                        .setBottomLeft(by: { $0.layoutMarginsGuide.bottomLeft })
                        .setRight(by: { $0.layoutMarginsGuide.right })
                        .setHeight(to: 30)
                })
                .addToParent()
        }
        let images = (0..<3).map { _ in
            let view = Made.Content()
            article.addSubview(view)
            return view
        }
        article.nal.layout(images) {
            $0
                .setMiddle(by: { $0.vertical(at: 0.75) })
                .fitSize()
                .setHorizontalInsetsEqualingToMargin()
        }
        page.layoutIfNeeded()
        #expect(article.frame.numbers == [0, 0, 320, 480])
        #expect(byline.frame.numbers == [20, 10, 280, 50])
        #expect(text.frame.numbers == [20, 70, 280, 140])
        #expect(answer.frame.numbers == [20, 420, 280, 30])
        #expect(images.map(\.frame.numbers) == [[50, 345, 40, 30], [140, 345, 40, 30], [230, 345, 40, 30]])
    }

    private final class Column: UIView {
        let first = Made.Content()
        let second = Made.Content()

        override func layoutSubviews() {
            super.layoutSubviews()
            nal.layout(first) {
                $0
                    .setTopCenter(by: { $0.topCenter })
                    .setWidth(by: { $0.width })
                    .fitHeight()
            }
            nal.layout(second) {
                $0
                    .pinTopCenter(to: first, with: { $0.bottomCenter })
                    .setWidth(by: { $0.width })
                    .fitHeight()
            }
        }
    }

    @Test("A view that lays its subviews out itself, at any size")
    func ownView() {
        let column = Column(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        column.addSubview(column.first)
        column.addSubview(column.second)
        for width: CGFloat in [100, 240] {
            column.frame.size.width = width
            column.layoutIfNeeded()
            #expect(column.first.frame.numbers == [0, 0, width, width / 2])
            #expect(column.second.frame.numbers == [0, width / 2, width, width / 2])
        }
    }

    private final class Screen: UIViewController {
        let column = LayoutInfoStoredView()
        let first = Made.Content()
        let second = Made.Content()

        override func loadView() {
            column.frame = UIScreen.main.bounds
            view = column
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            column.nal.setLayout(for: first) {
                $0
                    .setTopCenter(by: { $0.topCenter })
                    .setWidth(by: { $0.width })
                    .fitHeight()
            }
            column.nal.setupSubview(second) {
                $0
                    .setDefaultLayout({
                        $0
                            .pinTopCenter(to: first, with: { $0.bottomCenter })
                            .setWidth(by: { $0.width })
                            .fitHeight()
                    })
                    .setDefaultOrder(to: 1)
            }
        }
    }

    @Test("A controller's stored layouts run once their views are added, which the documented code leaves out")
    func controller() {
        let screen = Screen()
        screen.loadViewIfNeeded()
        #expect(screen.column.subviews.isEmpty)
        screen.column.addSubview(screen.second)
        screen.column.addSubview(screen.first)
        screen.column.frame.size = CGSize(width: 200, height: 400)
        screen.column.layoutIfNeeded()
        #expect(screen.first.frame.numbers == [0, 0, 200, 100])
        #expect(screen.second.frame.numbers == [0, 100, 200, 100])
    }

    @Test("A point and the size of the content are a frame")
    func shortest() {
        #expect(Made.frame { maker, _ in maker.setTopLeft(to: .zero).fitSize() } == [0, 0, 40, 30])
    }
}
