import { createGroup } from '@yinyom/contracts/groups/group';
import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { Form, toast, useForm, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useCreateGroupMutation, useUpdateGroupMutation } from '../../api/groupApi';
import { GroupSelect } from '../../common/groups/GroupSelect';
import { GROUP_LEVELS } from '../../common/groups/groupTree';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { DialogActions } from '../../common/DialogActions';

interface GroupNameDialogProps {
  organizationId: string;
  groups: readonly WebsiteGroup[];
  /** The group that gets another name; absent: one is made. */
  group?: WebsiteGroup;
  /** Where a new group begins; null: at the top. */
  parentId?: string | null;
  onClose: () => void;
}

/** Makes a group in a place of the tree, or gives one another name. */
export const GroupNameDialog = (props: GroupNameDialogProps) => {
  const { organizationId, groups, group, parentId = null, onClose } = props;
  const t = useGroupTexts();
  const common = useTexts('websites');
  const formId = useId();
  const form = useForm(
    { name: group?.name ?? '', parent_id: parentId },
    // Below a group without room nothing is offered, so only the name can be wrong.
    { schema: createGroup.body },
  );
  const [create, creating] = useCreateGroupMutation();
  const [update, updating] = useUpdateGroupMutation();

  const submit = async () => {
    const { name, parent_id } = form.values;
    try {
      if (group) await update({ params: { id: group.id }, ifMatch: group.etag, body: { name } }).unwrap();
      else await create({ body: { organization_id: organizationId, name, parent_id } }).unwrap();
      toast.success(common('common.saved'));
      onClose();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Modal
      title={t(group ? 'name.rename' : 'name.create')}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={formId} busy={creating.isLoading || updating.isLoading}>
            {common('common.save')}
          </Button>
        </DialogActions>
      }
    >
      <Form id={formId} refusals={form.refusals} onSubmit={submit}>
        <Stack $gap={4}>
          {!group && <p>{t('name.lead')}</p>}
          <TextField {...form.field('name')} label={t('name.label')} required autoComplete="off" />
          {!group && (
            <GroupSelect
              label={t('name.parent')}
              none={t('name.top')}
              groups={groups.filter(({ path }) => path.length < GROUP_LEVELS)}
              all={groups}
              value={form.values.parent_id}
              onChange={(parent_id) => form.change({ parent_id })}
            />
          )}
          <ProblemBox>{form.failure}</ProblemBox>
        </Stack>
      </Form>
    </Modal>
  );
};
