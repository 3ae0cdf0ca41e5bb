import type { SampleData } from '@yinyom/contracts/identity/sampleData';
import { useSession } from '@yinyom/mfe-kit';
import { useListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { useEffect } from 'react';
import { rememberShown, useFolded, wasShown } from './stripState';

const EXPECTED: SampleData = { state: 'ready', done: 0, total: 0 };

/**
 * React hook: the sample data of the organization in use, from the first moment where it had some a moment ago; null for
 * none. While they are made the strip over them is not folded.
 */
export const useSampleData = (): {
  id: string;
  sample: SampleData;
  /** Whether `sample` is what the platform says, and not what it said a moment ago. */
  sure: boolean;
  folded: boolean;
} | null => {
  const { organizationId } = useSession();
  const { data } = useListMyOrganizationsQuery();
  const folded = useFolded();
  const known = data && (data.find(({ id }) => id === organizationId)?.sample_data ?? null);
  useEffect(() => {
    if (organizationId && known !== undefined) rememberShown(organizationId, known !== null);
  }, [organizationId, known]);
  if (!organizationId) return null;
  const sample = known === undefined && wasShown(organizationId) ? EXPECTED : known;
  return sample
    ? {
        id: organizationId,
        sample,
        sure: known !== undefined,
        folded: folded === organizationId && sample.state === 'ready',
      }
    : null;
};
