import type { Lang } from '@yinyom/contracts/constants';
import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { getDeclaration } from '@yinyom/contracts/websites/publicSite';
import { LOCALE_TAGS } from '@yinyom/contracts/constants';
import { durationText } from '@yinyom/contracts/websites/cookieDuration';
import type { LiveSite } from './liveSites';

type Declaration = AnswerOf<typeof getDeclaration>;

/** The published cookie declaration of a website in a language it has, else in its default language. */
export const declarationOf = ({ publication, payload }: LiveSite, wanted: Lang | undefined): Declaration => {
  const language = wanted && payload.details[wanted] ? wanted : payload.config.default_language;
  const details = payload.details[language];
  if (!details) throw new Error(`version ${payload.config.version} has no details`);
  return {
    domain_name: publication.settings.host,
    language,
    version: publication.version,
    title: details.cookies_modal.title,
    columns: details.cookies_modal.columns,
    categories: payload.config.categories.map(({ id, type }) => ({
      id,
      type,
      title: details.categories[id]?.title ?? '',
      description: details.categories[id]?.description ?? '',
      cookies: details.cookies
        .filter(({ category_id }) => category_id === id)
        .map(({ category_id: _id, ...cookie }) => ({
          ...cookie,
          expiry_text: durationText(cookie.expiry, language),
        })),
    })),
  };
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The declaration as a page of its own; every text is escaped, nothing in it runs. */
export const declarationPage = (declaration: Declaration): string => {
  const { language, columns, title, categories } = declaration;
  const cell = (text: string) => `<td>${escapeHtml(text)}</td>`;
  const heads = ['name', 'provider', 'purpose', 'expiry', 'type'].map(
    (column) => `<th scope="col">${escapeHtml(columns[column] ?? '')}</th>`,
  );
  const sections = categories.map(({ title: name, description, cookies }) => {
    const rows = cookies.map(
      (cookie) =>
        `<tr>${cell(cookie.name)}${cell(cookie.provider)}${cell(cookie.purpose)}${cell(cookie.expiry_text)}${cell(cookie.type === 1 ? 'HTTP' : 'HTML')}</tr>`,
    );
    const table =
      rows.length > 0
        ? `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
        : '';
    return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${table}</section>`;
  });
  return `<!doctype html><html lang="${LOCALE_TAGS[language]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><body><h1>${escapeHtml(title)}</h1>${sections.join('')}</body></html>`;
};
