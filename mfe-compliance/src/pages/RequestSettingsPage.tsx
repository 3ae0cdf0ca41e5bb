import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useGetRequestSettingsQuery } from '../calls/settingsApi';
import { SettingsForm } from '../features/settings/SettingsForm';
import { RequestsArea } from '../layout/RequestsArea';
import { useComplianceTexts } from '../texts/useComplianceTexts';

/** `/requests/settings`: the public form, limits, and how long requests are kept. */
export const RequestSettingsPage = () => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetRequestSettingsQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const content = () => {
    if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
    return data ? <SettingsForm key={data.organization_id} settings={data} /> : <Skeleton $height="1200px" />;
  };
  return (
    <RequestsArea title={t('nav.settings_title')} lead={t('settings.lead')}>
      {content()}
    </RequestsArea>
  );
};
