import type { Declared } from '@yinyom/contracts/release/Declared';
import { roomOf } from '@yinyom/contracts/release/names';
import type { PageRemote } from '@yinyom/contracts/release/pageList';
import { declaredRemotes } from '@yinyom/testing/declaredRemotes';

/** The row of a remote, as the gateway would list it. */
export const rowOf = (declared: Declared, build = 'b1'): PageRemote => ({
  name: declared.name,
  number: 1,
  build,
  hash: build,
  entry: `/mfe/${roomOf(declared.name)}/${build}/mf-manifest.json`,
  integrity: { manifest: '', entry: '', about: '' },
  released_at: '2026-11-21T10:00:00.000Z',
  signature: '',
  declared,
});

/** The list of this repository's remotes, with what each says about itself. */
export const listedRemotes: readonly PageRemote[] = declaredRemotes().map((declared) => rowOf(declared));
