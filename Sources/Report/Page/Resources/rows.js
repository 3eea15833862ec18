// A conflict as the rows that disagree, to scale, under one ruler.

/** Segments with where they begin and end. */
const placedSegments = (segments, start) => {
  let at = start;
  return segments.map(segment => {
    const from = at;
    at += segment.length;
    return { ...segment, from: Math.min(from, at), to: Math.max(from, at) };
  });
};

const sum = segments => {
  const lengths = segments.map(segment => segment.length);
  return lengths.map((length, index) => index === 0 ? points(length) : length < 0 ? `- ${points(-length)}` : `+ ${points(length)}`).join(' ');
};

const total = segments => segments.reduce((length, segment) => length + segment.length, 0);
const named = segments => segments.filter(segment => segment.name).map(segment => segment.name);

/**
 * Rows of segments, one below the other, with what they come to and the difference hatched.
 *
 * A press on a segment goes to its view.
 */
const conflictRows = (rows, choose) => {
  const starts = rows.map(row => {
    let [at, least] = [0, 0];
    for (const segment of row.segments) { at += segment.length; least = Math.min(least, at); }
    return -least;
  });
  const start = Math.max(0, ...starts);
  const longest = Math.max(1e-9, ...rows.flatMap(row => placedSegments(row.segments, start).map(segment => segment.to)));
  const [width, rowHeight, gap, top] = [640, 30, 8, 18];
  const scale = width / longest;
  const height = top + rows.length * (rowHeight + gap);
  const lengths = rows.map(row => total(row.segments));
  const picture = svg('svg', { class: 'rows', viewBox: `-1 0 ${width + 2} ${height}`, role: 'group', 'aria-label': rows.map(row => `${row.title}: ${sum(row.segments)} = ${points(total(row.segments))}`).join('; ') });
  // The ruler: round steps, about ten.
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000, 10000].find(value => longest / value <= 10) || longest / 10;
  const ruler = svg('g', { class: 'ruler' });
  for (let at = 0; at <= longest + 1e-6; at += step) {
    const x = at * scale;
    ruler.append(svg('path', { d: `M${x} ${top - 5}V${height}` }));
    if (x < width - 24 || at + step > longest) ruler.append(svg('text', { x: Math.min(x + 2, width - 22), y: 10 }, points(at - start)));
  }
  picture.append(ruler);
  const font = `400 12px ${namesFamily}`;
  rows.forEach((row, number) => {
    const y = top + number * (rowHeight + gap);
    for (const segment of placedSegments(row.segments, start)) {
      const [x, length] = [segment.from * scale, (segment.to - segment.from) * scale];
      const words = segment.name ? `${segment.name} ${points(segment.length)}` : points(segment.length);
      const shown = [words, points(segment.length)].find(text => measuredWidth(text, font) + 6 <= length);
      const view = segment.item && choose ? choose(segment.item) : null;
      const own = svg('g', {
        class: segment.name ? 'part' : 'gap', role: view ? 'button' : null, tabindex: view ? 0 : null,
        'aria-label': view ? words : null, onclick: view, onkeydown: view ? event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); view(); } } : null,
      }, svg('title', {}, words), svg('rect', { x, y, width: length, height: rowHeight }));
      if (shown) own.append(svg('text', { x: x + length / 2, y: y + rowHeight / 2 + 4, 'text-anchor': 'middle', 'font-size': 12, 'font-family': namesFamily }, shown));
      picture.append(own);
    }
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    if (rows.length > 1 && lengths[number] === least && most > least) {
      const [x, length] = [(start + least) * scale, (most - least) * scale];
      const words = rows[1].isContainer && !row.isContainer ? `${points(most - least)} left over` : `${points(most - least)} short`;
      const own = svg('g', { class: 'short' }, svg('title', {}, words), svg('rect', { x, y, width: length, height: rowHeight }));
      for (let at = x - rowHeight; at < x + length; at += 7) {
        const [from, to] = [Math.max(x, at), Math.min(x + length, at + rowHeight)];
        if (from < to) own.append(svg('path', { d: `M${from} ${y + rowHeight - (from - at)}L${to} ${y + rowHeight - (to - at)}` }));
      }
      if (measuredWidth(words, font) + 6 <= length) own.append(svg('text', { x: x + length / 2, y: y + rowHeight / 2 + 4, 'text-anchor': 'middle', 'font-size': 12, 'font-family': namesFamily }, words));
      picture.append(own);
    }
  });
  const list = html('ul', { class: 'sums' }, ...rows.map((row, number) => {
    const through = named(row.segments);
    const words = row.segments.length > 1 ? `${sum(row.segments)} = ${points(lengths[number])}` : points(lengths[number]);
    return html('li', {}, html('code', {}, words), ` ${row.title}`, through.length > 0 && !row.isContainer ? ` through ${through.join(', ')}` : '');
  }));
  const difference = Math.max(...lengths) - Math.min(...lengths);
  const apart = `${points(difference)} ${points(difference) === '1' ? 'point' : 'points'}`;
  // What holds the others is longer than they need, or they are longer than it.
  const words = rows[1] && rows[1].isContainer ? (lengths[0] > lengths[1] ? 'too much' : 'left over') : 'apart';
  if (rows.length > 1 && difference > 0) list.append(html('li', { class: 'difference' }, `${apart} ${words}`));
  return html('div', { class: 'conflict' }, picture, list);
};

const rowsOf = (finding, choose) => {
  if (finding.paths) {
    const { from, to, longer, shorter } = finding.paths;
    const between = `from ${from} to ${to}`;
    return conflictRows([
      { title: longer.bound ? `at least, ${between}` : between, segments: longer.segments },
      { title: shorter.bound ? `at most, ${between}` : between, segments: shorter.segments },
    ], choose);
  }
  if (finding.chain) {
    const { container, container_name: name, available, segments } = finding.chain;
    return conflictRows([
      { title: 'of content', segments },
      { title: `in ${name}`, segments: [{ item: container, name, length: available }], isContainer: true },
    ], choose);
  }
  return null;
};
