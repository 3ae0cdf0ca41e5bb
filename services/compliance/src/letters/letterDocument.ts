import type { Lang } from '@yinyom/contracts/constants';
import { html } from '@yinyom/service-kit/markup/html';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import type { LetterText } from '@yinyom/texts/sentences/requestLetter';
import { DOCUMENT_STYLE } from '../page/documentStyle';

/** A letter as a document to print, with its hash at the end: the one that the register names. Pure. */
export const letterDocument = ({ heading, paragraphs }: LetterText, lang: Lang, sha256: string): string =>
  pdfPage({
    lang,
    title: heading,
    style: DOCUMENT_STYLE,
    content: html`<header><h1>${heading}</h1></header>
      ${paragraphs.map((text) => html`<p class="written">${text}</p>`)}
      <p class="note">SHA-256 ${sha256}</p>`,
  });
