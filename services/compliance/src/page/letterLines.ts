import { html, type Html } from '@yinyom/service-kit/markup/html';
import type { LetterText } from '@yinyom/texts/sentences/requestLetter';

const POINT = '– ';
/** A paragraph of more lines than this may continue on the next page. */
const WHOLE_LINES = 8;

/**
 * A paragraph of a letter. One that lists points has its first line as a heading, its names before points in bold and its points
 * indented; every other one is as it was written.
 */
export const letterLines = (paragraph: string): Html => {
  const lines = paragraph.split('\n');
  const isLong = lines.length > WHOLE_LINES;
  if (!lines.some((line) => line.startsWith(POINT)))
    return html`<p class="written${isLong && ' long'}">${paragraph}</p>`;
  const kindOf = (line: string, at: number): string => {
    if (line.startsWith(POINT)) return 'point';
    if (at === 0) return 'listed';
    return lines[at + 1]?.startsWith(POINT) ? 'named' : 'line';
  };
  return html`<div class="points">
    ${lines.map((line, at) => html`<p class="${kindOf(line, at)}">${line}</p>`)}
  </div>`;
};

/**
 * A letter below its heading, with its annex, which begins a page of its own on paper.
 * @param enclosed what is between the two: files that go with the letter
 */
export const letterBody = ({ paragraphs, annex }: LetterText, enclosed: Html | false = false): Html =>
  html`${paragraphs.map(letterLines)} ${enclosed}
  ${
    annex &&
    html`<section class="annex">
      <h2>${annex.heading}</h2>
      ${annex.paragraphs.map(letterLines)}
    </section>`
  }`;

/** Look of such lines, for documents and pages. */
export const LETTER_LINES_STYLE =
  '.listed{font-weight:700;margin:.8em 0 .2em;break-after:avoid}.named{font-weight:600;margin:.4em 0 .1em;break-after:avoid}' +
  '.points{margin-bottom:.8em}.line,.point{margin:0}.point{padding-inline-start:1.2em;text-indent:-1em}.long{break-inside:auto}.annex{break-before:page}';
