import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';

interface UnpublishedNoticeProps {
  /** Leads to the banner; absent where one is already there. */
  onBanner?: () => void;
}

/** Says what a website does for its visitors before its owner's first publication: nothing. */
export const UnpublishedNotice = ({ onBanner }: UnpublishedNoticeProps) => {
  const t = useTexts('websites');
  return (
    <Notice
      action={
        onBanner && (
          <Button kind="secondary" size="small" onClick={onBanner}>
            {t('detail.toBanner')}
          </Button>
        )
      }
    >
      {t('detail.unpublishedNotice')}
    </Notice>
  );
};
