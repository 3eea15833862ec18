extension PageHTML {
    static let styles = """

        :root { color-scheme: light dark; --paper: light-dark(#fff, #16181c); --ink: light-dark(#1d1d1f, #e8e8ea);
          --faint: light-dark(#5c5c63, #a3a5ad); --line: light-dark(#d4d4da, #3a3d45); --panel: light-dark(#f5f5f7, #1f2228);
          --error: light-dark(#b3161b, #ff7b78); --warning: light-dark(#8a5300, #f0b35a); --note: light-dark(#006a78, #5cc8d7);
          --error-fill: light-dark(#d0000018, #ff6a6a30); --warning-fill: light-dark(#e9900020, #f0a03030);
          --note-fill: light-dark(#0099aa18, #40b8d028); --focus: light-dark(#0062cc, #6cb2ff); }
        :root[data-theme=light] { color-scheme: light; }
        :root[data-theme=dark] { color-scheme: dark; }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif;
          display: grid; grid-template: "header header" auto "nav main" 1fr / minmax(12rem, 20rem) minmax(0, 1fr); }
        header { grid-area: header; position: sticky; top: 0; z-index: 2; background: var(--paper);
          border-bottom: 1px solid var(--line); padding: .5rem 1rem; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem;
          align-items: baseline; }
        h1 { font-size: 1.1rem; margin: 0; }
        header form { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
        .keys { margin: 0; color: var(--faint); font-size: .85rem; }
        nav { grid-area: nav; position: sticky; top: 3.5rem; max-height: calc(100vh - 3.5rem); overflow: auto; align-self: start;
          padding: 0 1rem 1rem; border-right: 1px solid var(--line); overflow-wrap: anywhere; }
        nav ol { padding-left: 1.6rem; } nav li { margin: .3rem 0; }
        main { grid-area: main; padding: 0 1rem; }
        .skip { position: absolute; left: -999rem; } .skip:focus { left: 1rem; top: .5rem; z-index: 3; background: var(--paper); }
        #status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
        .document { content-visibility: auto; contain-intrinsic-size: auto 40rem; scroll-margin-top: 4rem; padding: .5rem 0 1.5rem;
          border-bottom: 1px solid var(--line); display: grid; gap: 0 1.5rem;
          grid-template-columns: minmax(0, 26rem) minmax(0, 1fr); align-items: start; }
        .document.clean { contain-intrinsic-size: auto 6rem; }
        .document > * { grid-column: 1 / -1; }
        .document > .scenes:not(:only-child) { grid-column: 1; position: sticky; top: 4rem; max-height: calc(100vh - 5rem);
          overflow: auto; padding: 2px; }
        .document > .scenes ~ .side { grid-column: 2; }
        h2 { font-size: 1rem; margin: .75rem 0 .25rem; overflow-wrap: anywhere; }
        figure { margin: .5rem 0 1rem; } figcaption { color: var(--faint); font-size: .85rem; }
        svg { max-width: 100%; height: auto; overflow: visible; }
        svg.scene { background: var(--panel); overflow: hidden; }
        svg text { font-family: ui-monospace, Menlo, Consolas, monospace; fill: var(--ink); pointer-events: none;
          paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
        svg rect { fill: transparent; stroke: var(--faint); stroke-width: 1px; vector-effect: non-scaling-stroke; }
        g.error rect { fill: var(--error-fill); stroke: var(--error); }
        g.warning rect { fill: var(--warning-fill); stroke: var(--warning); }
        g.note rect { fill: var(--note-fill); stroke: var(--note); }
        g[role=button] { cursor: pointer; } g[role=button]:focus { outline: none; }
        g[role=button]:focus-visible rect { stroke: var(--focus); stroke-width: 4px; }
        g.chosen rect { stroke-width: 4px; } g.chosen:not(.error):not(.warning):not(.note) rect { stroke: var(--focus); }
        g.moved rect { stroke-dasharray: none; stroke: var(--focus); stroke-width: 2px; }
        rect.ghost { fill: none; stroke: var(--focus); stroke-dasharray: 4 3; stroke-width: 2px; pointer-events: none; }
        .chain rect.gap { fill: var(--line); stroke-dasharray: 2 2; } .chain rect.over { fill: var(--error-fill); stroke: var(--error); }
        .chain { width: 100%; max-width: 42rem; }
        .findings, .findings ol { padding-left: 2.2rem; margin: .5rem 0; } .findings > li { margin: .4rem 0; }
        .finding { scroll-margin-top: 4rem; border-left: 3px solid var(--line); padding-left: .6rem; overflow-wrap: anywhere; }
        .finding.error { border-color: var(--error); } .finding.warning { border-color: var(--warning); }
        .finding.note { border-color: var(--note); }
        .finding.failing > summary { background: var(--error-fill); }
        summary { cursor: pointer; } .rule { font: .85em ui-monospace, Menlo, Consolas, monospace; }
        .error > summary .rule, .count.error { color: var(--error); } .warning > summary .rule, .count.warning { color: var(--warning); }
        .note > summary .rule, .count.note { color: var(--note); }
        .place, .remark, .size { color: var(--faint); font-size: .85rem; } .place { margin: .2rem 0; }
        .choices { border: 1px solid var(--line); border-radius: 6px; display: inline-flex; gap: .25rem 1rem; flex-wrap: wrap;
          padding: .2rem .6rem; margin: .3rem 0; }
        .reasons, .fixes { margin: .3rem 0; padding-left: 1.4rem; } .reasons { list-style: none; padding-left: .4rem; }
        code, pre { font: .85rem ui-monospace, Menlo, Consolas, monospace; } pre { margin: .2rem 0; overflow: auto;
          background: var(--panel); padding: .4rem .6rem; white-space: pre-wrap; }
        table { border-collapse: collapse; font-size: .85rem; } th, td { text-align: left; padding: .2rem .8rem .2rem 0;
          border-bottom: 1px solid var(--line); overflow-wrap: anywhere; } tr:target, tr:focus { background: var(--panel); }
        tr { scroll-margin-top: 4rem; }
        .widths label { display: block; } .widths input { width: 100%; margin: 0; } .widths { margin: .25rem 0; }
        a { color: var(--focus); } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
        [hidden] { display: none !important; }
        @media (max-width: 60rem) { body { display: block; } nav { position: static; max-height: none; border: 0; }
          .document { display: block; } .document > .scenes:not(:only-child) { position: static; max-height: none; } }
        @media (max-width: 40rem) { header { position: static; } .document, .finding, tr { scroll-margin-top: .5rem; } }
        @media (hover: none) { .keys { display: none; } }
        @media (prefers-reduced-motion: no-preference) { g rect { transition: x .15s, y .15s, width .15s, height .15s; } }
        @media print { header form, .keys, .skip { display: none; } .document { content-visibility: visible; } }

        """
}
