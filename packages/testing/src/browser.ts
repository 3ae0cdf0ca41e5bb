/** The real browser of the tests; see service-kit for where it is looked for. */
export { launchBrowser } from '@yinyom/service-kit/browser/launchBrowser';
export { lackForEncryption } from '@yinyom/service-kit/browser/encryption';
export { isBrowserAtHand, isNpmBrowser } from '@yinyom/service-kit/browser/findBrowser';

/** Does something while the browser is taken from another place: a file, or `npm` for the one of npm. */
export const withBrowserAt = async <T>(place: string, run: () => Promise<T>): Promise<T> => {
  const before = process.env['PUPPETEER_EXECUTABLE_PATH'];
  process.env['PUPPETEER_EXECUTABLE_PATH'] = place;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['PUPPETEER_EXECUTABLE_PATH'];
    else process.env['PUPPETEER_EXECUTABLE_PATH'] = before;
  }
};
