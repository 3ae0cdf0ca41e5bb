import { COOKIE_TYPES, LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import { durationText } from '@yinyom/texts/sentences/durationText';
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

/** Below the name, so that the purposes of five languages have room beside it. */
const Facts = styled.dl`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  dt,
  dd {
    display: inline;
    margin: 0;
  }
  dt::after {
    content: ': ';
  }
`;

/** Every cookie that the version lists, with its purpose in all of the version's languages. */
export const ReviewCookies = ({ published }: { published: Published }) => {
  const t = useReviewTexts();
  const names = useTexts('websites');
  const lang = useLang();
  const { cookies, categories, languages } = published;
  const title = (id: string) => textIn(categories.find((each) => each.id === id)?.title ?? {}, lang);
  const factsOf = ({ category_id, provider, expiry, type }: Published['cookies'][number]) =>
    [
      ['category', title(category_id)],
      ['provider', provider],
      ['duration', durationText(expiry, lang)],
      ['type', names(type === COOKIE_TYPES.http ? 'cookie.typeHttp' : 'cookie.typeHtml')],
    ] as const;
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
                cell: (cookie) => (
                  <Words>
                    <strong>{cookie.match === 'prefix' ? `${cookie.name}*` : cookie.name}</strong>
                    <Facts>
                      {factsOf(cookie).map(([fact, value]) => (
                        <div key={fact}>
                          <dt>{names(`cookie.${fact}`)}</dt>
                          <dd>{value}</dd>
                        </div>
                      ))}
                    </Facts>
                  </Words>
                ),
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
            ]}
          />
        )}
      </Stack>
    </section>
  );
};
