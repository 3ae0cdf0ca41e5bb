import type { Situation } from './situations';

/** Where what waits for consent is, on the website of the test. */
export const SITUATION_HELD = '/held/';

const code = (text: string): string => `<script>//<![CDATA[\n${text}\n//]]></script>`;

const HELPERS = `ran = [];
html = (part) => '<script type="text/plain" data-category="3" data-name="' + part + '">ran.push("' + part + '")</' + 'script>' +
  '<iframe data-category="4" data-src="${SITUATION_HELD}' + part + '/frame" width="300" height="200"></iframe>' +
  '<img data-category="4" data-src="${SITUATION_HELD}' + part + '/picture" alt="">';`;

/** What waits for consent in the page as its server sends it. */
const HELD = `<script type="text/plain" data-category="3" data-name="first">ran.push("first")</script>
<iframe data-category="4" data-src="${SITUATION_HELD}first/frame" width="300" height="200"></iframe>
<img data-category="4" data-src="${SITUATION_HELD}first/picture" alt="" />`;

/** The page of a situation, as its server sends it. */
export const situationPage = (situation: Situation, scriptUrl: string): string => {
  const {
    before = '',
    head = '',
    body = '',
    prolog = '<!doctype html>',
    isXhtml = false,
    root = '',
    snippet = '<script src="SCRIPT"></script>',
  } = situation;
  const attributes = isXhtml ? 'xmlns="http://www.w3.org/1999/xhtml" xml:lang="th"' : '';
  return `${prolog}<html lang="th" ${attributes} ${root}><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width" /><title>x</title>${code(HELPERS)}${before && code(before)}${snippet}${head}</head>
<body><h1 tabindex="-1">x</h1><p><a href="#x">x</a></p>${HELD}${body}</body></html>`.replaceAll(
    'SCRIPT',
    scriptUrl,
  );
};
