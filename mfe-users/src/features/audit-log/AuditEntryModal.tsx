import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import { formatDateTime } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Facts } from '@yinyom/ui/data/Facts';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { Modal } from '@yinyom/ui/overlay/Modal';
import type { ReactNode } from 'react';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useAuditTexts } from '../../texts/useAuditTexts';
import { AlertRuleName } from './AlertRuleName';
import { alertOf, fieldWords, isAlertRule, knownField, shownValue } from './auditChange';
import { AuditValue } from './AuditValue';
import { eventText, isAuditAction } from './auditEvents';

/** The name of what changed. A rule of alerts has that of its alert. */
const FieldName = ({ field }: { field: string }) => {
  const words = useAuditTexts();
  const known = knownField(field);
  if (known) return <>{words(`field.${known}`)}</>;
  return isAlertRule(field) ? <AlertRuleName rule={field} /> : <>{fieldWords(field)}</>;
};

/** What an entry changed, in words where there are some; stored texts stay as they are. */
const Changes = ({ action, changes }: Required<Pick<AuditEvent, 'action' | 'changes'>>) => {
  const t = useUsersTexts();
  const valueOf = (field: string, value: unknown) => (
    <AuditValue action={action} field={field} value={value} />
  );
  return (
    <Table
      caption={t('audit.details')}
      items={changes}
      rowKey={({ field }) => field}
      columns={[
        { key: 'field', title: t('audit.field'), cell: ({ field }) => <FieldName field={field} /> },
        { key: 'before', title: t('audit.before'), cell: ({ field, before }) => valueOf(field, before) },
        { key: 'after', title: t('audit.after'), cell: ({ field, after }) => valueOf(field, after) },
      ]}
    />
  );
};

/** One entry of the log in full. */
export const AuditEntryModal = ({ event, close }: SlotProps & { event: AuditEvent }) => {
  const t = useUsersTexts();
  const { action, actor, target, at, result, ip_truncated, request_id, hash, changes = [] } = event;
  const alert = alertOf(target);
  const marked = (name: string, external?: true) => (external ? `${name} (${t('users.external')})` : name);
  const facts: [string, ReactNode][] = [
    [t('audit.at'), formatDateTime(at)],
    [t('audit.actor'), actor.kind === 'system' ? t('audit.system') : marked(actor.name, actor.external)],
    [t('audit.target'), alert ? <AlertRuleName rule={alert} /> : marked(target.label, target.external)],
    [t('audit.result'), t(`audit.result_${result}`)],
    [t('audit.ip'), shownValue(ip_truncated)],
    [t('audit.request_id'), shownValue(request_id)],
    [t('audit.hash'), hash],
  ];
  return (
    <Modal title={isAuditAction(action) ? t(eventText(action)) : action} onClose={close}>
      <Stack>
        <Facts facts={facts} />
        {changes.length > 0 && <Changes action={action} changes={changes} />}
      </Stack>
    </Modal>
  );
};
