// A picture of one hierarchy: the device, its views, and over them what is marked.

const severities = ['error', 'warning', 'note'];

class Picture {
  constructor(owner, root) {
    this.owner = owner;
    this.scene = owner.scene;
    this.root = root;
    this.views = this.scene.subtree(root);
    this.element = svg('svg', { class: 'scene', role: 'img', tabindex: -1 });
    this.layers = {};
    for (const name of ['paper', 'views', 'ghosts', 'outlines', 'dimensions', 'names', 'edges', 'marks']) {
      this.layers[name] = svg('g', { class: name });
      this.element.append(this.layers[name]);
    }
    this.element.addEventListener('click', event => this.press(event));
    this.element.addEventListener('pointerdown', event => this.begin(event));
    this.places = null;
    this.scale = 1;
  }

  /** Draws the layout as it is now. */
  update(places, other) {
    const { scene, layers } = this;
    this.places = places;
    const [x, y, width, height] = placeOf(places, this.root);
    const bounds = this.bounds(places);
    const room = Math.max(200, Math.min(560, this.owner.room()));
    this.scale = Math.min(1, room / bounds[2], Math.max(480, innerHeight - 260) / bounds[3]);
    this.element.setAttribute('viewBox', bounds.join(' '));
    this.element.setAttribute('width', bounds[2] * this.scale);
    this.element.setAttribute('height', bounds[3] * this.scale);
    const shown = this.views.filter(view => this.owner.isDrawn(view));
    const finding = this.owner.finding;
    const about = finding === null || this.owner.selected !== null ? [] : this.owner.viewsOf(finding);
    const marked = shown.filter(view => this.owner.marks.has(view));
    const label = `${scene.views[this.root].name}, ${points(width)} by ${points(height)} points, ${counted(shown.length, 'view')}`;
    this.element.setAttribute('aria-label', marked.length > 0 ? `${label}, ${marked.length} with findings` : label);
    layers.paper.replaceChildren(...this.device([x, y, width, height]));
    const covered = [];
    const drawn = [];
    for (const view of shown) drawn.push(this.view(view, covered));
    layers.views.replaceChildren(...drawn);
    this.ghosts(shown, places, other);
    this.marks(shown, about, covered, bounds);
    const constraints = this.owner.shownConstraints().filter(index => this.isOwn(index));
    layers.dimensions.replaceChildren(dimensionLines(scene, places, constraints, this.scale, covered, bounds));
    this.names(shown, about, covered, bounds);
    this.edges([x, y, width, height]);
  }

  isOwn(index) {
    const end = this.scene.constraints[index].first || this.scene.constraints[index].second;
    return Boolean(end) && this.scene.root(end.view) === this.root;
  }

  /** The root with what is outside of it, but not more than a fifth as much on each side: the screen stays large. */
  bounds(places) {
    const [x, y, width, height] = placeOf(places, this.root);
    const reach = Math.max(width, height, 100) / 5;
    let [left, top, right, bottom] = [x, y, x + width, y + height];
    for (const view of this.views) {
      if (!this.owner.isDrawn(view)) continue;
      if (this.isClipped(view)) continue;
      const place = placeOf(places, view);
      left = Math.max(Math.min(left, place[0]), x - reach);
      top = Math.max(Math.min(top, place[1]), y - reach);
      right = Math.min(Math.max(right, place[0] + place[2]), x + width + reach);
      bottom = Math.min(Math.max(bottom, place[1] + place[3]), y + height + reach);
    }
    const margin = 12;
    return [left - margin, top - margin, Math.max(1, right - left) + 2 * margin, Math.max(1, bottom - top) + 2 * margin];
  }

  /** Whether a scroll view above cuts it. */
  isClipped(view) {
    for (let at = this.scene.views[view].parent; at !== undefined; at = this.scene.views[at].parent) {
      if (this.scene.views[at].scrolls) return true;
    }
    return false;
  }

  /** A screen has the corners of the device whose size it has, and its safe area. */
  device([x, y, width, height]) {
    const view = this.scene.views[this.root];
    const isScreen = Boolean(view.controller) || height >= 400;
    const device = this.owner.page.devices.find(device => device.size[0] === width && device.size[1] === height);
    const radius = device && device.safeArea[0] > 30 && !view.outline ? 36 : isScreen ? 6 : 0;
    const elements = [svg('rect', { class: 'screen', x, y, width, height, rx: radius })];
    const [top, left, bottom, right] = view.safeArea || [0, 0, 0, 0];
    if (isScreen && (top || left || bottom || right)) {
      elements.push(svg('rect', { class: 'safe', x: x + left, y: y + top, width: Math.max(0, width - left - right), height: Math.max(0, height - top - bottom) }));
    }
    return elements;
  }

  /** What is behind a view: the nearest background, its own first. */
  behind(view) {
    for (let at = view; at !== undefined; at = this.scene.views[at].parent) {
      const color = this.scene.views[at].background;
      if (color && color[3] > 0.2) return color;
    }
    return null;
  }

  view(index, covered) {
    const view = this.scene.views[index];
    const place = placeOf(this.places, index);
    const group = svg('g', { 'data-view': index, opacity: view.hidden ? 0.4 : view.alpha !== undefined ? Math.max(0.25, view.alpha) : null },
      svg('title', {}, `${view.name}, ${place.map(points).slice(2).join(' × ')} at ${place.map(points).slice(0, 2).join(', ')}`));
    const background = view.background && view.background[3] > 0 && index !== this.root ? view.background : null;
    group.append(svg('rect', {
      class: background || view.outline || index === this.root ? 'back' : 'plain', x: place[0], y: place[1], width: Math.max(0, place[2]), height: Math.max(0, place[3]),
      rx: view.radius ? Math.min(view.radius, place[2] / 2, place[3] / 2) : null,
      fill: background ? css(background) : 'transparent', 'fill-opacity': background ? background[3] * 0.5 : null,
    }));
    const outline = view.outline && outlines[view.outline];
    if (outline && place[2] > 0 && place[3] > 0) {
      const { elements = [], covers = [] } = outline(view, place, this.behind(index), this.scene.children[index].length === 0);
      // Nothing of a view is drawn outside of it; numbers are the frame's own.
      const clip = svg('svg', { x: place[0] - 1, y: place[1] - 1, width: place[2] + 2, height: place[3] + 2, viewBox: `${place[0] - 1} ${place[1] - 1} ${place[2] + 2} ${place[3] + 2}`, overflow: 'hidden' });
      clip.append(...elements);
      group.append(clip);
      covered.push(...covers);
    }
    return group;
  }

  /** Dashed where views of the other layout are. */
  ghosts(shown, places, other) {
    const elements = [];
    if (other) {
      for (const view of shown) {
        const [here, there] = [placeOf(places, view), placeOf(other, view)];
        if (here.every((value, at) => Math.abs(value - there[at]) < 0.01)) continue;
        elements.push(box(there, { class: 'ghost', 'data-ghost': view }), box(here, { class: 'moved', 'data-moved': view }));
      }
    }
    this.layers.ghosts.replaceChildren(...elements);
  }

  marks(shown, about, covered, bounds) {
    const elements = [];
    const outlines = [];
    const size = 9 / this.scale;
    const inside = (value, low, length) => Math.max(low, Math.min(low + length - 2 * size, value));
    for (const view of shown) {
      const place = placeOf(this.places, view);
      const numbers = this.owner.marks.get(view) || [];
      const isAbout = about.includes(view);
      const severity = severities.find(name => numbers.some(number => this.owner.severity(number) === name));
      const isRoot = view === this.root;
      if (isAbout) outlines.push(box(place, { class: `about ${isRoot ? 'root ' : ''}${this.owner.severity(this.owner.finding)}` }));
      if (view === this.owner.selected) outlines.push(box(place, { class: 'selected' }));
      if (!severity) continue;
      if (!isAbout && !isRoot) outlines.push(box(place, { class: `marked ${severity}` }));
      // One mark for each finding, at the view that it is about first; all of them while it is open.
      const numbered = numbers.filter(number => isAbout || this.owner.viewsOf(number)[0] === view);
      if (numbered.length === 0) continue;
      const at = [[place[0] + place[2], place[1]], [place[0], place[1]], [place[0] + place[2], place[1] + place[3]], [place[0], place[1] + place[3]]]
        .map(([x, y]) => [inside(x - size, bounds[0], bounds[2]), inside(y - size, bounds[1], bounds[3]), 2 * size, 2 * size]).find(spot => !covered.some(other => overlap(spot, other)));
      if (!at) continue;
      covered.push(at);
      elements.push(svg('g', { class: `badge ${severity}`, 'data-findings': numbered.join(' ') },
        svg('title', {}, numbered.map(number => this.owner.message(number)).join('\n')),
        svg('circle', { cx: at[0] + size, cy: at[1] + size, r: size }),
        svg('text', { x: at[0] + size, y: at[1] + size * 1.38, 'text-anchor': 'middle', 'font-size': size * 1.15 }, String(numbered[0] + 1))));
    }
    this.layers.outlines.replaceChildren(...outlines);
    this.layers.marks.replaceChildren(...elements);
  }

  /** Names where there is room for the whole of them: what is marked first, then what is within others. */
  names(shown, about, covered, bounds) {
    const size = 10 / this.scale;
    const font = `400 ${size}px ${namesFamily}`;
    const isLeaf = view => !this.scene.children[view].some(child => !this.scene.isHidden(child));
    const rank = view => about.includes(view) || view === this.owner.selected ? 0 : isLeaf(view) ? 1 : 2;
    const elements = [];
    for (const view of shown.slice().sort((first, second) => rank(first) - rank(second))) {
      const record = this.scene.views[view];
      if (view === this.root || (record.text && rank(view) > 0)) continue;
      const place = placeOf(this.places, view);
      const length = measuredWidth(record.name, font);
      const isMarked = rank(view) === 0;
      if (length + 6 / this.scale > (isMarked ? bounds[2] : place[2])) continue;
      const spots = isMarked
        ? [[place[0], place[1] - size * 1.35], [place[0], place[1] + place[3] + size * 0.15], [place[0] + place[2] - length, place[1] - size * 1.35], [place[0] + 2, place[1] + 2]]
        : isLeaf(view) && place[3] >= size * 1.3 ? [[place[0] + (place[2] - length) / 2, place[1] + (place[3] - size * 1.2) / 2]]
          : [[place[0] + 3 / this.scale, place[1] + 1 / this.scale]];
      const spot = spots.map(([x, y]) => [x, y, length, size * 1.2]).find(([x, y, width, height]) =>
        isWithin([x, y, width, height], bounds) && (isMarked || height <= place[3] + 0.1) && !covered.some(other => overlap([x, y, width, height], other)));
      if (!spot) continue;
      covered.push(spot);
      elements.push(svg('text', { class: isMarked ? 'name strong' : 'name', x: spot[0], y: spot[1] + size * 0.95, 'font-size': size, 'font-family': namesFamily }, record.name));
    }
    this.layers.names.replaceChildren(...elements);
  }

  /** The edges of the device, by which it is dragged. */
  edges([x, y, width, height]) {
    const elements = [];
    const thick = 14 / this.scale;
    const long = [Math.min(60 / this.scale, height / 2), Math.min(60 / this.scale, width / 2)];
    if (this.scene.range('width')) {
      elements.push(box([x + width - thick / 2, y, thick, height], { class: 'edge', 'data-edge': 'width' }), box([x + width + 3 / this.scale, y + (height - long[0]) / 2, 4 / this.scale, long[0]], { class: 'handle', rx: 2 / this.scale }));
    }
    if (this.scene.range('height')) {
      elements.push(box([x, y + height - thick / 2, width, thick], { class: 'edge', 'data-edge': 'height' }), box([x + (width - long[1]) / 2, y + height + 3 / this.scale, long[1], 4 / this.scale], { class: 'handle', rx: 2 / this.scale }));
    }
    this.layers.edges.replaceChildren(...elements);
  }

  point(event) {
    const frame = this.element.getBoundingClientRect();
    const [left, top] = this.element.getAttribute('viewBox').split(' ').map(Number);
    return [left + (event.clientX - frame.left) / this.scale, top + (event.clientY - frame.top) / this.scale];
  }

  begin(event) {
    const side = event.target.dataset && event.target.dataset.edge;
    if (!side) return;
    event.preventDefault();
    const base = placeOf(this.places, this.root)[side === 'width' ? 2 : 3];
    const scale = this.scale;
    const origin = side === 'width' ? event.clientX : event.clientY;
    this.element.setPointerCapture(event.pointerId);
    const move = event => {
      const now = side === 'width' ? event.clientX : event.clientY;
      this.owner.sizes.set(side, base + (now - origin) / scale);
    };
    const end = () => {
      this.element.removeEventListener('pointermove', move);
      this.element.removeEventListener('pointerup', end);
      this.element.removeEventListener('pointercancel', end);
    };
    this.element.addEventListener('pointermove', move);
    this.element.addEventListener('pointerup', end);
    this.element.addEventListener('pointercancel', end);
  }

  /** A badge goes to its finding, an edge of the chosen view to its reason, a view to itself. */
  press(event) {
    const badge = event.target.closest('.badge');
    if (badge) { this.owner.nextFinding(badge.dataset.findings.split(' ').map(Number)); return; }
    if (event.target.dataset.edge) return;
    const [x, y] = this.point(event);
    const reach = 5 / this.scale;
    const { selected } = this.owner;
    if (selected !== null && this.views.includes(selected)) {
      const place = placeOf(this.places, selected);
      const isBeside = x >= place[0] - reach && x <= place[0] + place[2] + reach && y >= place[1] - reach && y <= place[1] + place[3] + reach;
      const near = isBeside && [['leading', x - place[0]], ['trailing', x - place[0] - place[2]], ['top', y - place[1]], ['bottom', y - place[1] - place[3]]]
        .filter(([, distance]) => Math.abs(distance) <= reach).sort((first, second) => Math.abs(first[1]) - Math.abs(second[1]))[0];
      if (near) { this.owner.choose(selected, near[0]); return; }
    }
    const inside = this.views.filter(view => {
      if (!this.owner.isDrawn(view)) return false;
      const place = placeOf(this.places, view);
      return x >= place[0] && x <= place[0] + place[2] && y >= place[1] && y <= place[1] + place[3];
    });
    if (inside.length > 0) this.owner.choose(inside[inside.length - 1], null);
  }
}
