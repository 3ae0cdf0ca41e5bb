import { openModal, selectApplication, useSearchParams, useSession } from '@yinyom/mfe-kit';
import { useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Stack } from '@yinyom/ui/data/Stack';
import { useEffect } from 'react';
import { AlertList, useAlertList, type Unwatched } from '../features/alerts/AlertList';
import { OtherWebsites } from '../features/alerts/OtherWebsites';
import { RulesModal } from '../features/alerts/RulesModal';
import { useAlertTexts } from '../texts/useAlertTexts';
import { useListedName } from '../website/useListedName';
import { useTitleOf } from '../website/useTitleOf';
import { NoApplication } from './NoApplication';
import { RefusedPage, refusalOf } from './RefusedPage';

/** Mails lead to a website's alerts (`?website=`): it becomes the chosen one, and going back does not choose it again. */
const useWebsiteOfAddress = () => {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('website') ?? '';
  const { currentData } = useApplicationQuery(
    { params: { id: wanted }, quiet: true },
    { skip: wanted === '' },
  );
  useEffect(() => {
    if (!currentData) return;
    selectApplication(currentData);
    setSearch({}, { replace: true });
  }, [currentData, setSearch]);
};

/** `/alerts`: what is not as it should be on the website chosen in the domain switcher. */
export const AlertsPage = () => {
  const t = useAlertTexts();
  const { applicationId } = useSession();
  const titleOf = useTitleOf();
  useWebsiteOfAddress();
  const id = applicationId ?? '';
  const website = useApplicationQuery({ params: { id }, quiet: true }, { skip: id === '' }).currentData;
  const alerts = useAlertList(applicationId);
  const listed = useListedName(applicationId);
  const unwatched: Unwatched = website?.sample
    ? 'sample'
    : website?.template_version === 0
      ? 'unpublished'
      : null;
  if (!applicationId) return <NoApplication title={t('title')} />;
  const refusal = refusalOf(alerts.list.error);
  if (refusal) return <RefusedPage refusal={refusal} />;
  return (
    <>
      <PageHeader
        title={titleOf(t('title'), website?.domain_name)}
        note={t('lead')}
        actions={
          <Button
            kind="secondary"
            icon="settings"
            onClick={() => openModal((close) => <RulesModal applicationId={applicationId} close={close} />)}
          >
            {t('rules')}
          </Button>
        }
      />
      <Stack $gap={4}>
        <AlertList
          key={applicationId}
          {...alerts}
          unwatched={unwatched}
          website={website?.domain_name ?? listed ?? ''}
        />
        {alerts.list.currentData && <OtherWebsites applicationId={applicationId} />}
      </Stack>
    </>
  );
};
