import { createHash } from 'node:crypto';
import { LANGUAGE_NAMES, LANGUAGES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { Html, html, type HtmlPart } from '@yinyom/service-kit/markup/html';

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,"Noto Sans Thai","Noto Sans Khmer",sans-serif;color:#1d2330;background:#fff}
main{max-width:42rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.5rem}nav a{margin-right:.75rem}
fieldset{border:1px solid #8a92a3;border-radius:.5rem;margin:1rem 0;padding:.75rem 1rem}label{display:block;margin:.5rem 0 .25rem}
label.tick{margin:.25rem 0}input:not([type=checkbox]),select,textarea{width:100%;font:inherit;padding:.5rem;border:1px solid #5b6475;border-radius:.375rem}
button{font:inherit;padding:.6rem 1.4rem;margin-top:1rem;border:0;border-radius:.375rem;background:#1d4ed8;color:#fff}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}.wrong{color:#a11212;font-weight:600}.hint{color:#4a5263;margin:.25rem 0}
.away{position:absolute;left:-9999px}dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing loads, and the style and the one script of a page are named by their hashes. @param script absent: nothing runs */
export const pagePolicy = (script?: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
export const PAGE_POLICY = pagePolicy();

/** A whole page. @param path of the page itself, for its other languages */
export const frame = ({ lang, path }: { lang: Lang; path: string }, title: string, body: HtmlPart): string =>
  html`<!doctype html>
    <html lang="${LOCALE_TAGS[lang]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <nav>
            ${LANGUAGES.map(
              (other) =>
                html`<a href="${path}?lang=${other}" lang="${LOCALE_TAGS[other]}"
                  >${LANGUAGE_NAMES[other]}</a
                > `,
            )}
          </nav>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text.trim();
