import { launch, type Browser, type LaunchOptions } from 'puppeteer';
import { findBrowser } from './findBrowser';

/** Keeps Chromium from calling anybody by itself. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--metrics-recording-only',
];

/** Root (containers, CI) cannot use Chromium's sandbox; everybody else does. */
const sandbox = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : []);

/**
 * Starts the browser that `findBrowser` finds, headless, with a fresh profile.
 * @param options passed on to puppeteer; `args` are added to ours
 */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => {
  const { executablePath, env, args } = await findBrowser();
  return launch({
    headless: executablePath.includes('headless-shell') || args.length > 0 ? 'shell' : true,
    ...options,
    executablePath,
    env: { ...process.env, ...env },
    args: [...QUIET, ...sandbox(), ...args, ...(options.args ?? [])],
  });
};
