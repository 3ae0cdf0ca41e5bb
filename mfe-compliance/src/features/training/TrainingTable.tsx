import type { TrainingRow } from '@yinyom/contracts/papers/trainings';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { formatDate, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import { ListModal } from './ListModal';
import { TrainingModal } from './TrainingModal';

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  white-space: pre-line;
`;

/** Trainings and reviews, the latest first. What was corrected stays, and says so. */
export const TrainingTable = ({ rows }: { rows: readonly TrainingRow[] }) => {
  const t = useRegisterTexts();
  return (
    <Table
      caption={t('training.table')}
      items={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'subject',
          title: t('field.training.subject'),
          minWidth: '220px',
          cell: ({ id, kind, subject, attendees, replaced_by }) => (
            <>
              <span id={`training-${id}`}>
                {t(`field.training.${kind}`)}: {subject}
              </span>
              <Quiet>{attendees}</Quiet>
              {replaced_by !== null && <Badge tone="neutral">{t('training.corrected_by')}</Badge>}
            </>
          ),
        },
        {
          key: 'held_on',
          title: t('field.training.held_on'),
          unbroken: true,
          cell: ({ held_on }) => formatDate(held_on),
        },
        {
          key: 'people',
          title: t('field.training.attendee_count'),
          align: 'end',
          cell: ({ attendee_count }) => attendee_count ?? '–',
        },
        {
          key: 'next',
          title: t('training.next'),
          cell: ({ next_due_on, replaced_by }) => (
            <>
              {next_due_on === null ? '–' : formatDate(next_due_on)}{' '}
              {next_due_on !== null && replaced_by === null && next_due_on < bangkokToday() && (
                <Badge tone="danger">{t('training.overdue')}</Badge>
              )}
            </>
          ),
        },
        {
          key: 'actions',
          title: t('training.actions'),
          hiddenTitle: true,
          // Below the facts: two buttons with words leave no room for the subject.
          phone: 'bare',
          cell: (row) => (
            <Row $gap={1}>
              <Button
                kind="quiet"
                size="small"
                icon="report"
                aria-describedby={`training-${row.id}`}
                onClick={() => openModal((close) => <ListModal row={row} close={close} />)}
              >
                {t('training.list', { number: row.lists.length })}
              </Button>
              {row.replaced_by === null && (
                <Button
                  kind="quiet"
                  size="small"
                  icon="edit"
                  aria-describedby={`training-${row.id}`}
                  onClick={() =>
                    openModal((close) => (
                      <TrainingModal organizationId={row.organization_id} corrected={row} close={close} />
                    ))
                  }
                >
                  {t('training.correct')}
                </Button>
              )}
            </Row>
          ),
        },
      ]}
    />
  );
};
