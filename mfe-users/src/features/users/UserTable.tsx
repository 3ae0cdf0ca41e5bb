import type { OrgUser } from '@yinyom/contracts/identity/organizationUsers';
import { formatDate, formatDateTime, useSession } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { UserActions } from './UserActions';
import { NameCell } from '../../layout/NameCell';

const TONES: Record<OrgUser['status'], BadgeTone> = {
  active: 'success',
  invited: 'info',
  suspended: 'warning',
};

/** The people of the organization with role, status, two-factor state and last access. */
export const UserTable = ({ users }: { users: readonly OrgUser[] }) => {
  const t = useUsersTexts();
  const me = useSession().user?.id;
  return (
    <Table
      caption={t('users.table')}
      items={users}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('users.name'),
          cell: ({ id, name, email, username, external }) => (
            <NameCell>
              <span>
                {name} {id === me && <Badge>{t('users.you')}</Badge>}
                {external && <Badge tone="info">{t('users.external')}</Badge>}
              </span>
              <small>{[email, username].filter(Boolean).join(' · ')}</small>
            </NameCell>
          ),
        },
        {
          key: 'role',
          title: t('users.role'),
          phone: 'bare',
          cell: ({ role, scope, dpo }) => (
            <NameCell>
              {t(`role.${role}`)}
              {dpo && <small>{t('users.dpo')}</small>}
              {scope && scope.websites.length > 0 && (
                <small>{t('reach.count', { count: scope.websites.length })}</small>
              )}
              {scope?.groups && <small>{t('reach.groups', { count: scope.groups.length })}</small>}
            </NameCell>
          ),
        },
        {
          key: 'status',
          title: t('users.status'),
          phone: 'bare',
          cell: ({ status }) => <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>,
        },
        {
          key: 'two_fa',
          title: t('users.two_fa'),
          cell: ({ two_fa }) => t(two_fa ? 'users.two_fa_on' : 'users.two_fa_off'),
        },
        {
          key: 'last_access',
          title: t('users.last_access'),
          unbroken: true,
          cell: ({ last_access_at }) => formatDateTime(last_access_at) || t('users.never'),
        },
        {
          key: 'added',
          title: t('users.added'),
          unbroken: true,
          cell: ({ created_at }) => formatDate(created_at),
        },
        {
          key: 'actions',
          title: t('users.actions'),
          hiddenTitle: true,
          align: 'end',
          cell: (user) => <UserActions user={user} isSelf={user.id === me} />,
        },
      ]}
    />
  );
};
