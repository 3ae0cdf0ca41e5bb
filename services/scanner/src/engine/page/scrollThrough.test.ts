import type { Protocol } from 'puppeteer';
import { launchBrowser } from '@yinyom/service-kit/browser/launchBrowser';
import { scrollThrough } from './scrollThrough';

/** Longer than the page's answer to a movement of the mouse is waited for. */
const HANG_MS = 2_500;
const PAGE = `<main style="height:4000px">x</main><script>
  addEventListener('mousemove', () => { const from = Date.now(); while (Date.now() - from < ${HANG_MS}); }, { once: true });
  addEventListener('scroll', () => { document.title = 'scrolled'; });
</script>`;

it('scrolls a page that is too busy to answer to the mouse in time', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent(PAGE);
    const session = await page.createCDPSession();
    const created = new Promise<Protocol.Runtime.ExecutionContextCreatedEvent>((resolve) =>
      session.once('Runtime.executionContextCreated', resolve),
    );
    await session.send('Runtime.enable');
    const { context } = await created;
    const { frameTree } = await session.send('Page.getFrameTree');
    await scrollThrough(session, {
      session,
      frameId: frameTree.frame.id,
      contextId: context.id,
      isMain: true,
      pageContextId: () => context.id,
    });
    expect(await page.title()).toBe('scrolled');
  } finally {
    await browser.close();
  }
});
