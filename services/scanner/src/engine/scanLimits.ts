/** How far one scan may go. */
export interface ScanLimits {
  /** Pages open at the same time. */
  windows: number;
  startsPerSecond: number;
  /** The whole scan. */
  scanMs: number;
  /** One page, whatever it does; more on a busy machine, as `navigationMs` (docs/decisions/268). */
  pageMs: number;
  /** Until the page's markup is there. */
  navigationMs: number;
  /** Longest wait for the network to become quiet. */
  quietMs: number;
  /** A page stays open at least this long after its markup is there. */
  dwellMs: number;
  /** What happens after the last touch of the mouse has this long to happen. */
  settleMs: number;
  interactions: number;
  /** Bytes of everything one page loads. */
  pageBytes: number;
  items: number;
  /** How long a visitor who chooses nothing is watched: does waiting count as consent? */
  noChoiceMs: number;
  /** How long a page is searched again and again for a banner: some come late, or when the visitor moves. */
  seekMs: number;
  /** Shortest search for a product that autoconsent knows: it may come late. */
  detectMs: number;
}

export const SCAN_LIMITS: ScanLimits = {
  windows: 3,
  startsPerSecond: 2,
  scanMs: 15 * 60_000,
  pageMs: 15_000,
  navigationMs: 9_000,
  quietMs: 2_500,
  dwellMs: 4_000,
  settleMs: 700,
  interactions: 14,
  pageBytes: 50 * 1024 * 1024,
  items: 2_000,
  noChoiceMs: 10_000,
  seekMs: 5_000,
  detectMs: 1_800,
};
