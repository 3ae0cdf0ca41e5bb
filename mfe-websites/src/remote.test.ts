import { CONSOLE_PAGES } from '@yinyom/contracts/consolePaths';
import { remote } from './remote';

it('F-A12 every page of this remote is in the contract: the gateway answers 404 for any other address', () => {
  const unknown = remote.routes.filter(({ path }) => !CONSOLE_PAGES.includes(path ?? ''));
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
