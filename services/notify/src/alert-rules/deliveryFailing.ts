import { DELIVERY_FAILING_MS } from '@yinyom/contracts/notify/alertRules';
import type { Breach } from './Breach';

interface Failing {
  id: string;
  name: string;
  failing_since: Date | null;
}

/** Webhooks that are on and took nothing for a day. Pure. */
export const deliveryFailing = (webhooks: readonly Failing[], now: Date): Breach[] =>
  webhooks.flatMap(({ id, name, failing_since }) =>
    failing_since && now.getTime() - failing_since.getTime() >= DELIVERY_FAILING_MS
      ? [{ subject: id, firm: true, figures: { names: [name], since: failing_since.toISOString() } }]
      : [],
  );
