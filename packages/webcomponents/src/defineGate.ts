import { choiceStore, isGranted } from '@yinyom/choice';

const NAME = 'yinyom-gate';

/**
 * `<yinyom-gate category="3"><template>…</template><p>…</p></yinyom-gate>`: with consent the template's content stands there and
 * everything else is hidden; without it the content is not in the page, so it cannot load. Several categories with spaces
 * between them are all needed. Another copy of this package may have defined the element.
 */
export const defineGate = (): void => {
  // A server has neither; importing this there does nothing.
  if (typeof customElements === 'undefined' || customElements.get(NAME)) return;

  class Gate extends HTMLElement {
    static readonly observedAttributes = ['category'];
    private stop: (() => void) | undefined;
    private shown: Node[] = [];

    connectedCallback(): void {
      this.stop ??= choiceStore().subscribe(() => this.follow());
      this.follow();
      // While the page is being read the template comes after its parent.
      if (document.readyState === 'loading')
        document.addEventListener('DOMContentLoaded', () => this.follow(), { once: true });
    }

    disconnectedCallback(): void {
      this.stop?.();
      this.stop = undefined;
    }

    attributeChangedCallback(): void {
      if (this.stop) this.follow();
    }

    private follow(): void {
      const names = (this.getAttribute('category') ?? '').split(/\s+/).filter(Boolean);
      // Nothing named is a mistake, and a mistake holds.
      const granted = names.length > 0 && isGranted(choiceStore().get(), names);
      const template = [...this.children].find((child) => child instanceof HTMLTemplateElement);
      if (granted && template && this.shown.length === 0) {
        const content = document.importNode(template.content, true);
        this.shown = [...content.childNodes];
        this.append(content);
      } else if (!granted) {
        for (const node of this.shown) node.parentNode?.removeChild(node);
        this.shown = [];
      }
      for (const child of this.children)
        if (child !== template && !this.shown.includes(child)) (child as HTMLElement).hidden = granted;
    }
  }
  customElements.define(NAME, Gate);
};
