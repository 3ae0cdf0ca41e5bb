const HEAD = 24;
const SECTOR = 512;

interface Write {
  at: number;
  bytes: Buffer;
  /** The file descriptor syncs what it writes: on the disk when the call returns. */
  durable: boolean;
}

interface Step {
  /** Where the step ends in the journal. */
  end: number;
  /** undefined: everything before is on the disk. */
  write?: Write;
}

/** What a process did to its data file, as powerCut.c wrote it down. */
export function readJournal(journal: Buffer): Step[] {
  const steps: Step[] = [];
  for (let at = 0; at + HEAD <= journal.length;) {
    const [kind, place, length] = [0, 8, 16].map((field) => Number(journal.readBigUInt64LE(at + field)));
    const bytes = journal.subarray(at + HEAD, at + HEAD + length!);
    at += HEAD + length!;
    steps.push({ end: at, ...(kind !== 2 && { write: { at: place!, bytes, durable: kind === 3 } }) });
  }
  return steps;
}

/**
 * The file as the disk may have it when the power fails after `cut` steps: what was synced, and of everything
 * written since, sector by sector, what chance left (`random` gives numbers from 0 to 1).
 */
export function fileAfterCut(steps: Step[], cut: number, random: () => number): Buffer {
  const before = steps.slice(0, cut);
  const synced = before.findLastIndex(({ write }) => !write);
  const size = before.reduce(
    (most, { write }) => Math.max(most, write ? write.at + write.bytes.length : 0),
    0,
  );
  const file = Buffer.alloc(size);
  // Sometimes nearly all of it arrived, sometimes nearly nothing.
  const share = random();
  let length = 0;
  before.forEach(({ write }, step) => {
    if (!write) return;
    const { at, bytes, durable } = write;
    const certain = durable || step < synced;
    for (let from = 0; from < bytes.length; from += SECTOR) {
      if (!certain && random() > share) continue;
      const part = bytes.subarray(from, from + SECTOR);
      part.copy(file, at + from);
      length = Math.max(length, at + from + part.length);
    }
  });
  return file.subarray(0, length);
}
