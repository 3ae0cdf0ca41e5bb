import { LANGUAGE_NAMES, LANGUAGES, type Lang } from '@yinyom/contracts/constants';
import { MAX_REPORT_RECIPIENTS, type PortfolioReport } from '@yinyom/contracts/consents/portfolioReport';
import { Form, toast, useForm, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import {
  useCreatePortfolioReportMutation,
  useUpdatePortfolioReportMutation,
} from '../../api/portfolioReportApi';
import { GroupSelect } from '../../common/groups/GroupSelect';
import type { PlacedGroup } from '../../common/groups/groupTree';
import { useReportTexts } from '../../texts/useReportTexts';
import { Recipients } from './Recipients';

interface ReportFormProps {
  organizationId: string;
  groups: readonly PlacedGroup[];
  /** Absent: a new one. */
  report?: PortfolioReport;
  onDone: () => void;
}
interface Values {
  group_id: string | null;
  recipients: string[];
  language: Lang;
}

/** About what a report is, who gets it, and in which language. */
export const ReportForm = ({ organizationId, groups, report, onDone }: ReportFormProps) => {
  const t = useReportTexts();
  const lang = useLang();
  const [create, creating] = useCreatePortfolioReportMutation();
  const [update, updating] = useUpdatePortfolioReportMutation();
  const form = useForm<Values>({
    group_id: report?.group_id ?? null,
    recipients: report?.recipients ?? [],
    language: report?.language ?? lang,
  });
  const { recipients, language, group_id } = form.values;

  const submit = async () => {
    try {
      if (report)
        await update({
          params: { id: report.id },
          ifMatch: report.etag,
          body: { recipients, language },
        }).unwrap();
      else
        await create({
          body: { organization_id: organizationId, group_id, recipients, language },
        }).unwrap();
      toast.success(t('saved'));
      onDone();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  const { value: _value, onChange: setLanguage, ...languageField } = form.field('language');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <ProblemBox>{form.failure}</ProblemBox>
        {!report && groups.length > 0 && (
          <GroupSelect
            label={t('about')}
            none={t('all')}
            groups={groups}
            all={groups}
            value={group_id}
            onChange={(id) => form.change({ group_id: id })}
          />
        )}
        <Select
          {...languageField}
          label={t('language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={setLanguage}
        />
        <Recipients
          organizationId={organizationId}
          chosen={recipients}
          most={MAX_REPORT_RECIPIENTS}
          error={form.problems.recipients}
          onChange={(ids) => form.change({ recipients: ids })}
        />
        {!report && <p>{t('first')}</p>}
        <Row>
          <Button type="submit" busy={creating.isLoading || updating.isLoading}>
            {t('save')}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
