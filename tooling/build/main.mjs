// `npm run build`: builds what changed.
import { buildAll } from './buildAll.mjs';

buildAll(process.argv.slice(2));
