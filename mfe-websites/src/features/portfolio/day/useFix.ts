import { errorMessage, toast, useAppDispatch } from '@yinyom/mfe-kit';
import { useEffect, useState } from 'react';
import { forgetApplications } from '../../../api/applicationApi';
import {
  useBulkActionQuery,
  useStartBulkActionMutation,
  useSteerBulkActionMutation,
} from '../../../api/bulkApi';
import { operationOfFix, type FixName } from './dayFix';

const POLL_MS = 2_000;

/** `waiting`: it can be taken back; `left_out`: something forbids it, and its result says what. */
export type FixStage = 'none' | 'waiting' | 'running' | 'done' | 'left_out';

/** Applies a fix to one website, as an action that begins ten seconds later, and follows it. */
export const useFix = (organizationId: string, applicationId: string) => {
  const dispatch = useAppDispatch();
  const [id, setId] = useState<string | null>(null);
  const [polling, setPolling] = useState(POLL_MS);
  const [start, starting] = useStartBulkActionMutation();
  const [steer, steering] = useSteerBulkActionMutation();
  const { currentData } = useBulkActionQuery(
    { params: { id: id ?? '' }, quiet: true },
    { skip: id === null, pollingInterval: polling, skipPollingIfUnfocused: true },
  );
  const action = id === null ? undefined : currentData;
  const isOver = action !== undefined && ['done', 'failed', 'cancelled'].includes(action.state);
  const wanted = isOver ? 0 : POLL_MS;
  if (wanted !== polling) setPolling(wanted);
  useEffect(() => {
    // What is worst of the website is another thing now.
    if (isOver) dispatch(forgetApplications());
  }, [isOver, dispatch]);

  const stage = (): FixStage => {
    if (id === null) return 'none';
    if (!action || action.state === 'waiting') return 'waiting';
    if (!isOver) return 'running';
    if (action.state === 'cancelled') return 'none';
    const { done = 0, unchanged = 0 } = action.outcomes;
    return done + unchanged > 0 ? 'done' : 'left_out';
  };
  return {
    id,
    stage: stage(),
    busy: starting.isLoading || steering.isLoading,
    apply: async (fix: FixName): Promise<void> => {
      const { data, error } = await start({
        body: {
          organization_id: organizationId,
          operation: operationOfFix(fix),
          application_ids: [applicationId],
          undo: true,
        },
        quiet: true,
      });
      if (data) setId(data.id);
      else toast.error(errorMessage(error));
    },
    undo: async (): Promise<void> => {
      if (id === null) return;
      const { data, error } = await steer({ params: { id, act: 'cancel' }, body: {}, quiet: true });
      if (data?.state === 'cancelled') setId(null);
      else if (error) toast.error(errorMessage(error));
    },
  };
};
