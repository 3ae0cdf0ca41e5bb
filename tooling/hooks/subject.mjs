// Hook `commit-msg`: the subject of a commit is at most 72 characters long.
import { readFileSync } from 'node:fs';

const MOST = 72;
/** Git writes these itself; the first two are gone once they are squashed. */
const BY_GIT = /^(?:fixup!|squash!|amend!|Merge |Revert )/;

const [subject = ''] = readFileSync(process.argv[2], 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));
const length = [...subject].length;
if (length > MOST && !BY_GIT.test(subject)) {
  console.error(`The subject has ${length} characters; at most ${MOST} are allowed:\n  ${subject}`);
  process.exitCode = 1;
}
