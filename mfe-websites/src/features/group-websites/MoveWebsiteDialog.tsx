import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import type { Application } from '@yinyom/contracts/websites/application';
import { errorMessage, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useMoveApplicationMutation } from '../../api/groupApi';
import { GroupSelect } from '../../common/groups/GroupSelect';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { MoveEffects } from './MoveEffects';
import { DialogActions } from '../../common/DialogActions';

interface MoveWebsiteDialogProps {
  application: Application;
  groups: readonly WebsiteGroup[];
  onClose: () => void;
}

/** Moves a website into another group or out of all groups, after saying what that changes. */
export const MoveWebsiteDialog = ({ application, groups, onClose }: MoveWebsiteDialogProps) => {
  const t = useGroupTexts();
  const { id, domain_name, etag } = application;
  const now = application.group_id ?? null;
  const [groupId, setGroupId] = useState(now);
  const [move, { isLoading, error }] = useMoveApplicationMutation();
  const save = async () => {
    const { data } = await move({
      params: { id },
      ...(etag && { ifMatch: etag }),
      body: { group_id: groupId },
    });
    if (!data) return;
    toast.success(t('websites.moved', { domain: domain_name }));
    onClose();
  };
  return (
    <Modal
      title={t('websites.moveTitle', { domain: domain_name })}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button disabled={groupId === now} busy={isLoading} onClick={() => void save()}>
            {t('websites.moveConfirm')}
          </Button>
        </DialogActions>
      }
    >
      <Stack $gap={4}>
        <GroupSelect
          label={t('websites.group')}
          none={t('websites.noGroup')}
          groups={groups}
          all={groups}
          value={groupId}
          onChange={setGroupId}
        />
        <MoveEffects leaves={groupId === null} />
        <ProblemBox>{error ? errorMessage(error) : null}</ProblemBox>
      </Stack>
    </Modal>
  );
};
