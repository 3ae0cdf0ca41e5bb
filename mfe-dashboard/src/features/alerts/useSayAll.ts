import { errorMessage, toast } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { useUpdateAlertMutation } from './alertsApi';

/** React hook: says the same of several alerts; what the platform refuses is shown, the others keep what was said. */
export const useSayAll = () => {
  const t = useAlertTexts();
  const [update] = useUpdateAlertMutation();
  const [busy, setBusy] = useState(false);
  const say = async (ids: readonly string[], state: 'acknowledged' | 'raised'): Promise<void> => {
    setBusy(true);
    const answers = await Promise.all(ids.map((id) => update({ params: { id }, body: { state } })));
    setBusy(false);
    const refused = answers.find(({ error }) => error !== undefined);
    if (refused) toast.error(errorMessage(refused.error));
    else toast.success(t(`said_${state}`));
  };
  return { say, busy };
};
