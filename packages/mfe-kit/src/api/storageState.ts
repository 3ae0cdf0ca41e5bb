import { STORAGE_EVENT, STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import { externalValue } from '../external-value/externalValue';

const full = externalValue(false);
let last: string | null = null;

/** Every answer says whether the storage is as it should be. A change is an event, which the shell listens to (decision 253). */
export const noteStorage = (response: Response): void => {
  const now = response.headers.get(STORAGE_HEADER);
  if (now === last) return;
  last = now;
  full.set(now === STORAGE_FULL);
  window.dispatchEvent(new CustomEvent(STORAGE_EVENT, { detail: now }));
};

/** Whether nothing can be stored now, as the last answer said. */
export const useStorageFull = full.use;
