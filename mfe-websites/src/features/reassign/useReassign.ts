import { errorMessage, toast, useTexts } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useReassignCookiesMutation } from '../../api/cookieApi';

/** At most this many cookies are moved by one call. */
const BATCH = 200;

/** Cookies chosen to be moved, by cookie id to category id; saving and undoing. */
export const useReassign = (applicationId: string) => {
  const t = useTexts('websites');
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [undoToken, setUndoToken] = useState<string | null>(null);
  const [move, { isLoading }] = useReassignCookiesMutation();
  const params = { id: applicationId };

  const choose = (cookieIds: readonly string[], categoryId: string) =>
    setChosen((before) => ({
      ...before,
      ...Object.fromEntries(cookieIds.map((cookieId) => [cookieId, categoryId])),
    }));

  const save = async () => {
    const items = Object.entries(chosen)
      .filter(([, category_id]) => category_id !== '')
      .slice(0, BATCH)
      .map(([cookie_id, category_id]) => ({ cookie_id, category_id }));
    const { data, error } = await move({ params, body: { items } });
    if (error) return toast.error(errorMessage(error));
    setChosen((before) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => !data.updated.includes(id))),
    );
    setUndoToken(data.undo_token);
    toast.success(t('reassign.moved', { number: String(data.updated.length) }));
    if (data.failed.length > 0) toast.error(t('reassign.failed', { number: String(data.failed.length) }));
  };

  const undo = async () => {
    if (!undoToken) return;
    setUndoToken(null);
    const { error } = await move({ params, body: { undo_token: undoToken } });
    if (error) toast.error(errorMessage(error));
    else toast.success(t('reassign.undone'));
  };

  const count = Object.values(chosen).filter(Boolean).length;
  return { chosen, count, choose, save, undo, canUndo: undoToken !== null, busy: isLoading };
};
