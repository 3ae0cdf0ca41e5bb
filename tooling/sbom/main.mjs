// `npm run sbom [-- file]`: writes which packages the product is made of, as CycloneDX, from the lock file.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../install.mjs';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
// What serves people and what builds it: a changed build tool changes the product, too.
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const { status, stdout, stderr } = spawnSync('npm', args, {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
if (status !== 0) {
  console.error(stderr);
  process.exit(status ?? 1);
}
const { components } = JSON.parse(stdout);
const target = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
writeFileSync(target, stdout);
console.log(`${components.length} packages: ${target}`);
