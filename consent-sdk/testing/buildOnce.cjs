const { execFileSync } = require('node:child_process');
const path = require('node:path');

/** The browser tests run what a visitor gets: the build of the sources as they are now. */
module.exports = () => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: path.join(__dirname, '..'), stdio: 'inherit' });
};
