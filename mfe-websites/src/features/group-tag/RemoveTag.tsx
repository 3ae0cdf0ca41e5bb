import { confirmDialog, errorMessage, toast, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useRemoveGroupTagMutation } from '../../api/groupTagApi';
import { useGroupTexts } from '../../texts/useGroupTexts';

/** Ends the tag of a group, after a question: pages that have it lose their banner. */
export const RemoveTag = ({ groupId }: { groupId: string }) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const [remove, { isLoading }] = useRemoveGroupTagMutation();
  const end = async () => {
    const agreed = await confirmDialog({
      title: t('tag.removeTitle'),
      text: t('tag.removeText'),
      confirm: t('tag.remove'),
      cancel: common('common.cancel'),
      danger: true,
    });
    if (!agreed) return;
    const { error } = await remove({ params: { id: groupId } });
    if (error) toast.error(errorMessage(error));
    else toast.success(t('tag.removed'));
  };
  return (
    <div>
      <Button kind="danger" busy={isLoading} onClick={() => void end()}>
        {t('tag.remove')}
      </Button>
    </div>
  );
};
