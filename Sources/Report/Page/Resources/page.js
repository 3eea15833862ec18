// The page: its documents, made when they are scrolled to, what is filtered, and the keys.

/** What all paths begin with, up to a slash. */
const commonFolder = paths => {
  if (paths.length < 2) return '';
  let folder = paths[0].slice(0, paths[0].lastIndexOf('/') + 1);
  while (folder !== '' && !paths.every(path => path.startsWith(folder))) folder = folder.slice(0, folder.slice(0, -1).lastIndexOf('/') + 1);
  return folder;
};

class Page {
  constructor() {
    this.run = JSON.parse(document.getElementById('run').textContent);
    this.devices = this.run.devices;
    this.main = document.getElementById('main');
    this.documents = all('script.document').map((script, index) => {
      const data = JSON.parse(script.textContent);
      script.remove();
      return data.comparison ? new ComparisonDocument(this, data, index + 1) : new LayoutDocument(this, data, index + 1);
    });
    this.words = document.getElementById('words');
    this.rule = document.getElementById('rule');
    this.entries = new Map();
    this.start();
  }

  start() {
    this.totals();
    this.contents();
    this.filters();
    this.overview();
    const observer = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        const found = this.documents.find(document => document.element === entry.target);
        observer.unobserve(entry.target);
        if (found) found.build();
      }
    }, { rootMargin: '600px' });
    for (const document of this.documents) {
      this.main.append(document.element);
      observer.observe(document.element);
    }
    if (this.documents.length < 4) this.documents.forEach(document => document.build());
    // Whoever opens one layout has come for what is wrong with it.
    const [only] = this.documents;
    if (this.documents.length === 1 && only.groups.length > 0 && location.hash === '') only.open(only.groups[0][0], false);
    document.addEventListener('keydown', event => this.key(event));
    addEventListener('hashchange', () => this.follow());
    let timer = null;
    addEventListener('resize', () => { clearTimeout(timer); timer = setTimeout(() => this.documents.forEach(document => document.draw()), 100); });
    this.theme();
    this.follow();
    if (this.run.stamp) this.watch();
  }

  /** Asks a page beside this one every second whether this one was written again; what is looked at stays. */
  watch() {
    const kept = JSON.parse(sessionStorage.getItem('kept') || 'null');
    if (kept) {
      sessionStorage.removeItem('kept');
      for (const { id, finding, selected, attribute, width, height } of kept.documents) {
        const layout = this.documents.find(document => document.id === id);
        if (!layout) continue;
        layout.build();
        if (finding !== null && layout.people[finding]) layout.open(finding, false);
        const view = layout.scene && selected !== null ? layout.scene.indices.get(selected) : undefined;
        if (view !== undefined) layout.choose(view, attribute);
        if (layout.sizes && (width !== null || height !== null)) layout.sizes.exactly({ width, height });
      }
      scrollTo({ top: kept.top, behavior: 'instant' });
    }
    const frame = html('iframe', { class: 'unseen', title: 'whether this page was written again', 'aria-hidden': 'true', tabindex: -1 });
    addEventListener('message', event => {
      const match = typeof event.data === 'string' && /^draft-inspect:(.*)$/.exec(event.data);
      if (!match || match[1] === this.run.stamp) return;
      const documents = this.documents.filter(layout => layout.isBuilt).map(layout => ({
        id: layout.id, finding: layout.finding, selected: layout.selected === null ? null : layout.scene.views[layout.selected].id, attribute: layout.attribute,
        width: layout.sizes && layout.sizes.width, height: layout.sizes && layout.sizes.height,
      }));
      sessionStorage.setItem('kept', JSON.stringify({ documents, top: scrollY }));
      location.reload();
    });
    document.body.append(frame);
    let count = 0;
    const ask = () => { count += 1; frame.src = `${this.run.stampFile}?${count}`; };
    ask();
    setInterval(ask, 1000);
  }

  // MARK: Overview

  count(severity) { return this.documents.reduce((count, document) => count + document.count(severity), 0); }

  totals() {
    const words = severities.map(name => [name, this.count(name)]).filter(([, count]) => count > 0);
    const element = document.getElementById('totals');
    const compared = this.documents.filter(layout => layout.comparison);
    if (compared.length > 0) {
      const same = compared.filter(layout => layout.comparison.verdict.startsWith('same')).length;
      element.textContent = compared.length === 1 ? compared[0].comparison.verdict : `${same} of ${counted(compared.length, 'layout')} the same`;
      document.title = this.documents.length === 1 ? `${this.documents[0].title}: ${compared[0].comparison.verdict}` : 'Layouts compared';
      return;
    }
    const parts = words.map(([name, count]) => html('span', { class: `count ${name}` }, counted(count, name)));
    element.replaceChildren(...(parts.length > 0 ? parts.flatMap((part, index) => index > 0 ? [', ', part] : [part]) : ['no findings']), ` in ${counted(new Set(this.documents.map(layout => layout.record.path)).size, 'file')}`);
    document.title = this.documents.length === 1 ? `${this.documents[0].title}: layout` : 'Layout report';
  }

  contents() {
    const list = html('ol');
    const folder = commonFolder(this.documents.map(layout => layout.title));
    for (const layout of this.documents) {
      const counts = severities.filter(name => layout.count(name) > 0).map(name => html('span', { class: `count ${name}` }, ` ${counted(layout.count(name), name)}`));
      const item = html('li', { class: layout.listed.length > 0 ? null : 'clean' }, html('a', { href: `#${layout.id}`, title: layout.title }, layout.title.slice(folder.length)), ...counts);
      this.entries.set(layout, item);
      list.append(item);
    }
    document.getElementById('contents').append(list);
    document.body.classList.toggle('single', this.documents.length < 2);
  }

  /** By rule and cause, how often: a press shows those alone. */
  overview() {
    const rows = new Map();
    for (const layout of this.documents) {
      for (const index of layout.listed) {
        const { rule, severity, cause } = layout.findings[index];
        const key = [severity, rule, cause || ''].join('\u0000');
        const row = rows.get(key) || { severity, rule, cause, count: 0, documents: new Set() };
        row.count += 1;
        row.documents.add(layout);
        rows.set(key, row);
      }
    }
    const element = document.getElementById('overview');
    if (this.documents.some(layout => layout.comparison)) return;
    if (rows.size === 0) {
      element.append(html('p', { class: 'none' }, this.documents.length === 0 ? 'no documents' : 'nothing was found'));
      return;
    }
    if (this.documents.length < 2) return;
    const sorted = [...rows.values()].sort((first, second) => severities.indexOf(first.severity) - severities.indexOf(second.severity) || second.count - first.count);
    element.append(html('h2', {}, 'Overview'), html('table', {}, html('thead', {}, html('tr', {}, ...['rule', 'cause', 'findings', 'documents'].map(name => html('th', {}, name)))),
      html('tbody', {}, ...sorted.map(row => html('tr', { class: row.severity }, html('td', {}, html('button', { type: 'button', onclick: () => this.only(row.rule) }, `${row.severity}[${row.rule}]`)),
        html('td', {}, row.cause || ''), html('td', {}, String(row.count)), html('td', {}, String(row.documents.size)))))));
  }

  only(rule) {
    this.rule.value = rule;
    this.filter();
    const first = this.documents.find(document => !document.element.hidden);
    if (first) this.reveal(first.element);
  }

  // MARK: Filters

  filters() {
    const fieldset = document.getElementById('severities');
    for (const name of severities) {
      if (this.count(name) > 0) fieldset.append(html('label', {}, html('input', { type: 'checkbox', value: name, checked: true }), ` ${name}s`));
    }
    if (this.documents.some(document => document.listed.length === 0)) fieldset.append(html('label', {}, html('input', { type: 'checkbox', value: 'clean', checked: true }), ' without findings'));
    const rules = [...new Set(this.documents.flatMap(document => document.listed.map(index => document.findings[index].rule)))].sort();
    this.rule.append(...rules.map(rule => html('option', { value: rule }, rule)));
    const form = document.getElementById('filter');
    form.addEventListener('input', () => this.filter());
    form.addEventListener('submit', event => event.preventDefault());
    document.getElementById('clear').addEventListener('click', () => this.clear());
  }

  clear() {
    this.words.value = '';
    this.rule.value = '';
    for (const input of all('#severities input')) input.checked = true;
    this.filter();
  }

  filter() {
    const words = this.words.value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = new Set(all('#severities input:checked').map(input => input.value));
    const rule = this.rule.value;
    let [count, shown] = [0, 0];
    for (const layout of this.documents) {
      const own = layout.text(null);
      const fitting = layout.listed.filter(index => wanted.has(layout.severity(index)) && (rule === '' || layout.findings[index].rule === rule)
        && words.every(word => own.includes(word) || layout.text(index).includes(word)));
      const isShown = layout.listed.length > 0 ? fitting.length > 0 : rule === '' && wanted.has('clean') && words.every(word => own.includes(word));
      layout.fitting = new Set(fitting);
      layout.element.hidden = !isShown;
      this.entries.get(layout).hidden = !isShown;
      for (const [index, { element }] of layout.elements) element.hidden = !layout.fitting.has(index);
      for (const item of all('.findings > li', layout.element)) item.hidden = !item.querySelector('.finding:not([hidden])');
      count += fitting.length;
      if (isShown) shown += 1;
    }
    document.getElementById('nothing').hidden = shown > 0;
    say(`${counted(count, 'finding')} in ${counted(shown, 'document')}`);
  }

  // MARK: Ways

  /** Brings an element to where it is seen whole, below what stays at the top. */
  reveal(element) {
    const header = document.querySelector('header');
    const top = getComputedStyle(header).position === 'sticky' ? header.offsetHeight + 8 : 8;
    const content = element.closest('.content');
    // Beside its pictures a finding is in a panel that scrolls by itself: both are seen.
    if (content && getComputedStyle(content).display === 'grid' && getComputedStyle(content).gridTemplateColumns.split(' ').length > 1) {
      const section = element.closest('.document').getBoundingClientRect();
      if (section.top > top + 40 || section.top < top - 60) scrollTo({ top: scrollY + section.top - top + 4, behavior: 'instant' });
    }
    const frame = element.getBoundingClientRect();
    // The panel beside the pictures scrolls by itself.
    const panels = element.closest('.panels');
    if (panels && panels.scrollHeight > panels.clientHeight + 1) {
      const inside = frame.top - panels.getBoundingClientRect().top;
      if (inside < 0 || inside + Math.min(frame.height, panels.clientHeight) > panels.clientHeight) panels.scrollTop += inside - 8;
    }
    const now = element.getBoundingClientRect();
    if (now.top < top || now.bottom > innerHeight - 30 && now.top > innerHeight * 0.6) scrollTo({ top: scrollY + now.top - top, behavior: 'instant' });
  }

  follow() {
    const match = /^#(d\d+)(?:-f(\d+))?$/.exec(location.hash);
    if (!match) return;
    const layout = this.documents.find(document => document.id === match[1]);
    if (!layout) return;
    layout.build();
    if (match[2] && layout.people[Number(match[2]) - 1]) layout.open(Number(match[2]) - 1);
    else this.reveal(layout.element);
  }

  /** All findings that are not filtered away, in their order. */
  places() {
    return this.documents.filter(document => !document.element.hidden)
      .flatMap(layout => layout.groups.map(group => group[0]).filter(index => !layout.fitting || layout.fitting.has(index)).map(index => ({ layout, index })));
  }

  step(direction) {
    const places = this.places();
    if (places.length === 0) return;
    const focused = document.activeElement && document.activeElement.closest('.finding');
    const current = places.findIndex(({ layout, index }) => focused && focused.id === `${layout.id}-f${index + 1}`);
    const next = current < 0 ? (direction > 0 ? 0 : places.length - 1) : current + direction;
    if (!places[next]) { say(direction > 0 ? 'last finding' : 'first finding'); return; }
    if (current >= 0) {
      const { layout, index } = places[current];
      layout.elements.get(index).element.open = false;
    }
    places[next].layout.open(places[next].index);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (event.key === 'Escape') {
      const finding = target.closest && target.closest('.finding[open]');
      if (finding) { finding.open = false; finding.querySelector('summary').focus(); }
      return;
    }
    if (target.matches && target.matches('input:not([type=range]):not([type=checkbox]):not([type=radio]), select, textarea')) return;
    if (event.key === 'j') this.step(1);
    else if (event.key === 'k') this.step(-1);
    else if (event.key === '/') { event.preventDefault(); this.words.focus(); }
  }

  theme() {
    const button = document.getElementById('theme');
    let isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const name = () => { button.textContent = isDark ? 'Light' : 'Dark'; };
    name();
    button.addEventListener('click', () => {
      isDark = !isDark;
      document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
      name();
    });
  }
}

window.page = new Page();
