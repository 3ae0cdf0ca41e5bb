import type { dateInWords } from '@yinyom/texts/sentences/dateInWords';
import type { Preferences } from '../stored-preferences/storedPreferences';

let write: typeof dateInWords | undefined;

/** Writes dates in words; undefined until `loadDateInWords` has ended. */
export const loadedDateInWords = (): typeof dateInWords | undefined => write;

/** Only people who chose dates in words load them. Without a connection dates stay in figures, and the next page load tries again. */
export const loadDateInWords = async ({ dates }: Pick<Preferences, 'dates'>): Promise<void> => {
  if (dates !== 'words') return;
  const words = await import('@yinyom/texts/sentences/dateInWords').catch(() => undefined);
  write = words?.dateInWords;
};
