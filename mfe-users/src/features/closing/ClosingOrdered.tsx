import { confirmDialog, errorMessage, formatDateTime, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { useOutsideTexts } from '../../texts/useOutsideTexts';
import { useCancelClosingMutation } from './closingApi';

/** Says when the organization will end, with the way to take the order back. */
export const ClosingOrdered = ({ id, closesAt }: { id: string; closesAt: string }) => {
  const say = useOutsideTexts();
  const [cancel, { isLoading }] = useCancelClosingMutation();
  const ask = async () => {
    const goAhead = await confirmDialog({
      title: say('closing.cancel'),
      text: say('closing.cancel_text'),
      confirm: say('closing.cancel'),
    });
    if (!goAhead) return;
    try {
      await cancel({ params: { id }, body: {} }).unwrap();
      toast.success(say('closing.cancelled'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <Notice
      action={
        <Button kind="secondary" busy={isLoading} onClick={() => void ask()}>
          {say('closing.cancel')}
        </Button>
      }
    >
      {say('closing.waiting', { date: formatDateTime(closesAt) })}
    </Notice>
  );
};
