// A finding: what it says, the rows that disagree, the layouts between which it lets its reader choose, and its fixes.

/** A link, or the text alone where there is no address. */
const link = (text, address) => address ? html('a', { href: address, rel: 'noreferrer' }, text) : text;

class FindingElement {
  constructor(owner, index) {
    this.owner = owner;
    this.index = index;
    const finding = owner.findings[index];
    const words = owner.people[index];
    this.element = html('details', { class: `finding ${finding.severity}`, id: `${owner.id}-f${index + 1}` },
      html('summary', {}, html('span', { class: 'number' }, String(index + 1)), ' ', html('span', { class: 'rule', title: words.summary }, `${finding.severity}[${finding.rule}]`), ' ', words.message));
    this.element.addEventListener('toggle', () => this.toggled());
  }

  toggled() {
    if (this.element.open) {
      if (!this.body) {
        this.body = this.build();
        this.element.append(this.body);
      }
      if (this.owner.finding !== this.index) this.owner.show(this.index);
      this.start();
    } else if (this.owner.finding === this.index) {
      this.owner.show(null);
    }
  }

  build() {
    const { owner, index } = this;
    const finding = owner.findings[index];
    const words = owner.people[index];
    const place = html('p', { class: 'place' }, link(words.place, words.address),
      finding.source && finding.source.file && (finding.source.file !== finding.file || finding.source.line !== finding.line) ? `, written at ${finding.source.file}${finding.source.line ? ':' + finding.source.line : ''}` : '', ' ',
      html('a', { class: 'anchor', href: `#${this.element.id}`, 'aria-label': 'link to this finding' }, '#'));
    const rows = rowsOf(finding, item => {
      const view = owner.scene && owner.scene.view(item);
      return view === undefined || !owner.scene ? null : () => owner.choose(view, null);
    });
    return html('div', { class: 'body' }, place, rows, this.choices(), this.reasons(finding), this.fixes(finding, words), this.resolved(finding),
      html('p', { class: 'command' }, html('code', {}, owner.command('explain')), ' ', copyButton(owner.command('explain'))));
  }

  // Layouts

  /** The layouts of an ambiguity, or those before and after a fix, with a slider from one to the other. */
  choices() {
    const { owner, index } = this;
    if (!owner.scene) return null;
    const finding = owner.findings[index];
    this.layouts = [];
    const { witnesses } = finding;
    if (witnesses && witnesses.length === 2) {
      const [first, second] = this.seen(...witnesses.map(entries => owner.scene.witness(entries)));
      this.layouts.push({ label: 'between both layouts', first, second, moves: true, ends: ['one', 'the other'] });
    }
    (finding.fixes || []).forEach((fix, number) => {
      const moved = owner.scene.outcomes.get(`${index}.${number}`);
      if (!moved) return;
      this.layouts.push({ label: `fix ${number + 1}`, fix: number, first: owner.scene.solved, second: owner.scene.changed(moved), ends: ['before', 'after'] });
    });
    if (this.layouts.length === 0) return null;
    const name = `${this.element.id}-layout`;
    this.slider = html('input', { type: 'range', min: 0, max: 1, step: 0.001, 'aria-label': 'from one layout to the other', oninput: () => { this.stop(); this.apply(); } });
    this.ends = [html('span', {}), html('span', {})];
    this.play = html('button', { type: 'button', class: 'play', onclick: () => { if (this.isMoving) this.stop(); else this.move(); } }, 'move');
    this.range = html('p', { class: 'range' });
    const radios = this.layouts.map((layout, number) => html('label', {}, html('input', { type: 'radio', name, value: number, onchange: () => this.choose(number) }), ' ', layout.label));
    const fieldset = html('fieldset', { class: 'layouts' }, html('legend', {}, 'Layout'), html('div', { class: 'radios', hidden: radios.length < 2 }, ...radios),
      html('div', { class: 'slide' }, this.ends[0], this.slider, this.ends[1], this.play), this.range);
    this.radios = all('input[type=radio]', fieldset);
    return fieldset;
  }

  /** What can be anywhere goes as far as its superview, and not out of sight. */
  seen(first, second) {
    const { scene } = this.owner;
    const view = scene.view(this.owner.findings[this.index].views[0]);
    const parent = view === undefined ? undefined : scene.views[view].parent;
    if (parent === undefined) return [first, second];
    let [low, high] = [0, 1];
    for (const number of [0, 1]) {
      const [from, to] = [first[4 * view + number], second[4 * view + number]];
      const room = Math.max(1, scene.solved[4 * parent + 2 + number] - scene.solved[4 * view + 2 + number]);
      if (Math.abs(to - from) <= 2 * room) continue;
      const parts = [0, room].map(place => (place - from) / (to - from)).sort((one, other) => one - other);
      [low, high] = [Math.max(low, parts[0]), Math.min(high, parts[1])];
    }
    return low < high ? [between(first, second, low), between(first, second, high)] : [first, second];
  }

  start() {
    if (!this.layouts || this.layouts.length === 0) return;
    this.choose(0);
  }

  choose(number) {
    this.stop();
    this.layout = this.layouts[number];
    this.radios[number].checked = true;
    this.ends.forEach((end, side) => { end.textContent = this.layout.ends[side]; });
    this.slider.value = 0;
    this.apply();
    const moved = movedViews(this.layout.first, this.layout.second).length;
    say(`${this.layout.label}: ${counted(moved, 'view moves', 'views move')}`);
    this.play.hidden = !this.layout.moves;
    if (this.layout.moves && !isStill()) this.move();
  }

  apply() {
    const part = Number(this.slider.value);
    const { first, second } = this.layout;
    const ghost = part < 0.5 ? second : first;
    this.owner.present(between(first, second, part), ghost);
    this.range.textContent = this.rangeWords(part);
  }

  /** What the free attributes are here, and what they can be. */
  rangeWords(part) {
    const { attributes, range, views } = this.owner.findings[this.index];
    if (!this.layout.moves) return '';
    const view = this.owner.scene.view(views[0]);
    if (view === undefined) return '';
    const frame = placeOf(between(this.layout.first, this.layout.second, part), view);
    const places = { minX: 0, minY: 1, width: 2, height: 3 };
    const names = { minX: 'x', minY: 'y' };
    return (attributes || []).map(attribute => {
      const [low, high] = (range || {})[attribute] || [null, null];
      const limits = low !== null && high !== null ? `${points(low)} to ${points(high)}` : low !== null ? `${points(low)} or more` : high !== null ? `${points(high)} or less` : 'anything';
      return `${names[attribute] || attribute} is ${points(frame[places[attribute]])} here, and can be ${limits}`;
    }).join('; ');
  }

  move() {
    this.isMoving = true;
    this.play.textContent = 'stop';
    const begin = performance.now() - Math.acos(1 - 2 * Number(this.slider.value)) / Math.PI * 2500;
    const step = now => {
      if (!this.isMoving || !this.element.open || !this.element.isConnected) { this.stop(); return; }
      this.slider.value = (1 - Math.cos((now - begin) / 2500 * Math.PI)) / 2;
      this.apply();
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  stop() {
    this.isMoving = false;
    if (this.play) this.play.textContent = 'move';
  }

  // Words

  reasons(finding) {
    if (!finding.notes) return null;
    const { owner } = this;
    return html('ul', { class: 'reasons' }, ...finding.notes.map(note => {
      const message = note.remark && note.message.endsWith(` (${note.remark})`) ? note.message.slice(0, -note.remark.length - 3) : note.message;
      const constraint = owner.scene && note.constraints && note.constraints.length === 1 ? owner.scene.byID.get(note.constraints[0]) : undefined;
      const words = constraint === undefined ? message : html('button', { type: 'button', class: 'constraint', 'data-constraint': constraint, onclick: () => owner.showConstraint(constraint) }, message);
      return html('li', {}, words, note.remark ? html('span', { class: 'remark' }, ` ${note.remark}`) : '');
    }));
  }

  fixes(finding, words) {
    if (!finding.fixes) return null;
    return html('div', {}, html('h4', {}, finding.fixes.length > 1 ? 'Fixes' : 'Fix'), html('ol', { class: 'fixes' }, ...finding.fixes.map((fix, number) => {
      const made = (words.fixes || [])[number] || {};
      const code = (made.code || []).join('\n');
      const has = this.layouts && this.layouts.findIndex(layout => layout.fix === number);
      return html('li', {}, html('p', {}, `${fix.title} `, html('span', { class: 'remark' }, [made.outcome, this.owner.worse(fix)].filter(Boolean).join(', ')), ' ',
        this.layouts && has >= 0 ? html('button', { type: 'button', class: 'try', onclick: () => this.choose(has) }, 'show') : null),
      made.steps && made.steps.length > 0 ? html('ul', { class: 'steps' }, ...made.steps.map(step => html('li', {}, step))) : null,
      code ? html('div', { class: 'code' }, made.source ? html('span', { class: 'remark' }, `at ${made.source}`) : null, html('pre', {}, code), copyButton(code)) : null);
    })));
  }

  resolved(finding) {
    if (!finding.resolves || finding.resolves.length === 0) return null;
    return html('details', { class: 'resolved' }, html('summary', {}, `also resolves ${counted(finding.resolves.length, 'finding')}`),
      html('ul', {}, ...finding.resolves.map(other => html('li', {}, html('span', { class: 'rule' }, `${other.severity}[${other.rule}]`), ` ${other.message}`))));
  }
}
