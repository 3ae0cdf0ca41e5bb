import { DEFAULT_LANGUAGE, THAI_NAME, type Lang } from '@yinyom/contracts/constants';
import { brandLogoPath, shownLogoSize } from '@yinyom/contracts/identity/brand';
import { brandShades, type BrandScheme } from '@yinyom/contracts/identity/brandShades';
import { PLACES } from '@yinyom/contracts/places';
import { escapeHtml } from '@yinyom/service-kit/markup/escapeHtml';
import type { HostBrand } from './brandOfHost';

/** What a rule or script of ours takes of a name: nothing in it ends a string, a line or an element. */
const quoted = (text: string): string =>
  `"${[...text]
    .map((char) => (/[\p{L}\p{M}\p{N} .·-]/u.test(char) ? char : `\\${char.codePointAt(0)?.toString(16)} `))
    .join('')}"`;

/** A name that cannot contain a mark that the gateway fills in later (`__REMOTES__`): browsers read the same. */
const inHtml = (name: string): string => escapeHtml(name).replaceAll('_', '&#95;');
const inScript = (name: string): string =>
  JSON.stringify(name).replaceAll('<', '\\u003c').replaceAll('_', '\\u005f');

const declared = (color: string, scheme: BrandScheme): string =>
  Object.entries(brandShades(color, scheme))
    .map(([name, value]) => `--c-${name}:${value};`)
    .join('');

/** The rules of `packages/ui` for its palette, one class stronger, as theirs come later. */
const colorRules = ({ accent }: HostBrand): string =>
  accent === null
    ? ''
    : `:root:root{${declared(accent.light, 'light')}}` +
      `@media (prefers-color-scheme:dark){:root:root:not([data-scheme='light']){${declared(accent.dark, 'dark')}}}` +
      `:root:root[data-scheme='dark']{${declared(accent.dark, 'dark')}}`;

const LOGO = 'span:has(>svg[data-mark])';
const FOOT = 'footer>div:has(a[href$="/dpa"])>span';

/** The picture of a scheme; without one for dark that of light, on a light ground. */
const pictureRule = ({ logos, organizationId }: HostBrand, scheme: BrandScheme): string | null => {
  const logo = logos[scheme] ?? logos.light;
  if (!logo) return null;
  const path = brandLogoPath(organizationId, logo.sha256);
  const { width, height } = shownLogoSize(logo);
  const ground = scheme === 'dark' && !logos.dark ? 'background-color:#fff;box-shadow:0 0 0 4px #fff;' : '';
  return `width:${width}px;max-width:36vw;height:${height}px;background:url("${path}") center/contain no-repeat;${ground}`;
};

const logoRules = (brand: HostBrand): string => {
  const name = quoted(brand.name);
  const [light, dark] = [pictureRule(brand, 'light'), pictureRule(brand, 'dark')];
  const hidden = `${LOGO}>*{display:none}`;
  const foot = `${FOOT}{font-size:0}${FOOT}::after{content:"© "${name};font-size:.875rem}`;
  if (light === null) return `${hidden}${LOGO}::before{content:${name}}${foot}`;
  return (
    `${hidden}${LOGO}::before{content:"";content:""/${name};${light}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-scheme='light']) ${LOGO}::before{${dark}}}` +
    `:root[data-scheme='dark'] ${LOGO}::before{${dark}}${foot}`
  );
};

/**
 * Titles say the brand's name, and a press on the logo leads to signing in: the front page is the product's. For names of
 * organizations only, so the console of everybody else has none of it.
 */
const scriptOf = (name: string, home: string): string =>
  `(()=>{const d=Object.getOwnPropertyDescriptor(Document.prototype,'title');` +
  `Object.defineProperty(document,'title',{configurable:true,get(){return d.get.call(document)},` +
  `set(v){d.set.call(document,String(v).replace(/${PRODUCT}/g,()=>${inScript(name)}))}});` +
  `addEventListener('click',(e)=>{const a=e.target instanceof Element&&e.target.closest('a[href]');` +
  `if(!a||e.button||e.metaKey||e.ctrlKey||e.shiftKey||a.origin!==location.origin||!/^\\/(en|cn|jp|kh)?\\/?$/.test(a.pathname))return;` +
  `e.preventDefault();e.stopPropagation();location.assign(${JSON.stringify(home)})},true)})()`;

/** The first letter on the brand's colour: drawn by us, since a picture of strangers is none that may run. */
const iconOf = ({ name, accent }: HostBrand): string => {
  const letter = [...name][0]?.toUpperCase() ?? '';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${accent?.light ?? '#0B6E6E'}"/>` +
    `<text x="16" y="22.500" font-family="sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="#fff">${escapeHtml(letter)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** The product's name in titles, with or without the Thai one. */
const PRODUCT = `Yinyom(?: ${THAI_NAME})?`;

const ICON = /(<link rel="?icon"? )href="?\/favicon\.svg"?/;
const THEME_COLOR = /(<meta name="?theme-color"? )content="?#[0-9a-fA-F]{6}"?/;
const TITLE = /<title>([^<]*)<\/title>/;

/** Where the console begins on a name of an organization. */
export const brandedHome = (lang: Lang): string =>
  `${lang === DEFAULT_LANGUAGE ? '' : `/${lang}`}${PLACES.login}`;

/** A page of the console under the name, logo and colours of an organization. Pure; leaves the nonce's mark in what it adds. */
export const brandedPage = (html: string, brand: HostBrand, lang: Lang): string => {
  const { name, accent } = brand;
  const head =
    `<style nonce="__CSP_NONCE__">${colorRules(brand)}${logoRules(brand)}</style>` +
    `<script nonce="__CSP_NONCE__">${scriptOf(name, brandedHome(lang))}</script>`;
  return html
    .replace(TITLE, (_all, title: string) => {
      const branded = title.replace(new RegExp(PRODUCT, 'g'), () => inHtml(name));
      return `<title>${branded}</title>${head}`;
    })
    .replace(ICON, (_all, start: string) => `${start}href="${iconOf(brand)}"`)
    .replace(THEME_COLOR, (all, start: string) =>
      accent === null ? all : `${start}content="${accent.light}"`,
    );
};
