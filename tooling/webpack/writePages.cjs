// node writePages.cjs <compiled renderPage> < index.html: prints { "landing.<lang>.html": page, "auth.…": …, … } as JSON.
const { readFileSync } = require('node:fs');

const [bundle] = process.argv.slice(2);
const LOCALES = { th: 'th-TH', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP', kh: 'km-KH' };
/** Kinds of pages, with an address of each. */
const KINDS = { landing: '', auth: '/login', inside: '/websites' };
const addressOf = (lang, path) => `${lang === 'th' ? '' : `/${lang}`}${path}` || '/';

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const alternates = Object.entries(LOCALES)
  .map(([lang, tag]) => `<link rel="alternate" hreflang="${tag}" href="${addressOf(lang, '')}" />`)
  .join('\n    ');

/** The frame of signed-in pages is for those who are: anybody else is led to the login page and sees nothing of it. */
const SIGNED_IN_ONLY = `<style nonce="__CSP_NONCE__">[data-out] [data-frame]{visibility:hidden}</style>
    <script nonce="__CSP_NONCE__">
      try {
        if (!localStorage.getItem('token')) document.documentElement.dataset.out = '';
      } catch {}
    </script>`;

/**
 * Pages around signing in are for who is not: whoever is gets led on and sees no form meanwhile. What is pressed before the
 * code is there is remembered (shell: first-view/keepTyped.ts) and sent nowhere.
 */
const SIGNED_OUT_ONLY = `<style nonce="__CSP_NONCE__">[data-in] [data-first-view]{visibility:hidden}</style>
    <script nonce="__CSP_NONCE__">
      try {
        if (localStorage.getItem('token')) document.documentElement.dataset.in = '';
      } catch {}
      addEventListener('submit', (event) => {
        if (!event.target.closest('[data-first-view]')) return;
        event.preventDefault();
        document.documentElement.dataset.sent = '';
      });
    </script>`;

/** What of a frame is replaced by the page itself where that is there as text (gateway: firstViews.ts). */
const PAGE_ROOM = /(<main\b[^>]*>)([\s\S]*)(<\/main>)/;
const markRoom = (html) => html.replace(PAGE_ROOM, '$1<!--page-->$2<!--/page-->$3');

/** A fresh copy of the page's code: the router and the texts belong to one language. */
const render = async (kind, lang) => {
  const pathname = addressOf(lang, KINDS[kind]);
  globalThis.location = { pathname, search: '', hash: '', origin: '', protocol: 'https:' };
  globalThis.history = { state: null };
  delete require.cache[require.resolve(bundle)];
  return require(bundle).renderPage(kind, lang);
};

const headOf = (kind, { title, description, css, early }) =>
  [
    `<title>${escape(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escape(description)}" />`, alternates] : []),
    `<style nonce="__CSP_NONCE__" data-fonts>${css}</style>`,
    ...(kind === 'inside' ? [SIGNED_IN_ONLY] : []),
    ...(kind === 'auth' ? [SIGNED_OUT_ONLY] : []),
    `<script nonce="__CSP_NONCE__">
      ${early}
    </script>`,
  ].join('\n    ');

const contentOf = (kind, { html }) => (kind === 'auth' ? markRoom(html) : html);

const main = async () => {
  const document = readFileSync(0, 'utf8');
  const pages = {};
  for (const kind of Object.keys(KINDS)) {
    for (const [lang, tag] of Object.entries(LOCALES)) {
      const rendered = await render(kind, lang);
      pages[`${kind}.${lang}.html`] = document
        .replace(/<html lang="[^"]*"/, () => `<html lang="${tag}"`)
        .replace(/<title>[^<]*<\/title>/, () => headOf(kind, rendered))
        .replace('<div id="root"></div>', () => `<div id="root">${contentOf(kind, rendered)}</div>`);
    }
  }
  process.stdout.write(JSON.stringify(pages));
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
