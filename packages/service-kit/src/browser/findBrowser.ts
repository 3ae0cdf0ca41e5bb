import { existsSync } from 'node:fs';
import { npmBrowserEntry, unpackNpmBrowser } from './unpackNpmBrowser';

/** A Chromium and what its process needs to find its libraries. */
export interface FoundBrowser {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installedBrowser = (): string | undefined => INSTALLED.find((file) => existsSync(file));

/** Whether there is anything for `findBrowser` to find, told at once. */
export const isBrowserAtHand = (): boolean =>
  !!(process.env['PUPPETEER_EXECUTABLE_PATH'] || installedBrowser() || npmBrowserEntry());

/** In place of a path: the browser of the npm registry, also where another one is installed. */
const OF_NPM = 'npm';

/** Whether the browser that `findBrowser` finds is npm's: a headless shell, which lacks what only windows have. */
export const isNpmBrowser = (): boolean => {
  const given = process.env['PUPPETEER_EXECUTABLE_PATH'];
  return given ? given === OF_NPM : !installedBrowser();
};

/**
 * The one place that knows where a browser is: PUPPETEER_EXECUTABLE_PATH (a path, or `npm`), else an installed Chrome
 * or Chromium, else the one of the npm registry (optional dependency, Linux x64).
 * @throws Error that names the command which installs one
 */
export const findBrowser = async (): Promise<FoundBrowser> => {
  const given = process.env['PUPPETEER_EXECUTABLE_PATH'];
  if (given && given !== OF_NPM) {
    if (!existsSync(given))
      throw new Error(`PUPPETEER_EXECUTABLE_PATH names ${given}, which does not exist.`);
    return { executablePath: given, env: {}, args: [] };
  }
  const installed = given === OF_NPM ? undefined : installedBrowser();
  if (installed) return { executablePath: installed, env: {}, args: [] };
  const unpacked = await unpackNpmBrowser();
  if (unpacked) return unpacked;
  throw new Error(
    'No Chrome or Chromium found. Install one (Debian: apt-get install chromium) or set PUPPETEER_EXECUTABLE_PATH.',
  );
};
