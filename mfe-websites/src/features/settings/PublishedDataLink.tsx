import { Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';

/** Leads Admins to what the website publishes of people. */
export const PublishedDataLink = ({ applicationId }: { applicationId: string }) => {
  const t = useTexts('websites');
  return (
    <Card>
      <Stack $gap={4}>
        <h2>{t('publishedData.title')}</h2>
        <p>{t('publishedData.text')}</p>
        <div>
          <ButtonLink as={Link} to={`/websites/${applicationId}/published`} $kind="secondary">
            {t('publishedData.action')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
};
