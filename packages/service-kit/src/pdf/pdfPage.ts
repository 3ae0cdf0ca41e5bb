import { LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { html, Html } from '../markup/html';
import { pdfFontFaces } from './pdfFonts';

/** What styles write on every page. */
const PAGE_NUMBERS = '0123456789 /';

interface PdfPage {
  lang: Lang;
  title: string;
  style: string;
  content: Html;
}

/** A whole document: everything it needs, the letters it is written with included, stands inside of it. */
export const pdfPage = ({ lang, title, style, content }: PdfPage): string =>
  html`<!doctype html>
    <html lang="${LOCALE_TAGS[lang]}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${new Html(pdfFontFaces(content.text + PAGE_NUMBERS) + style)}
        </style>
      </head>
      <body>
        ${content}
      </body>
    </html>`.text;
