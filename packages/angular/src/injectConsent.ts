import { computed, inject, type Signal } from '@angular/core';
import { isGranted, type Category } from '@yinyom/choice';
import type { YinyomConsent } from '@yinyom/types';
import { YinyomChoice } from './YinyomChoice';

/** The visitor's choice, where Angular injects. */
export const injectChoice = (): Signal<YinyomConsent | null> => inject(YinyomChoice);

/** Whether a category was granted; of several, whether all were. */
export const injectConsent = (category: Category | readonly Category[]): Signal<boolean> => {
  const choice = injectChoice();
  return computed(() => isGranted(choice(), category));
};
