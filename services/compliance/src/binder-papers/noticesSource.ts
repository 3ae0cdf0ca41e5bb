import type { Lang } from '@yinyom/contracts/constants';
import type { websitesInternal } from '@yinyom/contracts/internal/websites';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { BYTE_ORDER_MARK, csvLine } from '@yinyom/service-kit/csv';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { documentDates } from '@yinyom/service-kit/pdf/documentDates';
import { EVIDENCE_PAPER_WORDS } from '@yinyom/texts/evidence-paper/evidencePaperWords';
import { LANGUAGE_WORDS } from '@yinyom/texts/language/languageWords';
import { ownValue } from '@yinyom/contracts/ownValue';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { PaperOriginal, PaperScope, PaperSource } from '../binder/PaperSource';
import { list, MOST_ROWS, paperFrame, leftOut } from './paperFrame';
import { paperReadinessOf } from './paperReadinessOf';
import { scopedWebsites, type ScopedWebsite, type WebsiteNames } from './scopedWebsites';

export type NoticeCalls = WebsiteNames &
  Pick<InternalHandlers<typeof websitesInternal>, 'listVersions' | 'paperNotices' | 'paperNoticeFile'>;

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

const plainName = (domain: string): string => domain.replaceAll(/[^\w.-]+/g, '-');

/** Paper 2: what visitors were shown, by version. The texts themselves are its originals. */
export const createNoticesSource = ({ websites, now }: Deps): PaperSource => {
  const read = async (scope: PaperScope, site: ScopedWebsite): Promise<SiteNotices> => {
    const period = { from: scope.from.toISOString(), until: scope.until.toISOString() };
    const [{ versions }, notices] = await Promise.all([
      websites.listVersions({ application_id: site.id }),
      websites.paperNotices({ organization_id: scope.organizationId, application_id: site.id, ...period }),
    ]);
    return { site, banners: inUse(versions, scope), ...notices };
  };

  const readAll = async (scope: PaperScope) => {
    const found = await scopedWebsites(websites, scope);
    const sites: SiteNotices[] = [];
    for (const site of found.shown) sites.push(await read(scope, site));
    return { found, sites };
  };

  const sectionOf = ({ site, banners, policies, files }: SiteNotices, lang: Lang): Html => {
    const words = EVIDENCE_PAPER_WORDS[lang];
    const { time } = documentDates(lang);
    const versionRow = (version: number, at: string, hashes: Record<string, string>) =>
      html`${fillText(words.notices.row, { version: String(version), time: time(at) })}<br /><span
          class="note"
          >${Object.entries(hashes)
            .map(([language, hash]) => `${language} ${hash}`)
            .join(' · ')}</span
        >`;
    const none = html`<p class="empty">${words.none}</p>`;
    const serving = banners.at(-1);
    return html`<section>
      <h2>${site.domain_name}</h2>
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
    </section>`;
  };

  const tableOf = function* (sites: readonly SiteNotices[]): Generator<string> {
    yield BYTE_ORDER_MARK + csvLine(['website', 'kind', 'version', 'language', 'published_at', 'sha256']);
    for (const { site, banners, policies, files } of sites) {
      const name = site.domain_name;
      for (const { version, published_at, notice_sha256 } of banners)
        for (const [language, hash] of Object.entries(notice_sha256))
          yield csvLine([name, 'banner', version, language, published_at, hash]);
      for (const { version, published_at, sha256 } of policies)
        for (const [language, hash] of Object.entries(sha256))
          yield csvLine([name, 'cookie_policy', version, language, published_at, hash]);
      for (const { language, sha256, created_at } of files)
        yield csvLine([name, 'privacy_notice', '', language, created_at, sha256]);
    }
  };

  /** Read when it is written, so that of all files one is in memory. */
  const fileOf = async function* (organization_id: string, application_id: string, file_id: string) {
    const { content } = await websites.paperNoticeFile({ organization_id, application_id, file_id });
    yield Buffer.from(content ?? '', 'base64');
  };

  return {
    paper: 'notices',

    readiness: async (organizationId) => {
      const at = now();
      const { sites } = await readAll({ organizationId, applications: null, from: at, until: at });
      const fields = sites.flatMap(({ banners, policies, files }) => [
        { field: 'banner_published', filled: banners.length > 0 },
        { field: 'privacy_notice', filled: policies.length > 0 || files.length > 0 },
      ]);
      return paperReadinessOf('notices', fields);
    },

    document: async (scope, lang) => {
      const { found, sites } = await readAll(scope);
      const content = html`<p class="note">${EVIDENCE_PAPER_WORDS[lang].notices.scope}</p>
        ${sites.map((one) => sectionOf(one, lang))}`;
      return paperFrame({ paper: 'notices', scope, lang, madeAt: now(), websites: found }, content);
    },

    originals: async (scope) => {
      const { sites } = await readAll(scope);
      const texts: PaperOriginal[] = sites.flatMap(({ site, policies, files }) => [
        ...policies.flatMap(({ version, documents }) =>
          Object.entries(documents).map(([language, text]) => ({
            name: `${plainName(site.domain_name)}-policy-${version}-${language}.json`,
            content: [text],
          })),
        ),
        ...files.map(({ id, language }) => ({
          name: `${plainName(site.domain_name)}-notice-${id}-${language}.pdf`,
          content: fileOf(scope.organizationId, site.id, id),
        })),
      ]);
      return [{ name: 'notices.csv', content: tableOf(sites) }, ...texts];
    },
  };
};
