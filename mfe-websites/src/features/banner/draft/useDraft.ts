import type { Template } from '@yinyom/contracts/websites/template';
import { useCallback, useState } from 'react';
import { draftOf, sameDraft } from './draft';
import type { Draft } from './draft';

/** Steps that can be undone. */
const MAX_STEPS = 100;

interface History {
  draft: Draft;
  past: readonly Draft[];
  /** What the last change was about: typing on in one field is one step. */
  about: string;
}

/** The edited state of a banner: change, undo, and whether anything is unsaved. */
export interface DraftState {
  draft: Draft;
  /** `about` names what is changed; changes about the same thing in a row are one step of undo. */
  change: (about: string, next: (draft: Draft) => Draft) => void;
  undo: () => void;
  canUndo: boolean;
  unsaved: boolean;
  /** Version of the server's draft that the edited one started from, for If-Match. */
  etag: string;
  /** Takes over what the server holds, forgetting what was edited. */
  reset: (template: Template) => void;
  /** Takes over what the server made of the draft that was sent; what was edited since then stays. */
  saved: (template: Template, sent: Draft) => void;
}

/**
 * Edits the draft that was loaded. When the server's draft changes elsewhere it is taken over as long as nothing
 * is unsaved; otherwise the old etag is kept, so that saving is refused instead of overwriting the other's work.
 */
export const useDraft = (template: Template): DraftState => {
  const [seen, setSeen] = useState(template);
  const [loaded, setLoaded] = useState(template);
  const saved = draftOf(loaded);
  const [history, setHistory] = useState<History>({ draft: saved, past: [], about: '' });
  const unsaved = !sameDraft(history.draft, saved);
  const change = useCallback<DraftState['change']>(
    (about, next) =>
      setHistory((before) => ({
        draft: next(before.draft),
        past: before.about === about ? before.past : [...before.past, before.draft].slice(-MAX_STEPS),
        about,
      })),
    [setHistory],
  );
  const reset = (next: Template) => {
    setLoaded(next);
    setHistory({ draft: draftOf(next), past: [], about: '' });
  };
  const keep = (next: Template, sent: Draft) => {
    setLoaded(next);
    setHistory((now) => (now.draft === sent ? { draft: draftOf(next), past: [], about: '' } : now));
  };
  if (template !== seen) {
    setSeen(template);
    if (sameDraft(draftOf(template), saved)) setLoaded(template);
    else if (!unsaved) reset(template);
  }
  return {
    draft: history.draft,
    change,
    undo: () =>
      setHistory(({ draft, past }) => ({ draft: past.at(-1) ?? draft, past: past.slice(0, -1), about: '' })),
    canUndo: history.past.length > 0,
    unsaved,
    etag: loaded.etag,
    reset,
    saved: keep,
  };
};
