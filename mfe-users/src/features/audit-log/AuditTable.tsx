import type { AuditEvent } from '@yinyom/contracts/identity/auditLog';
import { formatDateTime, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import type { BadgeTone } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import type { ReactNode } from 'react';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { AlertRuleName } from './AlertRuleName';
import { alertOf } from './auditChange';
import { AuditEntryModal } from './AuditEntryModal';
import { eventText, isAuditAction } from './auditEvents';

interface PartyProps {
  name: ReactNode;
  external?: true;
  agent?: true;
}

/** Who did it or to whom it was done, with the mark of people from outside. */
const Party = ({ name, external, agent }: PartyProps) => {
  const t = useUsersTexts();
  return (
    <>
      {name} {external && <Badge tone="info">{t('users.external')}</Badge>}
      {agent && <Badge tone="info">{t('audit.agent')}</Badge>}
    </>
  );
};

const TONES: Record<AuditEvent['result'], BadgeTone> = {
  success: 'success',
  denied: 'warning',
  error: 'danger',
};

/** The events of the log; each opens with what was changed and how it is proved. */
export const AuditTable = ({ events }: { events: readonly AuditEvent[] }) => {
  const t = useUsersTexts();
  return (
    <Table
      caption={t('audit.table')}
      items={events}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          title: t('audit.at'),
          unbroken: true,
          cell: ({ at }) => formatDateTime(at),
          phone: 'bare',
        },
        {
          key: 'actor',
          title: t('audit.actor'),
          phone: 'bare',
          cell: ({ actor }) => (
            <Party {...actor} name={actor.kind === 'system' ? t('audit.system') : actor.name} />
          ),
        },
        {
          key: 'action',
          title: t('audit.action'),
          phone: 'head',
          cell: ({ action }) => (isAuditAction(action) ? t(eventText(action)) : action),
        },
        {
          key: 'target',
          title: t('audit.target'),
          cell: ({ target }) => {
            const alert = alertOf(target);
            return <Party {...target} name={alert ? <AlertRuleName rule={alert} /> : target.label} />;
          },
        },
        {
          key: 'result',
          title: t('audit.result'),
          phone: 'bare',
          cell: ({ result }) => <Badge tone={TONES[result]}>{t(`audit.result_${result}`)}</Badge>,
        },
        {
          key: 'details',
          title: t('audit.details'),
          hiddenTitle: true,
          align: 'end',
          cell: (event) => (
            <Button
              kind="quiet"
              size="small"
              onClick={() => openModal((close) => <AuditEntryModal event={event} close={close} />)}
            >
              {t('audit.details')}
            </Button>
          ),
        },
      ]}
    />
  );
};
