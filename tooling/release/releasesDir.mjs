import path from 'node:path';
import { ROOT } from '../install.mjs';

/** Where releases are kept: RELEASES_DIR, else the folder `releases` of DATA_DIR. */
export const releasesDir = () =>
  path.resolve(ROOT, process.env.RELEASES_DIR ?? path.join(process.env.DATA_DIR ?? '.data', 'releases'));
