import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { API_KEY_LIMITS } from '@yinyom/contracts/identity/apiKeys';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { API_TAGS, tagOf, type ApiTag } from '@yinyom/contracts/reference/tags';
import { SECURITY_TXT_PATH } from '@yinyom/contracts/service/securityTxt';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { REFERENCE_WORDS, type ReferenceWords } from '@yinyom/texts/reference/referenceWords';
import { referenceCall } from './referenceCall';
import { SAMPLES } from './samples';

/** Where the page of a language stands; Thai has no prefix, as in the console. */
export const referencePath = (lang: Lang): string => (lang === 'th' ? '/docs/api' : `/${lang}/docs/api`);

/** What the page says of the installation that it is of. */
export interface Installation {
  /** Address below which the calls are. */
  base: string;
  /** Whether it has a contact for security reports. */
  takesReports: boolean;
}

/** The mark of the product, as the console draws it. */
const MARK = html`<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
  <path d="M16 2a14 14 0 1 0 14 14 5 5 0 0 1-6-6 5 5 0 0 1-6-7.800A14 14 0 0 0 16 2Z" fill="currentColor" />
  <path d="m9.500 16.500 4.500 4.500 8-8.500" class="tick" />
  <circle cx="26.500" cy="5" r="2" class="crumb" />
</svg>`;

/** Address of a page of the console in a language. */
const consolePath = (lang: Lang, path: string): string => (lang === 'th' ? path : `/${lang}${path}`);

/** The form below a call that sends it, copied by the script; without one there is none. */
const tryForm = (words: ReferenceWords): Html =>
  html`<template id="try">
    <form>
      <h3>${words.tried}</h3>
      <label>${words.where} <input name="address" autocomplete="off" spellcheck="false" /></label>
      <label>${words.body} <textarea name="body" rows="8" spellcheck="false"></textarea></label>
      <button>${words.send}</button>
      <output data-unreachable="${words.unreachable}"></output>
      <pre hidden tabindex="0" role="group" aria-label="${words.answer}"></pre>
    </form>
  </template>`;

/** The choice of a language for the examples. The page has those of the first; the script fetches the others. */
const sampleChoice = (words: ReferenceWords): Html =>
  html`<fieldset hidden>
    <legend>${words.sampleLanguage}</legend>
    ${SAMPLES.map(
      ([id, label], at) =>
        html`<label
          ><input type="radio" name="sample" value="${id}" ${at === 0 && html` checked`} /> ${label}</label
        > `,
    )}
  </fieldset>`;

const documentOf = (
  endpoints: readonly AnyEndpoint[],
  lang: Lang,
  { base, takesReports }: Installation,
): Html => {
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
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/docs/files/reference.css" />
        <script src="/docs/files/reference.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#calls">${words.skip}</a>
        <header>
          <a class="brand" href="${consolePath(lang, '/')}">${MARK} Yinyom</a>
          <a href="${consolePath(lang, '/websites')}">${words.console}</a>
          <a href="${consolePath(lang, '/user/keys')}">${words.apiKeys}</a>
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
        </header>
        <div class="frame">
          <nav aria-label="${words.groups}">
            <label hidden>${words.find} <input type="search" id="find" autocomplete="off" /></label>
            ${tags.map((tag) => html`<a href="#${tag}">${words.group[tag]}</a> `)}
          </nav>
          <main id="calls" tabindex="-1">
            <h1>${words.title}</h1>
            <p>${words.lead}</p>
            <p>${words.keys} ${fillText(words.limits, { minute, burst })} ${words.english}</p>
            <p>
              <a href="/api/v1/openapi.json">${words.document}</a>
              ${takesReports && html` · <a href="${SECURITY_TXT_PATH}">${words.security}</a>`}
            </p>
            <p class="note" hidden data-session="in">${words.signedIn}</p>
            <p class="note" hidden data-session="out">
              ${words.signedOut}
              <a href="${consolePath(lang, '/login')}">${words.logIn}</a>
            </p>
            ${sampleChoice(words)}
            ${tags.map(
              (tag) =>
                html`<section id="${tag}" aria-labelledby="${tag}-name">
                  <h2 id="${tag}-name">${words.group[tag]}</h2>
                  <p lang="en">${API_TAGS[tag]}</p>
                  ${endpoints
                    .filter((endpoint) => tagOf(endpoint) === tag)
                    .map((endpoint) => referenceCall(endpoint, words, base))}
                </section>`,
            )}
          </main>
        </div>
        ${tryForm(words)}
      </body>
    </html> `;
};

/** The whole of the API on one page: every call folded, found by the browser's own search, readable without a script. */
export const referencePage = (
  endpoints: readonly AnyEndpoint[],
  lang: Lang,
  installation: Installation,
): string =>
  documentOf(endpoints, lang, installation).text.replace(/\n\s+/g, (space, at: number, all: string) =>
    isPreformatted(all, at) ? space : '\n',
  );

/** Whether a place lies in an example, whose spaces count. */
const isPreformatted = (all: string, at: number): boolean =>
  all.lastIndexOf('<pre', at) > all.lastIndexOf('</pre>', at);
