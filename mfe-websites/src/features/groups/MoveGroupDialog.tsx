import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { errorMessage, formatNumber, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useUpdateGroupMutation } from '../../api/groupApi';
import { GroupSelect } from '../../common/groups/GroupSelect';
import { possibleParents } from '../../common/groups/groupTree';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { DialogActions } from '../../common/DialogActions';

interface MoveGroupDialogProps {
  group: WebsiteGroup;
  groups: readonly WebsiteGroup[];
  onClose: () => void;
}

/** Moves a group with everything below it, after saying what that changes. */
export const MoveGroupDialog = ({ group, groups, onClose }: MoveGroupDialogProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  const [parentId, setParentId] = useState(group.parent_id);
  const [move, { isLoading, error }] = useUpdateGroupMutation();
  const websites = formatNumber(group.website_count_below, lang);
  const save = async () => {
    const { data } = await move({
      params: { id: group.id },
      ifMatch: group.etag,
      body: { parent_id: parentId },
    });
    if (!data) return;
    toast.success(t('move.done'));
    onClose();
  };
  return (
    <Modal
      title={t('move.title', { name: group.name })}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button disabled={parentId === group.parent_id} busy={isLoading} onClick={() => void save()}>
            {t('move.confirm')}
          </Button>
        </DialogActions>
      }
    >
      <Stack $gap={4}>
        <GroupSelect
          label={t('move.parent')}
          none={t('name.top')}
          groups={possibleParents(group.id, groups)}
          all={groups}
          value={parentId}
          onChange={setParentId}
        />
        <ul>
          <li>{t('move.nothing', { websites })}</li>
          <li>{t('move.outdated')}</li>
          <li>{t('move.people')}</li>
        </ul>
        <ProblemBox>{error ? errorMessage(error) : null}</ProblemBox>
      </Stack>
    </Modal>
  );
};
