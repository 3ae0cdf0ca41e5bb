/**
 * Fills the rows of a page that is text still (`[data-first-rows]`, hidden) and shows it in place of the grey shapes. The document
 * carries this function as text, so nothing outside of it is used. The rows were asked for when the document began (`data-rows-from`,
 * prerender/earlyCalls.ts). The text has one row with `{{field}}` where values stand, and may have a part for long lists only
 * (`data-from`, their least length). Where the rows do not come, or there are none, the grey shapes stay: the page itself
 * says why. The answer serves its first call, too (kit: earlyAnswers.ts).
 */
export const fillRows = (): void => {
  const view = document.querySelector<HTMLElement>('[data-first-rows]');
  const template = view?.querySelector<HTMLElement>('[data-rows] tbody tr');
  if (!view || !template) return;
  /** Texts and attributes are set as such: a value is never markup. */
  const write = (row: Node, values: Record<string, unknown>): void => {
    const fill = (text: string) =>
      text.replace(/\{\{(\w+)\}\}/g, (_, field: string) => String(values[field] ?? ''));
    const nodes = document.createTreeWalker(row, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = nodes.currentNode; node; node = nodes.nextNode()) {
      if (node instanceof Element)
        for (const attribute of node.attributes) attribute.value = fill(attribute.value);
      else node.nodeValue = fill(node.nodeValue ?? '');
    }
  };
  const early = globalThis.earlyAnswers?.[document.documentElement.dataset['rowsFrom'] ?? ''];
  early?.answer
    .then((response) => response.clone().json() as Promise<unknown>)
    .then((list) => {
      const { entities = [], total = 0 } = (list ?? {}) as {
        entities?: Record<string, unknown>[];
        total?: number;
      };
      if (entities.length === 0 || !view.isConnected) return;
      for (const values of entities) {
        const row = template.cloneNode(true);
        write(row, values);
        template.before(row);
      }
      template.remove();
      for (const part of view.querySelectorAll<HTMLElement>('[data-from]'))
        if (total < Number(part.dataset['from'])) part.remove();
      for (const grey of [...(view.parentElement?.children ?? [])]) if (grey !== view) grey.remove();
      view.dataset['firstView'] = view.dataset['firstRows'];
      view.hidden = false;
    })
    .catch(() => {});
};
