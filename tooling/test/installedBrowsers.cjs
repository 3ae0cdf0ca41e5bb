/** Chromium without windows, of the same version as the machine's. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's Firefox, which the visitors' script is tried in as well. */
const FIREFOX = '/usr/bin/firefox-esr';

/** Where the machine's own browser is, the first that exists; the product looks in the same places. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  HEADLESS_SHELL,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

module.exports = { FIREFOX, HEADLESS_SHELL, INSTALLED_BROWSERS };
