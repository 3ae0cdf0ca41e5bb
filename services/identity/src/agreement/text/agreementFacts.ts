import type { Settings } from '@yinyom/service-kit/settings/definitions';
import { publicUrl } from '@yinyom/service-kit/settings/loadSettings';

/** What the text says about this installation; everything else in it is the same everywhere. */
export interface AgreementFacts {
  /** Null: the operator has not stated it, and the text says so. */
  operator: string | null;
  address: string | null;
  email: string | null;
  /** Others who process for the operator; empty: none was named. */
  subprocessors: readonly string[];
  /** Months that evidence is kept after its validity. */
  evidenceMonths: number;
  /** The installation is reached over encrypted connections only. */
  encrypted: boolean;
}

export const agreementFactsOf = (settings: Settings): AgreementFacts => ({
  operator: settings.OPERATOR_NAME ?? null,
  address: settings.CONTACT_ADDRESS ?? null,
  email: settings.SUPPORT_EMAIL ?? null,
  subprocessors: settings.OPERATOR_SUBPROCESSORS,
  evidenceMonths: settings.EVIDENCE_MONTHS,
  encrypted: publicUrl(settings).startsWith('https:'),
});
