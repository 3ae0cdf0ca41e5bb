import type { Lang } from '@yinyom/contracts/constants';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { DAY_MS } from '@yinyom/contracts/durations';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { LANGUAGE_WORDS } from '@yinyom/texts/language/languageWords';
import { ownValue } from '@yinyom/contracts/ownValue';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { PaperOriginal, PaperScope, PaperSource, RecordScope } from '../binder/PaperSource';
import { deletedNote, list, MOST_ROWS, paperFrame, leftOut } from './paperFrame';
import { momentOf, readinessOf } from '../readiness/readinessOf';
import {
  currentWebsites,
  scopedWebsites,
  type ScopedWebsite,
  type ScopedWebsites,
  type WebsiteNames,
} from './scopedWebsites';

export type NoticeCalls = WebsiteNames &
  Pick<
    InternalHandlers<typeof websitesInternal>,
    'listVersions' | 'paperNotices' | 'paperNoticeFile' | 'linkedNotice'
  >;

interface Deps {
  websites: NoticeCalls;
  now(): Date;
}

type Notices = Awaited<ReturnType<NoticeCalls['paperNotices']>>;
type Versions = Awaited<ReturnType<NoticeCalls['listVersions']>>['versions'];
interface SiteNotices extends Notices {
  site: ScopedWebsite;
  banners: Versions;
}

/** Of versions, oldest first: those of the period, and the one that was in force when it began. */
const inUse = (versions: Versions, { from, until }: Pick<PaperScope, 'from' | 'until'>): Versions => {
  const before = versions.filter(({ published_at }) => new Date(published_at) < until);
  const first = before.findLastIndex(({ published_at }) => new Date(published_at) <= from);
  return before.slice(Math.max(0, first));
};

const COLUMNS = [
  ...['website', 'kind', 'version', 'language', 'published_at', 'sha256'],
  // Of linked notices alone.
  ...['url', 'seen_at', 'last_seen_at'],
];
const NOT_LINKED = ['', '', ''];

/** An original that was listed with its hash. An empty file in its place would not match: the binder is made again later. @throws Error */
const there = (content: string | null | undefined, what: string): string => {
  if (content === null || content === undefined) throw new Error(`${what} is not there any more`);
  return content;
};

const plainName = (domain: string): string => domain.replaceAll(/[^\w.-]+/g, '-');

/** Paper 2: what visitors were shown, by version. The texts themselves are its originals. */
export const createNoticesSource = ({ websites, now }: Deps): PaperSource => {
  const noticesOf = (
    { organizationId, from, until }: RecordScope,
    { id }: ScopedWebsite,
    hashes_only: boolean,
  ): Promise<Notices> =>
    websites.paperNotices({
      organization_id: organizationId,
      application_id: id,
      from: from.toISOString(),
      until: until.toISOString(),
      hashes_only,
    });

  /** Without the texts of policies: those of many websites do not fit into memory. */
  const read = async (scope: RecordScope, site: ScopedWebsite): Promise<SiteNotices> => {
    const [{ versions }, notices] = await Promise.all([
      websites.listVersions({ application_id: site.id }),
      noticesOf(scope, site, true),
    ]);
    return { site, banners: inUse(versions, scope), ...notices };
  };

  /** Texts of policies, those of one website at a time: originals are written in the order of their websites. */
  const policyTexts = (scope: RecordScope) => {
    let held: { id: string; notices: Promise<Notices> } | null = null;
    return async function* (site: ScopedWebsite, version: number, language: string): AsyncGenerator<string> {
      if (held?.id !== site.id) held = { id: site.id, notices: noticesOf(scope, site, false) };
      const { policies } = await held.notices;
      const documents = policies.find((policy) => policy.version === version)?.documents ?? {};
      yield there(ownValue<string>(documents, language), `policy ${version} in ${language} of ${site.id}`);
    };
  };

  const readAll = async (scope: RecordScope, given?: ScopedWebsites) => {
    const found = given ?? (await scopedWebsites(websites, scope));
    const sites: SiteNotices[] = [];
    for (const site of found.shown) sites.push(await read(scope, site));
    return { found, sites };
  };

  const linkedPart = ({ linked, unread }: SiteNotices, lang: Lang): Html => {
    const { notices: words, none } = EVIDENCE_PAPER_WORDS[lang];
    const { time } = documentDates(lang);
    return html`<h3>${words.linked}</h3>
      ${
        linked.length + unread.length === 0
          ? html`<p class="empty">${none}</p>`
          : list([
              ...linked.map(
                ({ url, sha256, seen_at, last_seen_at }) =>
                  html`${fillText(words.linked_row, { url, from: time(seen_at), until: time(last_seen_at) })}<br /><span
                      class="note"
                      >${sha256}</span
                    >`,
              ),
              ...unread.map(({ url, problem }) =>
                fillText(words.unread_row, { url, reason: PAPER_WORDS[lang].notice_problems[problem] }),
              ),
            ])
      }`;
  };

  const sectionOf = (notices: SiteNotices, { until }: PaperScope, lang: Lang): Html => {
    const { site, banners, policies, files } = notices;
    const words = EVIDENCE_PAPER_WORDS[lang];
    const { time } = documentDates(lang);
    const versionRow = (version: number, at: string, hashes: Record<string, string>) =>
      html`${fillText(words.notices.row, { version: String(version), time: time(at) })}${Object.entries(
        hashes,
      ).map(
        ([language, hash]) =>
          html`<br /><span class="note"
              >${ownValue<string>(LANGUAGE_WORDS[lang], language) ?? language} ${hash}</span
            >`,
      )}`;
    const none = html`<p class="empty">${words.none}</p>`;
    const isGone = site.deleted_at !== undefined && new Date(site.deleted_at) < until;
    const serving = isGone ? undefined : banners.at(-1);
    return html`<section>
      <h2>${site.domain_name}</h2>
      ${deletedNote(site, lang)}
      <p>
        ${serving ? fillText(words.notices.serving, { version: String(serving.version) }) : words.notices.not_serving}
      </p>
      <h3>${words.notices.banner}</h3>
      ${
        banners.length === 0
          ? none
          : list(
              banners
                .slice(-MOST_ROWS)
                .map(({ version, published_at, notice_sha256 }) =>
                  versionRow(version, published_at, notice_sha256),
                ),
            )
      }
      ${leftOut(banners.length, lang)}
      <h3>${words.notices.policy}</h3>
      ${
        policies.length === 0
          ? none
          : list(
              policies.map(({ version, published_at, sha256 }) => versionRow(version, published_at, sha256)),
            )
      }
      <h3>${words.notices.files}</h3>
      ${
        files.length === 0
          ? none
          : list(
              files.map(
                ({ language, sha256, created_at }) =>
                  html`${fillText(words.notices.file_row, {
                      language: ownValue<string>(LANGUAGE_WORDS[lang], language) ?? language,
                      time: time(created_at),
                    })}<br /><span class="note">${sha256}</span>`,
              ),
            )
      }
      ${linkedPart(notices, lang)}
    </section>`;
  };

  const tableOf = function* (sites: readonly SiteNotices[]): Generator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS);
    for (const { site, banners, policies, files, linked } of sites) {
      const name = site.domain_name;
      for (const { version, published_at, notice_sha256 } of banners)
        for (const [language, hash] of Object.entries(notice_sha256))
          yield csvLine([name, 'banner', version, language, published_at, hash, ...NOT_LINKED]);
      for (const { version, published_at, sha256 } of policies)
        for (const [language, hash] of Object.entries(sha256))
          yield csvLine([name, 'cookie_policy', version, language, published_at, hash, ...NOT_LINKED]);
      for (const { language, sha256, created_at } of files)
        yield csvLine([name, 'privacy_notice', '', language, created_at, sha256, ...NOT_LINKED]);
      // Of a linked notice no version and no publication is known: only when its text was there.
      for (const { url, seen_at, last_seen_at, sha256 } of linked)
        yield csvLine([name, 'linked_notice', '', '', '', sha256, url, seen_at, last_seen_at]);
    }
  };

  /** Read when it is written, so that of all files one is in memory. */
  const fileOf = async function* (organization_id: string, application_id: string, file_id: string) {
    const { content } = await websites.paperNoticeFile({ organization_id, application_id, file_id });
    yield Buffer.from(there(content, `notice file ${file_id}`), 'base64');
  };

  /** A page of others is kept as text: opened from the binder, it must run nothing. */
  const ENDINGS = { 'text/html': 'html.txt', 'text/plain': 'txt', 'application/pdf': 'pdf' } as const;
  const copyOf = async function* (organization_id: string, application_id: string, copy_id: string) {
    const { content } = await websites.linkedNotice({ organization_id, application_id, copy_id });
    yield Buffer.from(there(content, `linked notice ${copy_id}`), 'base64');
  };

  return {
    paper: 'notices',

    readiness: async (organizationId, period) => {
      const at = momentOf(period, now());
      // Linked notices are looked at once a day: one that is there now was seen within the last two.
      const from = period?.from ?? new Date(at.getTime() - 2 * DAY_MS);
      const current = await currentWebsites(websites, organizationId);
      const { sites } = await readAll({ organizationId, applications: null, from, until: at }, current);
      const fields = sites.flatMap(({ banners, policies, files, linked }) => [
        { field: 'banner_published', filled: banners.length > 0 },
        { field: 'privacy_notice', filled: policies.length + files.length + linked.length > 0 },
      ]);
      return readinessOf('notices', fields);
    },

    document: async (scope, lang) => {
      const { found, sites } = await readAll(scope);
      const content = html`<p class="note">${EVIDENCE_PAPER_WORDS[lang].notices.scope}</p>
        ${sites.map((one) => sectionOf(one, scope, lang))}`;
      return paperFrame({ paper: 'notices', scope, lang, madeAt: now(), websites: found }, content);
    },

    originals: async (scope) => {
      const { sites } = await readAll(scope);
      const policyText = policyTexts(scope);
      const texts: PaperOriginal[] = sites.flatMap(({ site, policies, files, linked }) => [
        ...policies.flatMap(({ version, sha256 }) =>
          Object.keys(sha256).map((language) => ({
            name: `${plainName(site.domain_name)}-policy-${version}-${language}.json`,
            content: policyText(site, version, language),
          })),
        ),
        ...files.map(({ id, language }) => ({
          name: `${plainName(site.domain_name)}-notice-${id}-${language}.pdf`,
          content: fileOf(scope.organizationId, site.id, id),
        })),
        ...linked.map(({ id, media_type }) => ({
          name: `${plainName(site.domain_name)}-linked-${id}.${ENDINGS[media_type]}`,
          content: copyOf(scope.organizationId, site.id, id),
        })),
      ]);
      return [{ name: 'notices.csv', content: tableOf(sites) }, ...texts];
    },
  };
};
