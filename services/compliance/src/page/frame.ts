import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import {
  pageBrandEnd,
  pageBrandHead,
  pageBrandPolicy,
  pageBrandStyle,
  policyHash,
  type PageBrand,
} from '@yinyom/service-kit/brand/pageBrand';
import { Html, html, type HtmlPart } from '@yinyom/service-kit/markup/html';
import { LETTER_LINES_STYLE } from './letterLines';

/** The console's colours, light and dark, as the system of the reader asks for. */
const COLORS = `:root{color-scheme:light;--ink:#14232b;--paper:#ffffff;--canvas:#f3f7f7;--accent:#0b6e6e;--written:#ffffff;--line:#c5d0d2;--edge:#6c7d84;--quiet:#4a5a62;--wrong:#a11212;--shade:#14232b33}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--ink:#e6eef0;--paper:#16232a;--canvas:#0f191e;--accent:#57c4c2;--written:#06282a;--line:#2f414b;--edge:#7c909a;--quiet:#a3b4bc;--wrong:#ff9e96;--shade:#00000080}}
`;
/** As the console looks: a card on a page that is wide enough. An address for an answer by post is asked where one is wanted. */
const STYLE = `${COLORS}*{box-sizing:border-box}body{margin:0;font:16px/1.6 "IBM Plex Sans Thai",system-ui,"Noto Sans Thai","Noto Sans Khmer",sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:44rem;margin:0 auto;padding:1rem 1rem 3rem;overflow-wrap:anywhere}h1{font-size:1.625rem;line-height:1.35;margin:1rem 0}h2{font-size:1.125rem;margin:2rem 0 .5rem}
@media(min-width:48rem){body{background:var(--canvas)}main{margin:2rem auto;padding:1.5rem 2.5rem 2.5rem;border-radius:.75rem;background:var(--paper);box-shadow:0 1px 3px var(--shade)}}
a{color:var(--accent)}nav{display:flex;flex-wrap:wrap;gap:0 1rem}nav a,nav button{min-height:2.75rem;margin:0;padding:.6rem 0;font-weight:400;background:none;color:var(--accent);text-decoration:underline}
nav [aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
fieldset,details{border:1px solid var(--line);border-radius:.625rem;margin:1rem 0;padding:.5rem 1rem 1rem;min-width:0}details{padding:0 1rem}details[open]{padding-bottom:1rem}
summary{padding:.6rem 0;cursor:pointer}legend,label,summary{font-weight:600}label{display:block;margin:.75rem 0 .25rem}
label.tick{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin:0;font-weight:400}label.tick input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--accent)}
input:not([type=checkbox]),select,textarea{width:100%;min-height:2.75rem;font:inherit;color:inherit;background:var(--paper);padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem}:is(input,select,textarea)[aria-invalid]{border-color:var(--wrong)}
form:not(:has(option[value=post]:checked)) .postal{display:none}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.5rem;margin-top:1rem;border:0;border-radius:.625rem;background:var(--accent);color:var(--written);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.wrong{color:var(--wrong);font-weight:600;margin:.25rem 0}.hint{color:var(--quiet);margin:.25rem 0}
.second{background:none;border:1px solid var(--accent);color:var(--accent)}.away{position:absolute;left:-9999px}dt{color:var(--quiet)}dd{margin:0 0 .75rem;font-weight:600}
.must{color:var(--wrong)}.of{margin:0;font-weight:600;color:var(--accent)}.written{white-space:pre-line}${LETTER_LINES_STYLE}`;
const STYLE_HASH = policyHash(STYLE);

/** Nothing loads but the brand's logo; the styles and the one script of a page are named by their hashes. @param script absent: nothing runs */
export const pagePolicy = (brand: PageBrand | null, script?: string): string => {
  const { styles, directives } = pageBrandPolicy(brand);
  return [
    "default-src 'none'",
    `style-src ${[STYLE_HASH, ...styles].join(' ')}`,
    ...directives,
    ...(script === undefined ? [] : [`script-src ${policyHash(script)}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** How a page is read in its other languages. */
export interface OtherLanguages {
  path: string;
  /** What is posted there, so that the page loses none of it: the form with this id, or these fields. Absent: nothing, links lead there. */
  posted?: string | Html;
}

interface Framed {
  lang: Lang;
  /** Null: the page answers what was sent, and would lose that. */
  languages: OtherLanguages | null;
  /** Null: the page has no logo. */
  brand: PageBrand | null;
  /** Name of the controller; a client's differs from that of the brand, which is the agency's. Absent: the page does not say whose it is. */
  organization?: string;
}

const isCurrent = (one: Lang, lang: Lang) => one === lang && new Html('aria-current="true"');

const languageLinks = (lang: Lang, path: string): Html =>
  html`<nav>
    ${LANGUAGES.map(
      (other) =>
        html`<a href="${path}?lang=${other}" lang="${LOCALE_TAGS[other]}" ${isCurrent(other, lang)}
          >${LANGUAGE_NAMES[other]}</a
        > `,
    )}
  </nav>`;

const languageButtons = (lang: Lang, path: string, posted: string | Html): Html => {
  const form = typeof posted === 'string' ? posted : 'languages';
  // The Enter key in a field presses the first button of its form, which sends it.
  const before =
    form === posted
      ? html`<button form="${form}" class="away" tabindex="-1" aria-hidden="true"></button>`
      : html`<form id="${form}" method="post" action="${path}">${posted}</form>`;
  return html`${before}
    <nav>
      ${LANGUAGES.map(
        (other) =>
          html`<button
            form="${form}"
            formaction="${path}?lang=${other}"
            formnovalidate
            lang="${LOCALE_TAGS[other]}"
            ${isCurrent(other, lang)}
          >
            ${LANGUAGE_NAMES[other]}
          </button> `,
      )}
    </nav>`;
};

/** A whole page. */
export const frame = (
  { lang, languages, brand, organization }: Framed,
  title: string,
  body: HtmlPart,
): string =>
  html`<!doctype html>
    <html lang="${LOCALE_TAGS[lang]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${[title, organization ?? brand?.name].filter(Boolean).join(' · ')}</title>
        ${new Html(`<style>${STYLE}</style>`)}${pageBrandStyle(brand)}
      </head>
      <body>
        <main>
          ${pageBrandHead(brand)}${organization !== brand?.name && organization && html`<p class="of">${organization}</p>`}
          ${
            languages &&
            (languages.posted === undefined
              ? languageLinks(lang, languages.path)
              : languageButtons(lang, languages.path, languages.posted))
          }
          <h1>${title}</h1>
          ${body}${pageBrandEnd(brand)}
        </main>
      </body>
    </html>`.text.trim();
