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

/**
 * Nothing is painted before the fonts of the text are there, or 3 s have passed: text waits for them anyway, and what is laid out in
 * a font of the system moves when ours comes. What is hidden may take its place as often as it likes.
 */
const WAIT_FOR_FONTS = `<style nonce="__CSP_NONCE__">[data-waits] body{visibility:hidden}</style>
    <script nonce="__CSP_NONCE__">
      document.documentElement.dataset.waits = '';
      setTimeout(() => delete document.documentElement.dataset.waits, 3000);
    </script>`;
/** Stands after the text: asked for its measures, the browser loads the fonts that it has letters of. */
const FONTS_ARE_THERE = `<script nonce="__CSP_NONCE__">
      void document.body.offsetHeight;
      Promise.allSettled([...document.fonts].filter((font) => font.status === 'loading').map((font) => font.loaded)).then(
        () => delete document.documentElement.dataset.waits,
      );
    </script>`;

/** Fonts that nearly every page in a language needs; what else its text has letters of comes with the first layout. */
const FIRST_FONTS = { th: /-(?:thai-thai|thai-latin)-/, kh: /-(?:khmer-khmer|thai-latin)-/ };
const LATIN_FONTS = /-thai-latin-/;
const PRELOAD = '<link rel="preload" as="font" type="font/woff2" crossorigin';
/** Those of the document that stands for any language. */
const FONT_LINKS = /<link rel="preload" as="font"[^>]*>\s*/g;
const preloads = (lang, css) =>
  [...css.matchAll(/url\(([^)]+\.woff2)\)/g)]
    .map(([, file]) => file)
    .filter((file) => (FIRST_FONTS[lang] ?? LATIN_FONTS).test(file))
    // Body weight first.
    .sort((one, other) => one.includes('-600-') - other.includes('-600-'))
    .map((file) => `${PRELOAD} href="${file}" />`)
    .join('\n    ');

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

const headOf = (kind, lang, { title, description, css, early }) =>
  [
    `<title>${escape(title)}</title>`,
    ...(description ? [`<meta name="description" content="${escape(description)}" />`, alternates] : []),
    // Before anything else of the page asks for something: connections are few.
    `<script nonce="__CSP_NONCE__">
      ${early}
    </script>`,
    preloads(lang, css),
    `<style nonce="__CSP_NONCE__" data-fonts>${css}</style>`,
    WAIT_FOR_FONTS,
    ...(kind === 'inside' ? [SIGNED_IN_ONLY] : []),
    ...(kind === 'auth' ? [SIGNED_OUT_ONLY] : []),
  ].join('\n    ');

const contentOf = (kind, { html }) => (kind === 'landing' ? html : markRoom(html));

/** Stands after the text: what it does with it is up to the shell (first-view/fillRows.ts). */
const LATE = ({ late }) => (late ? `<script nonce="__CSP_NONCE__">${late}</script>` : '');

const main = async () => {
  const document = readFileSync(0, 'utf8');
  const pages = {};
  for (const kind of Object.keys(KINDS)) {
    for (const [lang, tag] of Object.entries(LOCALES)) {
      const rendered = await render(kind, lang);
      pages[`${kind}.${lang}.html`] = document
        .replace(/<html lang="[^"]*"/, () => `<html lang="${tag}"`)
        .replaceAll(FONT_LINKS, '')
        .replace(/<title>[^<]*<\/title>/, () => headOf(kind, lang, rendered))
        .replace(
          '<div id="root"></div>',
          () => `<div id="root">${contentOf(kind, rendered)}</div>${LATE(rendered)}${FONTS_ARE_THERE}`,
        );
    }
  }
  process.stdout.write(JSON.stringify(pages));
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
