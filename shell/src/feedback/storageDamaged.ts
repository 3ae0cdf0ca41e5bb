import { STORAGE_DAMAGED, STORAGE_EVENT } from '@yinyom/contracts/service/storage';
import { externalValue } from '@yinyom/mfe-kit';

const damaged = externalValue(false);

// From the start on, as the first answer may arrive before anything is drawn. Pages are drawn without a window when they are built.
globalThis.window?.addEventListener(STORAGE_EVENT, (event) => {
  damaged.set((event as CustomEvent<string | null>).detail === STORAGE_DAMAGED);
});

/** Whether some of what the platform stores is damaged, as the last answer said. */
export const useStorageDamaged = damaged.use;
