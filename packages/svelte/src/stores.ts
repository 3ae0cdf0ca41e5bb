import { choiceStore, isGranted, type Category } from '@yinyom/choice';
import type { YinyomConsent } from '@yinyom/types';

/** Svelte's store contract; no code of Svelte is needed for it, so every version of it reads these. */
interface Readable<Value> {
  subscribe(run: (value: Value) => void): () => void;
}

const derived = <Value>(read: () => Value): Readable<Value> => ({
  subscribe(run) {
    let last = read();
    run(last);
    return choiceStore().subscribe(() => {
      const next = read();
      if (next !== last) run((last = next));
    });
  },
});

/**
 * The visitor's choice; null while undecided, on the server, and until the script has come. Read it when the page has woken up: a
 * visitor who has chosen has a choice before Svelte hydrates.
 */
export const choice: Readable<YinyomConsent | null> = derived(() => choiceStore().get());

/** Whether a category was granted; of several, whether all were. */
export const consent = (category: Category | readonly Category[]): Readable<boolean> =>
  derived(() => isGranted(choiceStore().get(), category));
