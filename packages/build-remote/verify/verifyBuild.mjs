import { builtRemote } from '../release/builtRemote.mjs';
import { platformAt } from '../release/platforms.mjs';
import { undeclaredCalls } from './matchCalls.mjs';
import { momentsOf } from './moments.mjs';
import { neighboursOf } from './neighbours.mjs';
import { overBudget } from './overBudget.mjs';
import { pagesToOpen } from './pagesToOpen.mjs';
import { prepareView } from './prepareView.mjs';
import { signIn } from './signIn.mjs';
import { documentsFor } from './standIns.mjs';
import { shellsCalls, visitPage } from './visitPage.mjs';

/** How each page is looked at: Thai on a phone, whose lines are the longest, and English in a window. */
const VIEWS = [
  { lang: 'th', width: 390 },
  { lang: 'en', width: 1440 },
];

const addressIn = (lang, address) => (lang === 'th' ? address : `/${lang}${address}`);

/** A profile for each language, as the platform remembers which one somebody chose; signed in where pages need it. */
const openContexts = async (browser, origin, login, views) => {
  const contexts = new Map();
  for (const { lang } of views) {
    const context = await browser.createBrowserContext();
    if (login) {
      const page = await context.newPage();
      await signIn(page, origin, login);
      await page.close();
    }
    contexts.set(lang, context);
  }
  return contexts;
};

/** Why a page is not opened; null when it is. */
const whyUnverified = ({ pattern, address, role }, login) => {
  if (address === null) return `name an address of it: --page ${pattern}=…`;
  return role !== undefined && !login ? 'it needs an account: --login-file FILE' : null;
};

/**
 * Opens every page that a build declares in the real shell of a running platform, and with the shells and neighbours of before.
 * @param {object} options
 * @param browser of puppeteer
 * @param {string} options.room folder of the remote, built
 * @param {string} options.origin of the platform
 * @param {{email: string, password: string} | null} options.login account that sees the pages
 * @param {string[]} [options.addresses] `--page` of pages with parts that vary
 * @param {string} [options.lang] only the view in this language
 * @param {number} options.patience how long a page may take (ms)
 * @returns what was seen, as plain data
 */
export const verifyBuild = async (browser, { room, origin, login, addresses = [], lang, patience }) => {
  const views = VIEWS.filter((one) => lang === undefined || one.lang === lang);
  if (views.length === 0) throw new Error(`--lang is one of ${VIEWS.map((one) => one.lang).join(', ')}.`);
  const platform = await platformAt(origin);
  const { shapes } = builtRemote(room);
  const { row, view } = await prepareView(room, origin);
  const { name, build, declared } = row;
  const pages = pagesToOpen(declared, addresses);
  const moments = await momentsOf(origin, platform.earlier, view.room);
  const others = platform.remotes.filter((other) => other.name !== name);
  const documentFor = await documentsFor(origin, platform.remotes, declared);
  const contexts = await openContexts(browser, origin, login, views);
  const shells = new Map();
  const seen = [];
  const lastInside = pages.findLast(({ role, address }) => role !== undefined && address !== null);

  const ofShell = async (page, context, visit) => {
    const key = `${page.layout} ${page.kind} ${visit.width}`;
    if (!shells.has(key)) shells.set(key, await shellsCalls(context, visit));
    return shells.get(key);
  };

  const visitAll = async (page) => {
    for (const [at, moment] of moments.entries())
      for (const { lang: shown, width } of at === 0 ? views : views.slice(-1)) {
        const context = contexts.get(shown);
        const visit = {
          ...view,
          rows: new Map([...moment.rows.map((one) => [one.name, one]), [name, row]]),
          address: addressIn(shown, page.address),
          documentFor,
          name,
          patience,
          width,
          shell: moment.shell,
        };
        const after = shown === views.at(-1).lang && page === lastInside ? neighboursOf(others, page) : [];
        const seenHere = await visitPage(context, { ...visit, thorough: at === 0, after });
        const { calls, problems, ...rest } = seenHere;
        // An older shell makes other calls and moves its own frame: no change of the build would repair that.
        if (at > 0) problems.shift = [];
        else {
          problems.budget.push(...overBudget(page.budget, rest));
          problems.calls.push(
            ...undeclaredCalls(calls, shapes, await ofShell(page, context, visit), platform.calls),
          );
        }
        seen.push({ page: page.pattern, lang: shown, width, with: moment.said, ...rest, problems });
      }
  };

  for (const page of pages) {
    const why = whyUnverified(page, login);
    if (why) seen.push({ page: page.pattern, unverified: why });
    else await visitAll(page);
  }
  return {
    name,
    build,
    platform: { origin, version: platform.version, shell: platform.shell },
    neighbours: others.map((other) => other.name),
    pages: seen,
    ok: seen.every(
      ({ unverified, problems = {} }) => !unverified && Object.values(problems).flat().length === 0,
    ),
  };
};
