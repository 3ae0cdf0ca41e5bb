// node writeLanding.cjs <compiled renderLanding> <dist>: writes landing.<lang>.html from index.html.
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const [bundle, dist] = process.argv.slice(2);
const LOCALES = { th: 'th-TH', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP', kh: 'km-KH' };
const addressOf = (lang) => (lang === 'th' ? '/' : `/${lang}`);

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const alternates = Object.entries(LOCALES)
  .map(([lang, tag]) => `<link rel="alternate" hreflang="${tag}" href="${addressOf(lang)}" />`)
  .join('\n    ');

/** A fresh copy of the page's code: the router and the texts belong to one language. */
const render = async (lang) => {
  globalThis.location = { pathname: addressOf(lang), search: '', hash: '', origin: '', protocol: 'https:' };
  globalThis.history = { state: null };
  delete require.cache[require.resolve(bundle)];
  return require(bundle).renderLanding(lang);
};

const main = async () => {
  const document = readFileSync(path.join(dist, 'index.html'), 'utf8');
  for (const [lang, tag] of Object.entries(LOCALES)) {
    const { title, description, html, css } = await render(lang);
    const page = document
      .replace(/<html lang="[^"]*"/, () => `<html lang="${tag}"`)
      .replace(/<title>[^<]*<\/title>/, () =>
        [
          `<title>${escape(title)}</title>`,
          `<meta name="description" content="${escape(description)}" />`,
          alternates,
          `<style nonce="__CSP_NONCE__">${css}</style>`,
        ].join('\n    '),
      )
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
    writeFileSync(path.join(dist, `landing.${lang}.html`), page);
  }
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
