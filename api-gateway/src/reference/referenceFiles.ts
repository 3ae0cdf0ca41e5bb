/** A face of the console's typeface for the letters of one script. */
const face = (name: string, weight: 400 | 600, letters: string): string =>
  `@font-face { font-family: "IBM Plex Sans Thai"; font-weight: ${weight}; font-display: swap; ` +
  `src: url(/docs/files/${name}-${weight}.woff2) format("woff2"); unicode-range: ${letters}; }`;

const THAI = 'U+0E01-0E5B, U+200C-200D, U+25CC';
const LATIN = 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2193';

/** Style of the page of the API; colours, measures and typeface are the console's. */
export const REFERENCE_CSS = `
${([400, 600] as const).flatMap((weight) => [face('thai', weight, THAI), face('latin', weight, LATIN)]).join('\n')}
@font-face { font-family: "Noto Sans Khmer"; src: url(/docs/files/khmer.woff2) format("woff2"); unicode-range: U+1780-17FF, U+19E0-19FF, U+200C-200D, U+25CC; }
:root { color-scheme: light dark; --ink: light-dark(#14232b, #e6eef0); --soft: light-dark(#f6f8f8, #0f191e);
  --surface: light-dark(#fff, #16232a); --line: light-dark(#d5dee1, #2f414b); --strong: light-dark(#7c8e97, #7c909a);
  --brand: light-dark(#0b6e6e, #57c4c2); --on-brand: light-dark(#fff, #06282a); --tint: light-dark(#e4f1f1, #17393c);
  --muted: light-dark(#51636d, #a3b4bc); }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; color: var(--ink); background: var(--soft);
  font: 16px/1.6 "IBM Plex Sans Thai", "Noto Sans Khmer", system-ui, sans-serif; }
h1 { margin: 0; font-size: 28px; line-height: 1.35; } h2 { margin: 0; font-size: 20px; } h3 { margin: 16px 0 4px; font-size: 16px; }
h1, h2, h3, b, .brand { font-weight: 600; }
a { color: var(--brand); }
.skip { position: absolute; left: -999px; } .skip:focus { position: static; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; padding: 8px 24px; background: var(--surface);
  border-bottom: 1px solid var(--line); }
header > a:not(.brand), nav a { display: inline-block; padding: 8px 4px; }
header nav { margin-left: auto; } nav a { text-decoration: none; } nav a:hover { text-decoration: underline; }
[aria-current] { font-weight: 600; }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; font-size: 20px; text-decoration: none; }
.tick { fill: none; stroke: var(--surface); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; } .crumb { fill: #f2a33a; }
.frame { display: grid; grid-template-columns: 232px minmax(0, 1fr); gap: 32px; max-width: 1240px; margin: 0 auto; padding: 24px 24px 80px; }
.frame > nav { position: sticky; top: 16px; align-self: start; display: grid; max-height: calc(100vh - 32px); overflow: auto; padding: 4px; }
.frame > nav a { padding: 6px 8px; border-radius: 6px; color: var(--ink); } .frame > nav a:hover { background: var(--tint); text-decoration: none; }
main:focus { outline: none; }
section { margin-top: 24px; padding: 20px 24px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
section > p { margin: 4px 0 12px; color: var(--muted); }
.note { padding: 8px 12px; border-radius: 10px; background: var(--tint); }
label { display: block; } label[hidden] { display: none; } .frame > nav label { margin-bottom: 12px; }
input:not([type=radio]), textarea { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--strong); border-radius: 10px; }
textarea { font: 14px/1.5 "IBM Plex Mono", ui-monospace, monospace; }
fieldset[hidden] { display: none; } fieldset { margin: 16px 0 0; padding: 0; border: 0; } legend { padding: 0; }
fieldset label { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin-right: 16px; }
input[type=radio] { width: 20px; height: 20px; accent-color: var(--brand); }
form { margin-top: 16px; padding-top: 4px; border-top: 1px solid var(--line); } form label { margin: 8px 0; }
button { min-height: 44px; margin: 8px 12px 8px 0; padding: 8px 20px; font: inherit; font-weight: 600; color: var(--on-brand);
  background: var(--brand); border: 1px solid var(--brand); border-radius: 10px; cursor: pointer; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
details { border-top: 1px solid var(--line); }
details[open] { padding-bottom: 16px; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; overflow-wrap: anywhere; }
summary span { color: var(--muted); }
code, pre { font: 14px/1.5 "IBM Plex Mono", ui-monospace, monospace; }
pre { max-height: 420px; margin: 8px 0; overflow: auto; padding: 12px; border-radius: 10px; background: var(--soft); }
ul { margin: 0; padding-left: 20px; } li { margin: 2px 0; overflow-wrap: anywhere; } li > i { color: var(--muted); }
b { display: inline-block; min-width: 64px; color: var(--brand); }
@media (max-width: 800px) { .frame { grid-template-columns: minmax(0, 1fr); padding: 16px 16px 80px; }
  .frame > nav { position: static; display: block; max-height: none; overflow: visible; } header { padding: 8px 16px; } header nav { margin-left: 0; } section { padding: 16px; } }
`;

/**
 * Shows the calls whose line has all words that are typed, opens the one of an address, and puts a form below a call that
 * sends it from here. Without the script the browser's own search finds calls, and none can be sent.
 */
export const REFERENCE_SCRIPT = `'use strict';
const field = document.getElementById('find');
field.parentElement.hidden = false;
const calls = [...document.querySelectorAll('details')].map((call) => [call, call.querySelector('summary').textContent.toLowerCase()]);
const sections = [...document.querySelectorAll('section')];
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const [call, text] of calls) call.hidden = !words.every((word) => text.includes(word));
  for (const section of sections) section.hidden = !section.querySelector('details:not([hidden])');
});
const samples = new Map([['curl', Object.fromEntries(calls.map(([call]) => [call.id, call.querySelector('[data-sample]').textContent]))]]);
const choice = document.querySelector('fieldset');
choice.hidden = false;
choice.addEventListener('change', async ({ target: { value } }) => {
  if (!samples.has(value)) samples.set(value, await (await fetch('/docs/files/samples-' + value + '.json')).json());
  for (const [call] of calls) call.querySelector('[data-sample]').textContent = samples.get(value)[call.id];
});
const token = () => localStorage.getItem('token');
document.querySelector('[data-session=' + (token() ? 'in' : 'out') + ']').hidden = false;
const send = async (event) => {
  event.preventDefault();
  const form = event.target;
  const call = form.closest('details');
  const [said, shown] = [form.querySelector('output'), form.querySelector('pre')];
  const { type } = call.dataset;
  const headers = {};
  if (token()) headers.authorization = 'Bearer ' + token();
  if (type) headers['content-type'] = type;
  try {
    const answer = await fetch('/api/v1' + form.elements.address.value, {
      method: call.querySelector('b').textContent,
      headers,
      body: type ? form.elements.body.value : undefined,
    });
    const text = await answer.text();
    said.textContent = answer.status + ' ' + answer.statusText;
    try {
      shown.textContent = JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      shown.textContent = text;
    }
    shown.hidden = !text;
  } catch {
    said.textContent = said.dataset.unreachable;
    shown.hidden = true;
  }
};
const addForm = (call) => {
  if (!call.open || call.querySelector('form')) return;
  const form = document.getElementById('try').content.cloneNode(true).firstElementChild;
  const { address, body } = form.elements;
  address.value = call.dataset.address;
  if (call.dataset.type) body.value = call.dataset.body;
  else body.parentElement.remove();
  form.addEventListener('submit', send);
  call.append(form);
};
for (const [call] of calls) call.addEventListener('toggle', () => addForm(call));
const open = () => {
  const call = document.getElementById(location.hash.slice(1));
  if (call && call.tagName === 'DETAILS') call.open = true;
};
addEventListener('hashchange', open);
open();
`;
