const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const path = require('node:path');
const { Compilation, sources } = require('webpack');
const { digestOf } = require('@yinyom/build-remote/webpack/DigestsPlugin');

const PAGE = 'index.html';
const SCRIPT = /^assets\/.+\.js$/;
const MARK = '__DIGESTS__';

const writePages = (bundle, page) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'writePages.cjs'), bundle],
    { input: page, encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The pages could not be written as HTML:\n${stderr}`);
  return JSON.parse(stdout);
};

/**
 * Completes the pages of the shell once all files have their names and bytes: scripts of the document get their digests, the
 * others stand in a file that the console reads when it needs one that the page does not name, and the front page is
 * written as HTML in every language. `bundle` is the front page compiled for Node.
 */
class ShellPagesPlugin {
  constructor({ bundle }) {
    this.bundle = bundle;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShellPagesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ShellPagesPlugin', stage }, (assets) => {
        if (!assets[PAGE]) return;
        const scripts = Object.keys(assets)
          .filter((file) => SCRIPT.test(file))
          .sort();
        const digests = Object.fromEntries(scripts.map((file) => [file, digestOf(assets[file].buffer())]));
        const list = JSON.stringify(digests);
        const name = `assets/digests.${createHash('sha256').update(list).digest('hex').slice(0, 10)}.json`;
        compilation.emitAsset(name, new sources.RawSource(list));
        const page = String(assets[PAGE].source())
          .replace(MARK, () => `/${name} ${digestOf(list)}`)
          .replace(
            /(<script defer [^>]*src="\/([^"]+)")/g,
            (tag, start, file) => `${start} integrity="${digests[file]}"`,
          );
        compilation.updateAsset(PAGE, new sources.RawSource(page));
        for (const [file, html] of Object.entries(writePages(this.bundle, page)))
          compilation.emitAsset(file, new sources.RawSource(html));
      });
    });
  }
}

module.exports = { ShellPagesPlugin };
