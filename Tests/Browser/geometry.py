"""What no picture of a page may do: names over each other, anything outside of its canvas, numbers that are not the data's."""

CHECK = r"""(() => {
  const found = [];
  const places = [];
  for (const layout of page.documents.filter(layout => layout.isBuilt && layout.scene)) {
    for (const picture of layout.pictures) {
      const svg = picture.element;
      const frame = svg.getBoundingClientRect();
      if (frame.width === 0) continue;
      const [x, y, width, height] = svg.getAttribute('viewBox').split(' ').map(Number);
      const texts = [];
      for (const text of svg.querySelectorAll('text')) {
        const box = text.getBBox();
        const kind = text.closest('.names') ? 'name' : text.closest('.dimensions') ? 'length' : text.closest('.badge') ? 'badge' : 'text';
        texts.push({ kind, words: text.textContent, box: [box.x, box.y, box.width, box.height] });
      }
      const over = (one, other) => one[0] + 0.5 < other[0] + other[2] && other[0] + 0.5 < one[0] + one[2] && one[1] + one[3] * 0.25 < other[1] + other[3] * 0.75 && other[1] + other[3] * 0.25 < one[1] + one[3] * 0.75;
      texts.forEach((one, index) => {
        if (one.kind !== 'text' && (one.box[0] < x - 0.5 || one.box[1] < y - 0.5 || one.box[0] + one.box[2] > x + width + 0.5 || one.box[1] + one.box[3] > y + height + 0.5)) found.push(`${layout.title}: ${one.kind} '${one.words}' leaves its canvas`);
        for (const other of texts.slice(index + 1)) {
          // Texts of two views that are over each other in the layout are so in the picture.
          if (one.kind === 'text' && other.kind === 'text') continue;
          if (over(one.box, other.box)) found.push(`${layout.title}: ${one.kind} '${one.words}' over ${other.kind} '${other.words}'`);
        }
      });
      for (const group of svg.querySelectorAll('[data-constraint]')) {
        const label = group.querySelector('text');
        const constraint = layout.scene.constraints[Number(group.dataset.constraint)];
        if (!label || label.textContent.startsWith('=')) continue;
        const number = Math.abs(parseFloat(label.textContent.replace(/^[^\d-]*/, '')));
        if (Math.abs(number - Math.abs(constraint.constant)) > 0.006) found.push(`${layout.title}: ${label.textContent} for ${constraint.text}`);
      }
      // Views are where the layout has them.
      for (const group of svg.querySelectorAll('[data-view]')) {
        const rect = group.querySelector('rect');
        const place = picture.places.slice(4 * Number(group.dataset.view), 4 * Number(group.dataset.view) + 4);
        ['x', 'y', 'width', 'height'].forEach((name, at) => {
          if (Math.abs(Number(rect.getAttribute(name)) - (at < 2 ? place[at] : Math.max(0, place[at]))) > 1e-6) found.push(`${layout.title}: view ${group.dataset.view} is not at its ${name}`);
        });
      }
    }
    for (const rows of layout.element.querySelectorAll('svg.rows')) {
      const box = rows.viewBox.baseVal;
      for (const text of rows.querySelectorAll('text')) {
        const frame = text.getBBox();
        if (frame.x < box.x - 1 || frame.x + frame.width > box.x + box.width + 1) found.push(`${layout.title}: '${text.textContent}' leaves its rows`);
      }
    }
  }
  return found;
})()"""

# Each finding, then each view of the first pictures with its constraints.
STEPS = r"""(() => page.documents.flatMap((layout, at) => {
  layout.build();
  if (!layout.scene) return [];
  const shown = layout.scene.views.map((view, index) => index).filter(index => !layout.scene.isHidden(index)).slice(0, 12);
  return [...layout.listed.slice(0, 4).map(index => `page.documents[${at}].open(${index})`), ...shown.map(view => `page.documents[${at}].choose(${view}, null)`)];
}))()"""


def faults(page):
    """What is wrong in any state of the page that is opened."""
    found = set(page.run(CHECK))
    for step in page.run(STEPS):
        page.run(step + ", 1")
        found.update(page.run(CHECK))
    # Fixes and ambiguities at their other end.
    return sorted(found)
