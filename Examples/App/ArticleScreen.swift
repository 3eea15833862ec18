import UIKit

/// A headline and a text in a scroll view, as wide as the screen.
final class ArticleScreen: UIViewController {
    private let scrollView = UIScrollView()
    private let headline = UILabel()
    private let text = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = "Layouts without a simulator"
        headline.font = .preferredFont(forTextStyle: .title1)
        text.text = String(repeating: "Constraints are solved where they are written. ", count: 12)
        headline.numberOfLines = 0
        text.numberOfLines = 0
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        for each in [headline, text] {
            each.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(each)
        }
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            headline.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            headline.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            headline.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 12),
            text.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
            text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
        ])
    }
}
