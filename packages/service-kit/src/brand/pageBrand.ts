import { createHash } from 'node:crypto';
import { brandLogoPath, shownLogoSize } from '@yinyom/contracts/identity/brand';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { html, Html } from '../markup/html';

/** The brand of a page that a service draws, and the organization whose logos it shows. */
export interface PageBrand extends ShownBrand {
  organizationId: string;
}

const styleOf = ({ accent }: PageBrand): string =>
  '.brand{display:block;margin:0 0 1rem;font-weight:600}.brand img{display:block}.brand-end{margin:2rem 0 0;font-size:.875rem;color:#4a5263}' +
  (accent
    ? `.brand,a,nav a,nav button,.second{color:${accent.light}}.second{border-color:${accent.light}}label.tick input{accent-color:${accent.light}}` +
      `button{background:${accent.light}}:focus-visible{outline-color:${accent.light}}`
    : '');

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

/** The first line of a page: logo or name. Pages are light, so the logo for dark consoles is not shown. */
export const pageBrandHead = (brand: PageBrand | null): Html | null => {
  if (!brand) return null;
  const { name, organizationId, logos } = brand;
  const logo = logos.light;
  const { width, height } = logo ? shownLogoSize(logo) : { width: 0, height: 0 };
  return html`<div class="brand">
    ${
      logo
        ? html`<img
            src="${brandLogoPath(organizationId, logo.sha256)}"
            alt="${name}"
            width="${width}"
            height="${height}"
          />`
        : name
    }
  </div>`;
};

/** The last line of a page. */
export const pageBrandEnd = (brand: PageBrand | null): Html | null =>
  brand?.footer ? html`<p class="brand-end">${brand.footer}</p>` : null;
