import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { refreshProcessingActivities } from '@yinyom/contracts/papers/activities';
import type { PaperFact } from '@yinyom/contracts/papers/activity';
import { Link, useLang } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { FactList } from '../../facts/FactList';
import { useItemHeading } from '../../facts/useItemHeading';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { textIn } from '../../words/textIn';

type Difference = AnswerOf<typeof refreshProcessingActivities>['differences'][number];

const Facts = ({ title, facts }: { title: string; facts: readonly PaperFact[] }) =>
  facts.length > 0 && (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <FactList facts={facts} />
    </div>
  );

/** What differs, by activity and item. */
export const Differences = ({ differences }: { differences: readonly Difference[] }) => {
  const t = useRecordTexts();
  const lang = useLang();
  const headingOf = useItemHeading();
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
                <Stack key={item} $gap={2}>
                  <h4>{headingOf(difference.role, item).heading}</h4>
                  <Facts title={t('refresh.added')} facts={added} />
                  <Facts title={t('refresh.removed')} facts={removed} />
                </Stack>
              ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
};
