import { STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import { externalValue } from '../external-value/externalValue';

const full = externalValue(false);

/** Every answer of the platform says whether it can store anything now. */
export const noteStorage = (response: Response): void => {
  const now = response.headers.get(STORAGE_HEADER) === STORAGE_FULL;
  if (now !== full.get()) full.set(now);
};

/** Whether nothing can be stored now, as the last answer said. */
export const useStorageFull = full.use;
