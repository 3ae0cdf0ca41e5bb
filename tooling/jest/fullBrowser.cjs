const { HEADLESS_SHELL } = require('../test/installedBrowsers.cjs');

// For tests of what a Chromium without windows lacks, and of what people's own browsers do to a scan.
if (process.env.PUPPETEER_EXECUTABLE_PATH === HEADLESS_SHELL) delete process.env.PUPPETEER_EXECUTABLE_PATH;
