import type { dateInWords } from '@yinyom/texts/sentences/dateInWords';

let write: typeof dateInWords | undefined;

/** Writes dates in words; undefined until `loadDateInWords` has ended. */
export const loadedDateInWords = (): typeof dateInWords | undefined => write;

/** Only people who chose dates in words load them. Without a connection dates stay in figures. */
export const loadDateInWords = (): Promise<void> =>
  import('@yinyom/texts/sentences/dateInWords').then(
    ({ dateInWords }) => {
      write = dateInWords;
    },
    // The figures are as true; the next page load tries again.
    () => undefined,
  );
