import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { fillMessage } from '@yinyom/contracts/messages/fillMessage';
import { API_TAGS, tagOf, type ApiTag } from '@yinyom/contracts/reference/tags';
import { SECURITY_TXT_PATH } from '@yinyom/contracts/service/securityTxt';
import { html } from '@yinyom/service-kit/markup/html';
import { referenceCall } from './referenceCall';
import { REFERENCE_WORDS } from './referenceWords';

/** Where the page of a language stands; Thai has no prefix, as in the console. */
export const referencePath = (lang: Lang): string => (lang === 'th' ? '/docs/api' : `/${lang}/docs/api`);

/** What the page says of the installation that it is of. */
export interface Installation {
  /** Address below which the calls are. */
  base: string;
  /** Whether it has a contact for security reports. */
  takesReports: boolean;
}

/** The whole of the API on one page that needs no script: every call folded, found by the browser's own search. */
export const referencePage = (
  endpoints: readonly AnyEndpoint[],
  lang: Lang,
  { base, takesReports }: Installation,
): string => {
  const words = REFERENCE_WORDS[lang];
  const tags = (Object.keys(API_TAGS) as ApiTag[]).filter((tag) =>
    endpoints.some((endpoint) => tagOf(endpoint) === tag),
  );
  const { per_minute: minute, burst } = API_KEY_LIMITS;
  return html`<!doctype html>
    <html lang="${LOCALE_TAGS[lang]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${words.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/docs/files/reference.css" />
        <script src="/docs/files/filter.js" defer></script>
      </head>
      <body>
        <header>
          <h1>${words.title}</h1>
          <p>${words.lead}</p>
          <p>${words.keys} ${fillMessage(words.limits, { minute, burst })} ${words.english}</p>
          <p>
            <a href="/api/v1/openapi.json">${words.document}</a> · <a href="/docs/api/try">${words.tryIt}</a>
            ${takesReports && html` · <a href="${SECURITY_TXT_PATH}">${words.security}</a>`}
          </p>
          <nav aria-label="${words.languages}">
            ${LANGUAGES.map(
              (one) =>
                html`<a
                  href="${referencePath(one)}"
                  lang="${LOCALE_TAGS[one]}"
                  ${one === lang && html` aria-current="page"`}
                  >${LANGUAGE_NAMES[one]}</a
                > `,
            )}
          </nav>
          <nav aria-label="${words.groups}">${tags.map((tag) => html`<a href="#${tag}">${tag}</a> `)}</nav>
          <label hidden>${words.find} <input type="search" id="find" autocomplete="off" /></label>
        </header>
        <main lang="en">
          ${tags.map(
            (tag) =>
              html`<section id="${tag}">
                <h2>${tag}</h2>
                <p>${API_TAGS[tag]}</p>
                ${endpoints
                  .filter((endpoint) => tagOf(endpoint) === tag)
                  .map((endpoint) => referenceCall(endpoint, words, base))}
              </section>`,
          )}
        </main>
      </body>
    </html> `.text.replace(/\n\s+/g, (space, at: number, all: string) =>
    isPreformatted(all, at) ? space : '\n',
  );
};

/** Whether a place lies in an example, whose spaces count. */
const isPreformatted = (all: string, at: number): boolean =>
  all.lastIndexOf('<pre>', at) > all.lastIndexOf('</pre>', at);
