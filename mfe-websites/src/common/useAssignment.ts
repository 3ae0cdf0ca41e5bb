import { errorMessage, toast, useAppDispatch, useTexts } from '@yinyom/mfe-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDecided, useReassignCookiesMutation } from '../api/cookieApi';
import type { AssignRow } from './assignRows';
import { moveBatches } from './moveBatches';

/** Milliseconds for which the platform can take a move back. */
const UNDO_MS = 600_000;

/** What one press did, so that it can be taken back. */
interface Step {
  keys: string[];
  before: Record<string, string | undefined>;
  tokens: { applicationId: string; token: string }[];
  until: number;
}

/**
 * Decisions about cookies, saved as they are made, one after the other, and taken back one by one. `decided` is the
 * category of each decided row by its key; a row that could not be moved is open again.
 */
export const useAssignment = () => {
  const t = useTexts('websites');
  const [decided, setDecided] = useState<Record<string, string | undefined>>({});
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [move] = useReassignCookiesMutation();
  const queue = useRef(Promise.resolve());
  const made = useRef<Step[]>([]);
  const latest = useRef(decided);

  const put = useCallback((changes: Record<string, string | undefined>) => {
    latest.current = { ...latest.current, ...changes };
    setDecided(latest.current);
  }, []);
  const remember = useCallback((next: Step[]) => {
    made.current = next;
    setSteps(next);
  }, []);
  /** Calls wait for each other: the last press must be the last to reach the platform. */
  const enqueue = useCallback((work: () => Promise<void>) => {
    queue.current = queue.current.then(work);
  }, []);

  const assign = useCallback(
    (moves: readonly { row: AssignRow; categoryId: string }[]) => {
      if (moves.length === 0) return;
      const keys = moves.map(({ row }) => row.key);
      const before = Object.fromEntries(keys.map((key) => [key, latest.current[key]]));
      put(Object.fromEntries(moves.map(({ row, categoryId }) => [row.key, categoryId])));
      enqueue(async () => {
        const tokens: Step['tokens'] = [];
        const failed = new Set<string>();
        for (const { applicationId, items } of moveBatches(moves)) {
          const { data, error } = await move({ params: { id: applicationId }, body: { items }, quiet: true });
          if (error) toast.error(errorMessage(error));
          const lost = error ? items : (data?.failed ?? []);
          for (const { cookie_id } of lost) failed.add(cookie_id);
          if (data?.undo_token) tokens.push({ applicationId, token: data.undo_token });
        }
        const reopened = moves.filter(({ row }) => row.cookies.some(({ id }) => failed.has(id)));
        if (reopened.length > 0) {
          put(Object.fromEntries(reopened.map(({ row }) => [row.key, before[row.key]])));
          toast.error(t('reassign.failed', { number: String(failed.size) }));
        }
        if (tokens.length > 0) {
          remember([...made.current, { keys, before, tokens, until: Date.now() + UNDO_MS }]);
        }
      });
    },
    [enqueue, move, put, remember, t],
  );

  const undo = useCallback(() => {
    enqueue(async () => {
      const step = made.current.at(-1);
      if (!step) return;
      remember(made.current.slice(0, -1));
      let failed = 0;
      for (const { applicationId, token } of [...step.tokens].reverse()) {
        const answer = await move({
          params: { id: applicationId },
          body: { undo_token: token },
          quiet: true,
        });
        if (answer.error) return void toast.error(errorMessage(answer.error));
        failed += answer.data.failed.length;
      }
      put(Object.fromEntries(step.keys.map((key) => [key, step.before[key]])));
      if (failed > 0) toast.error(t('reassign.failed', { number: String(failed) }));
      else toast.success(t('reassign.undone'));
    });
  }, [enqueue, move, put, remember, t]);

  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      // What is on its way still counts when the page is left.
      void queue.current.finally(() => dispatch(forgetDecided()));
    },
    [dispatch],
  );

  const oldest = steps[0];
  useEffect(() => {
    if (!oldest) return undefined;
    const timer = setTimeout(
      () => remember(made.current.filter((step) => step !== oldest)),
      Math.max(0, oldest.until - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [oldest, remember]);

  return { decided, assign, undo, canUndo: steps.length > 0 };
};
