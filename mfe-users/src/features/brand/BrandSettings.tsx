import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { errorMessage, useSearchParams, useSession } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useBrandTexts } from '../../texts/useBrandTexts';
import { useListGroupsQuery } from '../../websites/groupsApi';
import { useGetBrandQuery } from './brandApi';
import { BrandForm } from './BrandForm';
import { BrandLogos } from './BrandLogos';

const called = ({ name, controller }: WebsiteGroup): string =>
  controller && controller.name !== name ? `${name} (${controller.name})` : name;

/** The brand of the organization, or of a group whose controller is a client. */
export const BrandSettings = () => {
  const t = useBrandTexts();
  const id = useSession().organizationId ?? '';
  const [search, setSearch] = useSearchParams();
  const group = search.get('group') ?? '';
  const params = { id };
  const query = group ? { group_id: group } : {};
  const { data: groups } = useListGroupsQuery({ query: { organization_id: id } }, { skip: !id });
  const { currentData, error, isError, refetch } = useGetBrandQuery({ params, query }, { skip: !id });

  const clients = groups?.entities.filter(({ controller, id: own }) => controller || own === group) ?? [];
  return (
    <Stack $gap={5} $form>
      {clients.length > 0 && (
        <Select
          label={t('owner')}
          hint={t('owner_hint')}
          value={group}
          options={[
            { value: '', label: t('organization') },
            ...clients.map((one) => ({ value: one.id, label: called(one) })),
          ]}
          onChange={(value) => setSearch(value ? { group: value } : {})}
        />
      )}
      {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
      {!currentData && !isError && <Skeleton $height="960px" />}
      {currentData && (
        <>
          <BrandLogos brand={currentData} params={params} query={query} />
          <BrandForm key={group} brand={currentData} params={params} query={query} />
        </>
      )}
    </Stack>
  );
};
