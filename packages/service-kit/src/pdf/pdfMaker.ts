import type { Browser } from 'puppeteer';
import { createFairQueue } from '../admission/fairQueue';
import { AppError } from '../AppError';
import { launchBrowser } from '../browser/launchBrowser';
import type { Logger } from '../logger';
import { cutOff, NO_NETWORK, withPolicy } from './cutOff';
import { isHeavyWorkBehind, putProgramBehind } from '../off-loop/behind';
import { readableTextOffLoop } from './readableTextOffLoop';

interface Limits {
  /** Documents that are drawn at the same time. */
  atOnce?: number;
  /** Documents that may wait, a quarter of them of one organization; more are refused. */
  mostWaiting?: number;
  timeoutMs?: number;
  /** The browser is closed when nobody has needed it for so long. */
  idleMs?: number;
}

const launchBehind = async (): Promise<Browser> => {
  // Over a pipe it ends with this process, however that ends; over a port it would stay.
  const browser = await launchBrowser({ args: NO_NETWORK, pipe: true });
  const pid = browser.process()?.pid;
  if (pid && isHeavyWorkBehind()) putProgramBehind(pid);
  return browser;
};

/**
 * Draws HTML documents as PDF (A4, tagged, its text searchable in every script) in one headless Chromium that has no
 * network, no scripts and no files. It starts with the first document and ends when it is idle.
 */
export const createPdfMaker = (logger: Logger, limits: Limits = {}) => {
  const { atOnce = 2, mostWaiting = 20, timeoutMs = 60_000, idleMs = 60_000 } = limits;
  const queue = createFairQueue({
    atOnce,
    atOnceOfOwner: Math.max(1, atOnce - 1),
    waitingOfOwner: Math.ceil(mostWaiting / 4),
    waiting: mostWaiting,
    retryAfterSeconds: 10,
  });
  let browser: Promise<Browser> | null = null;
  let idle: NodeJS.Timeout | undefined;
  /** Documents that are drawn or wait. */
  let asked = 0;

  const opened = (): Promise<Browser> => {
    if (browser) return browser;
    const starting = launchBehind();
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

  const draw = async (owner: string, html: string): Promise<Buffer> => {
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
      return await readableTextOffLoop(owner, Buffer.from(made));
    } finally {
      await context.close().catch(() => undefined);
    }
  };

  const inTime = async (owner: string, html: string): Promise<Buffer> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('drawing took too long')), timeoutMs);
    });
    try {
      return await Promise.race([draw(owner, html), late]);
    } catch (error) {
      // The browser did its work; what came after it is full.
      if (error instanceof AppError) throw error;
      // A browser that hangs or died is not used again; the next document starts another one.
      logger.error({ err: error }, 'a PDF could not be made');
      void shut();
      throw new AppError(503, 'unavailable', { retryAfterSeconds: 10, cause: error });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    /**
     * Organizations get the browser in turn.
     * @param owner id of the organization
     * @returns the PDF
     * @throws AppError 429 too_many_tasks when too many of this organization wait; 503 when too many wait at all, there is no
     * browser, or it takes too long
     */
    make: async (owner: string, html: string): Promise<Buffer> => {
      clearTimeout(idle);
      asked += 1;
      try {
        return await queue.run(owner, () => inTime(owner, html));
      } finally {
        asked -= 1;
        if (asked === 0) idle = setTimeout(() => void shut(), idleMs).unref();
      }
    },
    /** Whether a browser runs now. */
    isOpen: (): boolean => browser !== null,
    close: shut,
  };
};
export type PdfMaker = ReturnType<typeof createPdfMaker>;
