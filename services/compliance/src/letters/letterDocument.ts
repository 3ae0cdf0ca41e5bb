import type { Lang } from '@yinyom/contracts/constants';
import { html } from '@yinyom/service-kit/markup/html';
import { pdfPage } from '@yinyom/service-kit/pdf/pdfPage';
import type { LetterText } from '@yinyom/texts/sentences/requestLetter';
import { DOCUMENT_STYLE } from '../page/documentStyle';
import { LETTER_LINES_STYLE, letterBody } from '../page/letterLines';

/** A letter as a document to print, with its hash at the end: the one that the register names. Pure. */
export const letterDocument = (letter: LetterText, lang: Lang, sha256: string): string =>
  pdfPage({
    lang,
    title: letter.heading,
    style: DOCUMENT_STYLE + LETTER_LINES_STYLE,
    content: html`<header><h1>${letter.heading}</h1></header>
      ${letterBody(letter)}
      <p class="note">SHA-256 ${sha256}</p>`,
  });
