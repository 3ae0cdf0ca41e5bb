import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import { formatDateTime } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { Modal } from '@yinyom/ui/overlay/Modal';
import styled from 'styled-components';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { eventText, isAuditAction } from './auditEvents';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(90px, 30%) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  > dt {
    color: ${({ theme }) => theme.color.muted};
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** A stored value in words: texts as they are, everything else as JSON. */
const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One entry of the log in full. */
export const AuditEntryModal = ({ event, close }: SlotProps & { event: AuditEvent }) => {
  const t = useUsersTexts();
  const { action, actor, target, at, result, ip_truncated, request_id, hash, changes = [] } = event;
  const marked = (name: string, external?: true) => (external ? `${name} (${t('users.external')})` : name);
  const facts: [string, string][] = [
    [t('audit.at'), formatDateTime(at)],
    [t('audit.actor'), actor.kind === 'system' ? t('audit.system') : marked(actor.name, actor.external)],
    [t('audit.target'), marked(target.label, target.external)],
    [t('audit.result'), t(`audit.result_${result}`)],
    [t('audit.ip'), shown(ip_truncated)],
    [t('audit.request_id'), shown(request_id)],
    [t('audit.hash'), hash],
  ];
  return (
    <Modal title={isAuditAction(action) ? t(eventText(action)) : action} onClose={close}>
      <Stack>
        <Facts>
          {facts.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
        </Facts>
        {changes.length > 0 && (
          <Table
            caption={t('audit.details')}
            items={changes}
            rowKey={({ field }) => field}
            columns={[
              { key: 'field', title: t('audit.field'), cell: ({ field }) => field },
              { key: 'before', title: t('audit.before'), cell: ({ before }) => shown(before) },
              { key: 'after', title: t('audit.after'), cell: ({ after }) => shown(after) },
            ]}
          />
        )}
      </Stack>
    </Modal>
  );
};
