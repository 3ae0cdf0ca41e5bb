import { Row } from '@yinyom/ui/data/Stack';
import { Spinner } from '@yinyom/ui/foundation/Spinner';
import { AuthPage } from '../../layout/AuthPage';
import { useAuthTexts } from '../../texts/useAuthTexts';

/** While a mailed link is looked at. */
export const OpeningLink = () => {
  const t = useAuthTexts();
  return (
    <AuthPage title={t('confirmation.confirming')}>
      <Row role="status" $justify="center">
        <Spinner $size={28} />
      </Row>
    </AuthPage>
  );
};
