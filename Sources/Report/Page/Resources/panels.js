// Beside the pictures: the tree of views, the chosen view with what holds it, the constraints, the layout as source.

class ViewTree {
  constructor(owner) {
    this.owner = owner;
    this.items = new Map();
    this.search = html('input', { type: 'search', placeholder: 'Search views', 'aria-label': 'Search views', oninput: () => this.filter() });
    const list = html('ul', { role: 'tree', 'aria-label': 'Views' }, ...owner.scene.roots.map(root => this.item(root)));
    list.addEventListener('keydown', event => this.key(event));
    this.element = html('div', { class: 'tree' }, this.search, list);
    const first = this.items.get(owner.scene.roots[0]);
    if (first) first.setAttribute('tabindex', 0);
  }

  /** Rows one after the other with their depth, so that no depth of a document is one of elements. */
  item(root) {
    const rows = document.createDocumentFragment();
    const { scene } = this.owner;
    const depths = new Map([[root, 1]]);
    for (const view of scene.subtree(root)) {
      const record = scene.views[view];
      const depth = record.parent === undefined ? 1 : depths.get(record.parent) + 1;
      depths.set(view, depth);
      const numbers = this.owner.marks.get(view) || [];
      const row = html('li', {
        role: 'treeitem', tabindex: -1, 'aria-level': depth, 'aria-selected': 'false', 'data-view': view, class: record.hidden ? 'hidden' : null,
        onclick: () => this.owner.choose(view, null),
      }, html('span', { class: 'name' }, record.name), ' ', html('span', { class: 'class' }, record.name.includes(record.class) ? '' : record.class),
      numbers.length > 0 ? html('span', { class: `count ${severities.find(name => numbers.some(number => this.owner.severity(number) === name))}` }, ` ${counted(numbers.length, 'finding')}`) : '');
      // Depth as room: styles of elements are refused, their numbers are not.
      row.style.setProperty('--depth', Math.min(depth, 24));
      this.items.set(view, row);
      rows.append(row);
    }
    return rows;
  }

  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const [view, row] of this.items) {
      const { name, class: kind, id } = this.owner.scene.views[view];
      const text = `${name} ${kind} ${id}`.toLowerCase();
      row.hidden = !words.every(word => text.includes(word));
    }
  }

  key(event) {
    const rows = Array.from(this.items.values()).filter(row => !row.hidden);
    const at = rows.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (at >= 0) this.owner.choose(Number(rows[at].dataset.view), null);
    } else if (next !== undefined) {
      event.preventDefault();
      const row = rows[Math.min(rows.length - 1, Math.max(0, next))];
      if (!row) return;
      for (const other of rows) other.setAttribute('tabindex', other === row ? 0 : -1);
      row.focus();
    }
  }

  update(selected) {
    for (const [view, row] of this.items) row.setAttribute('aria-selected', String(view === selected));
    const row = this.items.get(selected);
    if (row && this.element.offsetParent) row.scrollIntoView({ block: 'nearest' });
  }
}

/** The chosen view: its frame, why an edge is where it is, and its constraints. */
class ViewPanel {
  constructor(owner) {
    this.owner = owner;
    this.element = html('div', { class: 'view' });
  }

  update(view, attribute, places) {
    const { owner } = this;
    const { scene } = owner;
    if (view === null) {
      this.element.replaceChildren(html('p', { class: 'hint' }, 'Choose a view in the picture or in the tree; then one of its edges, to see why it is where it is.'));
      return;
    }
    const record = scene.views[view];
    const frame = placeOf(owner.frames, view);
    const attributes = ['leading', 'trailing', 'top', 'bottom', 'width', 'height'];
    const edges = html('div', { class: 'attributes', role: 'group', 'aria-label': 'Why' }, ...attributes.map(name => html('button', {
      type: 'button', 'aria-pressed': String(name === attribute), onclick: () => owner.choose(view, name === attribute ? null : name),
    }, name)));
    const constraints = owner.shownConstraints();
    this.element.replaceChildren(
      html('h3', {}, record.name),
      html('dl', {}, ...[['class', record.class + (record.base ? `: ${record.base}` : '')], ['frame', `${points(frame[0])}, ${points(frame[1])}, ${points(frame[2])} × ${points(frame[3])}`],
        ['text', record.text && record.text.string], ['id', record.id]].filter(([, value]) => value).flatMap(([key, value]) => [html('dt', {}, key), html('dd', {}, value)])),
      edges, this.why(view, attribute), html('h4', {}, attribute ? 'What it follows from' : counted(constraints.length, 'constraint')),
      constraints.length > 0 ? html('ul', { class: 'held' }, ...constraints.map(index => this.constraint(index, places))) : html('p', { class: 'hint' }, 'nothing holds it'),
    );
  }

  constraint(index, places) {
    const constraint = this.owner.scene.constraints[index];
    const miss = constraint.inactive ? null : missed(constraint, places);
    const words = constraint.inactive ? 'not active' : miss !== null && miss > 0.5 ? `${points(miss)} points missing` : '';
    return html('li', { class: constraint.inactive ? 'off' : miss > 0.5 ? 'broken' : null }, html('button', { type: 'button', class: 'constraint', onclick: () => this.owner.showConstraint(index) }, constraint.text),
      words ? html('span', { class: 'remark' }, ` ${words}`) : '');
  }

  why(view, attribute) {
    if (!attribute) return null;
    const { owner } = this;
    const command = `${owner.command('why')} ${shellWord(`${owner.scene.views[view].id}.${attribute}`)}`;
    const ask = html('p', { class: 'command' }, html('code', {}, command), ' ', copyButton(command));
    const why = owner.scene.reasons.get(`${view}.${attribute}`);
    if (!why) return html('div', {}, html('p', {}, html('strong', {}, `${attribute} = ${points(edgeAt(placeOf(owner.frames, view), attribute))}`), ' in the superview'), ask);
    const constraint = member => {
      const index = member.ids.map(id => owner.scene.byID.get(id)).find(found => found !== undefined);
      return index === undefined ? html('span', {}, member.text) : html('button', { type: 'button', class: 'constraint', onclick: () => owner.showConstraint(index) }, member.text);
    };
    const outcome = why.outcome === 'ambiguous' ? 'can be anything between its limits' : why.outcome === 'conflicting' ? `${points(why.value)}, where constraints conflict` : points(why.value);
    const section = (title, members, remark = () => '') => !members ? [] : [html('h4', {}, title), html('ul', { class: 'held' }, ...members.map(member => html('li', {}, constraint(member), html('span', { class: 'remark' }, remark(member)))))];
    return html('div', { class: 'why' }, html('p', {}, html('strong', {}, `${why.anchor} = ${outcome}`)),
      html('ol', {}, ...(why.steps || []).map(step => html('li', {}, step.statement, ...(step.constraints || []).flatMap(member => [html('br'), constraint(member), member.remark ? html('span', { class: 'remark' }, ` ${member.remark}`) : '']),
        ...(step.given || []).flatMap(fact => [html('br'), html('span', { class: 'remark' }, fact)])))),
      ...section('With room', why.room, member => ` ${points(member.points)} points to spare`),
      ...section('Without effect', why.no_effect), ask);
  }
}

const constraintTable = owner => {
  const table = html('table', {}, html('thead', {}, html('tr', {}, html('th', {}, 'constraint'), html('th', {}, 'line'), html('th', {}, 'id'))));
  const rows = html('tbody');
  owner.scene.constraints.forEach((constraint, index) => {
    rows.append(html('tr', { id: `${owner.id}-c${index + 1}`, tabindex: -1, class: constraint.inactive ? 'off' : null },
      html('td', {}, html('button', { type: 'button', class: 'constraint', onclick: () => owner.showConstraint(index) }, constraint.text), ' ',
        html('span', { class: 'remark' }, [constraint.made && 'made by UIKit', constraint.inactive && 'not active', constraint.identifier].filter(Boolean).join(', '))),
      html('td', {}, constraint.line ? link(String(constraint.line), constraint.address) : ''), html('td', {}, constraint.id)));
  });
  table.append(rows);
  return table;
};

const sourcePanel = owner => {
  const text = html('pre', { tabindex: 0 });
  const holder = html('span');
  const choose = number => {
    const source = owner.scene.sources[number];
    text.textContent = source.text;
    holder.replaceChildren(copyButton(source.text));
  };
  const menu = html('select', { 'aria-label': 'Dialect', onchange: event => choose(Number(event.target.value)) }, ...owner.scene.sources.map((source, number) => html('option', { value: number }, source.dialect)));
  choose(0);
  return html('div', { class: 'source' }, html('p', {}, menu, ' ', holder), text);
};

/** Panels of which one is shown, as tabs that arrow keys go through. */
class Tabs {
  /** @param panels Names with functions that make their contents when they are first shown. */
  constructor(id, panels) {
    this.panels = panels;
    this.made = new Map();
    this.list = html('div', { role: 'tablist', onkeydown: event => this.key(event) });
    this.body = html('div', { class: 'panels' });
    for (const [name, label] of panels) {
      this.list.append(html('button', { type: 'button', role: 'tab', id: `${id}-${name}`, 'aria-controls': `${id}-${name}-panel`, 'aria-selected': 'false', tabindex: -1, 'data-name': name, onclick: () => this.show(name) }, label));
      this.body.append(html('div', { role: 'tabpanel', id: `${id}-${name}-panel`, 'aria-labelledby': `${id}-${name}`, hidden: true }));
    }
    this.element = html('div', { class: 'tabs' }, this.list, this.body);
  }

  show(name) {
    this.current = name;
    this.panels.forEach(([other, , make], index) => {
      const [tab, panel] = [this.list.children[index], this.body.children[index]];
      const isShown = other === name;
      tab.setAttribute('aria-selected', String(isShown));
      tab.setAttribute('tabindex', isShown ? 0 : -1);
      panel.hidden = !isShown;
      if (isShown && !this.made.has(name)) {
        this.made.set(name, true);
        panel.append(make());
      }
    });
  }

  key(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = this.panels.findIndex(([name]) => name === this.current);
    const next = (at + step + this.panels.length) % this.panels.length;
    this.show(this.panels[next][0]);
    this.list.children[next].focus();
  }
}
