import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { errorMessage, fieldErrors, toast, useTexts } from '@yinyom/mfe-kit';
import { useSaveGroupDraftMutation } from '../../api/groupApi';
import type { GroupDraft } from './GroupDraft';

/** Saving what a group gives. */
export const useGroupSaving = (group: OpenGroup, draft: GroupDraft) => {
  const t = useTexts('websites');
  const [save, { isLoading, error, reset }] = useSaveGroupDraftMutation();
  const send = async (): Promise<boolean> => {
    const sent = draft.sections;
    const { data } = await save({
      params: { id: group.id },
      ifMatch: draft.etag,
      body: { sections: sent },
    });
    if (data) draft.saved(data, sent);
    return data !== undefined;
  };
  return {
    busy: isLoading,
    /** Why the last attempt was refused. */
    error,
    failure: error ? errorMessage(error) : null,
    /** Messages by field. */
    problems: fieldErrors(error),
    forgetError: reset,
    save: async () => {
      if (await send()) toast.success(t('common.saved'));
    },
    /** Saves what is unsaved. @returns whether everything is saved now */
    saveFirst: async (): Promise<boolean> => !draft.unsaved || send(),
  };
};
