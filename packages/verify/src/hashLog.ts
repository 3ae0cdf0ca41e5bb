const HASH_BYTES = 32;
const PER_SEGMENT = 4_096;
const HEX = /^[0-9a-f]{64}$/;

/** Hashes by position, packed, so that an export of many millions of records fits into little memory. */
export const createHashLog = () => {
  const segments = new Map<number, { bytes: Buffer; known: Uint8Array }>();
  let count = 0;

  const segmentOf = (seq: number) => {
    const number = Math.floor(seq / PER_SEGMENT);
    const segment = segments.get(number) ?? {
      bytes: Buffer.alloc(PER_SEGMENT * HASH_BYTES),
      known: new Uint8Array(PER_SEGMENT),
    };
    segments.set(number, segment);
    return segment;
  };

  const get = (seq: number): string | undefined => {
    const segment = segments.get(Math.floor(seq / PER_SEGMENT));
    const at = seq % PER_SEGMENT;
    return segment?.known[at]
      ? segment.bytes.toString('hex', at * HASH_BYTES, (at + 1) * HASH_BYTES)
      : undefined;
  };

  return {
    set: (seq: number, hash: string): void => {
      if (!HEX.test(hash)) return;
      const segment = segmentOf(seq);
      const at = seq % PER_SEGMENT;
      count += segment.known[at] ? 0 : 1;
      segment.known[at] = 1;
      segment.bytes.write(hash, at * HASH_BYTES, 'hex');
    },
    get,
    /** The hashes from one position to another, both included; null when one is missing. */
    between: (first: number, last: number): string[] | null => {
      const found: string[] = [];
      for (let seq = first; seq <= last; seq += 1) {
        const hash = get(seq);
        if (hash === undefined) return null;
        found.push(hash);
      }
      return found;
    },
    /** The first position from one to another, both included, that has no hash; null when all have one. */
    firstMissing: (first: number, last: number): number | null => {
      for (let seq = first; seq <= last; seq += 1) if (get(seq) === undefined) return seq;
      return null;
    },
    count: (): number => count,
  };
};
export type HashLog = ReturnType<typeof createHashLog>;
