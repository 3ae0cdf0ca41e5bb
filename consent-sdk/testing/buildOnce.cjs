const { execFileSync } = require('node:child_process');
const path = require('node:path');

/** What the visitors' script is made of. */
const isPart = (file) => /^(consent-sdk|packages)\//.test(file) && !/\.test\.tsx?$/.test(file);

/** The browser tests run what a visitor gets: the build of the sources as they are now. Others may read it: it stays while it is that. */
module.exports = async () => {
  const { changedSinceBuild } = await import('../../tooling/build/buildStamp.mjs');
  if (changedSinceBuild()?.some(isPart) === false) return;
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(__dirname, '..'), stdio: 'inherit' });
};
