// The size of the device: by its edges, by a number, by a device; with a ruler that says where something breaks.

class Sizes {
  constructor(owner) {
    this.owner = owner;
    this.scene = owner.scene;
    this.width = null;
    this.height = null;
    this.controls = {};
    this.words = html('p', { class: 'exactness', role: 'status' });
    this.element = this.build();
  }

  recorded(side) { return this.scene.solved[4 * this.scene.mainRoot + (side === 'width' ? 2 : 3)]; }

  value(side) { return this[side] === null ? this.recorded(side) : this[side]; }

  /** Sets a size within its range; null is the recorded one. */
  set(side, value) {
    const range = this.scene.range(side);
    if (!range) return;
    const size = value === null ? null : Math.min(range[1], Math.max(range[0], Math.round(value * 4) / 4));
    this.exactly({ [side]: size });
  }

  exactly(sizes) {
    for (const [side, size] of Object.entries(sizes)) {
      const isRecorded = size !== null && Math.abs(size - this.recorded(side)) < 1e-6 && this.isSameForAllRoots(side);
      this[side] = isRecorded ? null : size;
    }
    this.owner.release();
    this.owner.draw();
  }

  /** Of several roots each may have another size: the recorded layout is then none of the ones over sizes. */
  isSameForAllRoots(side) {
    return this.scene.roots.every(root => Math.abs(this.scene.solved[4 * root + (side === 'width' ? 2 : 3)] - this.recorded(side)) < 1e-6);
  }

  reset() { this.exactly({ width: null, height: null }); }

  get isRecorded() { return this.width === null && this.height === null; }

  build() {
    const sides = ['width', 'height'].filter(side => this.scene.range(side));
    if (sides.length === 0) return html('p', { class: 'exactness' }, 'frames change at too many sizes for the edges to be dragged');
    const element = html('div', { class: 'sizes' });
    for (const side of sides) {
      const [low, high] = this.scene.range(side);
      const slider = html('input', { type: 'range', min: low, max: high, step: 'any', 'aria-label': `${side} of the device`, 'data-side': side, oninput: event => this.set(side, Number(event.target.value)) });
      const number = html('input', { type: 'number', min: low, max: high, step: 'any', 'aria-label': `${side} in points`, 'data-side': side,
        onchange: event => { if (event.target.value !== '') this.exactly({ [side]: Math.min(high, Math.max(low, Number(event.target.value))) }); } });
      this.controls[side] = { slider, number };
      element.append(html('div', { class: 'side' }, html('span', {}, side === 'width' ? 'Width' : 'Height'), html('div', { class: 'track' }, this.ruler(side), slider), number));
    }
    const devices = this.owner.page.devices.filter(device => sides.every(side => {
      const [low, high] = this.scene.range(side);
      const size = device.size[side === 'width' ? 0 : 1];
      return size >= low && size <= high;
    }));
    if (sides.length === 2 && devices.length > 0) {
      this.menu = html('select', { 'aria-label': 'Device', onchange: event => {
        const device = devices[Number(event.target.value)];
        if (device) this.exactly({ width: device.size[0], height: device.size[1] }); else this.reset();
      } }, html('option', { value: '' }, 'as recorded'), ...devices.map((device, index) => html('option', { value: index }, `${device.title}${device.kind === 'portrait' ? '' : ', ' + device.kind}, ${device.size.join(' × ')}`)));
      this.devices = devices;
    }
    element.append(html('p', { class: 'choices' }, this.menu, html('button', { type: 'button', class: 'recorded', onclick: () => this.reset() }, 'reset'), this.words, ...this.legend()));
    return element;
  }

  /** What the colors above the sliders say, as far as they are there. */
  legend() {
    const kinds = new Set(['width', 'height'].flatMap(side => this.faults(side).map(fault => fault.kind)));
    const names = { conflict: 'conflict', ambiguous: 'ambiguous', clipped: 'cut off' };
    return [...kinds].map(kind => html('span', { class: `key ${kind}` }, names[kind] || kind));
  }

  /** Where something fails over the sizes of a side: ranges with what is so there. */
  faults(side) {
    const faults = [];
    for (const { range, exact } of this.scene.pieces[side]) {
      if (exact !== false) continue;
      const last = faults[faults.length - 1];
      if (last && last.range[1] === range[0]) last.range = [last.range[0], range[1]];
      else faults.push({ range, kind: 'conflict', words: 'constraints conflict' });
    }
    this.owner.findings.forEach((finding, index) => {
      for (const occurrence of finding.sizes ? finding.sizes.fails : []) {
        if (!occurrence[side] || occurrence.device || occurrence.direction || occurrence.text_size || occurrence.language) continue;
        faults.push({ range: occurrence[side], kind: finding.sizes.kind, words: this.owner.message(index), finding: index });
      }
    });
    return faults;
  }

  ruler(side) {
    const [low, high] = this.scene.range(side);
    const part = size => 1000 * (Math.min(high, Math.max(low, size)) - low) / (high - low);
    const element = svg('svg', { class: 'strip', viewBox: '0 0 1000 12', preserveAspectRatio: 'none', role: 'group', 'aria-label': `where the layout fails over the ${side}` });
    for (const piece of this.scene.pieces[side].filter(piece => piece.exact !== false)) element.append(svg('path', { class: 'end', d: `M${part(piece.range[1])} 8v4` }));
    for (const fault of this.faults(side)) {
      const [from, to] = fault.range.map(part);
      const words = `${fault.words}: ${fault.range.map(points).join(' to ')}`;
      const go = () => {
        const middle = (Math.max(low, fault.range[0]) + Math.min(high, fault.range[1])) / 2;
        this.exactly({ [side]: middle });
      };
      element.append(svg('rect', { class: `fault ${fault.kind}`, x: from, y: 0, width: Math.max(3, to - from), height: 8, role: 'button', tabindex: 0, 'aria-label': words, onclick: go,
        onkeydown: event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); go(); } } }, svg('title', {}, words)));
    }
    element.append(svg('path', { class: 'recorded', d: `M${part(this.recorded(side))} 0v12` }));
    return element;
  }

  /** The layout at the size as it is, and its words. */
  layout() {
    const { frames, limits } = this.scene.atSize(this.width, this.height);
    for (const side of ['width', 'height']) {
      const { slider, number } = this.controls[side] || {};
      if (!slider) continue;
      const value = this.value(side);
      slider.value = value;
      slider.setAttribute('aria-valuetext', `${points(value)} points`);
      number.value = points(value);
    }
    if (this.menu) {
      const [width, height] = [this.value('width'), this.value('height')];
      const index = this.isRecorded ? -1 : this.devices.findIndex(device => device.size[0] === width && device.size[1] === height);
      this.menu.value = index < 0 ? '' : String(index);
    }
    const failing = this.isRecorded ? [] : ['width', 'height'].filter(side => this[side] !== null).flatMap(side => this.faults(side)
      .filter(fault => fault.finding !== undefined && this[side] > fault.range[0] && this[side] < fault.range[1]).map(fault => fault.finding));
    const words = this.isRecorded ? ['as recorded'] : [limits.length > 0 ? limits.join('; ') : 'exact'];
    if (failing.length > 0) words.push(counted(new Set(failing).size, 'finding') + ' at this size');
    this.words.textContent = words.join(', ');
    this.words.classList.toggle('inexact', limits.length > 0);
    return { frames, failing: new Set(failing) };
  }
}
