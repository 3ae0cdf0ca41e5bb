import { withoutOwn } from '@yinyom/contracts/scanner/ownItem';
import type { ScanOutcome } from '../engine/ScanOutcome';

/** The items as the command line writes them. */
export const toJsonItems = ({ items }: Pick<ScanOutcome, 'items'>) =>
  items.map(({ name, domain, kind, durationSeconds, beforeConsent }) => ({
    name,
    domain,
    type: kind,
    durationSeconds,
    beforeConsent,
  }));

const counted = (words: readonly string[]): string =>
  [...new Set(words)].map((word) => `${words.filter((one) => one === word).length} ${word}`).join(', ');

const BANNERS = {
  own: 'our own',
  known: 'a known product',
  generic: 'found by its words',
  none: 'none found: nothing could be accepted or declined',
};

/** What a scan found and what it did not see, for a person. */
export const summaryOf = (outcome: ScanOutcome, seconds: number): string => {
  const { state, reason, pages, banner, refused, browser, missed, slowness } = outcome;
  const items = withoutOwn(outcome.items);
  const own = outcome.items.length - items.length;
  const notLoaded = pages.filter((page) => page.state !== 'loaded' && page.state !== 'skipped');
  return [
    `${state}${reason ? ` (${reason})` : ''} after ${seconds.toFixed(0)} s${browser ? `, ${browser}` : ''}`,
    `Items:  ${items.length}: ${counted(items.map(({ kind }) => kind)) || 'none'}`,
    `        ${items.filter(({ beforeConsent }) => beforeConsent).length} of them before consent`,
    ...(own > 0 ? [`        ${own} more are what the consent script itself keeps`] : []),
    `Pages:  ${counted(pages.map((page) => page.state)) || 'none'}`,
    ...notLoaded.slice(0, 20).map(({ url, state: how, code }) => `        ${how} (${code ?? '?'}) ${url}`),
    ...(missed.length > 0
      ? [
          `Missed: ${missed.map(({ code, pages: some }) => (some === null ? code : `${some} ${code}`)).join(', ')}`,
        ]
      : []),
    ...(slowness > 1 ? [`        work took ${slowness} times as long as on an idle machine`] : []),
    `Banner: ${BANNERS[banner.kind]}${banner.name ? ` (${banner.name})` : ''}`,
    ...(refused.length > 0
      ? [
          `Refused connections: ${refused.map(({ host, port, code }) => `${host}:${port} ${code}`).join(', ')}`,
        ]
      : []),
  ].join('\n');
};
