const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { FIREFOX, INSTALLED_BROWSERS } = require('../test/installedBrowsers.cjs');

const ofNpm = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    createRequire(path.join(__dirname, '../../package.json')).resolve('@sparticuz/chromium');
    return 'npm';
  } catch {
    return undefined;
  }
};

const TITLES = { system: 'system Chromium', npm: 'npm Chromium', firefox: 'Firefox' };

/** What PUPPETEER_EXECUTABLE_PATH says for each; undefined where there is none. */
const CHOICES = {
  system: () => INSTALLED_BROWSERS.find((file) => existsSync(file)),
  npm: ofNpm,
  firefox: () => [FIREFOX].find((file) => existsSync(file)),
};
const SETTING = 'PUPPETEER_EXECUTABLE_PATH';

/**
 * Makes a test environment run its file in one browser: what the file starts, also in other processes, finds that one;
 * titles name it; where it is not there, every test is skipped by name.
 */
module.exports = (Environment) =>
  class extends Environment {
    constructor(config, context) {
      super(config, context);
      this.browser = config.projectConfig.testEnvironmentOptions.browser;
      this.choice = CHOICES[this.browser]();
    }

    async setup() {
      await super.setup();
      this.before = process.env[SETTING];
      if (this.choice === undefined) return;
      process.env[SETTING] = this.choice;
      this.global.process.env[SETTING] = this.choice;
    }

    async teardown() {
      if (this.before === undefined) delete process.env[SETTING];
      else process.env[SETTING] = this.before;
      await super.teardown();
    }

    handleTestEvent(event, state) {
      if (event.name !== 'run_start') return;
      for (const child of state.rootDescribeBlock.children) {
        child.name = `${child.name} [${TITLES[this.browser]}]`;
        if (this.choice === undefined) skip(child);
      }
      if (this.choice === undefined) state.rootDescribeBlock.hooks.length = 0;
    }
  };

const skip = (entry) => {
  entry.mode = 'skip';
  if (entry.type !== 'describeBlock') return;
  entry.hooks.length = 0;
  entry.children.forEach(skip);
};
