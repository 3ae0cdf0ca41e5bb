import type { Page } from 'puppeteer';

/**
 * Everything that went wrong on a page from now on, one line each: what its console tells as an error, uncaught errors,
 * requests that failed, and answers that refuse. A refused answer is told twice, by the console and by itself.
 */
export const watchTrouble = (page: Page): string[] => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${String(error)}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Who leaves a page ends what it was still asking for; that is no failure of anybody.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      trouble.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return trouble;
};
