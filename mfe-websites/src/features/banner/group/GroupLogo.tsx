import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { useDeleteGroupLogoMutation, useSaveGroupLogoMutation } from '../../../api/groupApi';
import { LogoField } from '../design/LogoField';

/** The logo that belongs to the design of a group. */
export const GroupLogo = ({ group }: { group: Pick<OpenGroup, 'id' | 'draft'> }) => {
  const [save, saving] = useSaveGroupLogoMutation();
  const [remove, removing] = useDeleteGroupLogoMutation();
  const params = { id: group.id };
  return (
    <LogoField
      logo={group.draft.logo}
      save={async (base64) => (await save({ params, body: { logo: base64 } })).error}
      remove={async () => (await remove({ params })).error}
      saving={saving.isLoading}
      removing={removing.isLoading}
    />
  );
};
