import { CONSENT_EXPIRING } from '@yinyom/contracts/notify/alertRules';
import type { Breach } from './Breach';
import { wilson } from './statistics';

/** Many of the consents that hold end at about the same time. Pure. */
export const consentExpiring = ({ valid, ending }: { valid: number; ending: number }): Breach[] =>
  valid < CONSENT_EXPIRING.valid || ending <= CONSENT_EXPIRING.share * valid
    ? []
    : [{ subject: '', firm: true, figures: { measured: wilson(ending, valid) } }];
