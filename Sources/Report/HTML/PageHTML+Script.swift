extension PageHTML {
    /// Chooses findings and layouts, moves views and filters. Without it the page shows pictures and findings as they are.
    static let script = #"""

        'use strict';
        const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
        const say = text => { document.getElementById('status').textContent = text; };
        const points = value => String(Math.round(value * 100) / 100);
        const frames = text => new Map((text || '').split(' ').filter(Boolean).map(entry => {
          const [view, ...numbers] = entry.split(',').map(Number);
          return [view, numbers];
        }));

        // A frame that is prolonged by a line can fall below nothing.
        const place = (rect, [x, y, width, height]) => {
          rect.setAttribute('x', x); rect.setAttribute('y', y);
          rect.setAttribute('width', Math.max(0, width)); rect.setAttribute('height', Math.max(0, height));
        };
        const base = group => {
          if (!group.base) {
            const rect = group.querySelector('rect');
            group.base = ['x', 'y', 'width', 'height'].map(name => Number(rect.getAttribute(name)));
          }
          return group.base;
        };
        const move = (group, frame) => {
          place(group.querySelector('rect'), frame);
          const text = group.querySelector('text');
          const font = Number(group.parentElement.getAttribute('font-size'));
          const line = 'container' in group.dataset ? font : Math.max(font, frame[3] / 2 + font / 3);
          text.setAttribute('x', frame[0] + 3);
          text.setAttribute('y', frame[1] + line);
        };
        const differ = (one, other) => one.some((value, index) => Math.abs(value - other[index]) > 0.01);

        // The picture follows its root, with what was beside it.
        const fit = svg => {
          const root = svg.querySelector('g');
          if (!svg.original) svg.original = svg.getAttribute('viewBox').split(' ').map(Number);
          const before = base(root);
          const rect = root.querySelector('rect');
          const after = ['x', 'y', 'width', 'height'].map(name => Number(rect.getAttribute(name)));
          const box = svg.original.slice();
          box[0] += after[0] - before[0]; box[1] += after[1] - before[1];
          box[2] = Math.max(1, box[2] + after[2] - before[2]); box[3] = Math.max(1, box[3] + after[3] - before[3]);
          svg.setAttribute('viewBox', box.join(' '));
          svg.setAttribute('width', box[2] * Number(svg.dataset.scale) / 1000);
        };

        // Shows a layout of a document: the frames that differ from those as solved, and dashed those of another layout.
        const show = (section, moved = new Map(), other = null) => {
          all('rect.ghost', section).forEach(rect => rect.remove());
          for (const svg of all('svg.scene', section)) {
            for (const group of all('g', svg)) {
              const view = Number(group.dataset.view);
              const frame = moved.get(view) || base(group);
              const old = other && (other.get(view) || base(group));
              move(group, frame);
              group.classList.toggle('moved', Boolean(old && differ(frame, old)));
              if (old && differ(frame, old)) {
                const ghost = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
                ghost.setAttribute('class', 'ghost');
                place(ghost, old);
                svg.append(ghost);
              }
            }
            fit(svg);
          }
        };
        const mark = (section, views) => {
          const wanted = new Set((views || '').split(' ').filter(Boolean));
          all('svg.scene g', section).forEach(group => group.classList.toggle('chosen', wanted.has(group.dataset.view)));
        };

        const slider = section => section.querySelector('input[type=range]');
        const recorded = section => {
          const input = slider(section);
          if (!input) return;
          input.value = base(section.querySelector('svg.scene g'))[2];
          section.querySelector('output').textContent = 'as recorded';
          input.setAttribute('aria-valuetext', 'as recorded');
          all('.failing', section).forEach(finding => finding.classList.remove('failing'));
        };

        const choose = finding => {
          const section = finding.closest('.document');
          const inputs = all(':scope > .choices input', finding);
          const chosen = inputs.findIndex(input => input.checked);
          recorded(section);
          mark(section, finding.dataset.views);
          if (chosen < 0) { show(section); return; }
          // Of two layouts the other one, of fixes the layout before.
          const label = inputs[chosen].parentElement.textContent.trim();
          const two = label.startsWith('layout');
          const beside = two ? 1 - chosen : chosen > 0 ? 0 : -1;
          show(section, frames(inputs[chosen].dataset.frames), beside < 0 ? null : frames(inputs[beside].dataset.frames));
          say(`${label}: ${all('g.moved', section).length} views move`);
        };
        const release = section => { mark(section, ''); show(section); };

        const open = finding => {
          for (let node = finding.parentElement; node; node = node.parentElement) {
            if (node.tagName === 'DETAILS') node.open = true;
          }
          finding.open = true;
          const summary = finding.querySelector('summary');
          summary.focus({ preventScroll: true });
          summary.scrollIntoView({ block: 'nearest' });
        };

        document.addEventListener('toggle', event => {
          const finding = event.target;
          if (!(finding instanceof HTMLDetailsElement) || !finding.classList.contains('finding')) return;
          if (finding.open) choose(finding); else release(finding.closest('.document'));
        }, true);

        document.addEventListener('change', event => {
          const finding = event.target.closest('.choices') && event.target.closest('.finding');
          if (finding) choose(finding);
        });

        // Widths.
        const pieces = input => {
          if (!input.pieces) {
            input.pieces = input.dataset.pieces.split(';').map(text => {
              const [head, body] = text.split('|');
              const [low, high, exact] = head.split(',').map(Number);
              return { low, high, exact: exact === 1, frames: frames(body) };
            });
          }
          return input.pieces;
        };
        const setWidth = input => {
          const section = input.closest('.document');
          const width = Number(input.value);
          const list = pieces(input);
          const piece = list.find(piece => width <= piece.high) || list[list.length - 1];
          const part = piece.high > piece.low ? (width - piece.low) / (piece.high - piece.low) : 0;
          const moved = new Map();
          for (const [view, numbers] of piece.frames) {
            moved.set(view, [0, 1, 2, 3].map(index => numbers[index] + part * (numbers[index + 4] - numbers[index])));
          }
          show(section, moved);
          let count = 0;
          for (const finding of all('.finding[data-widths]', section)) {
            const fails = finding.dataset.widths.split(' ').some(range => {
              const [low, high] = range.split(',').map(Number);
              return width >= low && width <= high;
            });
            finding.classList.toggle('failing', fails);
            if (fails) count += 1;
          }
          let text = `${points(width)} points`;
          if (!piece.exact) text += `, conflict: laid out at ${points((piece.low + piece.high) / 2)}`;
          if (count > 0) text += `, ${count} ${count === 1 ? 'finding' : 'findings'} at this width`;
          section.querySelector('output').textContent = text;
          input.setAttribute('aria-valuetext', text);
        };
        document.addEventListener('input', event => {
          if (event.target.type === 'range') setWidth(event.target);
        });
        all('.document').forEach(recorded);

        // Pictures, constraints and links within the page.
        const press = group => {
          const ids = group.dataset.findings.split(' ');
          // Again and again on a view goes through its findings.
          const current = ids.findIndex(id => id === group.closest('.document').dataset.last);
          const id = ids[(current + 1) % ids.length];
          group.closest('.document').dataset.last = id;
          const finding = document.getElementById(id);
          if (!finding) return;
          if (finding.open) choose(finding);
          open(finding);
        };
        const follow = id => {
          const target = document.getElementById(id);
          if (!target) return;
          if (target.classList.contains('finding')) { open(target); return; }
          const list = target.closest('details');
          if (list) list.open = true;
          if (target.tagName === 'TR') {
            mark(target.closest('.document'), target.dataset.views);
            target.focus({ preventScroll: true });
          }
          target.scrollIntoView({ block: 'nearest' });
        };
        document.addEventListener('click', event => {
          const group = event.target.closest('g[data-findings]');
          if (group) { press(group); return; }
          const link = event.target.closest('a[href^="#"]');
          if (link) setTimeout(() => follow(link.getAttribute('href').slice(1)));
          if (event.target.classList.contains('recorded')) {
            const section = event.target.closest('.document');
            recorded(section);
            release(section);
          }
        });
        addEventListener('hashchange', () => follow(location.hash.slice(1)));
        if (location.hash) follow(location.hash.slice(1));

        // Keys.
        const step = direction => {
          const list = all('.finding').filter(finding => !finding.closest('[hidden]') &&
            !(finding.parentElement.closest('details') && !finding.parentElement.closest('details').open));
          if (list.length === 0) return;
          const current = list.indexOf(document.activeElement && document.activeElement.closest('.finding'));
          const next = current < 0 ? (direction > 0 ? 0 : list.length - 1) : current + direction;
          if (!list[next]) { say(direction > 0 ? 'last finding' : 'first finding'); return; }
          if (current >= 0) list[current].open = false;
          // The one that closes reports it later: the one that opens must come last.
          setTimeout(() => open(list[next]));
        };
        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const group = event.target.closest && event.target.closest('g[data-findings]');
          if (group && (event.key === 'Enter' || event.key === ' ')) { event.preventDefault(); press(group); return; }
          if (event.key === 'Escape') {
            const finding = event.target.closest && event.target.closest('.finding[open]');
            if (finding) { finding.open = false; finding.querySelector('summary').focus(); }
            return;
          }
          const isTyping = event.target.matches && event.target.matches('input[type=search]');
          if (isTyping) return;
          if (event.key === 'j') step(1);
          else if (event.key === 'k') step(-1);
          else if (event.key === '/') { event.preventDefault(); document.getElementById('words').focus(); }
        });

        // Filter.
        const contents = new Map(all('nav a').map(link => [link.getAttribute('href').slice(1), link.parentElement]));
        const filter = () => {
          const words = document.getElementById('words').value.trim().toLowerCase().split(/\s+/).filter(Boolean);
          const wanted = new Set(all('#filter input:checked').map(input => input.value));
          let [shown, documents] = [0, 0];
          for (const section of all('.document')) {
            const title = section.querySelector('h2').textContent.toLowerCase();
            const findings = all('.finding', section);
            let count = 0;
            for (const finding of findings) {
              const severity = ['error', 'warning', 'note'].find(name => finding.classList.contains(name));
              const text = title + ' ' + finding.textContent.toLowerCase();
              const fits = wanted.has(severity) && words.every(word => text.includes(word));
              finding.hidden = !fits;
              if (fits) count += 1;
            }
            for (const item of all('.findings > li', section)) item.hidden = !item.querySelector('.finding:not([hidden])');
            const isShown = findings.length > 0 ? count > 0
              : wanted.has('clean') && words.every(word => title.includes(word));
            section.hidden = !isShown;
            const item = contents.get(section.id);
            if (item) item.hidden = !isShown;
            shown += count;
            if (isShown) documents += 1;
          }
          say(`${shown} ${shown === 1 ? 'finding' : 'findings'} in ${documents} ${documents === 1 ? 'document' : 'documents'}`);
        };
        document.getElementById('filter').addEventListener('input', filter);
        document.getElementById('filter').addEventListener('submit', event => event.preventDefault());

        // Light and dark.
        const theme = document.getElementById('theme');
        let isDark = matchMedia('(prefers-color-scheme: dark)').matches;
        const setTheme = () => { theme.textContent = isDark ? 'Light' : 'Dark'; };
        setTheme();
        theme.addEventListener('click', () => {
          isDark = !isDark;
          document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
          setTheme();
        });

        """#
}
