import { shownLogoSize } from '@yinyom/contracts/identity/brand';
import type { ShownBrand } from '@yinyom/contracts/internal/brandCalls';
import { html, type Html } from '../markup/html';
import { PDF_FONT_FAMILY } from '../pdf/pdfFonts';

/** In whose name a document is: a line of words, or the brand of an organization. */
export type DocumentBrand = string | ShownBrand;

/** Nothing in it ends a string, a rule or an element. */
const quoted = (text: string): string =>
  `"${[...text].map((char) => (/[\p{L}\p{M}\p{N} .,·&()-]/u.test(char) ? char : `\\${char.codePointAt(0)?.toString(16)} `)).join('')}"`;

/** Rules after those of every document: colour, and a last line on each page. */
export const brandStyle = (brand: DocumentBrand): string => {
  if (typeof brand === 'string') return '';
  const { accent, footer } = brand;
  const color = accent
    ? `header { border-bottom-color: ${accent.light} } .brand, h2 { color: ${accent.light} } .verdict { border-color: ${accent.light} }\n`
    : '';
  const line = footer
    ? `@page { @bottom-left { content: ${quoted(footer)}; font: 8pt ${PDF_FONT_FAMILY}; color: #52636b; width: 80% } }\n`
    : '';
  return `${color}${line}.brand img { display: block; margin-bottom: 2pt }`;
};

/** The first line of a document. What margins say is in it, too, unseen: letters are taken from what a document contains. */
export const brandHead = (brand: DocumentBrand): Html => {
  if (typeof brand === 'string') return html`<div class="brand">${brand}</div>`;
  const { name, footer, logos } = brand;
  const logo = logos.light;
  const { width, height } = logo ? shownLogoSize(logo) : { width: 0, height: 0 };
  return html`<div class="brand">
      ${
        logo?.png
          ? html`<img
              src="data:image/png;base64,${logo.png}"
              alt="${name}"
              width="${width}"
              height="${height}"
            />`
          : name
      }
    </div>
    ${footer && html`<span hidden>${footer}</span>`}`;
};
