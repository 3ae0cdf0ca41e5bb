import type { updateAlert } from '@yinyom/contracts/notify/alerts';
import type { BodyOf } from '@yinyom/contracts/endpoint';
import { useState } from 'react';
import { useUpdateAlertMutation } from './alertsApi';

/** React hook: changes several alerts alike. `updateAll` answers the first refusal, if any; the other alerts are changed. */
export const useUpdateAlerts = () => {
  const [update] = useUpdateAlertMutation();
  const [busy, setBusy] = useState(false);
  const updateAll = async (ids: readonly string[], body: BodyOf<typeof updateAlert>): Promise<unknown> => {
    setBusy(true);
    const answers = await Promise.all(ids.map((id) => update({ params: { id }, body })));
    setBusy(false);
    return answers.find(({ error }) => error !== undefined)?.error;
  };
  return { updateAll, busy };
};
