import { existsSync } from 'node:fs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where a Chromium is: PUPPETEER_EXECUTABLE_PATH, else an installed one.
 * @throws Error that says how to get one
 */
export const findBrowser = () => {
  const given = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (given && !existsSync(given))
    throw new Error(`PUPPETEER_EXECUTABLE_PATH names ${given}, which does not exist.`);
  const found = given ?? INSTALLED.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium found. Install one (Debian: apt-get install chromium) or set PUPPETEER_EXECUTABLE_PATH.',
  );
};

/**
 * Starts it, without a sandbox only where the system has none for this user: what it opens is a platform of one's own.
 * @param {{ visible?: boolean }} [options] `visible`: with a window for a developer
 */
export const launchBrowser = async ({ visible = false } = {}) => {
  const executablePath = findBrowser();
  const { launch } = await import('puppeteer-core');
  const isShell = executablePath.includes('headless-shell');
  if (visible && isShell) throw new Error(`${executablePath} has no windows. Install Chrome or Chromium.`);
  const start = (args) =>
    launch({
      executablePath,
      headless: visible ? false : isShell ? 'shell' : true,
      ...(visible && { defaultViewport: null }),
      args: ['--no-first-run', '--disable-background-networking', ...args],
    });
  if (process.getuid?.() === 0) return start(['--no-sandbox']);
  return start([]).catch((error) => {
    if (!/No usable sandbox|without --no-sandbox|new namespace/.test(String(error))) throw error;
    return start(['--no-sandbox']);
  });
};
