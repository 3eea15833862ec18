import LayoutInspector

/// Letters of five by eight pixels, of which seven rows are above the base line, for pictures without a system's fonts.
enum PixelFont {
    static let width = 5
    static let height = 8
    /// Rows above the base line.
    static let ascent = 7

    /// The rows of a character, of five bits each, the highest on the left; a box for one that is not in the font.
    static func rows(of character: Character) -> [UInt8] {
        glyphs[character] ?? alike[character].flatMap { glyphs[$0] } ?? missing
    }

    private static let missing: [UInt8] = [31, 17, 17, 17, 17, 17, 31, 0]

    /// Two hexadecimal digits a row.
    private static let glyphs: [Character: [UInt8]] = {
        var result: [Character: [UInt8]] = [" ": Array(repeating: 0, count: height)]
        for line in table.split(separator: "\n") {
            guard let character = line.first else { continue }
            let words = line.dropFirst().split(separator: " ")
            result[character] =
                words.map { UInt8($0, radix: 16) ?? 0 } + Array(repeating: 0, count: height - words.count)
        }
        return result
    }()

    /// Characters that look like others in so few pixels.
    private static let alike: [Character: Character] = {
        var result: [Character: Character] = [:]
        for (letters, base) in [
            ("ÀÁÂÃÄÅ", "A"), ("Ç", "C"), ("ÈÉÊË", "E"), ("ÌÍÎÏ", "I"), ("Ñ", "N"), ("ÒÓÔÕÖØ", "O"), ("ÙÚÛÜ", "U"),
            ("Ý", "Y"), ("àáâãäå", "a"), ("ç", "c"), ("èéêë", "e"), ("ìíîï", "i"), ("ñ", "n"), ("òóôõöø", "o"),
            ("ùúûü", "u"), ("ýÿ", "y"), ("ß", "s"), ("’‘", "'"), ("“”„", "\""), ("–—−", "-"), ("·", "."), ("×", "x"),
            ("→", ">"), ("←", "<"), ("≥", ">"), ("≤", "<"), ("\u{a0}", " "),
        ] as [(String, Character)] {
            for letter in letters { result[letter] = base }
        }
        return result
    }()

    private static let table = """
        ! 4 4 4 4 4 0 4
        " a a a
        # a a 1f a 1f a a
        $ 4 f 14 e 5 1e 4
        % 18 19 2 4 8 13 3
        & c 12 14 8 15 12 d
        ' 4 4 8
        ( 2 4 8 8 8 4 2
        ) 8 4 2 2 2 4 8
        * 0 4 15 e 15 4
        + 0 4 4 1f 4 4
        , 0 0 0 0 0 c 4 8
        - 0 0 0 1f
        . 0 0 0 0 0 c c
        / 0 1 2 4 8 10
        0 e 11 13 15 19 11 e
        1 4 c 4 4 4 4 e
        2 e 11 1 2 4 8 1f
        3 1f 2 4 2 1 11 e
        4 2 6 a 12 1f 2 2
        5 1f 10 1e 1 1 11 e
        6 6 8 10 1e 11 11 e
        7 1f 1 2 4 8 8 8
        8 e 11 11 e 11 11 e
        9 e 11 11 f 1 2 c
        : 0 c c 0 c c
        ; 0 c c 0 0 c 4 8
        < 2 4 8 10 8 4 2
        = 0 0 1f 0 1f
        > 8 4 2 1 2 4 8
        ? e 11 1 2 4 0 4
        @ e 11 1 d 15 15 e
        A e 11 11 1f 11 11 11
        B 1e 11 11 1e 11 11 1e
        C e 11 10 10 10 11 e
        D 1c 12 11 11 11 12 1c
        E 1f 10 10 1e 10 10 1f
        F 1f 10 10 1e 10 10 10
        G e 11 10 17 11 11 f
        H 11 11 11 1f 11 11 11
        I e 4 4 4 4 4 e
        J 7 2 2 2 2 12 c
        K 11 12 14 18 14 12 11
        L 10 10 10 10 10 10 1f
        M 11 1b 15 15 11 11 11
        N 11 19 15 13 11 11 11
        O e 11 11 11 11 11 e
        P 1e 11 11 1e 10 10 10
        Q e 11 11 11 15 12 d
        R 1e 11 11 1e 14 12 11
        S f 10 10 e 1 1 1e
        T 1f 4 4 4 4 4 4
        U 11 11 11 11 11 11 e
        V 11 11 11 11 11 a 4
        W 11 11 11 15 15 1b 11
        X 11 11 a 4 a 11 11
        Y 11 11 a 4 4 4 4
        Z 1f 1 2 4 8 10 1f
        [ e 8 8 8 8 8 e
        \\ 0 10 8 4 2 1
        ] e 2 2 2 2 2 e
        ^ 4 a 11
        _ 0 0 0 0 0 0 0 1f
        ` 8 4 2
        a 0 0 e 1 f 11 f
        b 10 10 1e 11 11 11 1e
        c 0 0 e 11 10 11 e
        d 1 1 f 11 11 11 f
        e 0 0 e 11 1f 10 e
        f 6 8 1c 8 8 8 8
        g 0 0 f 11 11 f 1 e
        h 10 10 1e 11 11 11 11
        i 4 0 c 4 4 4 e
        j 2 0 6 2 2 2 12 c
        k 10 10 12 14 18 14 12
        l c 4 4 4 4 4 e
        m 0 0 1a 15 15 15 15
        n 0 0 1e 11 11 11 11
        o 0 0 e 11 11 11 e
        p 0 0 1e 11 11 1e 10 10
        q 0 0 f 11 11 f 1 1
        r 0 0 16 19 10 10 10
        s 0 0 f 10 e 1 1e
        t 8 8 1c 8 8 9 6
        u 0 0 11 11 11 13 d
        v 0 0 11 11 11 a 4
        w 0 0 11 11 15 15 a
        x 0 0 11 a 4 a 11
        y 0 0 11 11 11 f 1 e
        z 0 0 1f 2 4 8 1f
        { 2 4 4 8 4 4 2
        | 4 4 4 4 4 4 4 4
        } 8 4 4 2 4 4 8
        ~ 0 0 8 15 2
        … 0 0 0 0 0 15
        """
}
