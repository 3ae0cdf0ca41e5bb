import { EXPIRING_DAYS } from '@yinyom/contracts/notify/alertRules';
import { DAY_MS } from '@yinyom/contracts/durations';
import type { Breach } from './Breach';

/** The certificate that the last look at the website saw ends soon. Pure. */
export const certificateExpiring = (seen: { url: string; ends_at: Date }, now: Date): Breach[] =>
  seen.ends_at.getTime() - now.getTime() >= EXPIRING_DAYS * DAY_MS
    ? []
    : [{ subject: '', firm: true, figures: { url: seen.url, ends_at: seen.ends_at.toISOString() } }];
