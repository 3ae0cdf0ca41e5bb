import type { Browser } from 'puppeteer';
import { AppError } from '../AppError';
import { launchBrowser } from '../browser/launchBrowser';
import type { Logger } from '../logger';
import { cutOff, NO_NETWORK, withPolicy } from './cutOff';
import { withReadableText } from './readableText';

interface Limits {
  /** Documents that are drawn at the same time. */
  atOnce?: number;
  /** Documents that may wait; more are refused. */
  mostWaiting?: number;
  timeoutMs?: number;
  /** The browser is closed when nobody has needed it for so long. */
  idleMs?: number;
}

/**
 * Draws HTML documents as PDF (A4, tagged, its text searchable in every script) in one headless Chromium that has no
 * network, no scripts and no files. It starts with the first document and ends when it is idle.
 */
export const createPdfMaker = (logger: Logger, limits: Limits = {}) => {
  const { atOnce = 2, mostWaiting = 20, timeoutMs = 60_000, idleMs = 60_000 } = limits;
  let browser: Promise<Browser> | null = null;
  let idle: NodeJS.Timeout | undefined;
  let drawing = 0;
  let waiting: (() => void)[] = [];

  const opened = (): Promise<Browser> => {
    if (browser) return browser;
    const starting = launchBrowser({ args: NO_NETWORK });
    // Only this browser is forgotten when it ends: by then another one may have taken its place.
    const forget = () => {
      if (browser === starting) browser = null;
    };
    starting.then((started) => started.once('disconnected', forget), forget);
    browser = starting;
    return starting;
  };

  const shut = async (): Promise<void> => {
    clearTimeout(idle);
    const open = browser;
    browser = null;
    await (await open?.catch(() => null))?.close().catch(() => undefined);
  };

  const draw = async (html: string): Promise<Buffer> => {
    const context = await (await opened()).createBrowserContext();
    try {
      const page = await context.newPage();
      await cutOff(page);
      await page.setContent(withPolicy(html), { waitUntil: 'domcontentloaded', timeout: timeoutMs });
      const made = await page.pdf({
        format: 'A4',
        preferCSSPageSize: true,
        printBackground: true,
        tagged: true,
        timeout: timeoutMs,
      });
      return withReadableText(Buffer.from(made));
    } finally {
      await context.close().catch(() => undefined);
    }
  };

  const inTime = async (html: string): Promise<Buffer> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('drawing took too long')), timeoutMs);
    });
    try {
      return await Promise.race([draw(html), late]);
    } catch (error) {
      // A browser that hangs or died is not used again; the next document starts another one.
      logger.error({ err: error }, 'a PDF could not be made');
      void shut();
      throw new AppError(503, 'unavailable', { retryAfterSeconds: 10, cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  const turn = async (): Promise<void> => {
    clearTimeout(idle);
    if (drawing >= atOnce) {
      if (waiting.length >= mostWaiting) throw new AppError(503, 'unavailable', { retryAfterSeconds: 10 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    drawing += 1;
  };

  const release = (): void => {
    drawing -= 1;
    const [next, ...others] = waiting;
    waiting = others;
    if (next) next();
    else if (drawing === 0) idle = setTimeout(() => void shut(), idleMs).unref();
  };

  return {
    /** @returns the PDF. @throws AppError 503 when there is no browser, it takes too long, or too many wait */
    make: async (html: string): Promise<Buffer> => {
      await turn();
      try {
        return await inTime(html);
      } finally {
        release();
      }
    },
    /** Whether a browser runs now. */
    isOpen: (): boolean => browser !== null,
    close: shut,
  };
};
export type PdfMaker = ReturnType<typeof createPdfMaker>;
