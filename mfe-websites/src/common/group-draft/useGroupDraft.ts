import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import { useCallback, useState } from 'react';
import { changed, redone, replaced, started, undone } from '../history';
import { sameContent } from '../sameContent';
import type { GroupDraft } from './GroupDraft';

/** What a group's draft gives; the logo is saved by itself. */
export const sectionsOf = ({ draft: { logo: _logo, ...sections } }: OpenGroup): GroupSections => sections;

/**
 * Edits what a group gives. When the server's draft changes elsewhere it is taken over as long as nothing is unsaved; otherwise
 * the old etag is kept, so that saving is refused instead of overwriting the other's work.
 */
export const useGroupDraft = (group: OpenGroup): GroupDraft => {
  const [seen, setSeen] = useState(group);
  const [loaded, setLoaded] = useState(group);
  const saved = sectionsOf(loaded);
  const [history, setHistory] = useState(() => started(saved));
  const unsaved = !sameContent(history.draft, saved);
  const change = useCallback<GroupDraft['change']>((about, next) => {
    const at = performance.now();
    setHistory((before) => changed(before, about, at, next(before.draft)));
  }, []);
  const undo = useCallback(() => setHistory(undone), []);
  const redo = useCallback(() => setHistory(redone), []);
  const reset = (next: OpenGroup) => {
    setLoaded(next);
    setHistory((before) => changed(before, '', 0, sectionsOf(next)));
  };
  const keep = (next: OpenGroup, sent: GroupSections) => {
    setLoaded(next);
    setHistory((now) => (now.draft === sent ? replaced(now, sectionsOf(next)) : now));
  };
  if (group !== seen) {
    setSeen(group);
    // Names, places and the logo change the version of the group, too.
    if (sameContent(sectionsOf(group), saved)) setLoaded(group);
    else if (!unsaved) {
      setLoaded(group);
      setHistory(started(sectionsOf(group)));
    }
  }
  return {
    sections: history.draft,
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
