// Compiles the src/ of the room it is called in to dist/ (CommonJS, swc), and copies the JSON that it imports. Tests are left out.
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformFile } from '@swc/core';

const { swcOptions } = createRequire(import.meta.url)('@yinyom/build-remote/swc');
const room = process.cwd();
const entries = await readdir(path.join(room, 'src'), { recursive: true });
const sources = entries.filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'),
);

await rm(path.join(room, 'dist'), { recursive: true, force: true });
for (const name of sources) {
  const target = path.join(room, 'dist', name.replace(/\.ts$/, '.js'));
  const { code, map } = await transformFile(path.join(room, 'src', name), swcOptions());
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, map);
}
for (const name of entries.filter((entry) => entry.endsWith('.json'))) {
  const target = path.join(room, 'dist', name);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(path.join(room, 'src', name), target);
}
console.log(`${path.relative(path.join(room, '../..'), room)}: ${sources.length} files`);
