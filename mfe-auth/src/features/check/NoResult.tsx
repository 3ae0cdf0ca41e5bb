import { PLACES } from '@yinyom/contracts/places';
import { Link } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { useCheckTexts } from '../../texts/useCheckTexts';

/** Why there is nothing to show, and the way back to the form. */
export const NoResult = ({ why }: { why: 'blocked' | 'unreachable' | 'failed' | 'gone' }) => {
  const t = useCheckTexts();
  return (
    <Card role="status">
      <Stack $gap={3}>
        <h2>{t(`none.${why}.title`)}</h2>
        <p>{t(`none.${why}.text`)}</p>
        <div>
          <ButtonLink as={Link} to={PLACES.check} $kind="secondary">
            {t('other')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
};
