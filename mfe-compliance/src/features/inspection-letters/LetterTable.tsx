import type { ListedLetter } from '@yinyom/contracts/papers/inspectionLetter';
import { formatDate, Link } from '@yinyom/mfe-kit';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { LetterDue } from './LetterDue';
import { LetterState } from './LetterState';

/** Letters in rows; each leads to its own page. */
export const LetterTable = ({ letters }: { letters: readonly ListedLetter[] }) => {
  const t = useInspectionTexts();
  return (
    <Table
      caption={t('letters.table')}
      items={letters}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('letters.number'),
          cell: ({ id, letter_number }) => <Link to={`/compliance/letters/${id}`}>{letter_number}</Link>,
        },
        { key: 'from', title: t('letters.from'), cell: ({ letter_from }) => letter_from },
        {
          key: 'due',
          title: t('letters.due'),
          cell: (letter) => (
            <Row>
              {formatDate(letter.due_date)} <LetterDue letter={letter} />
            </Row>
          ),
        },
        {
          key: 'state',
          title: t('letters.state'),
          phone: 'end',
          cell: ({ letter_state, sample }) => <LetterState state={letter_state} sample={sample} />,
        },
        {
          key: 'questions',
          title: t('letters.questions'),
          cell: ({ questions_total: total, questions_open: open }) =>
            open === 0 ? String(total) : t('letters.questions_of', { total, open }),
        },
      ]}
    />
  );
};
