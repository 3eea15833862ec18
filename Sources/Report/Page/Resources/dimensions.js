// Constraints as dimension lines: the constant between the two edges that it ties, its relation and its priority.

const sides = {
  left: 'x', right: 'x', leading: 'x', trailing: 'x', centerX: 'x', top: 'y', bottom: 'y', centerY: 'y', firstBaseline: 'y', lastBaseline: 'y',
};
const plainSide = attribute => attribute.replace(/Margins?$/, '').replace('centerXWithin', 'centerX').replace('centerYWithin', 'centerY');

/** Where an edge is; null for an attribute whose place no frame says. */
const edgeAt = ([x, y, width, height], attribute) => {
  switch (attribute) {
  case 'left': case 'leading': return x;
  case 'right': case 'trailing': return x + width;
  case 'centerX': return x + width / 2;
  case 'top': return y;
  case 'bottom': return y + height;
  case 'centerY': return y + height / 2;
  case 'width': return width;
  case 'height': return height;
  default: return null;
  }
};

/** What a constraint relates is more than it wants by so many points, or less; null where frames do not say it. */
const excess = (constraint, places) => {
  const value = end => end.guide ? null : edgeAt(placeOf(places, end.view), end.attribute);
  if (!constraint.first) return null;
  const first = value(constraint.first);
  if (first === null) return null;
  let right = constraint.constant;
  if (constraint.second) {
    const second = value(constraint.second);
    if (second === null) return null;
    const isPosition = sides[plainSide(constraint.second.attribute)];
    if (isPosition && (constraint.multiplier || 1) !== 1) return null;
    right += second * (constraint.multiplier || 1);
  }
  const error = first - right;
  if (constraint.relation === '>=') return Math.min(0, error);
  if (constraint.relation === '<=') return Math.max(0, error);
  return error;
};

/** By how much it is missed; null where frames do not say it. */
const missed = (constraint, places) => {
  const error = excess(constraint, places);
  return error === null ? null : Math.abs(error);
};

/** The same in words, seen from the length that is written beside. */
const missedWords = (constraint, places) => {
  const error = excess(constraint, places);
  if (error === null || Math.abs(error) < 0.005) return '';
  // A distance to the left is a negative one.
  const isMore = constraint.constant < 0 && constraint.second ? error < 0 : error > 0;
  return `${points(Math.abs(error))} ${isMore ? 'too much' : 'missing'}`;
};

const dimensionLabel = (constraint, length) => {
  const relation = { '>=': '≥ ', '<=': '≤ ' }[constraint.relation] || '';
  const priority = constraint.priority === undefined ? '' : ` @${points(constraint.priority)}`;
  return `${relation}${points(length)}${priority}`;
};

/** The line of one constraint: elements, and labels with their places. Null where there is nothing to be drawn. */
const dimension = (constraint, places) => {
  const { first, second } = constraint;
  if (!first) return null;
  const own = placeOf(places, first.view);
  const attribute = plainSide(first.attribute);
  const miss = missed(constraint, places);
  const isOptional = constraint.priority !== undefined;
  const kind = constraint.inactive ? 'off' : isOptional ? 'optional' : miss !== null && miss > 0.5 ? 'broken' : 'held';
  // What is optional may yield; nothing is wrong with that.
  const missing = constraint.inactive || miss === null || miss < 0.5 ? '' : `: ${missedWords(constraint, places)}`;

  if (attribute === 'width' || attribute === 'height') {
    const isWide = attribute === 'width';
    const lines = [];
    const ends = [[first, own]];
    if (second && !second.guide) ends.push([second, placeOf(places, second.view)]);
    ends.forEach(([end, place], index) => {
      const isAcross = plainSide(end.attribute) === 'width';
      const [from, to, reach] = isAcross ? [place[0], place[0] + place[2], [place[1], place[1] + place[3]]] : [place[1], place[1] + place[3], [place[0], place[0] + place[2]]];
      const text = index > 0 ? '' : second ? `= ${constraint.multiplier ? `${points(constraint.multiplier)} × ` : ''}${plainSide(second.attribute)}` + (constraint.constant ? ` + ${points(constraint.constant)}` : '') + missing
        : dimensionLabel(constraint, constraint.constant) + missing;
      lines.push({ isAcross, from, to, reach, text });
    });
    return { kind, lines, isAcross: isWide };
  }
  const axis = sides[attribute];
  const at = edgeAt(own, attribute);
  if (!axis || at === null) return null;
  const isAcross = axis === 'x';
  const other = second && !second.guide ? placeOf(places, second.view) : null;
  const known = other && second.attribute === plainSide(second.attribute) ? edgeAt(other, second.attribute) : null;
  const from = known !== null ? known : at - constraint.constant;
  const cross = isAcross ? [own[1], own[1] + own[3]] : [own[0], own[0] + own[2]];
  const beside = other ? (isAcross ? [other[1], other[1] + other[3]] : [other[0], other[0] + other[2]]) : cross;
  const [low, high] = [Math.max(cross[0], beside[0]), Math.min(cross[1], beside[1])];
  const reach = low < high ? [low, high] : cross;
  if (Math.abs(from - at) < 0.5 && kind !== 'broken') {
    // Alignments are guides from one view to the other.
    return { kind, isAcross, guide: { at, reach: [Math.min(cross[0], beside[0]), Math.max(cross[1], beside[1])] } };
  }
  return { kind, isAcross, lines: [{ isAcross, from, to: at, reach, text: dimensionLabel(constraint, Math.abs(constraint.constant)) + missing }] };
};

/** The lines of constraints in a picture; labels stay off each other, and off what is covered already. */
const dimensionLines = (scene, places, indices, scale, covered, bounds) => {
  const group = svg('g', { class: 'dimensions' });
  const size = 11 / scale;
  const font = `400 ${size}px ${namesFamily}`;
  for (const index of indices) {
    const drawn = dimension(scene.constraints[index], places);
    if (!drawn) continue;
    const own = svg('g', { class: drawn.kind, 'data-constraint': index }, svg('title', {}, scene.constraints[index].text));
    if (drawn.guide) {
      const { at, reach } = drawn.guide;
      own.append(svg('path', { class: 'alignment', d: drawn.isAcross ? `M${at} ${reach[0]}V${reach[1]}` : `M${reach[0]} ${at}H${reach[1]}` }));
    }
    for (const { isAcross, from, to, reach, text } of drawn.lines || []) {
      const tick = 4 / scale;
      // Where the line crosses no text, if there is such a place: the middle first.
      const strip = across => isAcross ? [Math.min(from, to), across - 1, Math.abs(to - from), 2] : [across - 1, Math.min(from, to), 2, Math.abs(to - from)];
      const parts = [0.5, 0.65, 0.35, 0.8, 0.2, 0.92, 0.08].map(part => reach[0] + part * (reach[1] - reach[0]));
      const across = parts.find(part => !covered.some(other => overlap(strip(part), other))) ?? parts[1];
      own.append(svg('path', { d: isAcross ? `M${from} ${across}H${to}M${from} ${across - tick}v${2 * tick}M${to} ${across - tick}v${2 * tick}`
        : `M${across} ${from}V${to}M${across - tick} ${from}h${2 * tick}M${across - tick} ${to}h${2 * tick}` }));
      if (text === '') continue;
      const length = measuredWidth(text, font);
      const middle = (from + to) / 2;
      const [left, top] = isAcross ? [middle - length / 2, across - size * 1.3] : [across + tick, middle - size / 2];
      // Below, beside, further away: the first place that is free.
      const tries = [[0, 0], [0, size * 1.6], [0, -size * 1.3], [0, size * 2.9], [0, -size * 2.6], [length + tick, 0], [-length - tick, 0], [0, size * 4.2], [0, -size * 3.9]];
      const free = tries.map(([dx, dy]) => [left + dx, top + dy, length, size * 1.2]).find(place => isWithin(place, bounds) && !covered.some(other => overlap(place, other)));
      if (!free) continue;
      covered.push(free);
      own.append(svg('text', { x: free[0], y: free[1] + size * 0.95, 'font-size': size, 'font-family': namesFamily }, text));
    }
    group.append(own);
  }
  return group;
};

const isWithin = ([x, y, width, height], [left, top, other, high]) => x >= left && y >= top && x + width <= left + other && y + height <= top + high;

const overlap = ([x, y, width, height], [left, top, other, high]) => x < left + other && left < x + width && y < top + high && top < y + height;
