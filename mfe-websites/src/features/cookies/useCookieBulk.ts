import { errorMessage, toast, useAppDispatch, useTexts } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { forgetDecided, useDeleteCookieMutation, useReassignCookiesMutation } from '../../api/cookieApi';

/** At most this many cookies are moved by one call (API row 61). */
const MOST = 200;

/** React hook: what is done to several cookies of a website at once. What the platform refuses is said; the rest is done. */
export const useCookieBulk = (applicationId: string) => {
  const t = useTexts('websites');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  /** Tokens of the latest move, the last call first. */
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const [reassign] = useReassignCookiesMutation();
  const [remove] = useDeleteCookieMutation();
  const params = { id: applicationId };

  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };

  const move = (ids: readonly string[], categoryId: string): Promise<void> =>
    during(async () => {
      const tokens: string[] = [];
      let failed = 0;
      for (let at = 0; at < ids.length; at += MOST) {
        const items = ids.slice(at, at + MOST).map((id) => ({ cookie_id: id, category_id: categoryId }));
        const { data, error } = await reassign({ params, body: { items }, quiet: true });
        if (error) toast.error(errorMessage(error));
        failed += error ? items.length : (data?.failed.length ?? 0);
        if (data?.undo_token) tokens.unshift(data.undo_token);
      }
      setUndoable(tokens);
      dispatch(forgetDecided());
      if (failed > 0) toast.error(t('reassign.failed', { number: String(failed) }));
      else toast.success(t('cookies.moved', { number: String(ids.length) }));
    });

  const undo = (): Promise<void> =>
    during(async () => {
      for (const token of undoable) {
        const { error } = await reassign({ params, body: { undo_token: token }, quiet: true });
        if (error) {
          toast.error(errorMessage(error));
          break;
        }
      }
      setUndoable([]);
      dispatch(forgetDecided());
    });

  const removeAll = (ids: readonly string[]): Promise<void> =>
    during(async () => {
      for (const id of ids) {
        const { error } = await remove({ params: { id } });
        if (error) {
          toast.error(errorMessage(error));
          break;
        }
      }
    });

  return { busy, move, undo, canUndo: undoable.length > 0, removeAll };
};
