// Frames are lists of four numbers a view: x, y, width, height in the superview's coordinates, in points.

/** The views and layouts of a document. */
class Scene {
  constructor(data) {
    this.views = data.views;
    const end = ends => ends && { view: ends[0], attribute: ends[1], guide: ends[2] };
    this.constraints = data.constraints.map(constraint => ({ constant: 0, ...constraint, first: end(constraint.first), second: end(constraint.second) }));
    this.solved = data.frames;
    this.connected = Boolean(data.connected);
    this.codedAt = new Map((data.widthsAt || []).map(({ height, widths }) => [height, widths]));
    this.coded = { width: data.widths || [], height: data.heights || [] };
    this.sources = data.sources || [];
    this.reasons = new Map((data.reasons || []).map(reason => [`${reason.view}.${reason.attribute}`, reason.why]));
    this.outcomes = new Map(data.outcomes.map(outcome => [`${outcome.finding}.${outcome.fix}`, outcome.frames]));
    this.indices = new Map(this.views.map((view, index) => [view.id, index]));
    this.guides = new Map(data.guides.map(guide => [guide.id, guide.view]));
    this.children = this.views.map(() => []);
    this.roots = [];
    this.views.forEach((view, index) => {
      if (view.parent === undefined) this.roots.push(index); else this.children[view.parent].push(index);
    });
    // The largest: bars and cells are beside it.
    const area = root => this.solved[4 * root + 2] * this.solved[4 * root + 3];
    this.mainRoot = this.roots.reduce((largest, root) => area(root) > area(largest) ? root : largest, this.roots[0]);
    this.byID = new Map(this.constraints.map((constraint, index) => [constraint.id, index]));
    this.ofView = this.views.map(() => []);
    this.constraints.forEach((constraint, index) => {
      for (const end of new Set([constraint.first, constraint.second].filter(Boolean).map(end => end.view))) {
        this.ofView[end].push(index);
      }
    });
  }

  /** The layouts over each side: ranges with the frames at both ends. A piece begins where the one before ends, but for what jumps. */
  get pieces() {
    if (!this.decoded) this.decoded = { width: this.decode(this.coded.width), height: this.decode(this.coded.height) };
    return this.decoded;
  }

  decode(coded) {
    let frames = this.solved;
    return coded.map(({ range, exact, from, to }) => {
      const low = this.changed(from, frames);
      frames = this.changed(to, low);
      return { range, exact, low, high: frames };
    });
  }

  /** The pieces over widths at a height of a device; null where the document has none. */
  piecesAt(height) {
    if (!this.codedAt.has(height)) return null;
    this.decodedAt = this.decodedAt || new Map();
    if (!this.decodedAt.has(height)) this.decodedAt.set(height, this.decode(this.codedAt.get(height)));
    return this.decodedAt.get(height);
  }

  /** The view of an id, or that which has a guide of the id. */
  view(id) { return this.indices.has(id) ? this.indices.get(id) : this.guides.get(id); }

  root(view) {
    let root = view;
    while (this.views[root].parent !== undefined) root = this.views[root].parent;
    return root;
  }

  /** A root and all below it, each before what it holds. */
  subtree(root) {
    const found = [];
    const open = [root];
    while (open.length > 0) {
      const view = open.pop();
      found.push(view);
      open.push(...this.children[view].slice().reverse());
    }
    return found;
  }

  isHidden(view) {
    for (let at = view; at !== undefined; at = this.views[at].parent) if (this.views[at].hidden) return true;
    return false;
  }

  /** Frames in which the views of a list are elsewhere: an index and four numbers each. */
  changed(moved, frames = this.solved) {
    const changed = frames.slice();
    for (let at = 0; at < moved.length; at += 5) {
      for (let number = 0; number < 4; number += 1) changed[4 * moved[at] + number] = moved[at + 1 + number];
    }
    return changed;
  }

  /** The frames in which items of a finding's witness have theirs. */
  witness(entries) {
    const frames = this.solved.slice();
    for (const [id, frame] of Object.entries(entries)) {
      const view = this.indices.get(id);
      if (view === undefined) continue;
      frame.forEach((value, number) => { frames[4 * view + number] = value; });
    }
    return frames;
  }

  piece(side, size, list = this.pieces[side]) {
    return list.find(piece => size <= piece.range[1]) || list[list.length - 1];
  }

  overSize(side, size, list = this.pieces[side]) {
    const piece = this.piece(side, size, list);
    const [start, end] = piece.range;
    return between(piece.low, piece.high, end > start ? (size - start) / (end - start) : 0);
  }

  /** The range of sizes to which a side can be dragged; null where the document has none. */
  range(side) {
    const list = this.pieces[side];
    return list.length > 0 ? [list[0].range[0], list[list.length - 1].range[1]] : null;
  }

  /**
   * The layout at a width and a height, null as recorded, and how exact it is.
   *
   * Where nothing connects the axes, what is from left to right depends on the width alone. Else the heights of devices have widths of
   * their own; at others a change of both is put together of the changes of each, which is no layout that anybody solved.
   */
  atSize(width, height) {
    const limits = [];
    const own = this.connected && width !== null && height !== null ? this.piecesAt(height) : null;
    if (own) {
      const piece = this.piece('width', width, own);
      if (piece.exact === false) limits.push(`constraints conflict at this size: sampled at a width of ${points((piece.range[0] + piece.range[1]) / 2)}`);
      return { frames: this.overSize('width', width, own), limits };
    }
    for (const [side, size] of [['width', width], ['height', height]]) {
      if (size === null) continue;
      const piece = this.piece(side, size);
      if (piece.exact === false) {
        const middle = points((piece.range[0] + piece.range[1]) / 2);
        limits.push(`constraints conflict at this ${side}: sampled at ${middle}`);
      }
    }
    if (width === null && height === null) return { frames: this.solved, limits };
    if (height === null) return { frames: this.overSize('width', width), limits };
    if (width === null) return { frames: this.overSize('height', height), limits };
    const [wide, high] = [this.overSize('width', width), this.overSize('height', height)];
    if (this.connected) {
      const heights = [...this.codedAt.keys()].filter(other => Math.abs(other - height) < 60).map(points);
      limits.push('not exact: heights depend on widths here, and both differ from what was solved' + (heights.length > 0 ? ` (exact at ${heights.join(', ')})` : ''));
    }
    const frames = wide.map((value, at) => {
      if (this.connected) return value + high[at] - this.solved[at];
      return at % 2 === 0 ? value : high[at];
    });
    return { frames, limits };
  }

  /** Each view in the coordinates of its root: four numbers a view. */
  places(frames) {
    const places = frames.slice();
    this.views.forEach((view, index) => {
      if (view.parent === undefined) return;
      const [left, top] = this.views[view.parent].offset || [0, 0];
      places[4 * index] += places[4 * view.parent] - left;
      places[4 * index + 1] += places[4 * view.parent + 1] - top;
    });
    return places;
  }
}

const placeOf = (places, view) => places.slice(4 * view, 4 * view + 4);

/** Frames between two others. */
const between = (first, second, part) => first.map((value, at) => value + part * (second[at] - value));

const movedViews = (first, second) => {
  const views = [];
  for (let at = 0; at < first.length; at += 4) {
    if ([0, 1, 2, 3].some(number => Math.abs(first[at + number] - second[at + number]) > 0.01)) views.push(at / 4);
  }
  return views;
};
