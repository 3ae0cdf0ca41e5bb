import { createHash } from 'node:crypto';
import { brandLogoPath, shownLogoSize } from '@yinyom/contracts/identity/brand';
import { BRAND_GROUNDS } from '@yinyom/contracts/identity/brandShades';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { html, Html } from '../markup/html';

/** The brand of a page that a service draws, and the organization whose logos it shows. */
export interface PageBrand extends ShownBrand {
  organizationId: string;
}

const accentRules = (color: string): string =>
  `.brand,a,nav a,nav button,.second{color:${color}}.second{border-color:${color}}label.tick input{accent-color:${color}}` +
  `button{background:${color}}:focus-visible{outline-color:${color}}`;

/** The dark colour of a brand was checked with what is written on it in a dark console. */
const styleOf = ({ accent }: PageBrand): string =>
  '.brand{display:block;margin:0 0 1rem;font-weight:600}.brand img{display:block}.brand-end{margin:2rem 0 0;font-size:.875rem;color:#4a5263}' +
  (accent ? accentRules(accent.light) : '') +
  '@media(prefers-color-scheme:dark){.brand-end{color:#a3b4bc}.brand .light{box-sizing:content-box;padding:.25rem .5rem;border-radius:.25rem;background:#fff}' +
  (accent ? `${accentRules(accent.dark)}button{color:${BRAND_GROUNDS.dark.written}}` : '') +
  '}';

/** `'sha256-…'` of an element's text, as a content security policy names it. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Rules that come after those of the page; null adds nothing. */
export const pageBrandStyle = (brand: PageBrand | null): Html | null =>
  brand && new Html(`<style>${styleOf(brand)}</style>`);

/** What a content security policy has to allow for it: the hash of its rules, and pictures of this origin. */
export const pageBrandPolicy = (brand: PageBrand | null): { styles: string[]; directives: string[] } => ({
  styles: brand ? [policyHash(styleOf(brand))] : [],
  directives: brand?.logos.light ? ["img-src 'self'"] : [],
});

/** The first line of a page: logo or name. A logo for light pages keeps a light ground where there is none for dark ones. */
export const pageBrandHead = (brand: PageBrand | null): Html | null => {
  if (!brand) return null;
  const { name, organizationId, logos } = brand;
  const { light, dark } = logos;
  if (!light) return html`<div class="brand">${name}</div>`;
  const attributes = (logo: typeof light) => {
    const { width, height } = shownLogoSize(logo);
    return new Html(`width="${width}" height="${height}"`);
  };
  return html`<div class="brand">
    <picture>
      ${
        dark &&
        html`<source
          media="(prefers-color-scheme: dark)"
          srcset="${brandLogoPath(organizationId, dark.sha256)}"
          ${attributes(dark)}
        />`
      }
      <img
        src="${brandLogoPath(organizationId, light.sha256)}"
        alt="${name}"
        ${attributes(light)}
        ${!dark && new Html('class="light"')}
      />
    </picture>
  </div>`;
};

/** The last line of a page. */
export const pageBrandEnd = (brand: PageBrand | null): Html | null =>
  brand?.footer ? html`<p class="brand-end">${brand.footer}</p>` : null;
