import type { Application } from '@yinyom/contracts/websites/application';
import {
  formatNumber,
  lazyPart,
  selectApplication,
  useLang,
  useLocation,
  useNavigate,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { DropdownMenu } from '@yinyom/ui/action/DropdownMenu';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useMembership } from '../membership/useMembership';
import { applicationList } from '../selection/applicationList';
import { samePage } from '../selection/samePage';
import { useOpenWebsite } from '../selection/useOpenWebsite';
import { useSelection } from '../selection/useSelection';
import { groupPath } from './groupPath';
import { MenuCount } from './MenuCount';
import { MenuEnd } from './MenuEnd';
import { MenuSearch } from './MenuSearch';
import { MenuText } from './MenuText';

/** The list scrolls above this many items (specification §9). */
const VISIBLE_ITEMS = 3;
/** Lists longer than this can be searched. */
const SEARCHABLE_FROM = 8;

// Most organizations have no groups, and most people never open the menu.
const GroupNames = lazyPart(
  () => import('./GroupNames').then((file) => file.GroupNames),
  () => null,
);

const Group = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-weight: ${({ theme }) => theme.font.weight.normal};
`;

const NO_NAMES: ReadonlyMap<string, string> = new Map();

const Websites = ({ current }: { current: Application }) => {
  const t = useTexts('shell');
  const lang = useLang();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { organizationId } = useSession();
  const [q, setQ] = useState('');
  const [open, setOpen] = useState(false);
  const [names, setNames] = useState(NO_NAMES);
  const all = useApplicationPagesInfiniteQuery(applicationList(organizationId));
  const found = useApplicationPagesInfiniteQuery(applicationList(organizationId, q));
  const total = all.currentData?.pages[0]?.total ?? 0;
  const applications = found.currentData?.pages.flatMap(({ entities }) => entities) ?? [];

  const choose = (application: Application) => {
    // On a website's page the page decides: the selection follows once it opened (somebody may stay with unsaved work).
    const page = samePage(pathname, search, application.id);
    if (page) void navigate(page);
    else selectApplication(application);
  };
  return (
    <DropdownMenu
      label={`${t('domain')}: ${current.domain_name}`}
      align="end"
      visibleItems={VISIBLE_ITEMS}
      onOpenChange={(next) => {
        setOpen(next);
        setQ('');
      }}
      trigger={
        <>
          <Icon name="link" />
          <MenuText>{current.domain_name}</MenuText>
        </>
      }
      header={
        total > VISIBLE_ITEMS && (
          <>
            {total >= SEARCHABLE_FROM && <MenuSearch onSearch={setQ} />}
            <MenuCount>{t('domain_count', { websites: formatNumber(total, lang) })}</MenuCount>
          </>
        )
      }
      searchable={total >= SEARCHABLE_FROM}
      footer={
        <>
          <MenuEnd
            empty={applications.length === 0}
            hasMore={found.hasNextPage}
            loading={found.isFetching}
            failed={found.isError}
            onMore={() => void (found.currentData ? found.fetchNextPage() : found.refetch())}
          />
          {open && organizationId && applications.some(({ group_id }) => group_id) && (
            <Suspense fallback={null}>
              <GroupNames organizationId={organizationId} onKnown={setNames} />
            </Suspense>
          )}
        </>
      }
      items={applications.map((application) => ({
        key: application.id,
        label: (
          <>
            {application.domain_name}
            {groupPath(application, names) && <Group>{groupPath(application, names)}</Group>}
          </>
        ),
        selected: application.id === current.id,
        onSelect: () => choose(application),
      }))}
    />
  );
};

/**
 * The website that the open page is about, and the choice of another one of the organization. On pages about no single
 * website there is nothing to switch.
 * @param aboutSelected the page shows the selected website
 */
export const DomainMenu = ({ aboutSelected }: { aboutSelected: boolean }) => {
  const { lost } = useMembership();
  const open = useOpenWebsite();
  const selection = useSelection(aboutSelected && !lost);
  const current = open ?? (aboutSelected ? selection.current : undefined);
  return current && !lost ? <Websites current={current} /> : null;
};
