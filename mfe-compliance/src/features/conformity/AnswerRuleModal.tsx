import { answerRule, HAND_ANSWERS, type JudgedRule } from '@yinyom/contracts/conformity/conformity';
import { toast, useForm, useLang, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useAnswerRuleMutation, useGetConformityQuery } from '../../calls/conformityApi';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { readInto } from '../../layout/readInto';
import { useInspectionTexts } from '../../texts/useInspectionTexts';
import { inLanguage } from './RuleCard';

interface AnswerRuleModalProps extends SlotProps {
  organizationId: string;
  application_id: string;
  rule_set: string;
  rule: JudgedRule;
}

/** Answers a rule that is checked by hand, or takes the answer back. */
export const AnswerRuleModal = (props: AnswerRuleModalProps) => {
  const { organizationId, application_id, rule_set, rule, close } = props;
  const t = useInspectionTexts();
  const lang = useLang();
  const params = { id: organizationId };
  const { data, refetch } = useGetConformityQuery({ params, query: { application_id, rule_set } });
  const given = rule.answer_by_hand;
  const form = useForm(
    {
      hand_answer: (given?.hand_answer ?? 'yes') as 'none' | (typeof HAND_ANSWERS)[number],
      remark: given?.remark ?? '',
    },
    { schema: answerRule.body },
  );
  const [answer, { isLoading, error }] = useAnswerRuleMutation();
  const submit = async () => {
    const { hand_answer, remark } = form.values;
    const body = {
      application_id,
      rule_set,
      rule_name: rule.rule_name,
      remark,
      hand_answer: hand_answer === 'none' ? null : hand_answer,
    };
    await sendForm(form, async () => {
      await answer({ params, ifMatch: data?.etag ?? '', body }).unwrap();
      toast.success(t('conformity.answered'));
      close();
    });
  };
  const reload = readInto(form, refetch);
  const choices = [...HAND_ANSWERS, ...(given ? (['none'] as const) : [])];
  return (
    <FormModal
      title={t('conformity.answer_of', { rule: inLanguage(rule.rule_title, lang) })}
      form={form}
      latest={{ error, onReload: () => void reload() }}
      submitLabel={t('conformity.save_answer')}
      busy={isLoading}
      disabled={data === undefined}
      onSubmit={submit}
      close={close}
    >
      <p>{inLanguage(rule.rule_text, lang)}</p>
      <Select
        {...form.field('hand_answer')}
        label={t('conformity.choose')}
        options={choices.map((value) => ({ value, label: t(`conformity.choices.${value}`) }))}
      />
      <TextField
        {...form.field('remark')}
        type="textarea"
        rows={3}
        label={t('conformity.remark')}
        hint={t('conformity.remark_hint')}
      />
    </FormModal>
  );
};
