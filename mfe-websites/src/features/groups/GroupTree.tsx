import { ROLES } from '@yinyom/contracts/constants';
import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import { toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { useGroupsQuery } from '../../api/groupApi';
import { groupTree } from '../../common/groups/groupTree';
import type { GroupNode } from '../../common/groups/groupTree';
import { refusalOf } from '../../common/refusalOf';
import { RefusedState } from '../../common/RefusedState';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { ViewSwitch } from '../../common/ViewSwitch';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { DeleteGroupDialog } from './DeleteGroupDialog';
import { GroupNameDialog } from './GroupNameDialog';
import { GroupRow } from './GroupRow';
import type { GroupAct } from './GroupRow';
import { MoveGroupDialog } from './MoveGroupDialog';

const Branch = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  & & {
    margin-top: ${({ theme }) => theme.space(2)};
    padding-inline-start: ${({ theme }) => theme.space(8)};
    @media (max-width: ${({ theme }) => theme.phone}) {
      padding-inline-start: ${({ theme }) => theme.space(4)};
    }
  }
`;

interface NodesProps {
  nodes: readonly GroupNode[];
  label?: string;
  onAct?: (act: GroupAct, group: WebsiteGroup) => void;
}

const Nodes = ({ nodes, label, onAct }: NodesProps) => (
  <Branch aria-label={label}>
    {nodes.map(({ group, below }) => (
      <li key={group.id}>
        <GroupRow group={group} onAct={onAct && ((act) => onAct(act, group))} />
        {below.length > 0 && <Nodes nodes={below} label={group.name} onAct={onAct} />}
      </li>
    ))}
  </Branch>
);

/** What is open over the tree. */
type Open = { act: GroupAct; group: WebsiteGroup } | { act: 'create'; group?: undefined };

/** The groups of an organization as a tree of up to three levels; Admins change it. */
export const GroupTree = ({ organizationId }: { organizationId: string }) => {
  const t = useGroupTexts();
  const isAdmin = useSession().role === ROLES.admin;
  const [open, setOpen] = useState<Open | null>(null);
  const list = useGroupsQuery(
    { query: { organization_id: organizationId }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const groups = list.currentData?.entities;
  const refusal = refusalOf(list.error);
  if (refusal && !groups) return <RefusedState refusal={refusal} />;
  const close = () => setOpen(null);
  const create = (
    <Button icon="add" onClick={() => setOpen({ act: 'create' })}>
      {t('list.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        note={t('list.lead')}
        actions={
          <Row $gap={3}>
            <ViewSwitch shown="groups" />
            {isAdmin && groups && groups.length > 0 && create}
          </Row>
        }
      />
      {!groups && list.isError && !list.isFetching && <ErrorState onRetry={() => void list.refetch()} />}
      {!groups && (!list.isError || list.isFetching) && <RowsSkeleton rows={5} height="64px" />}
      {groups?.length === 0 && (
        <EmptyState icon="globe" title={t('list.empty')} action={isAdmin && create}>
          {t(isAdmin ? 'list.emptyText' : 'list.emptyForOthers')}
        </EmptyState>
      )}
      {groups && groups.length > 0 && (
        <Stack $gap={3}>
          <Nodes
            nodes={groupTree(groups)}
            label={t('list.title')}
            onAct={isAdmin ? (act, group) => setOpen({ act, group }) : undefined}
          />
        </Stack>
      )}
      {groups && (open?.act === 'create' || open?.act === 'add' || open?.act === 'rename') && (
        <GroupNameDialog
          organizationId={organizationId}
          groups={groups}
          group={open.act === 'rename' ? open.group : undefined}
          parentId={open.act === 'add' ? open.group.id : null}
          onClose={close}
        />
      )}
      {groups && open?.act === 'move' && (
        <MoveGroupDialog group={open.group} groups={groups} onClose={close} />
      )}
      {open?.act === 'delete' && (
        <DeleteGroupDialog
          group={open.group}
          onClose={close}
          onDeleted={() => {
            close();
            toast.success(t('delete.done'));
          }}
        />
      )}
    </>
  );
};
