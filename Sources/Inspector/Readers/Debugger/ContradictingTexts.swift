import LayoutModel

/// Two texts of supposedly the same moment disagree about an object.
enum ContradictingTexts {
    package static let info = RuleInfo(
        id: "contradicting-texts",
        title: "contradicting debugger output",
        severity: .warning,
        runsOnPartialDumps: true,
        summary: "outputs that are read together contradict each other about an object",
        meaning: """
            Debugger outputs that are passed together are joined by address, on the assumption that they come from the
            same process at the same moment. If they disagree about a view's class, frame or superview, they are from
            different moments, or an address was reused. The first one is used: `recursiveDescription`, then traces,
            then constraints. Capture the outputs again without continuing the app in between, or use `--separate`.
            """,
        bad: """
            <UIView: 0x7f9481c9d680; frame = (0 0; 320 568); layer = <CALayer: 0x600003d0>>
               | <UILabel: 0x7f9481c9d990; frame = (16 20; 80 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>

            <UILabel: 0x7f9481c9d990; frame = (16 20; 96 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>
            """,
        good: """
            <UIView: 0x7f9481c9d680; frame = (0 0; 320 568); layer = <CALayer: 0x600003d0>>
               | <UILabel: 0x7f9481c9d990; frame = (16 20; 80 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>

            <UILabel: 0x7f9481c9d990; frame = (16 20; 80 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>
            """
    )
}
