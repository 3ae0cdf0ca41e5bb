import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { formatDate, Link, useLang } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';

const isLate = ({ review_due_at, ended }: ProcessingActivity): boolean =>
  !ended && new Date(review_due_at) < new Date();

/** Activities in rows; each leads to its own page. An item counts as stated when the platform knows it or people wrote it. */
export const ActivityTable = ({ activities }: { activities: readonly ProcessingActivity[] }) => {
  const t = useRecordTexts();
  const lang = useLang();
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
          cell: ({ paper_items: items }) =>
            t('list.stated_of', {
              stated: items.filter(({ source }) => source !== 'empty').length,
              all: items.length,
            }),
        },
        {
          key: 'review',
          title: t('list.review'),
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
          cell: ({ version, saved_at }) => t('list.version_of', { version, date: formatDate(saved_at) }),
        },
      ]}
    />
  );
};
