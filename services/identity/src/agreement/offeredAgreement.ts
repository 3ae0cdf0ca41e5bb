import { createHash } from 'node:crypto';
import type {
  AgreementDocument,
  AgreementHead,
  AgreementLanguage,
} from '@yinyom/contracts/identity/agreement';
import type { AgreementFacts } from './text/agreementFacts';
import { agreementEn } from './text/en';
import { agreementTh } from './text/th';

/** Raised with every change of the clauses. What the operator states about itself changes the hash only. */
const VERSION = '1.2';
const EFFECTIVE_FROM = '2026-11-29';

/** One text of the agreement, whole: it is kept for as long as somebody has accepted it. */
export interface AgreementText extends AgreementHead {
  documents: Record<AgreementLanguage, AgreementDocument>;
  /** What the hash was taken of, in UTF-8. */
  canonical: string;
}

const plainText = ({ title, note, parts }: AgreementDocument): string =>
  [
    title,
    note,
    ...parts.flatMap((part, index) => [
      '',
      `${index + 1}. ${part.title}`,
      ...part.text.map((text, place) => `${index + 1}.${place + 1} ${text}`),
    ]),
  ].join('\n');

/** The text that is offered on this installation now. */
export const offeredAgreement = (facts: AgreementFacts): AgreementText => {
  const documents = { th: agreementTh(facts), en: agreementEn(facts) };
  const canonical = `Version ${VERSION}, ${EFFECTIVE_FROM}\n\n${plainText(documents.th)}\n\n${plainText(documents.en)}\n`;
  const sha256 = createHash('sha256').update(canonical, 'utf8').digest('hex');
  return { version: VERSION, effective_from: EFFECTIVE_FROM, sha256, documents, canonical };
};

export const headOf = ({ version, effective_from, sha256 }: AgreementHead): AgreementHead => ({
  version,
  effective_from,
  sha256,
});
