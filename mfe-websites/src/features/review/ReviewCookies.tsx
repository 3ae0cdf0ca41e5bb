import { COOKIE_TYPES, LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { durationText } from '@yinyom/contracts/websites/cookieDuration';
import type { ReviewPage } from '@yinyom/contracts/websites/review';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';

type Published = NonNullable<ReviewPage['published']>;

const Words = styled.div`
  min-width: 140px;
  overflow-wrap: anywhere;
`;

/** Every cookie that the version lists, with its purpose in all of the version's languages. */
export const ReviewCookies = ({ published }: { published: Published }) => {
  const t = useReviewTexts();
  const names = useTexts('websites');
  const lang = useLang();
  const { cookies, categories, languages } = published;
  const title = (id: string) => textIn(categories.find((each) => each.id === id)?.title ?? {}, lang);
  return (
    <section aria-labelledby="review-cookies">
      <Stack $gap={3}>
        <h2 id="review-cookies">{t('cookies')}</h2>
        {cookies.length === 0 ? (
          <EmptyState icon="filter" title={t('cookies_none')} />
        ) : (
          <Table
            caption={t('cookies')}
            items={cookies}
            rowKey={({ name, type, domain = '' }) => `${name} ${type} ${domain}`}
            columns={[
              {
                key: 'name',
                title: names('cookie.name'),
                cell: ({ name, match }) => <Words>{match === 'prefix' ? `${name}*` : name}</Words>,
              },
              {
                key: 'category',
                title: names('cookie.category'),
                cell: ({ category_id }) => title(category_id),
              },
              {
                key: 'provider',
                title: names('cookie.provider'),
                cell: ({ provider }) => <Words>{provider}</Words>,
              },
              ...languages.map((language) => ({
                key: language,
                title: t('purpose_in', { language: LANGUAGE_NAMES[language] }),
                cell: ({ purpose }: Published['cookies'][number]) =>
                  purpose[language] ? (
                    <Words lang={LOCALE_TAGS[language]}>{purpose[language]}</Words>
                  ) : (
                    t('missing')
                  ),
              })),
              {
                key: 'expiry',
                title: names('cookie.duration'),
                cell: ({ expiry }) => durationText(expiry, lang),
              },
              {
                key: 'type',
                title: names('cookie.type'),
                cell: ({ type }) => names(type === COOKIE_TYPES.http ? 'cookie.typeHttp' : 'cookie.typeHtml'),
              },
            ]}
          />
        )}
      </Stack>
    </section>
  );
};
