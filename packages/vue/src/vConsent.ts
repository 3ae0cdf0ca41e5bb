import { choiceStore, isGranted, type Category } from '@yinyom/choice';
import type { Directive } from 'vue';

type Wanted = Category | readonly Category[];
const stops = new WeakMap<HTMLElement, () => void>();

const follow = (element: HTMLElement, category: Wanted): void => {
  const store = choiceStore();
  const show = (): void => {
    element.hidden = !isGranted(store.get(), category);
  };
  stops.get(element)?.();
  stops.set(element, store.subscribe(show));
  show();
};

/**
 * `v-consent="'statistics'"`: hides an element without consent. Its content is there and loads all the same; what must not load
 * belongs into a `ConsentGate`.
 */
export const vConsent: Directive<HTMLElement, Wanted> = {
  mounted: (element, { value }) => follow(element, value),
  updated: (element, { value, oldValue }) => {
    if (value !== oldValue) follow(element, value);
  },
  unmounted: (element) => stops.get(element)?.(),
  getSSRProps: ({ value }) => (isGranted(null, value) ? {} : { hidden: true }),
};
