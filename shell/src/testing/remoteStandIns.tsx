import { defineRemote } from '@yinyom/mfe-kit';
import { forgetFailure, loadRemoteModule } from '../federation/remoteLoader';

/** A remote with one page, which shows a heading. */
export const remote = (name: string, path: string, text: string) =>
  defineRemote({
    name,
    namespace: name,
    texts: () => Promise.resolve({ default: {} }),
    routes: [{ path, element: <h1>{text}</h1> }],
  });

/** Lets these remotes be loaded and no other, in a test that has replaced the loader: what failed is forgotten on demand. */
export const answers = (table: Record<string, () => Promise<ReturnType<typeof remote>>>) => {
  const kept = new Map<string, Promise<ReturnType<typeof remote>>>();
  jest.mocked(loadRemoteModule).mockImplementation((name) => {
    const known = kept.get(name) ?? table[name]?.() ?? Promise.reject(new Error(`no ${name}`));
    kept.set(name, known);
    known.catch(() => undefined);
    return known;
  });
  jest.mocked(forgetFailure).mockImplementation((name) => void kept.delete(name));
};
