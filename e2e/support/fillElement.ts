import type { Locator } from 'puppeteer';

/**
 * Types a text into a field. A page that draws itself over its first view may put another field in its place between two
 * keys; what is typed then is lost to a program, which does not look. The text is typed again until the field has stayed.
 * Fails after `timeout` ms.
 */
export const fillElement = async (
  locator: Locator<Element>,
  text: string,
  timeout: number,
): Promise<void> => {
  const last = Date.now() + timeout;
  for (;;) {
    const field = await locator.waitHandle();
    await locator.fill(text);
    // A field that leads to another page is gone with it.
    const stayed = await field.evaluate((element) => element.isConnected).catch(() => true);
    if (stayed) return;
    if (Date.now() > last) throw new Error(`A field is replaced each time a person types "${text}" into it`);
  }
};
