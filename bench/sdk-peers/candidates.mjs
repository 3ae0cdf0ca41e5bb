import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toScriptLiteral, toServed } from '../../consent-sdk/build/servedScript.mjs';
import { bundleReactPeer } from './bundleReactPeer.mjs';

export const PEERS = fileURLToPath(new URL('../peers/', import.meta.url));
const SITE_KEY = 'k7Qm2xV9tR4bNc8L';
const sdk = new URL('../../consent-sdk/', import.meta.url);
const readJson = (url) => JSON.parse(readFileSync(url, 'utf8'));

const script = (src, nonce) => `<script nonce="${nonce}" src="${src}"></script>`;
const inline = (code, nonce) => `<script nonce="${nonce}">${code}</script>`;
const style = (href) => `<link rel="stylesheet" href="${href}">`;

/** The page alone: what every other row is compared with. */
const bare = { name: 'bare page', head: () => '', files: {} };

/** Our script as a website gets it, with all its languages, and its on-demand parts; then the same carried in the page. */
const yinyom = (base, origin) => {
  const build = readJson(new URL('dist/build.json', sdk));
  const config = {
    ...readJson(new URL('bench/thaiConfig.json', sdk)),
    translations: readJson(new URL('bench/translations.json', sdk)),
    api_base: base || origin,
    cookie_domain: undefined,
  };
  const served = ({ head, tail }) => head + toScriptLiteral(toServed(build, config)) + tail;
  const details = readJson(new URL('bench/thaiDetails.json', sdk));
  const parts = Object.entries(build.parts).map(([name, text]) => [`/sdk/v1/parts/${name}`, text]);
  const common = {
    banner: 'dialog[open]',
    accept: '.accept',
    settings: '.act button:last-child',
    modal: 'dialog .main',
    // axe looks into the element that holds the closed root, which the measuring page opens.
    scope: 'yinyom-consent',
  };
  return [
    {
      ...common,
      name: `yinyom ${build.version}`,
      head: (nonce) => script(`${base}/sdk/v1/${SITE_KEY}.js`, nonce),
      files: {
        [`/sdk/v1/${SITE_KEY}.js`]: served(build.core),
        [`/api/v1/public/sites/${SITE_KEY}/config`]: JSON.stringify({ ...config, details }),
        ...Object.fromEntries(parts),
      },
    },
    {
      ...common,
      name: `yinyom ${build.version} in the page`,
      head: (nonce) => inline(served(build.inline), nonce),
      files: {},
    },
  ];
};

/** Each peer as its documentation says, with one category besides the necessary one. */
const peersOf = (bundled) => [
  {
    package: 'vanilla-cookieconsent',
    serve: ['dist/cookieconsent.css', 'dist/cookieconsent.umd.js'],
    head: (nonce, at) =>
      style(at('dist/cookieconsent.css')) +
      script(at('dist/cookieconsent.umd.js'), nonce) +
      inline(
        `addEventListener('DOMContentLoaded', () => CookieConsent.run({ hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: { default: 'en', translations: { en: {
    consentModal: { title: 'We use cookies', description: 'We use cookies to measure the use of this website.',
      acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all', showPreferencesBtn: 'Settings' },
    preferencesModal: { title: 'Settings', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all',
      savePreferencesBtn: 'Save', closeIconLabel: 'Close', sections: [
      { title: 'Necessary', description: 'Needed.', linkedCategory: 'necessary' },
      { title: 'Statistics', description: 'Measure.', linkedCategory: 'analytics' }] } } } } }))`,
        nonce,
      ),
    banner: '#cc-main .cm',
    accept: '#cc-main .cm [data-role="all"]',
    settings: '#cc-main .cm [data-role="show"]',
    modal: '#cc-main .pm',
    scope: '#cc-main',
  },
  {
    package: 'klaro',
    serve: ['dist/klaro.js'],
    head: (nonce, at) =>
      inline(
        `window.klaroConfig = { version: 1, default: false, mustConsent: false, acceptAll: true, lang: 'en',
  services: [{ name: 'statistics', title: 'Statistics', purposes: ['analytics'] }] }`,
        nonce,
      ) + `<script defer nonce="${nonce}" src="${at('dist/klaro.js')}"></script>`,
    banner: '.klaro .cookie-notice:not(.cookie-notice-hidden)',
    accept: '.klaro .cm-btn-success',
    settings: '.klaro .cm-link',
    modal: '.klaro .cookie-modal .cm-modal',
    scope: '.klaro',
  },
  {
    package: 'tarteaucitronjs',
    serve: ['.'],
    head: (nonce, at) =>
      script(at('tarteaucitron.min.js'), nonce) +
      inline(
        `tarteaucitron.init({ privacyUrl: '', hashtag: '#tarteaucitron', cookieName: 'tarteaucitron',
  orientation: 'bottom', showAlertSmall: false, cookieslist: false, adblocker: false, DenyAllCta: true,
  AcceptAllCta: true, highPrivacy: true, removeCredit: true, mandatory: true, useExternalCss: false });
(tarteaucitron.job = tarteaucitron.job || []).push('youtube')`,
        nonce,
      ),
    banner: '#tarteaucitronAlertBig',
    accept: '#tarteaucitronPersonalize2',
    settings: '#tarteaucitronCloseAlert',
    modal: '#tarteaucitron',
    scope: '#tarteaucitronRoot',
  },
  {
    package: 'cookieconsent',
    serve: ['build/cookieconsent.min.css', 'build/cookieconsent.min.js'],
    head: (nonce, at) =>
      style(at('build/cookieconsent.min.css')) +
      script(at('build/cookieconsent.min.js'), nonce) +
      inline(
        `addEventListener('DOMContentLoaded', () => cookieconsent.initialise({ type: 'opt-in',
  palette: { popup: { background: '#000' }, button: { background: '#f1d600' } } }))`,
        nonce,
      ),
    banner: '.cc-window',
    accept: '.cc-allow',
    scope: '.cc-window',
  },
  {
    package: '@c15t/react',
    serve: ['dist/styles.css'],
    files: { '/c15t.js': bundled },
    head: (nonce, at, base) =>
      `${style(at('dist/styles.css'))}<script defer nonce="${nonce}" src="${base}/c15t.js"></script>`,
    banner: '[data-testid="consent-banner-card"]',
    accept: '[data-testid="consent-banner-accept-button"]',
    settings: '[data-testid="consent-banner-customize-button"]',
    modal: '[data-testid="consent-dialog-card"]',
    scope: '[data-testid^="consent-"]',
  },
];

/**
 * The bare page, ours in both forms, and every peer that is installed.
 * @param {string} origin where the fixture site listens
 * @param {string} [base] another origin of it, which everything comes from; none: the page's own
 */
export const candidates = async (origin, base = '') => {
  const installed = (name) => existsSync(path.join(PEERS, 'node_modules', name, 'package.json'));
  const bundled = installed('@c15t/react') ? await bundleReactPeer(PEERS) : '';
  const peers = peersOf(bundled)
    .filter((peer) => installed(peer.package))
    .map((peer) => {
      const folder = path.join(PEERS, 'node_modules', peer.package);
      const { version } = readJson(path.join(folder, 'package.json'));
      return {
        files: {},
        ...peer,
        name: `${peer.package} ${version}`,
        folder,
        head: (nonce) => peer.head(nonce, (file) => `${base}/peers/${peer.package}/${file}`, base),
      };
    });
  return [bare, ...yinyom(base, origin), ...peers];
};
