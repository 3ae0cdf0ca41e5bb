import { errorMessage, toast, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { useUpdateApplicationMutation } from '../../api/applicationApi';

/** Says what a disabled website does and does not do, and switches it on again (an empty body enables). */
export const DisabledNotice = ({ id }: { id: string }) => {
  const t = useTexts('websites');
  const [update, { isLoading }] = useUpdateApplicationMutation();
  const enable = async () => {
    const { error } = await update({ params: { id }, body: {} });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <Notice
      action={
        <Button kind="secondary" size="small" busy={isLoading} onClick={() => void enable()}>
          {t('detail.enable')}
        </Button>
      }
    >
      {t('detail.disabledNotice')}
    </Notice>
  );
};
