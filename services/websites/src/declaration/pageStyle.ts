import { createHash } from 'node:crypto';

/** How the page looks, on paper, too. Below 480 px a row becomes a list with the heading of each column before its value. */
export const PAGE_STYLE = [
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,"IBM Plex Sans Thai",sans-serif}',
  'body{margin:0 auto;max-width:68rem;padding:1.5rem 1rem 4rem}',
  'h1{font-size:1.6rem;line-height:1.3}h2{font-size:1.2rem;margin:2.5rem 0 .25rem}',
  'nav a{display:inline-block;margin-right:1rem;padding:.25rem 0}',
  'section{content-visibility:auto;contain-intrinsic-size:auto 30rem}',
  'table{border-collapse:collapse;width:100%;margin-top:.75rem}',
  'caption{text-align:start;font-size:.875rem;opacity:.8}',
  'th,td{text-align:start;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid #8886;overflow-wrap:anywhere}',
  'thead th{font-size:.875rem}tbody th{font:600 .875rem/1.7 ui-monospace,monospace}',
  '.on{font-size:.875rem;font-weight:400;border:1px solid;border-radius:1em;padding:0 .6em;margin-left:.5em}',
  'footer,.facts{font-size:.875rem}',
  '@media(max-width:479px){thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}',
  'table,caption,tbody,tr,th,td{display:block}tr{border-top:1px solid #8886;padding:.5rem 0}th,td{border:0;padding:.125rem 0}',
  'td::before{content:attr(data-label) ": ";font-weight:600}}',
  '@media print{section{content-visibility:visible}nav{display:none}}',
].join('');

/** Names this style sheet in a policy: a cached page cannot have a nonce that nobody saw before. */
const PAGE_STYLE_HASH = `'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`;

/** Nothing runs, nothing is loaded; any page may frame it. */
export const PAGE_POLICY = `default-src 'none'; style-src ${PAGE_STYLE_HASH}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
