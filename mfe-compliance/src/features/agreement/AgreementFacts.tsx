import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { formatDate } from '@yinyom/mfe-kit';
import { fillText } from '@yinyom/texts/sentences/fillText';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Facts } from '@yinyom/ui/data/Facts';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { useAgreementWords } from '../../texts/useAgreementWords';

/** What an agreement says, in short. */
export const AgreementFacts = ({ agreement }: { agreement: ProcessorAgreement }) => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { content, facts, review_at, signed_on, ended_on, words_version } = agreement;
  const or = (text: string): string => text || t('not_stated');
  const day = (value: string | null): string => (value === null ? t('not_stated') : formatDate(value));
  const until = content.until === null ? words('until_end') : formatDate(content.until);
  const measures = [
    ...content.agreed_measures.map((name) => words(`measures.${name}`)),
    content.more_measures,
  ];
  return (
    <Card aria-labelledby="facts">
      <Stack>
        <h2 id="facts">{t('facts.title')}</h2>
        <Facts
          facts={[
            [t('form.wording'), words(`wordings.${content.wording}`)],
            [t('form.address'), or(content.processor.address)],
            [t('form.service'), or(content.service)],
            [t('form.purpose'), or(content.purpose)],
            [t('form.effective_from'), day(content.effective_from)],
            [t('form.until'), until],
            [t('form.data'), or(content.data)],
            [
              t('facts.known'),
              facts.map(({ sentence, values }) => fillText(words(`facts.${sentence}`), values)).join('\n'),
            ],
            [t('form.persons'), or(content.persons)],
            ...(content.wording === 'ours'
              ? ([
                  [t('form.measures_title'), or(measures.filter(Boolean).join('\n'))],
                  [t('facts.words'), words_version],
                ] as const)
              : []),
            [t('facts.signed'), signed_on === null ? '' : day(signed_on)],
            [t('facts.review'), day(review_at)],
            [t('facts.ended'), ended_on === null ? '' : day(ended_on)],
          ]}
        />
      </Stack>
    </Card>
  );
};
