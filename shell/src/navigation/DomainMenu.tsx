import { saveSession, useSession, useTexts } from '@yinyom/mfe-kit';
import { useListApplicationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { useEffect, useState } from 'react';
import { MenuSearch } from './MenuSearch';
import { MenuText } from './MenuText';

/** The list scrolls above this many items (specification §9). */
const VISIBLE_ITEMS = 3;
/** Lists longer than this can be searched. */
const SEARCHABLE_FROM = 8;

/** The website whose figures are shown: the remembered one, otherwise the first. */
export const DomainMenu = () => {
  const t = useTexts('shell');
  const { organizationId, applicationId } = useSession();
  const [search, setSearch] = useState('');
  const { data } = useListApplicationsQuery(
    {
      query: {
        organization_id: organizationId ?? undefined,
        sort: 'domain_name',
        order: 'asc',
        limit: '100',
      },
    },
    { skip: !organizationId },
  );
  const applications = data?.entities ?? [];
  const current = applications.find(({ id }) => id === applicationId) ?? applications[0];

  useEffect(() => {
    if (current && current.id !== applicationId) saveSession({ applicationId: current.id });
  }, [current, applicationId]);

  if (!current) return null;
  const shown = applications.filter(({ domain_name }) => domain_name.includes(search.toLowerCase()));
  return (
    <DropdownMenu
      label={`${t('domain')}: ${current.domain_name}`}
      visibleItems={VISIBLE_ITEMS + (applications.length >= SEARCHABLE_FROM ? 1 : 0)}
      onOpenChange={() => setSearch('')}
      trigger={
        <>
          <Icon name="link" />
          <MenuText>{current.domain_name}</MenuText>
        </>
      }
      header={
        applications.length >= SEARCHABLE_FROM ? (
          <MenuSearch value={search} onChange={setSearch} />
        ) : undefined
      }
      items={shown.map(({ id, domain_name }) => ({
        key: id,
        label: domain_name,
        selected: id === current.id,
        onSelect: () => saveSession({ applicationId: id }),
      }))}
    />
  );
};
