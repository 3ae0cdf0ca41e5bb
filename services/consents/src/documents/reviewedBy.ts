import type { VersionReview } from '@yinyom/contracts/evidence/versionReview';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import type { DocumentWords } from '@yinyom/texts/document/documentWords';
import { factsTable } from './documentPage';

/**
 * Who reviewed what was shown, with the moment and the hash of what they read; nothing where nobody did. It says whose
 * statement it is, so that nobody takes it for an approval.
 * @param time writes a moment in the reader's language
 */
export const reviewedBy = (
  reviews: readonly VersionReview[],
  words: DocumentWords,
  time: (iso: string) => string,
): Html | null => {
  if (reviews.length === 0) return null;
  const facts = reviews.map(({ by, at, note, content_sha256 }) => {
    const person = by.external ? words.reviewed_external.replace('{{name}}', by.name) : by.name;
    return [
      words.reviewed,
      html`${person} · ${time(at)}${note && html`<br />${note}`}<br /><code>${content_sha256}</code>`,
    ] as const;
  });
  return html`${factsTable(facts)}
    <p class="note">${words.reviewed_note}</p>`;
};
