import type { Session } from '@yinyom/contracts/identity/sessions';
import { errorMessage, formatDateTime, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useRevokeSessionMutation } from './sessionsApi';

/** The living sessions, each but the present one with a way to end it. */
export const SessionTable = ({ sessions }: { sessions: readonly Session[] }) => {
  const t = useUsersTexts();
  const [revoke, { isLoading, originalArgs }] = useRevokeSessionMutation();
  const end = async (id: string) => {
    try {
      await revoke({ params: { id } }).unwrap();
      toast.success(t('sessions.revoked'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <Table
      caption={t('sessions.table')}
      items={sessions}
      rowKey={({ id }) => id}
      columns={[
        { key: 'device', title: t('sessions.device'), cell: ({ device }) => device },
        { key: 'ip', title: t('sessions.ip'), cell: ({ ip_truncated }) => ip_truncated },
        {
          key: 'created',
          title: t('sessions.created'),
          unbroken: true,
          cell: ({ created_at }) => formatDateTime(created_at),
        },
        {
          key: 'last_used',
          title: t('sessions.last_used'),
          unbroken: true,
          cell: ({ last_used_at }) => formatDateTime(last_used_at),
        },
        {
          key: 'actions',
          title: t('sessions.actions'),
          hiddenTitle: true,
          align: 'end',
          cell: ({ id, device, current }) =>
            current ? (
              <Badge tone="success">{t('sessions.current')}</Badge>
            ) : (
              <Button
                kind="secondary"
                size="small"
                aria-label={t('sessions.revoke_label', { device })}
                busy={isLoading && originalArgs?.params.id === id}
                onClick={() => void end(id)}
              >
                {t('sessions.revoke')}
              </Button>
            ),
        },
      ]}
    />
  );
};
