import type { Proposal } from '@yinyom/contracts/websites/proposal';
import { confirmDialog, errorMessage, toast, useTexts } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useDecideProposalsMutation } from '../../api/proposalApi';

type Decision = 'confirm' | 'dismiss';
/** One call takes so many. */
const MOST = 200;

/**
 * Decides about reported names and says how it went.
 * @param onDone called when names have left the list, and the focus of whoever pressed with them
 */
export const useDeciding = (applicationId: string, onDone: () => void) => {
  const t = useTexts('websites');
  const [decide] = useDecideProposalsMutation();
  const [running, setRunning] = useState<{ ids: string[]; decision: Decision } | null>(null);

  const run = async (decision: Decision, ids: string[]) => {
    if (running) return;
    setRunning({ ids, decision });
    const { data, error } = await decide({ params: { id: applicationId }, body: { decision, ids } });
    setRunning(null);
    if (error) return toast.error(errorMessage(error));
    const isFull = data.failed.some(({ code }) => code === 'too_many_cookies');
    if (isFull) toast.error(t('proposals.full'));
    else if (data.decided.length === 0) toast.error(t('proposals.gone'));
    else toast.success(t(decision === 'confirm' ? 'proposals.confirmed' : 'proposals.dismissed'));
    onDone();
  };

  return {
    busyWith: ({ id }: Proposal) => (running?.ids.includes(id) ? running.decision : null),
    decide: ({ id }: Proposal, decision: Decision) => void run(decision, [id]),
    /** Asks first: what is dismissed does not come back by itself. */
    dismissAll: async (proposals: readonly Proposal[]) => {
      const agreed = await confirmDialog({
        title: t('proposals.dismissAllTitle'),
        text: t('proposals.dismissAllText'),
        confirm: t('proposals.dismissAll'),
        cancel: t('common.cancel'),
        danger: true,
      });
      if (agreed)
        await run(
          'dismiss',
          proposals.slice(0, MOST).map(({ id }) => id),
        );
    },
  };
};
