import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import type { Edited } from '../useEdited';

/** The edited state of what a group gives: change, undo, redo, and whether anything is unsaved. */
export interface GroupDraft extends Omit<Edited<OpenGroup, GroupSections>, 'value'> {
  sections: GroupSections;
}

/** What the editors of a group's sections get. */
export interface GroupSectionProps {
  group: OpenGroup;
  draft: GroupDraft;
  /** Messages by field of what the server refused, e.g. `sections.design.font.url`. */
  problems: Record<string, string>;
}
