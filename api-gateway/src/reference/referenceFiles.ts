/** Style of the page of the API; colours and measures as the console has them. */
export const REFERENCE_CSS = `
@font-face { font-family: "IBM Plex Sans Thai"; src: url(/docs/files/thai.woff2) format("woff2"); unicode-range: U+0E01-0E5B, U+200C-200D, U+25CC; }
@font-face { font-family: "Noto Sans Khmer"; src: url(/docs/files/khmer.woff2) format("woff2"); unicode-range: U+1780-17FF, U+19E0-19FF, U+200C-200D, U+25CC; }
:root { color-scheme: light dark; --ink: light-dark(#14232b, #e6eef0); --soft: light-dark(#f6f8f8, #1b2a31);
  --line: light-dark(#d8e0e2, #35464e); --brand: light-dark(#0b6e6e, #6fd3cf); --muted: light-dark(#4d5f68, #a9bac1); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1100px; padding: 24px 16px 80px; color: var(--ink); background: light-dark(#fff, #10191d);
  font: 16px/1.6 "IBM Plex Sans Thai", "Noto Sans Khmer", system-ui, sans-serif; }
h1 { line-height: 1.35; } h2 { margin: 40px 0 0; padding-top: 8px; } h4 { margin: 16px 0 4px; }
a { color: var(--brand); } nav a { display: inline-block; padding: 6px 4px; } [aria-current] { font-weight: 700; }
nav { margin: 4px 0; } label { display: block; margin: 16px 0; } label[hidden] { display: none; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--soft);
  border: 1px solid var(--muted); border-radius: 10px; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
details { margin: 8px 0; border: 1px solid var(--line); border-radius: 10px; padding: 0 16px; }
details[open] { padding-bottom: 16px; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; overflow-wrap: anywhere; }
summary span { color: var(--muted); }
code, pre { font: 14px/1.5 "IBM Plex Mono", ui-monospace, monospace; }
pre { max-height: 420px; overflow: auto; padding: 12px; border-radius: 10px; background: var(--soft); }
ul { margin: 0; padding-left: 20px; } li { margin: 2px 0; overflow-wrap: anywhere; } li > i { color: var(--muted); }
b { display: inline-block; min-width: 64px; color: var(--brand); }
`;

/** Shows the calls whose line has all words that are typed. Without it the browser's own search finds them. */
export const FILTER_SCRIPT = `'use strict';
const field = document.getElementById('find');
field.parentElement.hidden = false;
const calls = [...document.querySelectorAll('details')].map((call) => [call, call.querySelector('summary').textContent.toLowerCase()]);
const sections = [...document.querySelectorAll('section')];
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const [call, text] of calls) call.hidden = !words.every((word) => text.includes(word));
  for (const section of sections) section.hidden = !section.querySelector('details:not([hidden])');
});
const open = () => {
  const call = document.getElementById(location.hash.slice(1));
  if (call && call.tagName === 'DETAILS') call.open = true;
};
addEventListener('hashchange', open);
open();
`;

/** Begins the page to try calls: the document of this installation, and no validator elsewhere. */
export const TRY_SCRIPT = `'use strict';
window.ui = SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#try',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

export const TRY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Yinyom API: try it</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/files/swagger-ui.css">
<script src="/docs/files/swagger-ui-bundle.js" defer></script>
<script src="/docs/files/try.js" defer></script>
</head>
<body>
<div id="try"></div>
</body>
</html>
`;
