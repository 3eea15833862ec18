// What a view looks like: the outlines that everybody knows, by which a picture is read before its names are.

const tint = 'rgb(0,122,255)';
const line = '#9a9aa2';

const css = ([red, green, blue]) => `rgb(${Math.round(red * 255)},${Math.round(green * 255)},${Math.round(blue * 255)})`;
const lightness = ([red, green, blue]) => 0.299 * red + 0.587 * green + 0.114 * blue;

const box = ([x, y, width, height], attributes = {}) => svg('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...attributes });
const path = (d, attributes = {}) => svg('path', { d, fill: 'none', stroke: line, ...attributes });

/** A text color that can be read on what is behind it. */
const readable = (color, behind) => {
  const wanted = color || [0.07, 0.07, 0.07, 1];
  // Backgrounds are muted, so that they are halfway to white.
  const back = behind ? (lightness(behind) * behind[3] * 0.5 + 1 - behind[3] * 0.5) : 1;
  return Math.abs(lightness(wanted) - back) < 0.25 ? (back > 0.5 ? '#555' : '#fff') : css(wanted);
};

const short = (string, size) => ({ string, size, weight: 400, width: 0, line: size * 1.2, lines: 1 });

/** Each takes a view, its place and what is behind it, and gives elements and what texts cover. */
const outlines = {
  label: (view, place, behind) => view.text ? written(view, place, behind, { align: alignment(view) }) : {},
  text: (view, place, behind) => {
    const drawn = view.text ? written(view, place, behind, { align: alignment(view), vertical: 'top', inset: 6 }) : {};
    return { ...drawn, elements: [box(place, { fill: 'none', stroke: line, 'stroke-dasharray': '1 2' }), ...(drawn.elements || [])] };
  },
  button: (view, place, behind) => {
    const drawn = view.text
      ? written({ ...view, color: view.title || (view.background ? null : [0, 0.48, 1, 1]) }, place, behind, { align: 'center' })
      : view.image ? picture(view, place) : {};
    return { ...drawn, elements: [box(place, { fill: 'none', stroke: '#bcd', rx: Math.min(8, place[3] / 2) }), ...(drawn.elements || [])] };
  },
  field: (view, place, behind) => {
    const isPlain = view.border === 'none';
    const drawn = view.text ? written({ ...view, color: view.color || [0.5, 0.5, 0.53, 1] }, place, behind, { align: alignment(view), inset: isPlain ? 0 : 7 }) : {};
    return { ...drawn, elements: [box(place, { fill: isPlain ? 'none' : '#fff', stroke: isPlain ? '#ddd' : '#c4c4c8', rx: 5 }), ...(drawn.elements || [])] };
  },
  toggle: (view, [x, y, width, height]) => {
    const radius = Math.max(0, Math.min(height, width) / 2);
    const knob = view.on ? x + width - radius : x + radius;
    return { elements: [box([x, y, width, height], { rx: radius, fill: view.on ? '#65c466' : '#e4e4e9', stroke: 'none' }),
      svg('circle', { cx: knob, cy: y + height / 2, r: Math.max(0, radius - 2), fill: '#fff', stroke: '#ccc' })] };
  },
  slider: (view, [x, y, width, height]) => {
    const middle = y + height / 2;
    return { elements: [path(`M${x + 2} ${middle}h${Math.max(0, width - 4)}`, { stroke: '#d0d0d6', 'stroke-width': 4, 'stroke-linecap': 'round' }),
      path(`M${x + 2} ${middle}h${Math.max(0, width / 2 - 4)}`, { stroke: tint, 'stroke-width': 4, 'stroke-linecap': 'round' }),
      svg('circle', { cx: x + width / 2, cy: middle, r: Math.max(0, Math.min(height / 2 - 2, 13)), fill: '#fff', stroke: '#ccc' })] };
  },
  progress: (view, [x, y, width, height]) => ({ elements: [box([x, y, width, height], { rx: height / 2, fill: '#d0d0d6' }),
    box([x, y, width / 2, height], { rx: height / 2, fill: tint })] }),
  segments: (view, place, behind) => {
    const parts = (view.text ? view.text.string : '').split(/\s*[|/\n]\s*/).filter(Boolean);
    const count = Math.max(2, parts.length);
    const elements = [box(place, { rx: 7, fill: '#ececf0', stroke: '#d8d8de' })];
    const [x, y, width, height] = place;
    elements.push(box([x + 2, y + 2, width / count - 4, height - 4], { rx: 6, fill: '#fff', stroke: '#d8d8de' }));
    for (let index = 2; index < count; index += 1) elements.push(path(`M${x + index * width / count} ${y + 6}v${Math.max(0, height - 12)}`, { stroke: '#d0d0d6' }));
    const covers = [];
    parts.forEach((part, index) => {
      const drawn = textIn({ ...short(part, 13) }, [x + index * width / count, y, width / count, height], { align: 'center' });
      elements.push(drawn.group);
      covers.push(drawn.covers);
    });
    return { elements, covers };
  },
  stepper: (view, [x, y, width, height]) => ({ elements: [box([x, y, width, height], { rx: 8, fill: '#ececf0' }),
    path(`M${x + width / 2} ${y + 7}v${Math.max(0, height - 14)}`, { stroke: '#c8c8ce' }),
    path(`M${x + width / 4 - 6} ${y + height / 2}h12M${x + 3 * width / 4 - 6} ${y + height / 2}h12M${x + 3 * width / 4} ${y + height / 2 - 6}v12`, { stroke: '#444', 'stroke-width': 1.5 })] }),
  pages: (view, [x, y, width, height]) => ({ elements: [-1, 0, 1].map(place => svg('circle', { cx: x + width / 2 + place * 16, cy: y + height / 2, r: 3.5, fill: place < 0 ? '#555' : '#bbb' })) }),
  activity: (view, [x, y, width, height]) => {
    const radius = Math.max(0, Math.min(width, height) / 2 - 2);
    return { elements: [0, 1, 2, 3, 4, 5, 6, 7].map(step => {
      const [dx, dy] = [Math.cos(step * Math.PI / 4), Math.sin(step * Math.PI / 4)];
      return path(`M${x + width / 2 + dx * radius * 0.5} ${y + height / 2 + dy * radius * 0.5}L${x + width / 2 + dx * radius} ${y + height / 2 + dy * radius}`,
        { stroke: '#888', 'stroke-width': Math.max(1, radius / 5), 'stroke-linecap': 'round', opacity: 0.3 + step * 0.09 });
    }) };
  },
  picker: (view, place) => {
    const [x, y, width, height] = place;
    const middle = y + height / 2;
    const elements = [box(place, { fill: 'none', stroke: '#e2e2e6' })];
    if (height < 80) return { elements };
    elements.push(box([x + 8, middle - 17, width - 16, 34], { rx: 7, fill: '#eeeef2' }));
    for (const [offset, part] of [[-60, 0.4], [-32, 0.6], [0, 0.7], [32, 0.6], [60, 0.4]]) {
      if (Math.abs(offset) + 8 < height / 2) elements.push(path(`M${x + width / 2 - part * 60} ${middle + offset}h${part * 120}`, { stroke: '#bbb', 'stroke-width': 6, 'stroke-linecap': 'round' }));
    }
    return { elements };
  },
  search: (view, [x, y, width, height], behind) => {
    const field = [x + 8, y + Math.max(0, (height - 36) / 2), width - 16, Math.min(36, height)];
    const middle = y + height / 2;
    const words = textIn({ ...short(view.text ? view.text.string : 'Search', 16) }, [field[0] + 26, field[1], field[2] - 30, field[3]], { color: '#6e6e76' });
    return { elements: [box(field, { rx: 9, fill: '#e9e9ee' }), svg('circle', { cx: field[0] + 14, cy: middle - 1, r: 5.5, fill: 'none', stroke: '#777', 'stroke-width': 1.5 }),
      path(`M${field[0] + 18} ${middle + 3}l4 4`, { stroke: '#777', 'stroke-width': 1.5 }), words.group], covers: [words.covers] };
  },
  bar: (view, place) => ({ elements: [box(place, { fill: '#f7f7f9', stroke: 'none' }), path(`M${place[0]} ${place[1] + place[3]}h${place[2]}`, { stroke: '#d0d0d6' })] }),
  tabs: (view, [x, y, width, height]) => ({ elements: [box([x, y, width, height], { fill: '#f7f7f9' }), path(`M${x} ${y}h${width}`, { stroke: '#d0d0d6' }),
    ...[0, 1, 2, 3].map(index => box([x + (index + 0.5) * width / 4 - 10, y + Math.min(8, height / 5), 20, 20], { rx: 5, fill: 'none', stroke: index === 0 ? tint : line }))] }),
  list: (view, [x, y, width, height], behind, isEmpty) => {
    const elements = [];
    if (isEmpty) {
      for (let at = y + 44; at < y + height - 4 && elements.length < 40; at += 44) elements.push(path(`M${x + 16} ${at}h${Math.max(0, width - 16)}`, { stroke: '#e2e2e6' }));
    }
    return { elements: [box([x, y, width, height], { fill: 'none', stroke: '#d8d8de' }), ...elements] };
  },
  cell: (view, [x, y, width, height]) => ({ elements: [box([x, y, width, height], { fill: 'none', stroke: '#d8d8de' })] }),
  scroll: (view, place) => ({ elements: [box(place, { fill: 'none', stroke: '#c9c9d0', 'stroke-dasharray': '8 3' }),
    place[3] > 40 ? box([place[0] + place[2] - 5, place[1] + 4, 2.5, Math.min(40, place[3] / 3)], { rx: 1.2, fill: '#c4c4ca' }) : null].filter(Boolean) }),
  stack: (view, place) => ({ elements: [box(place, { fill: 'none', stroke: '#a9b8d0', 'stroke-dasharray': '4 3' })] }),
  image: (view, place) => picture(view, place),
  map: (view, [x, y, width, height]) => ({ elements: [box([x, y, width, height], { fill: '#eef3ea', stroke: '#cdd8c4' }),
    path(`M${x} ${y + height * 0.7}L${x + width * 0.4} ${y + height * 0.45}L${x + width} ${y + height * 0.6}M${x + width * 0.3} ${y}L${x + width * 0.45} ${y + height}`, { stroke: '#cdd8c4', 'stroke-width': 3 })] }),
  web: (view, place) => {
    const [x, y, width, height] = place;
    const elements = [box(place, { fill: '#fafafa', stroke: '#d8d8de' })];
    for (let at = 0; at < 4 && y + 20 + at * 14 < y + height; at += 1) elements.push(path(`M${x + 12} ${y + 16 + at * 14}h${Math.max(0, (width - 24) * (at === 3 ? 0.5 : 0.9))}`, { stroke: '#ddd', 'stroke-width': 5 }));
    return { elements };
  },
  dates: (view, place) => outlines.picker(view, place),
};

const alignment = view => ({ center: 'center', right: 'right' }[view.text && view.text.alignment] || 'left');

const written = (view, place, behind, options) => {
  const drawn = textIn(view.text, place, { color: readable(view.color, behind), ...options });
  return { elements: [drawn.group], covers: [drawn.covers] };
};

/** A crossed box, with the image's name where there is room. */
const picture = (view, place) => {
  const [x, y, width, height] = place;
  const elements = [box(place, { fill: '#f3f3f6', stroke: line }), path(`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`, { stroke: '#d4d4da' })];
  if (!view.image || width < 40 || height < 14) return { elements };
  const font = `400 10px ${namesFamily}`;
  const name = fitted(view.image, width - 8, text => measuredWidth(text, font));
  const length = measuredWidth(name, font);
  if (name.length < 4 && name !== view.image) return { elements };
  const covers = [x + (width - length) / 2 - 2, y + height / 2 - 7, length + 4, 14];
  elements.push(box(covers, { fill: '#f3f3f6' }), svg('text', { x: x + width / 2, y: y + height / 2 + 3.5, 'text-anchor': 'middle', 'font-size': 10, 'font-family': namesFamily, fill: '#555' }, name));
  return { elements, covers: [covers] };
};
