'use client';

import { choiceStore, isGranted, type Category } from '@yinyom/choice';
import type { YinyomConsent } from '@yinyom/types';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => choiceStore().subscribe(listener);
const onTheServer = () => null;

/** The visitor's choice; null while undecided, on the server, and until the script has come. */
export const useChoice = (): YinyomConsent | null =>
  useSyncExternalStore(subscribe, () => choiceStore().get(), onTheServer);

/** Whether a category was granted; of several, whether all were. */
export const useConsent = (category: Category | readonly Category[]): boolean =>
  isGranted(useChoice(), category);
