import type { Template } from '@yinyom/contracts/websites/template';
import { useCallback, useState } from 'react';
import { draftOf, sameDraft } from './draft';
import type { Draft } from './draft';
import { changed, redone, replaced, started, undone } from '../../../common/history';

/** What the fields of a draft need. */
export interface EditedDraft {
  draft: Draft;
  /** `about` names what is changed; changes about the same thing without a pause are one step of undo. */
  change: (about: string, next: (draft: Draft) => Draft) => void;
}

/** The edited state of a banner: change, undo, redo, and whether anything is unsaved. */
export interface DraftState extends EditedDraft {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  unsaved: boolean;
  /** Version of the server's draft that the edited one started from, for If-Match. */
  etag: string;
  /** Takes over what the server holds in place of what was edited; that can still be undone. */
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
  const [history, setHistory] = useState(() => started(saved));
  const unsaved = !sameDraft(history.draft, saved);
  const change = useCallback<DraftState['change']>((about, next) => {
    const at = performance.now();
    setHistory((before) => changed(before, about, at, next(before.draft)));
  }, []);
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  const reset = (next: Template) => {
    setLoaded(next);
    setHistory((before) => changed(before, '', 0, draftOf(next)));
  };
  const keep = (next: Template, sent: Draft) => {
    setLoaded(next);
    setHistory((now) => (now.draft === sent ? replaced(now, draftOf(next)) : now));
  };
  if (template !== seen) {
    setSeen(template);
    if (sameDraft(draftOf(template), saved)) setLoaded(template);
    else if (!unsaved) {
      // Somebody else's work: a step back must not undo that.
      setLoaded(template);
      setHistory(started(draftOf(template)));
    }
  }
  return {
    draft: history.draft,
    change,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    unsaved,
    etag: loaded.etag,
    reset,
    saved: keep,
  };
};
