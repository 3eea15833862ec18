/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    override var defaultContentPriorities: ContentPriorities { ContentPriorities(verticalHugging: .defaultHigh) }
}
