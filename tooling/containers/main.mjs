// `npm run test:containers`: builds both images and tries them. See docs/operate/install.md and docs/decisions/225.
import { checkNode, installWhenNeeded } from '../install.mjs';
import { PACKAGES, podmanVersion } from './podman.mjs';

checkNode();
installWhenNeeded();
if (podmanVersion() === null) {
  console.log(`There is no podman here. On Debian, as root: apt-get install ${PACKAGES.join(' ')}`);
  console.log('skipped: both images');
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(1);
}
const { buildImages } = await import('./buildImages.mjs');
const { checkImages } = await import('./checkImages.mjs');
buildImages();
process.exit(checkImages() === 0 ? 0 : 1);
