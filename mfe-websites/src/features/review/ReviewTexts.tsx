import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { ReviewPage } from '@yinyom/contracts/websites/review';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';
import { reviewRows, type ReviewRow } from './reviewRows';

const Words = styled.div`
  min-width: 148px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Long texts beside short ones begin on the same line. */
const Sheet = styled.div`
  td {
    vertical-align: top;
  }
`;

/** What the version says in all of its languages, side by side; below each other on phones. */
export const ReviewTexts = ({ published }: { published: NonNullable<ReviewPage['published']> }) => {
  const t = useReviewTexts();
  const names = useTexts('websites');
  const nameOf = ({ key, category, part }: ReviewRow): string => {
    if (part === 'title') return t('category_of', { title: category });
    if (part === 'description') return t('description_of', { title: category });
    return names(`field.${key}`);
  };
  return (
    <section aria-labelledby="review-texts">
      <Stack $gap={3}>
        <h2 id="review-texts">{t('texts')}</h2>
        <p>{t('texts_scroll')}</p>
        <Sheet>
          <Table
            caption={t('texts')}
            items={reviewRows(published, t('file'))}
            rowKey={({ key }) => key}
            columns={[
              { key: 'text', title: t('text'), cell: (row) => <strong>{nameOf(row)}</strong> },
              ...published.languages.map((language) => ({
                key: language,
                title: LANGUAGE_NAMES[language],
                cell: ({ words }: ReviewRow) =>
                  words[language] ? (
                    <Words lang={LOCALE_TAGS[language]}>{words[language]}</Words>
                  ) : (
                    t('missing')
                  ),
              })),
            ]}
          />
        </Sheet>
      </Stack>
    </section>
  );
};
