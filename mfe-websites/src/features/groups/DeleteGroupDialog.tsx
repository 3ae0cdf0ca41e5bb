import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { Form, formatNumber, useAppDispatch, useForm, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { forgetGroups, useDeleteGroupMutation, useGroupQuery } from '../../api/groupApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { DialogActions } from '../../common/DialogActions';

interface DeleteGroupDialogProps {
  group: Pick<WebsiteGroup, 'id' | 'name'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what deleting a group does to its websites and groups; its name must be typed, as it cannot be undone. */
export const DeleteGroupDialog = ({ group, onClose, onDeleted }: DeleteGroupDialogProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  const dispatch = useAppDispatch();
  const formId = useId();
  const form = useForm({ typed: '' });
  const open = useGroupQuery({ params: { id: group.id }, quiet: true }, { refetchOnMountOrArgChange: true });
  const [remove, { isLoading }] = useDeleteGroupMutation();
  const isSure = form.values.typed === group.name;
  const what = open.currentData?.deletion;
  const submit = async () => {
    if (!isSure) return;
    try {
      await remove({ params: { id: group.id }, query: { confirm: form.values.typed } }).unwrap();
      onDeleted();
      dispatch(forgetGroups());
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  return (
    <Modal
      title={t('delete.title', { name: group.name })}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button kind="danger" type="submit" form={formId} busy={isLoading} disabled={!isSure || !what}>
            {t('delete.confirm')}
          </Button>
        </DialogActions>
      }
    >
      {!what && open.isError && !open.isFetching && <ErrorState onRetry={() => void open.refetch()} />}
      {!what && (!open.isError || open.isFetching) && <RowsSkeleton rows={3} height="28px" />}
      {what && (
        <Form id={formId} refusals={form.refusals} onSubmit={submit}>
          <Stack $gap={4}>
            <ul>
              <li>{t('delete.websites', { number: formatNumber(what.websites, lang) })}</li>
              <li>{t('delete.groups', { number: formatNumber(what.groups, lang) })}</li>
              <li>{t('delete.inheriting', { number: formatNumber(what.inheriting, lang) })}</li>
              <li>{t('delete.nothing')}</li>
            </ul>
            <TextField
              {...form.field('typed')}
              label={t('delete.type', { name: group.name })}
              autoComplete="off"
              spellCheck={false}
            />
            <ProblemBox>{form.failure}</ProblemBox>
          </Stack>
        </Form>
      )}
    </Modal>
  );
};
