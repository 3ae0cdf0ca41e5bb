import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { GroupSections } from '@yinyom/contracts/groups/sections';
import { useEdited } from '../useEdited';
import type { GroupDraft } from './GroupDraft';

/** What a group's draft gives; the logo is saved by itself. */
const sectionsOf = ({ draft: { logo: _logo, ...sections } }: OpenGroup): GroupSections => sections;

/** Edits what a group gives. */
export const useGroupDraft = (group: OpenGroup): GroupDraft => {
  const { value, ...state } = useEdited(group, sectionsOf);
  return { ...state, sections: value };
};
