import type { Template } from '@yinyom/contracts/websites/template';
import { useEdited } from '../../../common/useEdited';
import type { Edited } from '../../../common/useEdited';
import { draftOf } from './draft';
import type { Draft } from './draft';

/** What the fields of a draft need. */
export interface EditedDraft extends Pick<Edited<Template, Draft>, 'change'> {
  draft: Draft;
}

/** The edited state of a banner: change, undo, redo, and whether anything is unsaved. */
export interface DraftState extends EditedDraft, Omit<Edited<Template, Draft>, 'value'> {}

/** Edits the draft of a website. */
export const useDraft = (template: Template): DraftState => {
  const { value, ...state } = useEdited(template, draftOf);
  return { ...state, draft: value };
};
