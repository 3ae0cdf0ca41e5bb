import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS, TIME_ZONE } from '@yinyom/contracts/constants';
import type { PolicyDocument } from '@yinyom/contracts/websites/policy';
import { escapeHtml } from '@yinyom/service-kit/markup/escapeHtml';
import { POLICY_WORDS } from '@yinyom/texts/policy/policyWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { PAGE_STYLE } from './pageStyle';

/** Lines that a person typed stay lines. */
const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const section = ({ title, paragraphs, items, after, link }: PolicyDocument['blocks'][number]): string =>
  [
    `<section><h2>${escapeHtml(title)}</h2>`,
    ...paragraphs.map(paragraph),
    items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '',
    ...after.map(paragraph),
    link ? `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>` : '',
    '</section>',
  ].join('');

/** A published policy as a page of its own: every text is escaped, and nothing in it runs. Pure. */
export const policyPage = (document: PolicyDocument, publishedAt: Date): string => {
  const { language, title, site, blocks } = document;
  const tag = LOCALE_TAGS[language];
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: TIME_ZONE }).format(publishedAt);
  const links = LANGUAGES.map(
    (each) =>
      `<a href="?lang=${each}" hreflang="${LOCALE_TAGS[each]}" lang="${LOCALE_TAGS[each]}"${each === language ? ' aria-current="page"' : ''}>${LANGUAGE_NAMES[each]}</a>`,
  );
  return [
    `<!DOCTYPE html>\n<html lang="${tag}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head><body>`,
    `<nav aria-label="Language">${links.join('')}</nav>`,
    `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(site)}</p>`,
    ...blocks.map(section),
    paragraph(fillText(POLICY_WORDS[language].published, { date })),
    '</main></body></html>\n',
  ].join('');
};
