import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';

/** The edited state of what a group gives: change, undo, redo, and whether anything is unsaved. */
export interface GroupDraft {
  sections: GroupSections;
  /** `about` names what is changed; changes about the same thing without a pause are one step of undo. */
  change: (about: string, next: (sections: GroupSections) => GroupSections) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  unsaved: boolean;
  /** Version of the server's draft that the edited one started from, for If-Match. */
  etag: string;
  /** Takes over what the server holds in place of what was edited; that can still be undone. */
  reset: (group: OpenGroup) => void;
  /** Takes over what the server made of the draft that was sent; what was edited since then stays. */
  saved: (group: OpenGroup, sent: GroupSections) => void;
}

/** What the editors of a group's sections get. */
export interface GroupSectionProps {
  group: OpenGroup;
  draft: GroupDraft;
  /** Messages by field of what the server refused, e.g. `sections.design.font.url`. */
  problems: Record<string, string>;
}
