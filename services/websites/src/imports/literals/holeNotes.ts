import type { ImportNote } from '@yinyom/contracts/websites/imports';
import type { Hole } from './Literal';

/** A note for each value that was left out, with the line where it is. */
export const holeNotes = (holes: readonly Hole[]): ImportNote[] =>
  holes.map(({ path, line }) => ({ code: 'value_left_out', about: `${path || '…'} (${line})` }));
