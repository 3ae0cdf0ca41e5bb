// `npm run build`: builds what changed.
import { buildAll } from './buildAll.mjs';

try {
  buildAll(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
