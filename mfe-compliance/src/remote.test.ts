import { declared } from './pages';
import { remote } from './remote';

it('draws the pages that it declares, and no others', () => {
  const drawn = remote.routes.map(({ path }) => path);
  expect(drawn).toEqual(declared.pages.map(({ path }) => path));
  expect(remote.name).toBe(declared.name);
});
