import type { Lang } from '@yinyom/contracts/constants';
import { TAKEN_OVER_NAMES, type ChoiceOrigin } from '@yinyom/contracts/consents/takenOver';
import { html, type Html } from '@yinyom/service-kit/markup/html';
import { EVIDENCE_WORDS } from '@yinyom/texts/evidence/evidenceWords';
import { documentFormat } from './documentFormat';
import { factsTable } from './documentPage';

/** Says of a choice that was made elsewhere that this website's notice was not shown then; null for any other. */
export const takenOverFrom = (origin: ChoiceOrigin | undefined, lang: Lang): Html | null => {
  if (!origin) return null;
  const words = EVIDENCE_WORDS[lang].origin;
  const { time } = documentFormat(lang);
  const { product, decided_at, sha256 } = origin;
  return html`${factsTable([
      [words.product, TAKEN_OVER_NAMES[product]],
      [words.decided_at, decided_at === null ? words.no_time : `${time(decided_at)} · ${decided_at}`],
      [words.sha256, sha256 === null ? words.no_hash : html`<code>${sha256}</code>`],
    ])}
    <p class="warning">${words.note}</p>`;
};
