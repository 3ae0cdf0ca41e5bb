/**
 * Runs in every measured page before anything else: notes paints, layout shifts, long tasks and interactions, and the
 * frame in which the banner can be seen. Closed roots are remembered, so that all candidates are looked for alike.
 *
 * @param {string | undefined} banner selector of the banner
 */
export const watchPage = (banner) => {
  const notes = { paint: 0, shift: 0, blocking: 0, longTasks: 0, interaction: 0, refused: 0, seen: 0 };
  const roots = [document];
  window.bench = {
    notes,
    find: (selector) => {
      for (const root of roots) {
        const found = root.querySelector(selector);
        if (found) return found;
      }
      return null;
    },
  };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, window.benchOpensRoots ? { ...options, mode: 'open' } : options);
    roots.push(root);
    return root;
  };
  const observe = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.paint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', ({ duration }) => {
    notes.longTasks += 1;
    notes.blocking += duration - 50;
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) notes.interaction = Math.max(notes.interaction, duration);
    },
    { durationThreshold: 16 },
  );
  document.addEventListener('securitypolicyviolation', () => {
    notes.refused += 1;
  });
  const look = () => {
    const element = banner && window.bench.find(banner);
    if (element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) {
        notes.seen = performance.now();
        return;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
