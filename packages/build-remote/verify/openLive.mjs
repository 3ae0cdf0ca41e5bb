import { prepareView } from './prepareView.mjs';
import { showBuild } from './showBuild.mjs';
import { documentsFor } from './standIns.mjs';
import { platformAt } from '../release/platforms.mjs';

/** The first page without parts that vary: signed-in people are led on to it after the login. */
const startOf = ({ pages }) => pages.find(({ path }) => !path.includes(':'))?.path ?? '/';

/**
 * Opens the console of a running platform in a browser in which each tab has the build of a room. A tab that is loaded again shows what
 * was built last. Whoever uses the browser signs in there; nothing is changed at the platform.
 * @param browser of puppeteer
 * @param {{ room: string, origin: string }} where
 * @returns name and build of what is shown, and the page
 */
export const openLive = async (browser, { room, origin }) => {
  const { remotes } = await platformAt(origin);
  const first = await prepareView(room, origin);
  const documentFor = await documentsFor(origin, remotes, first.row.declared);
  const show = (page) =>
    showBuild(page, { ...first.view, documentFor, fresh: () => prepareView(room, origin) });
  browser.on('targetcreated', async (target) => {
    const page = target.type() === 'page' ? await target.page().catch(() => null) : null;
    // A tab that was closed at once has nothing to show.
    if (page) await show(page).catch(() => undefined);
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await show(page);
  await page.goto(origin + startOf(first.row.declared));
  return { name: first.row.name, build: first.row.build, page };
};
