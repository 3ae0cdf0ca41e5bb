import { DAY_MS } from '@yinyom/contracts/durations';
import { LANGUAGE_NAMES, LOCALE_TAGS, type CategoryType, type Lang } from '@yinyom/contracts/constants';
import type { DayRecord, getServedNotice, ServedVersion } from '@yinyom/contracts/days/dayRecord';
import type { ConsentProof } from '@yinyom/contracts/consents/proof';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import { shownDuration } from '@yinyom/texts/sentences/shownDuration';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { DAY_WORDS } from '@yinyom/texts/day/dayWords';
import { DOCUMENT_WORDS } from '@yinyom/texts/document/documentWords';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { bannerFigure } from './bannerFigure';
import { dayAlerts, dayFigures, dayScan } from './dayFacts';
import { documentFormat } from './documentFormat';
import { documentPage, factsTable } from './documentPage';
import { dpoLine } from './dpoLine';

/** A version with what it told visitors, one notice per language; that of the reader comes first. */
export interface DocumentedVersion extends ServedVersion {
  notices: AnswerOf<typeof getServedNotice>[];
}

/** A day with what only its document says. */
export interface DocumentedDay extends DayRecord {
  /** As it is now, with its data protection officer; null when it named none. */
  organization: { name: string; dpo: ConsentProof['controller']['dpo'] };
  /** The versions of the day with their notices. */
  served: readonly DocumentedVersion[];
}

/** What is read of a stored notice; every part may be missing in an older shape. */
interface Notice {
  controller?: { organization?: string; domain_name?: string };
  texts?: {
    banner?: Partial<Record<'title' | 'description' | 'accept' | 'reject' | 'cookie_setting', string>>;
    privacy?: { name?: string; url?: string };
  };
  categories?: { id: string; type: number; title?: string; description?: string }[];
  cookies?: {
    category_id?: string;
    name?: string;
    provider?: string;
    purpose?: string;
    expiry?: number | null;
  }[];
}

const code = (value: string): Html => html`<code>${value}</code>`;

/** From when to when a version was served on the day, in words. */
const servedWords = (version: ServedVersion, record: DayRecord, lang: Lang): string => {
  const words = DAY_WORDS[lang];
  const { time } = documentFormat(lang);
  const { from, until } = version;
  if (until === null) return fillText(words.since, { from: time(from) });
  const whole = record.versions.length === 1 && Date.parse(until) - Date.parse(from) === DAY_MS;
  return whole ? words.all_day : fillText(words.served, { from: time(from), until: time(until) });
};

/** The texts of the banner in one language, as they were hashed. */
const textsOf = (
  { notice, language, matches, sha256 }: DocumentedVersion['notices'][number],
  lang: Lang,
): Html => {
  const [words, document] = [DAY_WORDS[lang], DOCUMENT_WORDS[lang]];
  const { banner = {}, privacy = {} } = (notice as Notice).texts ?? {};
  const buttons = [banner.accept, banner.reject, banner.cookie_setting].filter(Boolean).join(' · ');
  return html`<h3>${LANGUAGE_NAMES[language]}</h3>
    <div class="shown keep" lang="${LOCALE_TAGS[language]}">
      <h3>${banner.title}</h3>
      <p>${banner.description}</p>
      <p class="note">${document.buttons}: ${buttons}</p>
      ${privacy.name && html`<p class="note">${document.privacy}: ${privacy.name} ${privacy.url}</p>`}
    </div>
    <p class="note">${code(sha256)}</p>
    ${!matches && html`<p class="warning">${words.differs}</p>`}`;
};

/** The cookies that a version named, category by category. */
const cookiesOf = (version: DocumentedVersion, lang: Lang): Html => {
  const words = DAY_WORDS[lang];
  const [first] = version.notices;
  const { categories = [], cookies = [] } = (first?.notice ?? {}) as Notice;
  return html`<h2>
      ${words.cookies_title} · ${fillText(words.version, { version: String(version.version) })}
    </h2>
    ${cookies.length === 0 && html`<p>${words.cookies_none}</p>`}
    ${categories.map(({ id, type, title }) => {
      const own = cookies.filter(({ category_id }) => category_id === id);
      if (cookies.length === 0 || (own.length === 0 && type === 0)) return null;
      return html`<h3>${title || EVIDENCE_WORDS[lang].category[type as CategoryType]}</h3>
        ${
          own.length === 0
            ? html`<p class="note">${words.cookies_none_here}</p>`
            : html`<table class="cookies">
                <thead>
                  <tr>
                    <th scope="col">${words.cookie}</th>
                    <th scope="col">${words.provider}</th>
                    <th scope="col">${words.purpose}</th>
                    <th scope="col">${words.duration}</th>
                  </tr>
                </thead>
                <tbody>
                  ${own.map(
                    ({ name, provider, purpose, expiry }) =>
                      html`<tr>
                        <td>${name}</td>
                        <td>${provider}</td>
                        <td>${purpose}</td>
                        <td>${expiry === undefined ? '–' : shownDuration(expiry, lang)}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>`
        }`;
    })}`;
};

const versionOf = (version: DocumentedVersion, record: DayRecord, lang: Lang): Html => {
  const [words, document] = [DAY_WORDS[lang], DOCUMENT_WORDS[lang]];
  const { time } = documentFormat(lang);
  const [first] = version.notices;
  const { controller } = (first?.notice ?? {}) as Notice;
  return html`<section class="keep">
      <h2>${words.banner_title} · ${fillText(words.version, { version: String(version.version) })}</h2>
      <p>
        ${fillText(words.published, { time: time(version.published_at) })} ·
        ${servedWords(version, record, lang)}
      </p>
      ${factsTable([
        [
          words.controller_then,
          [controller?.organization, controller?.domain_name].filter(Boolean).join(' · '),
        ],
      ])}
      ${
        first?.drawing
          ? html`<figure class="drawn">
              ${bannerFigure(first.drawing.content, document.drawn_not_logo)}
              <figcaption class="note">${words.drawn}</figcaption>
            </figure>`
          : html`<p class="note">${words.drawn_none}</p>`
      }
    </section>
    ${version.notices.map((notice) => textsOf(notice, lang))} ${cookiesOf(version, lang)}`;
};

/** What stands in the place of a banner on a day without one. */
const withoutVersion = ({ first_day, day }: DayRecord, lang: Lang): Html => {
  const words = DAY_WORDS[lang];
  const { certainDay } = documentFormat(lang);
  if (first_day === null) return html`<p>${words.never_title}</p>`;
  if (first_day > day) return html`<p>${fillText(words.before_text, { day: certainDay(first_day) })}</p>`;
  return html`<p>${words.taken_back}</p>`;
};

const integrityOf = (record: DayRecord, versions: readonly DocumentedVersion[], lang: Lang): Html => {
  const words = DAY_WORDS[lang];
  const document = DOCUMENT_WORDS[lang];
  const root = record.daily_root;
  const { number } = documentFormat(lang);
  return html`<section>
    <h2>${words.integrity_title}</h2>
    ${factsTable([
      ...versions.flatMap(({ version, notices }) =>
        notices.map(
          ({ language, sha256 }) =>
            [
              fillText(words.version_hash, { version: String(version), language: LANGUAGE_NAMES[language] }),
              code(sha256),
            ] as const,
        ),
      ),
      ...(root
        ? ([
            [words.entries, `${number(root.first_seq)} – ${number(root.last_seq)}`],
            [words.head, code(root.head_hash)],
            [words.root, code(root.root_hash)],
            [document.signature, code(root.signature)],
            [document.key, code(root.key_id)],
          ] as const)
        : []),
    ])}
    ${!root && html`<p>${words.unsigned}</p>`}
    <p class="note">${words.integrity_note}</p>
  </section>`;
};

/** The record of a day as a document. */
export const dayDocument = (record: DocumentedDay, lang: Lang): string => {
  const words = DAY_WORDS[lang];
  const document = DOCUMENT_WORDS[lang];
  const { time, wordedDay } = documentFormat(lang);
  const { application, organization, served: versions, unknown } = record;
  const named = application.name === application.domain_name;
  const head = html`${application.sample && html`<p class="sample">${document.sample}</p>`}${factsTable([
    [document.website, named ? application.domain_name : `${application.name} (${application.domain_name})`],
    [words.controller_now, organization.name],
    [document.dpo, dpoLine(organization.dpo)],
    [words.day, `${wordedDay(record.day)} · ${document.zone}`],
    ['', document.report_generated.replace('{{time}}', time(record.generated_at))],
  ])}`;
  const body = html`${
      record.unfinished &&
      html`<p class="warning">${fillText(words.unfinished, { time: time(record.generated_at) })}</p>`
    }
    <p>${words.pdf_intro}</p>
    ${
      versions.length > 1 &&
      html`<p>${fillText(words.several, { number: documentFormat(lang).number(versions.length) })}</p>`
    }
    ${
      versions.length === 0
        ? html`<h2>${words.banner_title}</h2>
            ${withoutVersion(record, lang)}`
        : versions.map((version) => versionOf(version, record, lang))
    }
    ${dayFigures(record, lang)} ${dayScan(record, lang)} ${dayAlerts(record, lang)}
    ${
      unknown.length > 0 &&
      html`<section class="keep">
        <h2>${words.unknown_title}</h2>
        <ul>
          ${unknown.map((name) => html`<li>${words[`unknown_${name}`]}</li>`)}
        </ul>
      </section>`
    }
    ${integrityOf(record, versions, lang)}`;
  return documentPage(
    lang,
    { title: words.pdf_title, line: `${application.domain_name} · ${wordedDay(record.day)}`, look: 'day' },
    document.brand,
    head,
    body,
  );
};
