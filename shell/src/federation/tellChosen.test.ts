import type { PageRow } from '@yinyom/contracts/release/pageList';
import { listedRemotes } from '../testing/listedRemotes';
import { tellChosen } from './tellChosen';

const [row, other] = listedRemotes as readonly PageRow[];
if (!row || !other) throw new Error('no sample');
const canary = { release: { ...row, build: 'canary', number: 9 }, organizations: [], share: 0.5 };

it('tells the build of remotes that have a canary, and nothing once none is open', () => {
  tellChosen([row, other], [row, other]);
  expect(document.cookie).toBe('');
  tellChosen([{ ...row, canary }, other], [{ ...row, build: 'canary' }, other]);
  expect(document.cookie).toBe(`canaries=${row.name}.canary`);
  tellChosen([{ ...row, canary }, other], [row, other]);
  expect(document.cookie).toBe(`canaries=${row.name}.${row.build}`);
  tellChosen([row, other], [row, other]);
  expect(document.cookie).toBe('');
});
