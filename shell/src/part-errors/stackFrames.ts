/** Where code stood, as the browser says it: lines and columns from 1. */
export interface StackFrame {
  address: string;
  line: number;
  column: number;
}

/** The end of a line of a stack, in Chromium (`at f (address:1:2)`) as in Firefox and Safari (`f@address:1:2`). */
const POSITION = /(?:^|[\s(@])(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?\s*$/;

/** The positions in an error's stack, without names, parameters and fragments. */
export const stackFrames = (stack: string): StackFrame[] =>
  stack.split('\n', 60).flatMap((line) => {
    const [, address = '', row, column] = POSITION.exec(line) ?? [];
    return row
      ? [{ address: address.split(/[?#]/, 1)[0] ?? '', line: Number(row), column: Number(column) }]
      : [];
  });
