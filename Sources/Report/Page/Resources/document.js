// A document: its pictures, its findings, and what is chosen in them.

class LayoutDocument {
  constructor(page, data, number) {
    this.page = page;
    this.id = `d${number}`;
    this.title = data.title;
    this.record = data.record;
    this.findings = data.record.findings;
    this.people = data.findings;
    this.groups = data.groups;
    this.listed = data.groups.flat();
    this.scene = data.scene ? new Scene(data.scene) : null;
    this.marks = new Map();
    if (this.scene) {
      for (const index of this.listed) for (const view of this.viewsOf(index)) this.marks.set(view, [...(this.marks.get(view) || []), index]);
    }
    this.finding = null;
    this.selected = null;
    this.attribute = null;
    this.constraint = null;
    this.shown = null;
    this.showsHidden = false;
    this.elements = new Map();
    this.element = html('section', { class: this.scene ? 'document' : 'document log', id: this.id, 'aria-labelledby': `${this.id}-title` },
      html('h2', { id: `${this.id}-title` }, html('span', { class: 'folder' }, this.title.slice(0, this.title.lastIndexOf('/') + 1)), this.title.slice(this.title.lastIndexOf('/') + 1), ...severities.map(name => {
        const count = this.count(name);
        return count > 0 ? html('span', { class: `count ${name}` }, ` ${counted(count, name)}`) : '';
      })));
  }

  /** Hidden views are drawn where they are asked for, one by one or all. */
  isDrawn(view) {
    return this.showsHidden || !this.scene.isHidden(view) || view === this.selected || (this.finding !== null && this.viewsOf(this.finding).includes(view));
  }

  severity(index) { return this.findings[index].severity; }
  message(index) { return this.people[index].message; }
  count(severity) { return this.listed.filter(index => this.severity(index) === severity).length; }

  /** What is said of a fix after which there are more findings than now. */
  worse(fix) {
    const now = this.findings.filter(finding => finding.severity !== 'note').length;
    return fix.remaining > now ? `now ${now === 1 ? 'there is' : 'there are'} ${now}` : '';
  }

  /** The views that a finding is about; of an ambiguity the one that is open. */
  viewsOf(index) {
    const finding = this.findings[index];
    const ids = finding.witnesses ? finding.views.slice(0, 1) : finding.views;
    return [...new Set(ids.map(id => this.scene.view(id)).filter(view => view !== undefined))];
  }

  command(verb) {
    const { path, block } = this.record;
    return `draft-inspect ${verb} ${shellWord(block && this.record.blocks > 1 ? `${path}#${block}` : path)}`;
  }

  // MARK: Elements

  /** Makes the contents, once. */
  build() {
    if (this.isBuilt) return;
    this.isBuilt = true;
    const panels = [this.firstPanel()];
    if (this.scene) {
      this.tree = new ViewTree(this);
      this.panel = new ViewPanel(this);
      panels.push(['views', 'Views', () => html('div', { class: 'views' }, this.tree.element, this.panel.element)]);
      panels.push(['constraints', counted(this.scene.constraints.length, 'constraint'), () => constraintTable(this)]);
      if (this.scene.sources.length > 0) panels.push(['source', 'Source', () => sourcePanel(this)]);
    }
    this.tabs = new Tabs(this.id, panels);
    this.tabs.list.hidden = panels.length < 2;
    const content = html('div', { class: 'content' });
    if (this.scene) content.append(this.stage());
    content.append(this.tabs.element);
    this.element.append(content);
    this.tabs.show('findings');
    this.draw();
  }

  firstPanel() {
    const list = html('ol', { class: 'findings' });
    for (const group of this.groups) list.append(this.group(group));
    const none = html('p', { class: 'none' }, this.record.unreadable ? 'not read' : 'no findings');
    return ['findings', counted(this.listed.length, 'finding'), () => this.listed.length > 0 ? list : none];
  }

  group([first, ...alike]) {
    const item = html('li', {}, this.findingElement(first));
    if (alike.length > 0) {
      item.append(html('details', { class: 'alike' }, html('summary', {}, `${alike.length} more like this`), html('ol', {}, ...alike.map(index => html('li', {}, this.findingElement(index))))));
    }
    return item;
  }

  findingElement(index) {
    const made = new FindingElement(this, index);
    this.elements.set(index, made);
    return made.element;
  }

  stage() {
    this.sizes = new Sizes(this);
    // Those with findings first: nobody looks for a finding behind pictures of what is clean.
    const marked = new Set([...this.marks.keys()].map(view => this.scene.root(view)));
    const roots = [...this.scene.roots.filter(root => marked.has(root)), ...this.scene.roots.filter(root => !marked.has(root))];
    const most = 12;
    this.pictures = [];
    const figures = html('div', { class: 'scenes' });
    const add = root => {
      const picture = new Picture(this, root);
      this.pictures.push(picture);
      const record = this.scene.views[root];
      figures.append(html('figure', {}, html('figcaption', {}, record.controller || record.name, ' ', html('span', { class: 'size' })), picture.element));
    };
    roots.slice(0, most).forEach(add);
    const rest = roots.slice(most);
    const more = rest.length > 0 ? html('button', { type: 'button', class: 'more', onclick: event => { rest.forEach(add); event.target.remove(); this.draw(); } }, `and ${counted(rest.length, 'more hierarchy', 'more hierarchies')}`) : null;
    const hidden = this.scene.views.some(view => view.hidden)
      ? html('label', {}, html('input', { type: 'checkbox', onchange: event => { this.showsHidden = event.target.checked; this.draw(); } }), ' hidden views') : null;
    this.legend = html('p', { class: 'legend' });
    return html('div', { class: 'stage' }, this.sizes.element, hidden, this.legend, figures, more);
  }

  /** How wide pictures may be, in points. */
  room() { return (this.element.querySelector('.stage') || this.element).clientWidth - 12; }

  // MARK: What is shown

  draw() {
    if (!this.isBuilt || !this.scene) return;
    const { frames, failing } = this.sizes.layout();
    this.frames = this.shown ? this.shown.frames : frames;
    const places = this.scene.places(this.frames);
    const other = this.otherPlaces(places);
    this.legend.replaceChildren(...(other ? [html('span', { class: 'dash' }, 'dashed'), `: ${this.otherName()}`] : []));
    for (const picture of this.pictures) {
      picture.update(places, other);
      const [, , width, height] = placeOf(places, picture.root);
      picture.element.parentElement.querySelector('.size').textContent = `${points(width)} × ${points(height)}`;
    }
    for (const [index, { element }] of this.elements) element.classList.toggle('failing', failing.has(index));
    this.tree.update(this.selected);
    this.panel.update(this.selected, this.attribute, places);
  }

  otherName() { return 'the other layout'; }

  /** Where the views of another layout are, which is drawn dashed; null where there is none. */
  otherPlaces() { return this.shown && this.shown.other ? this.scene.places(this.shown.other) : null; }

  /** A layout instead of the one at the chosen size, and the one to compare it with. */
  present(frames, other) {
    this.shown = { frames, other };
    this.draw();
  }

  /** Back to the layout at the chosen size. */
  release() {
    for (const { element } of this.elements.values()) if (element.open) this.elements.forEach(finding => finding.stop());
    this.shown = null;
  }

  /** Shows a finding in the pictures; null shows none. */
  show(index) {
    this.finding = index;
    this.shown = null;
    this.selected = null;
    this.attribute = null;
    this.constraint = null;
    if (index !== null) {
      for (const [other, { element }] of this.elements) if (other !== index && element.open) element.open = false;
      if (this.sizes && !this.sizes.isRecorded && this.findings[index].sizes === undefined) { this.sizes.reset(); return; }
    }
    this.draw();
  }

  /** Opens a finding, with what is around it. */
  open(index, focuses = true) {
    this.build();
    this.tabs.show('findings');
    const { element } = this.elements.get(index);
    for (let node = element.parentElement; node && node !== this.element; node = node.parentElement) if (node.tagName === 'DETAILS') node.open = true;
    // The browser says later that it is open.
    if (this.finding !== index) this.show(index);
    element.open = true;
    if (focuses) element.querySelector('summary').focus({ preventScroll: true });
    this.page.reveal(element);
  }

  /** Again and again on a mark goes through its findings. */
  nextFinding(numbers) {
    const at = numbers.indexOf(this.finding);
    this.open(numbers[(at + 1) % numbers.length]);
  }

  choose(view, attribute) {
    this.build();
    this.selected = view;
    this.attribute = attribute;
    this.constraint = null;
    this.tabs.show('views');
    this.draw();
    say(`${this.scene.views[view].name}${attribute ? ', ' + attribute : ''}`);
  }

  showConstraint(index) {
    this.constraint = index;
    const { first, second, text } = this.scene.constraints[index];
    const end = first || second;
    if (end) this.selected = end.view;
    this.draw();
    say(text);
  }

  /** The constraints that have lines now: one, those of the reason, of the chosen view, or of the finding. Never all at once. */
  shownConstraints() {
    if (this.constraint !== null) return [this.constraint];
    if (this.selected !== null) {
      const why = this.attribute && this.scene.reasons.get(`${this.selected}.${this.attribute}`);
      if (why) {
        const ids = [...(why.constraints || []), ...(why.steps || []).flatMap(step => step.constraints || [])].flatMap(member => member.ids);
        return [...new Set(ids.map(id => this.scene.byID.get(id)).filter(index => index !== undefined))];
      }
      const held = this.scene.ofView[this.selected];
      if (!this.attribute) return held;
      const isWide = ['leading', 'trailing', 'width'].includes(this.attribute);
      return held.filter(index => {
        const { first, second } = this.scene.constraints[index];
        return [first, second].some(anchor => anchor && (plainSide(anchor.attribute) === 'width' || sides[plainSide(anchor.attribute)] === 'x') === isWide);
      });
    }
    if (this.finding === null) return [];
    return this.findings[this.finding].constraints.slice(0, 40).map(id => this.scene.byID.get(id)).filter(index => index !== undefined);
  }

  /** What the search looks through: of a finding, and of the document itself. */
  text(index) {
    if (index === null) {
      const views = this.scene ? this.scene.views.map(view => `${view.name} ${view.class}`).join(' ') : '';
      return `${this.title} ${views}`.toLowerCase();
    }
    const finding = this.findings[index];
    return [this.title, finding.rule, finding.severity, this.people[index].message, this.people[index].place, ...(finding.notes || []).map(note => note.message), ...(finding.fixes || []).map(fix => fix.title)].join(' ').toLowerCase();
  }
}
