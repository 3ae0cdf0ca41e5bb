import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { formatDate, Link, useLang } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useItemHeading } from '../../facts/useItemHeading';
import { headingSort } from '../../layout/headingSort';
import { Quiet } from '../../layout/Quiet';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';

/** Items that are not stated, and named; of more the number says enough. */
const MOST_NAMED = 2;

const isLate = ({ review_due_at, ended }: ProcessingActivity): boolean =>
  !ended && new Date(review_due_at) < new Date();

export interface ActivityOrder {
  sort: 'review_due_at' | 'saved_at';
  order: 'asc' | 'desc';
}

interface ActivityTableProps {
  activities: readonly ProcessingActivity[];
  /** Null: those that the platform makes come first. */
  order: ActivityOrder | null;
  onOrder: (order: ActivityOrder) => void;
}

/** Activities in rows; each leads to its own page. An item counts as stated when the platform knows it or people wrote it. */
export const ActivityTable = ({ activities, order, onOrder }: ActivityTableProps) => {
  const t = useRecordTexts();
  const lang = useLang();
  const headingOf = useItemHeading();
  return (
    <Table
      caption={t('list.table')}
      items={activities}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('list.name'),
          minWidth: '200px',
          cell: ({ id, name }) => <Link to={`/compliance/record/${id}`}>{textIn(name, lang)}</Link>,
        },
        { key: 'role', title: t('list.role'), phone: 'bare', cell: ({ role }) => t(`roles.${role}`) },
        {
          key: 'stated',
          title: t('list.stated'),
          cell: ({ role, paper_items: items }) => {
            const missing = items.filter(({ source }) => source === 'empty');
            return (
              <>
                {t('list.stated_of', { stated: items.length - missing.length, all: items.length })}
                {missing.length <= MOST_NAMED &&
                  missing.map(({ item }) => (
                    <Quiet key={item}>
                      {t('item.empty')}: {headingOf(role, item).heading}
                    </Quiet>
                  ))}
              </>
            );
          },
        },
        {
          key: 'review',
          title: t('list.review'),
          sort: headingSort(order, 'review_due_at', onOrder),
          cell: (activity) => (
            <Row>
              {activity.ended ? (
                <Badge>{t('list.ended')}</Badge>
              ) : (
                <span>{formatDate(activity.review_due_at)}</span>
              )}
              {isLate(activity) && <Badge tone="danger">{t('list.late')}</Badge>}
            </Row>
          ),
        },
        {
          key: 'version',
          title: t('list.version'),
          sort: headingSort(order, 'saved_at', onOrder),
          cell: ({ version, saved_at, differs }) => (
            <Row>
              <span>{t('list.version_of', { version, date: formatDate(saved_at) })}</span>
              {differs && <Badge tone="warning">{t('list.differs')}</Badge>}
            </Row>
          ),
        },
      ]}
    />
  );
};
