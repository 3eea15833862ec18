// Two layouts over each other: the new one as it is, the old one dashed, and what moved.

class ComparisonDocument extends LayoutDocument {
  constructor(page, data, number) {
    super(page, { ...data, record: { path: data.comparison.names[1], findings: [] }, findings: [], groups: [] }, number);
    this.comparison = data.comparison;
    this.old = new Scene(data.comparison.old);
    this.partners = new Map();
    for (let at = 0; at < data.comparison.pairs.length; at += 2) this.partners.set(data.comparison.pairs[at + 1], data.comparison.pairs[at]);
    const partnered = new Set(this.partners.values());
    this.missing = this.old.views.map((view, index) => index).filter(index => !partnered.has(index) && !this.old.isHidden(index));
    const isSame = data.comparison.verdict.startsWith('same');
    this.element.querySelector('h2').append(html('span', { class: `count ${isSame ? 'same' : 'error'}` }, ` ${data.comparison.verdict}`));
  }

  firstPanel() {
    this.list = html('div', { class: 'differences' });
    return ['findings', 'Differences', () => this.list];
  }

  /** The old layout at the size that is shown; sizes beyond its pieces are as near as they come. */
  oldPlaces() {
    const within = side => {
      const range = this.old.range(side);
      const size = this.sizes[side];
      return size === null || !range ? null : Math.min(range[1], Math.max(range[0], size));
    };
    return this.old.places(this.old.atSize(within('width'), within('height')).frames);
  }

  draw() {
    if (!this.isBuilt) return;
    this.oldPlaced = this.oldPlaces();
    super.draw();
    this.differences();
  }

  /** Places of the old layout for the views of the new one; a view that is new has its own. */
  otherPlaces(places) {
    const other = places.slice();
    for (const [view, partner] of this.partners) {
      const [from, to] = [this.scene.root(view), this.old.root(partner)];
      const [left, top] = [places[4 * from] - this.oldPlaced[4 * to], places[4 * from + 1] - this.oldPlaced[4 * to + 1]];
      const place = placeOf(this.oldPlaced, partner);
      [place[0] + left, place[1] + top, place[2], place[3]].forEach((value, number) => { other[4 * view + number] = value; });
    }
    return other;
  }

  otherName() { return this.comparison.names[0]; }

  differences() {
    const places = this.scene.places(this.frames);
    const other = this.otherPlaces(places);
    const moved = movedViews(places, other).filter(view => !this.scene.isHidden(view));
    const words = place => place.map(points).join(', ');
    const added = this.scene.views.map((view, index) => index).filter(index => !this.partners.has(index) && !this.scene.isHidden(index));
    const { size, text, names } = this.comparison;
    const rows = moved.map(view => html('tr', {}, html('td', {}, html('button', { type: 'button', class: 'constraint', onclick: () => this.choose(view, null) }, this.scene.views[view].name)),
      html('td', {}, words(placeOf(other, view))), html('td', {}, words(placeOf(places, view)))));
    this.list.replaceChildren(html('pre', {}, text.trimEnd()),
      size ? html('p', {}, html('button', { type: 'button', class: 'example', onclick: () => this.sizes.exactly({ width: size[0], height: size[1] }) }, `show ${size.map(points).join(' × ')}`), ' where they differ') : '',
      html('p', { class: 'moved-count' }, moved.length > 0 ? `${counted(moved.length, 'view')} elsewhere at this size` : 'no view is elsewhere at this size'),
      rows.length > 0 ? html('table', {}, html('thead', {}, html('tr', {}, html('th', {}, 'view'), html('th', {}, names[0]), html('th', {}, names[1]))), html('tbody', {}, ...rows)) : '',
      this.missing.length > 0 ? html('p', {}, `only in ${names[0]}: ${this.missing.map(view => this.old.views[view].name).join(', ')}`) : '',
      added.length > 0 ? html('p', {}, `only in ${names[1]}: ${added.map(view => this.scene.views[view].name).join(', ')}`) : '');
  }
}
