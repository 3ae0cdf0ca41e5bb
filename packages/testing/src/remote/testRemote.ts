import type { Declared } from '@yinyom/contracts/release/Declared';
import type { RemoteModule } from '@yinyom/mfe-kit';

/** Declares the tests that a remote is what it says about itself (`src/pages.ts`): the platform goes by what it says. */
export const testRemote = (remote: RemoteModule, declared: Declared): void => {
  const pages = declared.pages.map(({ path }) => path);
  const routes = remote.routes.map(({ path }) => path ?? '');

  it('F-A12 every page of this remote is declared: any other address is answered 404', () => {
    expect(routes.filter((path) => !pages.includes(path))).toEqual([]);
  });

  it('every page that it declares is there', () => {
    expect(pages.filter((path) => !routes.includes(path))).toEqual([]);
  });

  it('its name, its texts and its slots are those that it declares', () => {
    expect(remote.name).toBe(declared.name);
    expect(declared.namespaces).toContain(remote.namespace);
    expect(Object.keys(remote.slots ?? {}).sort()).toEqual([...declared.slots].sort());
  });
};
