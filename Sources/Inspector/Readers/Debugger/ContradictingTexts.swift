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
            Texts that are given together are joined by address, as outputs of one moment of one process. Where they
            give a view two classes, two frames or two superviews, they are not of one moment, or an address was
            used again. The first one is believed: `recursiveDescription` before traces before constraints. Take the
            texts anew without continuing the app between them, or read them apart with `--separate`.
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
