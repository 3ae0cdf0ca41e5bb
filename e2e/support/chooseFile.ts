import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElementHandle, Page } from 'puppeteer';

/** Chooses a file in a field, once the field is there. */
export const chooseFile = async (page: Page, selector: string, content: Buffer): Promise<void> => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'attached-')), 'copy.pdf');
  writeFileSync(file, content);
  const field = await page.waitForSelector(selector);
  await (field as ElementHandle<HTMLInputElement>).uploadFile(file);
};
