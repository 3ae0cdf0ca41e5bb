import type { ReviewPage } from '@yinyom/contracts/websites/review';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';

const AREAS = [
  'texts',
  'categories_added',
  'categories_removed',
  'categories_changed',
  'cookies_added',
  'cookies_removed',
  'cookies_changed',
  'controller',
  'design',
] as const;

const Names = styled.ul`
  padding-inline-start: 1.2em;
  list-style: disc;
  overflow-wrap: anywhere;
`;

/** What is different from the version that the reader reviewed last. */
export const ReviewChanges = ({ since }: Pick<ReviewPage, 'since'>) => {
  const t = useReviewTexts();
  if (!since) return <p>{t('since_first')}</p>;
  const changed = AREAS.filter((area) => since.diff[area].length > 0);
  return (
    <Card aria-labelledby="review-changes">
      <Stack $gap={3}>
        <h2 id="review-changes">{t('since', { version: String(since.version) })}</h2>
        {changed.length === 0 && <p>{t('since_none')}</p>}
        {changed.map((area) => (
          <section key={area}>
            <h3>{t(`area.${area}`)}</h3>
            <Names>
              {since.diff[area].map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Names>
          </section>
        ))}
      </Stack>
    </Card>
  );
};
