/** How far the reading of one document goes. */
export const DOCUMENT_LIMITS = {
  /** Bytes of a document; a longer one is left out. */
  bytes: 20 * 1024 * 1024,
  /** Milliseconds for one document, the start of its process included. */
  ms: 20_000,
  /** Resident memory of the process that reads, in bytes. */
  memory: 512 * 1024 * 1024,
  /** Letters of a document that are read; the rest is not. */
  letters: 12_000_000,
  cells: 1_000_000,
  /** Bytes that an archive may unpack to. */
  unpacked: 200 * 1024 * 1024,
  entries: 2_000,
  pages: 2_000,
} as const;

/** Documents that one process reads before another one takes its place. */
export const DOCUMENTS_OF_A_PROCESS = 50;
