import { createRequire } from 'node:module';
import path from 'node:path';
import type { Declared } from '@yinyom/contracts/release/Declared';

const ROOT = path.resolve(__dirname, '../../..');
const requireFromHere = createRequire(__filename);

/** What every remote of the workspace says about itself, read from its sources as a build reads it. */
export const declaredRemotes = (): Declared[] => {
  const { remoteRooms } = requireFromHere('../../../tooling/workspaces.cjs') as {
    remoteRooms: () => string[];
  };
  const { readDeclared } = requireFromHere('@yinyom/build-remote/webpack/readDeclared') as {
    readDeclared: (room: string) => { declared: Declared };
  };
  return remoteRooms().map((room) => readDeclared(path.join(ROOT, room)).declared);
};
