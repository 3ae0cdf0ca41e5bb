const FIRST_BYTES = 512 * 1_024;
/** UTF-8 needs at most three bytes for a unit of a string. */
const MOST_BYTES_OF_UNIT = 3;

/** Collects text as bytes in one buffer that is used again and again: strings that wait would pile up in memory. */
export const createSheet = () => {
  let bytes = Buffer.allocUnsafe(FIRST_BYTES);
  let used = 0;
  return {
    clear: (): void => {
      used = 0;
    },
    add: (text: string): void => {
      const needed = used + text.length * MOST_BYTES_OF_UNIT;
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafe(needed * 2);
        bytes.copy(larger, 0, 0, used);
        bytes = larger;
      }
      used += bytes.write(text, used);
    },
    /** What was collected; good until the sheet is used again. */
    content: (): Buffer => bytes.subarray(0, used),
  };
};
export type Sheet = ReturnType<typeof createSheet>;
