/**
 * Notes what a page does from now on that nobody wants: errors in its console, uncaught ones, requests that failed; and what it asks the
 * platform or others for.
 */
export const watchPage = (page, origin) => {
  const errors = [];
  const calls = new Set();
  const outside = new Set();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error?.message ?? error}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed: ${why}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    if (url.origin !== origin) outside.add(url.origin);
    else if (url.pathname.startsWith('/api/')) calls.add(`${request.method()} ${url.pathname}`);
  });
  return { errors, calls, outside };
};

/** Measures from the first moment of a document how much moves in it that no input moved. */
export const watchShift = (page) =>
  page.evaluateOnNewDocument(() => {
    globalThis.movedByItself = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) globalThis.movedByItself += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page) => page.evaluate(() => globalThis.movedByItself ?? 0);
