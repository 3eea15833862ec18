// Texts as a layout shows them: their lines in the width that they have, in another font at the widths of the system's.

const fontFamily = 'system-ui, -apple-system, "Helvetica Neue", Arial, sans-serif';
const namesFamily = 'ui-monospace, Menlo, Consolas, monospace';
const measure = document.createElement('canvas').getContext('2d');
const widths = new Map();

const measuredWidth = (text, font) => {
  const key = `${font}\u0000${text}`;
  if (!widths.has(key)) {
    if (widths.size > 20000) widths.clear();
    measure.font = font;
    widths.set(key, measure.measureText(text).width);
  }
  return widths.get(key);
};

const fontOf = text => `${text.weight} ${text.size}px ${fontFamily}`;

/** How much wider the text is in its own font than in this one. */
const stretch = text => {
  const font = fontOf(text);
  const longest = Math.max(...text.string.split(/\r\n|[\n\r\u2028\u2029]/).map(line => measuredWidth(line, font)));
  return longest > 0 && text.width > 0 ? text.width / longest : 1;
};

/** The lines of a text in a width, the last one cut where more do not fit. */
const linesOf = (text, width, height) => {
  const font = fontOf(text);
  const factor = stretch(text);
  const length = string => measuredWidth(string, font) * factor;
  const lines = [];
  for (const paragraph of text.string.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (text.lines === 1) { lines.push(paragraph); continue; }
    let line = '';
    for (const word of paragraph.split(/(?<=\s)/)) {
      if (line !== '' && length((line + word).trimEnd()) > width + 0.5) { lines.push(line.trimEnd()); line = word; }
      else line += word;
    }
    lines.push(line.trimEnd());
  }
  // As many as fit, but one in any case.
  const fit = Math.max(1, Math.floor((height + 1) / text.line));
  const most = Math.min(fit, text.lines > 0 ? text.lines : lines.length);
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += '…';
  return { lines: shown.map(line => fitted(line, width, length)), factor };
};

/** A line as it is, or as much of it as fits, with an ellipsis; a number is not cut in its middle. */
const fitted = (line, width, length) => {
  if (length(line) <= width + 1) return line;
  let count = line.length;
  while (count > 0 && length(line.slice(0, count).trimEnd() + '…') > width) count -= 1;
  let start = line.slice(0, count);
  if (/\d$/.test(start) && /^[\d.,]/.test(line.slice(count))) start = start.replace(/[\d.,]+$/, '');
  return start.trimEnd() + '…';
};

/** A text in a rectangle, and what it covers. */
const textIn = (text, [x, y, width, height], { align = 'left', color = '#111', vertical = 'middle', inset = 0 } = {}) => {
  const room = Math.max(1, width - 2 * inset);
  const { lines, factor } = linesOf(text, room, height);
  const total = lines.length * text.line;
  const top = vertical === 'top' ? y + inset : y + (height - total) / 2;
  const anchor = { left: 'start', center: 'middle', right: 'end' }[align];
  const left = { left: x + inset, center: x + width / 2, right: x + width - inset }[align];
  const font = fontOf(text);
  const group = svg('g', { fill: color, 'font-family': fontFamily, 'font-size': text.size, 'font-weight': text.weight, 'text-anchor': anchor });
  lines.forEach((line, index) => {
    if (line === '') return;
    const length = measuredWidth(line, font) * factor;
    group.append(svg('text', {
      x: left, y: top + index * text.line + text.line / 2 + text.size * 0.36,
      textLength: Math.abs(factor - 1) > 0.02 ? length : null, lengthAdjust: 'spacingAndGlyphs',
    }, line));
  });
  const widest = Math.max(0, ...lines.map(line => measuredWidth(line, font) * factor));
  const start = { left, center: left - widest / 2, right: left - widest }[align];
  return { group, covers: [start, top, widest, total] };
};
