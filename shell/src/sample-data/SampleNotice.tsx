import type { SampleData } from '@yinyom/contracts/identity/sampleData';
import { useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { useEffect } from 'react';
import { SampleStrip } from './SampleStrip';
import { rememberShown, wasShown } from './shownStrip';

const EXPECTED: SampleData = { state: 'ready', done: 0, total: 0 };

/** Where the organization in use shows sample data: says so, from the first moment where it did a moment ago. */
export const SampleNotice = () => {
  const { organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery();
  const known = data && (data.find(({ id }) => id === organizationId)?.sample_data ?? null);
  useEffect(() => {
    if (organizationId && known !== undefined) rememberShown(organizationId, known !== null);
  }, [organizationId, known]);
  if (!organizationId) return null;
  const sample = known === undefined && wasShown(organizationId) ? EXPECTED : known;
  return sample ? <SampleStrip id={organizationId} sample={sample} /> : null;
};
