import {
  CATEGORY_TYPES,
  LANGUAGE_NAMES,
  LOCALE_TAGS,
  TIME_ZONE,
  type Lang,
} from '@yinyom/contracts/constants';
import type { Declaration, DeclaredCategory, DeclaredCookie } from '@yinyom/contracts/websites/declaration';
import { escapeHtml } from '@yinyom/service-kit/markup/escapeHtml';
import { fillWord } from './fillWord';
import { PAGE_STYLE } from './pageStyle';

const dateIn = (iso: string, language: Lang): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[language], { dateStyle: 'long', timeZone: TIME_ZONE }).format(
    new Date(iso),
  );

const columns = ['name', 'provider', 'purpose', 'expiry', 'kind'] as const;

const valuesOf = (
  cookie: DeclaredCookie,
  { words }: Declaration,
): Record<(typeof columns)[number], string> => ({
  name: cookie.name,
  provider: [cookie.provider || cookie.host || '', cookie.party === 'third' ? `(${words.third})` : '']
    .filter(Boolean)
    .join(' '),
  purpose: cookie.purpose,
  expiry: cookie.expiry.text,
  kind: cookie.kind === 'cookie' ? words.cookie : words.storage,
});

const row = (cookie: DeclaredCookie, declaration: Declaration): string => {
  const values = valuesOf(cookie, declaration);
  const cells = columns.map((column) =>
    column === 'name'
      ? `<th scope="row">${escapeHtml(values.name)}</th>`
      : `<td data-label="${escapeHtml(declaration.words[column])}">${escapeHtml(values[column])}</td>`,
  );
  return `<tr>${cells.join('')}</tr>`;
};

const section = ({ name, type, description, always_on, cookies }: DeclaredCategory, whole: Declaration) => {
  const { words } = whole;
  // The platform's own word for what nobody has classified is a state, and is left out while there is nothing in it.
  if (type === CATEGORY_TYPES.unclassified && cookies.length === 0) return '';
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(words[column])}</th>`).join('');
  const caption = escapeHtml(fillWord(words.table, { name, number: cookies.length }));
  const table = `<table><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${cookies
    .map((cookie) => row(cookie, whole))
    .join('')}</tbody></table>`;
  return [
    `<section><h2>${escapeHtml(name)}${always_on ? ` <span class="on">${escapeHtml(words.always_on)}</span>` : ''}</h2>`,
    `<p>${escapeHtml(description)}</p>`,
    cookies.length > 0 ? table : `<p>${escapeHtml(words.none)}</p>`,
    '</section>',
  ].join('');
};

/** Links to the other languages of the page. */
const languageLinks = ({ language, languages }: Declaration): string =>
  languages.length < 2
    ? ''
    : `<nav aria-label="Language">${languages
        .map(
          (each) =>
            `<a href="?lang=${each}" hreflang="${LOCALE_TAGS[each]}" lang="${LOCALE_TAGS[each]}"${each === language ? ' aria-current="page"' : ''}>${LANGUAGE_NAMES[each]}</a>`,
        )
        .join('')}</nav>`;

/** Who answers for it: only what is known, each part a line. */
const controllerLines = ({ controller, words }: Declaration): string => {
  const mail = (address: string): string =>
    `<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`;
  const lines = [
    `${escapeHtml(words.controller)}: ${escapeHtml(controller.name)}${controller.email ? ` · ${mail(controller.email)}` : ''}`,
    ...(controller.dpo
      ? [
          `${escapeHtml(words.dpo)}: ${[
            escapeHtml(controller.dpo.name),
            mail(controller.dpo.email),
            escapeHtml(controller.dpo.phone),
          ]
            .filter(Boolean)
            .join(' · ')}`,
        ]
      : []),
  ];
  return lines.map((line) => `<p>${line}</p>`).join('');
};

/** The declaration as a page of its own: every text is escaped, and nothing in it runs. Pure. */
export const declarationPage = (declaration: Declaration): string => {
  const { language, words, site, scanned_at, scan_pages, updated_at, unclassified } = declaration;
  const scanned =
    scanned_at && fillWord(words.scanned, { date: dateIn(scanned_at, language), number: scan_pages ?? '–' });
  const facts = [
    scanned,
    fillWord(words.updated, { date: dateIn(updated_at, language) }),
    unclassified > 0 && fillWord(words.unclassified, { number: unclassified }),
  ].filter((fact) => typeof fact === 'string');
  return [
    `<!DOCTYPE html>\n<html lang="${LOCALE_TAGS[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(words.title)}</title><style>${PAGE_STYLE}</style></head><body>`,
    languageLinks(declaration),
    `<main><h1>${escapeHtml(words.title)}</h1>`,
    `<p>${escapeHtml(fillWord(words.intro, { name: site }))}</p>`,
    `<p class="facts">${facts.map((fact) => escapeHtml(fact)).join(' · ')}</p>`,
    ...declaration.categories.map((category) => section(category, declaration)),
    '</main><footer>',
    controllerLines(declaration),
    `<p><a href="${escapeHtml(declaration.policy_url)}">${escapeHtml(words.notice)}</a></p>`,
    '</footer></body></html>\n',
  ].join('');
};
