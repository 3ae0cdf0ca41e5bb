import type { Lang } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import type { scannerInternal } from '@yinyom/contracts/internal/scanner';
import type { DayScan } from '@yinyom/contracts/scanner/dayScan';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { PaperScope, PaperSource } from '../binder/PaperSource';
import { deletedNote, facts, list, paperFrame } from './paperFrame';
import { momentOf, readinessOf } from '../readiness/readinessOf';
import { currentWebsites, scopedWebsites, type ScopedWebsite, type WebsiteNames } from './scopedWebsites';

export type ScanHistory = Pick<InternalHandlers<typeof scannerInternal>, 'scanEnds' | 'scanBefore'>;

interface Deps {
  websites: WebsiteNames;
  /** Null: no service knows scans. */
  scanner: ScanHistory | null;
  now(): Date;
}

interface SiteScans {
  site: ScopedWebsite;
  /** How many ended in the period. */
  total: number;
  /** The last one of each month, oldest first. */
  scans: DayScan[];
}

const RECENT_MS = 90 * DAY_MS;

/** Of moments in order, the last one of each month in Asia/Bangkok. */
const lastOfMonths = (ends: readonly string[]): string[] => {
  const months = new Map<string, string>();
  for (const end of ends) months.set(bangkokDay(new Date(end)).slice(0, 7), end);
  return [...months.values()];
};

/** Paper 6: what scans found over time, above all what was set before a choice or against it. */
export const createCookiesSource = ({ websites, scanner, now }: Deps): PaperSource => {
  const endsOf = async (site: ScopedWebsite, { from, until }: Pick<PaperScope, 'from' | 'until'>) => {
    const period = { from: from.toISOString(), until: until.toISOString() };
    return [...((await scanner?.scanEnds({ application_id: site.id, ...period })) ?? [])].sort();
  };

  const read = async (scope: PaperScope) => {
    const found = await scopedWebsites(websites, scope);
    const sites: SiteScans[] = [];
    for (const site of found.shown) {
      const ends = await endsOf(site, scope);
      const scans: DayScan[] = [];
      for (const end of lastOfMonths(ends)) {
        const before = new Date(Date.parse(end) + 1).toISOString();
        const scan = await scanner?.scanBefore({ application_id: site.id, before });
        if (scan) scans.push(scan);
      }
      sites.push({ site, total: ends.length, scans });
    }
    return { found, sites };
  };

  const scanPart = (scan: DayScan, lang: Lang): Html => {
    const { cookies: words } = EVIDENCE_PAPER_WORDS[lang];
    const { time } = documentDates(lang);
    return html`<h3>${fillText(words.scan, { time: time(scan.finished_at) })}</h3>
      ${scan.status === 'partial' && html`<p class="note"><strong>${words.partial}</strong></p>`}
      ${facts([
        [words.pages, String(scan.pages_done)],
        [words.found, String(scan.cookies_found)],
        [words.new, String(scan.new)],
        [words.removed, String(scan.removed)],
        [words.violations, String(scan.violations)],
      ])}
      ${
        scan.violations_list.length === 0
          ? html`<p>${words.no_violation}</p>`
          : html`<p class="source">${words.violating}</p>
              ${list(
                scan.violations_list.map(({ cookie, domain, page }) =>
                  fillText(words.violating_row, { cookie, domain, page }),
                ),
              )}`
      }`;
  };

  const section = ({ site, total, scans }: SiteScans, lang: Lang): Html => {
    const { cookies: words } = EVIDENCE_PAPER_WORDS[lang];
    return html`<section>
      <h2>${site.domain_name}</h2>
      ${deletedNote(site, lang)}
      ${
        scans.length === 0
          ? html`<p class="empty">${words.no_scan}</p>`
          : html`<p class="note">${fillText(words.listed, { total: String(total) })}</p>
              ${scans.map((scan) => scanPart(scan, lang))}`
      }
    </section>`;
  };

  const table = function* (sites: readonly SiteScans[]): Generator<string> {
    yield (
      BYTE_ORDER_MARK +
      csvLine([
        'website',
        'scan',
        'finished_at',
        'status',
        'pages',
        'cookies',
        'new',
        'removed',
        'changed',
        'violations',
      ])
    );
    for (const { site, scans } of sites)
      for (const scan of scans)
        yield csvLine([
          site.domain_name,
          scan.id,
          scan.finished_at,
          scan.status,
          scan.pages_done,
          scan.cookies_found,
          scan.new,
          scan.removed,
          scan.changed,
          scan.violations,
        ]);
  };

  return {
    paper: 'cookies',

    readiness: async (organizationId, period) => {
      const until = momentOf(period, now());
      const from = period?.from ?? new Date(until.getTime() - RECENT_MS);
      const { shown } = await currentWebsites(websites, organizationId);
      const fields = [];
      for (const site of shown)
        fields.push({ field: 'scanned', filled: (await endsOf(site, { from, until })).length > 0 });
      return readinessOf('cookies', fields);
    },

    document: async (scope, lang) => {
      const { found, sites } = await read(scope);
      const content = html`<p class="note">${EVIDENCE_PAPER_WORDS[lang].cookies.meaning}</p>
        ${sites.map((one) => section(one, lang))}`;
      return paperFrame({ paper: 'cookies', scope, lang, madeAt: now(), websites: found }, content);
    },

    originals: async (scope) => {
      const { sites } = await read(scope);
      const scans = sites.map(({ site, ...rest }) => ({ website: site.domain_name, ...rest }));
      return [
        { name: 'scans.csv', content: table(sites) },
        { name: 'scans.json', content: [JSON.stringify(scans, null, 2)] },
      ];
    },
  };
};
