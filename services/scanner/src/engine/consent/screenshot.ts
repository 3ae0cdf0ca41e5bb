import type { CDPSession } from 'puppeteer';
import { ask } from '../cdp/ask';

/** PNG of what the window shows; null where there is no picture to get. */
export const takePicture = async (session: CDPSession): Promise<Buffer | null> => {
  const picture = await ask(session, 'Page.captureScreenshot', { format: 'png' }).catch(() => null);
  return picture ? Buffer.from(picture.data, 'base64') : null;
};
