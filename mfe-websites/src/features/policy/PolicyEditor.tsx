import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { policyAnswers, type Policy } from '@yinyom/contracts/websites/policy';
import { Form, toast, useForm, useLeaveGuard, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import styled from 'styled-components';
import { useSavePolicyMutation } from '../../api/policyApi';
import { askToLeave, staysOnPage } from '../../common/askToLeave';
import { ExternalLink } from '../../common/ExternalLink';
import { useIsInherited } from '../../common/inheritance/InheritanceContext';
import { SectionSource } from '../../common/inheritance/SectionSource';
import { PolicyPreview } from './PolicyPreview';
import { PolicyVersions } from './PolicyVersions';
import { PolicyQuestions } from './PolicyQuestions';
import { answersOf, fieldOf, valuesOf } from './policyValues';

/** The questions and, where there is room, the text beside them. */
const Beside = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1360px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
  }
`;

interface PolicyEditorProps {
  applicationId: string;
  policy: Policy;
  language: Lang;
  onLanguage: (language: Lang) => void;
}

const keepsForm = (address: string): boolean =>
  staysOnPage(address) && new URL(address, location.origin).searchParams.get('section') === 'policy';

/** Twelve questions beside the text that they make; what the check found stands between them. */
export const PolicyEditor = ({ applicationId, policy, language, onLanguage }: PolicyEditorProps) => {
  const t = useTexts('websites');
  const saved = valuesOf(policy.answers);
  const form = useForm(saved, { schema: policyAnswers, fieldOf });
  const [save, { isLoading }] = useSavePolicyMutation();
  const isInherited = useIsInherited()('policy');
  const answers = answersOf(form.values);
  const changed = JSON.stringify(answers) !== JSON.stringify(answersOf(saved));
  useLeaveGuard(
    changed && !isLoading,
    (leave) => void askToLeave(t, t('leave.settingsText'), leave),
    keepsForm,
  );

  const submit = async (publish: boolean) => {
    const problem = policyAnswers.safeParse(answers).error?.issues[0];
    if (problem) {
      form.refuse({ [fieldOf(problem.path.join('.'))]: t('policy.invalid') });
      return;
    }
    try {
      const call = { params: { id: applicationId }, query: { language }, body: { answers, publish } };
      await save({ ...call, ifMatch: policy.etag }).unwrap();
      toast.success(t(publish ? 'policy.published' : 'common.saved'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Stack $gap={6}>
      <SectionSource section="policy" />
      <Card>
        <Stack $gap={3}>
          <h2>{t('policy.title')}</h2>
          <p>{t('policy.lead')}</p>
          {policy.published_url ? (
            <ExternalLink href={policy.published_url}>
              {t('policy.open', { version: policy.published_version })}
            </ExternalLink>
          ) : (
            <p>{t('policy.never')}</p>
          )}
          {policy.published_version > 0 && policy.diff.length > 0 && (
            <p>{t('policy.changed', { number: policy.diff.length })}</p>
          )}
          {policy.lint.map(({ code, severity, message }) => (
            <Row key={`${code} ${message}`} $gap={2}>
              <Badge tone={severity === 'error' ? 'danger' : 'warning'}>{t(`lint.${severity}`)}</Badge>
              <span>{message}</span>
            </Row>
          ))}
        </Stack>
      </Card>
      <Beside>
        <Form refusals={form.refusals} onSubmit={() => submit(false)}>
          <Stack $gap={4} $form>
            <Card>
              <PolicyQuestions
                form={form}
                onlyController={isInherited}
                hosts={policy.foreign_hosts}
                providers={policy.foreign_providers}
                language={language}
              />
            </Card>
            <ProblemBox>{form.failure}</ProblemBox>
            <BottomBar status={changed ? t('publish.unsaved') : ''}>
              <Button type="submit" kind="secondary" busy={isLoading} disabled={!changed}>
                {t('common.save')}
              </Button>
              <Button busy={isLoading} onClick={() => void submit(true)}>
                {t('policy.publish')}
              </Button>
            </BottomBar>
          </Stack>
        </Form>
        <Card>
          <Stack $gap={4}>
            <h2>{t('policy.preview')}</h2>
            <Select
              label={t('policy.language')}
              value={language}
              options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              onChange={onLanguage}
            />
            <PolicyPreview document={policy.preview} />
          </Stack>
        </Card>
      </Beside>
      {policy.published_version > 0 && <PolicyVersions applicationId={applicationId} />}
    </Stack>
  );
};
