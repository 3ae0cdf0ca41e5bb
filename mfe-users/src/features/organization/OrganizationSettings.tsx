import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useGetOrganizationQuery } from './organizationApi';
import { OrganizationForm } from './OrganizationForm';

/** The settings of the chosen organization. */
export const OrganizationSettings = () => {
  const { organizationId } = useSession();
  const { data, error, isError, refetch } = useGetOrganizationQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  return data ? <OrganizationForm key={data.id} organization={data} /> : <Skeleton $height="1040px" />;
};
