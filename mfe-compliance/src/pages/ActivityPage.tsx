import {
  errorMessage,
  formatDateTime,
  isApiError,
  Link,
  useLang,
  usePageTitle,
  useParams,
  useSession,
} from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Notice } from '@yinyom/ui/data/Notice';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useGetProcessingActivityQuery } from '../calls/recordApi';
import { ActivityForm } from '../features/activity/ActivityForm';
import { useSavedWords } from '../features/activity/useSavedWords';
import { Versions } from '../features/activity/Versions';
import { useRecordTexts } from '../texts/useRecordTexts';
import { textIn } from '../words/textIn';

/** `/compliance/record/:id`: one activity with its items and versions. */
export const ActivityPage = () => {
  const t = useRecordTexts();
  const lang = useLang();
  const savedWords = useSavedWords();
  const { id: aid = '' } = useParams();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetProcessingActivityQuery(
    { params: { id: organizationId ?? '', aid } },
    { skip: organizationId === null },
  );
  const title = data ? textIn(data.name, lang) : t('list.name');
  usePageTitle(title);
  if (isError && isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        heading="h1"
        title={t('activity.unknown')}
        action={
          <ButtonLink as={Link} to="/compliance/record">
            {t('activity.back')}
          </ButtonLink>
        }
      >
        {t('activity.unknown_hint')}
      </EmptyState>
    );
  }
  const content = () => {
    if (isError && !data)
      return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    if (!data) return <Skeleton $height="900px" />;
    return (
      <Stack $gap={5}>
        <div>
          {data.generated && <Notice tone="info">{t('activity.generated')}</Notice>}
          {data.differs && (
            <Notice tone="warning">
              {t('activity.differs')} <Link to="/compliance/record">{t('activity.compare')}</Link>
            </Notice>
          )}
          <p>
            {t(`roles.${data.role}`)} · {savedWords(data, formatDateTime(data.saved_at))}
          </p>
        </div>
        <ActivityForm key={data.id} activity={data} />
        <Versions activity={data} />
      </Stack>
    );
  };
  return (
    <>
      <PageHeader title={title} note={<Link to="/compliance/record">{t('activity.back')}</Link>} />
      {content()}
    </>
  );
};
