import { ROLES } from '@yinyom/contracts/constants';
import { useSession } from '@yinyom/mfe-kit';
import { useMemo } from 'react';
import {
  useLateAlertsQuery,
  useLateAuditsQuery,
  useLatePublicationsQuery,
  useLateScansQuery,
} from './changesApi';
import { changesOf, type Change } from './changesOf';

/** More of a kind than this no strip can show. */
const MOST = '50';

/** Everything of a period that may have changed what visitors do, as far as the reader's role may know of it. */
export const useChanges = (applicationId: string, period: { from: string; to: string }): Change[] => {
  const { role, organizationId } = useSession();
  const { from, to } = period;
  const site = { params: { id: applicationId }, quiet: true };
  const anew = { refetchOnMountOrArgChange: true };
  const member = { ...anew, skip: role < ROLES.member };
  const versions = useLatePublicationsQuery({ ...site, query: { limit: MOST } }, member);
  const scans = useLateScansQuery({ ...site, query: { limit: MOST } }, member);
  const audits = useLateAuditsQuery(
    {
      params: { id: organizationId ?? '' },
      query: { action: 'application.block_rule', target_id: applicationId, from, to, limit: MOST },
      quiet: true,
    },
    { ...anew, skip: role < ROLES.admin || !organizationId },
  );
  const alerts = useLateAlertsQuery({ ...site, query: { limit: MOST } }, anew);
  return useMemo(
    () =>
      changesOf(
        applicationId,
        {
          versions: versions.currentData?.entities ?? [],
          scans: scans.currentData?.entities ?? [],
          audits: audits.currentData?.entities ?? [],
          alerts: alerts.currentData?.entities ?? [],
        },
        { from, to },
      ),
    [
      applicationId,
      alerts.currentData,
      audits.currentData,
      from,
      scans.currentData,
      to,
      versions.currentData,
    ],
  );
};
