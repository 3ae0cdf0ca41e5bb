// `npm run template -- ../product`: writes shell, kit and release machinery without a product, as a repository of its own.
import path from 'node:path';
import { makeTemplate } from './makeTemplate.mjs';

const [target] = process.argv.slice(2);
if (!target) {
  console.error('Say where to: npm run template -- ../product');
  process.exit(2);
}
const folder = path.resolve(process.env.INIT_CWD ?? process.cwd(), target);
try {
  const files = makeTemplate(folder);
  console.log(`${files.length} files are in ${folder}. There:

  npm install && npm run build && npm start

See its README.md for the first release.`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
