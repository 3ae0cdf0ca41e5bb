/** A count that several processes add to. */
export interface Tally {
  /**
   * Adds uses of a key to its window; where none is open, one begins that ends in `ms`.
   * @returns all uses in the window, and in how many milliseconds it ends
   */
  add(key: string, uses: number, ms: number): Promise<{ used: number; ms_left: number }>;
}
