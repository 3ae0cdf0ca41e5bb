import { afterNextRender, InjectionToken, signal, type Signal } from '@angular/core';
import { choiceStore } from '@yinyom/choice';
import type { YinyomConsent } from '@yinyom/types';

/**
 * The visitor's choice for the whole application; null while undecided, on the server, and until the first drawing, so that it
 * is the server's. There is one, and it lives as long as the page.
 */
export const YinyomChoice = new InjectionToken<Signal<YinyomConsent | null>>('YinyomChoice', {
  providedIn: 'root',
  factory: () => {
    const choice = signal<YinyomConsent | null>(null);
    afterNextRender(() => {
      const store = choiceStore();
      const read = (): void => choice.set(store.get());
      store.subscribe(read);
      read();
    });
    return choice.asReadonly();
  },
});
