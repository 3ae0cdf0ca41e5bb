const { spawnSync } = require('node:child_process');
const path = require('node:path');

/** After the front page was compiled for Node, writes `landing.<lang>.html` beside the app's own document. */
class PrerenderPlugin {
  constructor({ bundle, dist }) {
    this.bundle = bundle;
    this.dist = dist;
  }

  apply(compiler) {
    compiler.hooks.done.tap('PrerenderPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const script = path.join(__dirname, 'writeLanding.cjs');
      const { status, stderr } = spawnSync(process.execPath, [script, this.bundle, this.dist], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      if (status !== 0) throw new Error(`The front page could not be written as HTML:\n${stderr}`);
    });
  }
}

module.exports = { PrerenderPlugin };
