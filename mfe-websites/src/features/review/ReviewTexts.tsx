import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import type { ReviewPage } from '@yinyom/contracts/websites/review';
import { openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';
import { RemarkModal } from './RemarkModal';
import type { ReviewRow } from './reviewRows';
import { useTextNames } from './useTextNames';

type PublishedPage = ReviewPage & { published: NonNullable<ReviewPage['published']> };

const Words = styled.div`
  min-width: 148px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** Wide enough for its button in every language. */
const Name = styled(Stack)`
  min-width: 144px;
`;
/** Long texts beside short ones begin on the same line. */
const Sheet = styled.div`
  td {
    vertical-align: top;
  }
`;

/** Opens the remarks of a text; says how many of them are open. */
const RemarkButton = ({ page, path, name }: { page: PublishedPage; path: string; name: string }) => {
  const t = useReviewTexts();
  const { application, published, remarks } = page;
  const own = remarks.filter(({ text_path }) => text_path === path);
  const open = own.filter(({ settled }) => settled === null).length;
  const label = open > 0 ? t('remarks_open', { number: open }) : t('remark_add');
  const show = () =>
    openModal((close) => (
      <RemarkModal
        applicationId={application.id}
        version={published.version}
        path={path}
        name={name}
        remarks={own}
        close={close}
      />
    ));
  return (
    <Button
      kind={open > 0 ? 'secondary' : 'quiet'}
      size="small"
      aria-label={`${label}: ${name}`}
      onClick={show}
    >
      {label}
    </Button>
  );
};

/** What the version says in all of its languages, side by side; below each other on phones. Remarks are made on a line. */
export const ReviewTexts = ({ page }: { page: PublishedPage }) => {
  const t = useReviewTexts();
  const { published } = page;
  const { rows, nameOf } = useTextNames(published);
  return (
    <section aria-labelledby="review-texts">
      <Stack $gap={3}>
        <h2 id="review-texts">{t('texts')}</h2>
        <p>{t('texts_scroll')}</p>
        <Sheet>
          <Table
            caption={t('texts')}
            items={rows}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'text',
                title: t('text'),
                cell: (row) => (
                  <Name $gap={1}>
                    <strong>{nameOf(row)}</strong>
                    <div>
                      <RemarkButton page={page} path={row.key} name={nameOf(row)} />
                    </div>
                  </Name>
                ),
              },
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
