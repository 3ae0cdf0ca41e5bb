import { errorMessage, openModal, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useGetConformityQuery, useKeepConformityResultMutation } from '../../calls/conformityApi';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import type { RuleWords } from '../../texts/useRuleWords';
import { AnswerRuleModal } from './AnswerRuleModal';
import { inLanguage } from './RuleCard';
import { RuleList } from './RuleList';

interface PresentResultProps {
  organizationId: string;
  application_id: string;
  /** Empty: the newest. */
  rule_set: string;
  words: RuleWords;
  onSet: (rule_set: string) => void;
}

/** A website compared with a set of rules at this moment; rules by hand can be answered, and the result kept. */
export const PresentResult = (props: PresentResultProps) => {
  const { organizationId, application_id, rule_set, words, onSet } = props;
  const t = useInspectionTexts();
  const lang = useLang();
  const params = { id: organizationId };
  const { data, error, isError, refetch } = useGetConformityQuery({
    params,
    query: { application_id, ...(rule_set !== '' && { rule_set }) },
  });
  const [keep, { isLoading }] = useKeepConformityResultMutation();
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data) return <Skeleton $height="640px" />;
  const chosen = data.rule_set.rule_set_id;
  const keepNow = async () => {
    try {
      await keep({ params, body: { application_id, rule_set: chosen } }).unwrap();
      toast.success(t('conformity.kept'));
    } catch (problem) {
      toast.error(errorMessage(problem));
    }
  };
  return (
    <Stack $gap={5}>
      <Row>
        {data.rule_sets.length > 1 && (
          <Select
            name="rule_set"
            label={t('conformity.set')}
            value={chosen}
            options={data.rule_sets.map(({ rule_set_id, set_title, set_version }) => ({
              value: rule_set_id,
              label: t('conformity.set_of', { title: inLanguage(set_title, lang), version: set_version }),
            }))}
            onChange={onSet}
          />
        )}
        <Button kind="secondary" icon="report" busy={isLoading} onClick={() => void keepNow()}>
          {t('conformity.keep')}
        </Button>
      </Row>
      <RuleList
        compared={data}
        words={words}
        onAnswer={(rule) =>
          openModal((close) => (
            <AnswerRuleModal {...{ organizationId, application_id, rule, close }} rule_set={chosen} />
          ))
        }
      />
    </Stack>
  );
};
