import type { Page } from 'puppeteer';

/** Chromium finds no host and no proxy that answers, whatever a document names; also not on this machine. */
export const NO_NETWORK = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-webrtc',
];

/** Only what stands in the document itself, and no script. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";

/** Takes scripts, files and the network away from a page before it gets a document. */
export const cutOff = async (page: Page): Promise<void> => {
  await page.setJavaScriptEnabled(false);
  await page.setOfflineMode(true);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const url = request.url();
    const settled =
      url.startsWith('data:') || url === 'about:blank'
        ? request.continue()
        : request.isNavigationRequest()
          ? // "No content" leaves what is there in its place; refused, it would be replaced by an error page.
            request.respond({ status: 204 })
          : request.abort('blockedbyclient');
    void settled.catch(() => undefined);
  });
};

/** The document with the policy as its first element. */
export const withPolicy = (html: string): string =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
