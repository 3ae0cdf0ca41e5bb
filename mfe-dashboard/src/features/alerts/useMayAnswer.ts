import { ROLES } from '@yinyom/contracts/constants';
import { mayAnswerAlert, type AlertRule } from '@yinyom/contracts/notify/alertRules';
import type { Alert } from '@yinyom/contracts/notify/alerts';
import { useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';

/** React hook: whether the reader may answer an alert. The flag of a Viewer is in the list that the shell has loaded. */
export const useMayAnswer = (): ((alert: { rule: AlertRule } & Pick<Alert, 'state'>) => boolean) => {
  const { role, organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery(undefined, { skip: role >= ROLES.member });
  const isOfficer = data?.some(({ id, organization_user: { dpo } }) => id === organizationId && dpo === true);
  return ({ rule, state }) => state !== 'resolved' && mayAnswerAlert(rule, role, isOfficer ? ['dpo'] : []);
};
