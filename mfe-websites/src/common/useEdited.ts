import { useCallback, useState } from 'react';
import { changed, redone, replaced, started, undone } from './history';
import { sameContent } from './sameContent';

/** What is edited: change, undo, redo, and whether anything is unsaved. */
export interface Edited<Source, Value> {
  value: Value;
  /** `about` names what is changed; changes about the same thing without a pause are one step of undo. */
  change: (about: string, next: (value: Value) => Value) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  unsaved: boolean;
  /** Version of the server's content that the edited one started from, for If-Match. */
  etag: string;
  /** Takes over what the server holds in place of what was edited; that can still be undone. */
  reset: (source: Source) => void;
  /** Takes over what the server made of the value that was sent; what was edited since then stays. */
  saved: (source: Source, sent: Value) => void;
}

/**
 * Edits a part of what was loaded. When the server's content changes elsewhere it is taken over as long as nothing is unsaved;
 * otherwise the old etag is kept, so that saving is refused instead of overwriting the other's work.
 * @param valueOf the part of the source that is edited
 */
export const useEdited = <Source extends { etag: string }, Value>(
  source: Source,
  valueOf: (source: Source) => Value,
): Edited<Source, Value> => {
  const [seen, setSeen] = useState(source);
  const [loaded, setLoaded] = useState(source);
  const kept = valueOf(loaded);
  const [history, setHistory] = useState(() => started(kept));
  const unsaved = !sameContent(history.draft, kept);
  const change = useCallback<Edited<Source, Value>['change']>((about, next) => {
    const at = performance.now();
    setHistory((before) => changed(before, about, at, next(before.draft)));
  }, []);
  const undo = useCallback(() => setHistory((before) => undone(before)), []);
  const redo = useCallback(() => setHistory((before) => redone(before)), []);
  const reset = (next: Source) => {
    setLoaded(next);
    setHistory((before) => changed(before, '', 0, valueOf(next)));
  };
  const saved = (next: Source, sent: Value) => {
    setLoaded(next);
    setHistory((now) => (now.draft === sent ? replaced(now, valueOf(next)) : now));
  };
  if (source !== seen) {
    setSeen(source);
    if (sameContent(valueOf(source), kept)) setLoaded(source);
    else if (!unsaved) {
      // Another person's work: a step back must not undo that.
      setLoaded(source);
      setHistory(started(valueOf(source)));
    }
  }
  return {
    value: history.draft,
    change,
    undo,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    unsaved,
    etag: loaded.etag,
    reset,
    saved,
  };
};
