'use strict';
// Elements are made one by one, and everything that comes from a document is set as text: nothing of it is ever markup.

const svgNamespace = 'http://www.w3.org/2000/svg';

const filled = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter(child => child !== null && child !== undefined && child !== false));
  return element;
};

/** An element of HTML; attributes that begin with `on` are listeners. */
const html = (tag, attributes = {}, ...children) => filled(document.createElement(tag), attributes, children);

/** The same of a picture. */
const svg = (tag, attributes = {}, ...children) => filled(document.createElementNS(svgNamespace, tag), attributes, children);

const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

/** A length in points, with two decimals at most. */
const points = value => String(Math.round(value * 100) / 100 + 0);

const counted = (number, one, many = one + 's') => `${number} ${number === 1 ? one : many}`;

const say = text => { document.getElementById('status').textContent = text; };

/** A button that puts a text on the clipboard, and says so. */
const copyButton = (text, label = 'copy') => html('button', {
  type: 'button', class: 'copy', 'aria-label': `${label}: ${text}`,
  onclick: event => {
    const button = event.currentTarget;
    const done = () => { button.textContent = 'copied'; setTimeout(() => { button.textContent = label; }, 1500); };
    if (navigator.clipboard && window.isSecureContext) { navigator.clipboard.writeText(text).then(done); return; }
    // Pages that are files have no clipboard of their own.
    const area = html('textarea', { class: 'unseen' });
    area.value = text;
    button.after(area);
    area.select();
    document.execCommand('copy');
    area.remove();
    button.focus();
    done();
  },
}, label);

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A word of a command line. */
const shellWord = text => /^[A-Za-z0-9_./:@%+,=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
