import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { refreshProcessingActivities } from '@yinyom/contracts/papers/activities';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { Link, useLang } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { FactList } from '../../facts/FactList';
import { useItemHeading } from '../../facts/useItemHeading';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';

type Difference = AnswerOf<typeof refreshProcessingActivities>['differences'][number];

const Counts = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.normal};
`;

const Facts = ({ title, facts }: { title: string; facts: readonly PaperFact[] }) =>
  facts.length > 0 && (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <FactList facts={facts} />
    </div>
  );

/** An item of the law, and how much of it differs. */
const ItemTitle = ({
  role,
  item,
  added,
  removed,
}: Pick<Difference, 'role'> & Difference['differing'][number]) => {
  const t = useRecordTexts();
  const headingOf = useItemHeading();
  const counts = [
    [t('refresh.added'), added.length] as const,
    [t('refresh.removed'), removed.length] as const,
  ].filter(([, count]) => count > 0);
  return (
    <span>
      {headingOf(role, item).heading}
      <Counts>{counts.map(([name, count]) => `${name}: ${count}`).join(' · ')}</Counts>
    </span>
  );
};

/** What differs, by activity and item: each item says how much, and opens. */
export const Differences = ({ differences }: { differences: readonly Difference[] }) => {
  const t = useRecordTexts();
  const lang = useLang();
  return (
    <Stack $gap={5}>
      {differences.map((difference) => (
        <section key={difference.activity_id} aria-labelledby={`differs-${difference.activity_id}`}>
          <Stack $gap={3}>
            <h3 id={`differs-${difference.activity_id}`}>
              <Link to={`/compliance/record/${difference.activity_id}`}>{textIn(difference.name, lang)}</Link>
            </h3>
            {difference.ended && <p>{t('refresh.ended')}</p>}
            {!difference.ended &&
              difference.differing.map(({ item, added, removed }) => (
                <Fold key={item} title={<ItemTitle {...{ item, added, removed, role: difference.role }} />}>
                  <Facts title={t('refresh.added')} facts={added} />
                  <Facts title={t('refresh.removed')} facts={removed} />
                </Fold>
              ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
};
