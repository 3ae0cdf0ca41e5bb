import { selectApplication, useSession } from '@yinyom/mfe-kit';
import { useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { useAlertsElsewhereQuery } from './alertsApi';

/** That another website of the organization has alerts, too, and the way to the first of them. */
export const OtherWebsites = ({ applicationId }: { applicationId: string }) => {
  const t = useAlertTexts();
  const { organizationId } = useSession();
  const { currentData } = useAlertsElsewhereQuery({ quiet: true });
  const others = (currentData?.by_application ?? []).filter(
    ({ application_id, organization_id }) =>
      organization_id === organizationId && application_id !== null && application_id !== applicationId,
  );
  const id = others[0]?.application_id ?? '';
  const next = useApplicationQuery({ params: { id }, quiet: true }, { skip: id === '' }).currentData;
  if (!next) return null;
  return (
    <Notice
      action={
        <Button kind="secondary" onClick={() => selectApplication(next)}>
          {t('go_to', { website: next.domain_name })}
        </Button>
      }
    >
      {t(others.length === 1 ? 'elsewhere' : 'elsewhere_many', { amount: others.length })}
    </Notice>
  );
};
