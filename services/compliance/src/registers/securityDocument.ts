import type { Lang } from '@yinyom/contracts/constants';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { SECURITY_MEASURES, type SecurityStatement } from '@yinyom/contracts/papers/securityMeasures';
import { html } from '@yinyom/service-kit/markup/html';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { REGISTER_WORDS } from '@yinyom/texts/register/registerWords';
import { sentenceOf } from '../processing-record/recordDocument';
import { reviewField, type CheckedField } from '../readiness/readinessOf';
import { registerPage, versionNote } from './registerPage';
import type { Statement } from './statements';

interface Facts {
  statement: Statement<SecurityStatement>;
  facts: readonly PaperFact[];
  organizationName: string;
  madeAt: Date;
}

/** Fields of paper 10: each measure that people answered. What the platform knows of itself counts for none. Pure. */
export const securityFields = (
  { content, review_due_at }: Statement<SecurityStatement>,
  now: Date,
): CheckedField[] => [
  ...SECURITY_MEASURES.map((measure): CheckedField => ({
    field: measure,
    filled: Boolean(content.measures[measure]),
    who: 'dpo',
  })),
  reviewField(review_due_at, now),
];

/** Paper 10 as a document to print. Pure. */
export const securityDocument = ({ statement, facts, ...page }: Facts, lang: Lang): string => {
  const [words, own] = [PAPER_WORDS[lang], REGISTER_WORDS[lang]];
  return registerPage({
    ...page,
    paper: 'security',
    lang,
    content: html`${versionNote(statement, lang)}
      ${SECURITY_MEASURES.map((measure) => {
        const text = statement.content.measures[measure];
        return html`<h3>${own.measures[measure]}</h3>
          ${text ? html`<p class="written">${text}</p>` : html`<p class="empty">${words.not_stated}</p>`}`;
      })}
      <h2>${own.platform_facts}</h2>
      <ul>
        ${facts.map((fact) => html`<li>${sentenceOf(fact, lang)}</li>`)}
      </ul>`,
  });
};
