import { isFull } from '@yinyom/testing/matrix';

/**
 * Tests of a file that `npm run test:full` alone runs.
 * @param part their name, which has a row in `tooling/test/fullOnly.json`; a literal, so that a test finds it
 */
export const onlyInFull = (part: string, tests: () => void): void => {
  if (isFull()) describe(part, tests);
};
