import type { SecurityKey } from '@yinyom/contracts/identity/securityKeys';
import { formatDateTime, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { RemoveKeyModal } from './RemoveKeyModal';
import { RenameKeyModal } from './RenameKeyModal';

/** The security keys of the signed-in person, each with ways to rename and remove it. */
export const SecurityKeyTable = ({ keys }: { keys: readonly SecurityKey[] }) => {
  const t = useUsersTexts();
  return (
    <Table
      caption={t('security_keys.table')}
      items={keys}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('security_keys.name'), cell: ({ name }) => name },
        {
          key: 'kind',
          title: t('security_keys.kind'),
          cell: ({ synced }) => t(synced ? 'security_keys.synced' : 'security_keys.single'),
        },
        {
          key: 'created',
          title: t('security_keys.created'),
          unbroken: true,
          cell: ({ created_at }) => formatDateTime(created_at),
        },
        {
          key: 'last_used',
          title: t('security_keys.last_used'),
          cell: ({ last_used_at }) =>
            last_used_at ? formatDateTime(last_used_at) : t('security_keys.never'),
        },
        {
          key: 'actions',
          title: t('security_keys.actions'),
          hiddenTitle: true,
          align: 'end',
          cell: (key) => (
            <Row $justify="end">
              <Button
                kind="secondary"
                size="small"
                aria-label={t('security_keys.rename_label', { name: key.name })}
                onClick={() => openModal((close) => <RenameKeyModal securityKey={key} close={close} />)}
              >
                {t('security_keys.rename')}
              </Button>
              <Button
                kind="secondary"
                size="small"
                aria-label={t('security_keys.remove_title', { name: key.name })}
                onClick={() => openModal((close) => <RemoveKeyModal securityKey={key} close={close} />)}
              >
                {t('security_keys.remove')}
              </Button>
            </Row>
          ),
        },
      ]}
    />
  );
};
