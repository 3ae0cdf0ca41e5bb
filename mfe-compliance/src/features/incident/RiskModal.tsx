import { MAX_INCIDENT_TEXT, type Incident } from '@yinyom/contracts/papers/incident';
import { RISK_FACTORS, RISK_LEVELS } from '@yinyom/contracts/papers/incidentSteps';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { assessedFactors, riskBody, riskField, riskProblems, riskValues } from './riskValues';
import { useIncidentForm } from './useIncidentForm';

/** Name and level in one line; the reasons below them, in the whole width. */
const Factor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 260px);
  align-items: center;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  padding-block: ${({ theme }) => theme.space(2)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Assesses the risk by seven factors and as a whole, each level with its reasons, which are asked once it is chosen. */
export const RiskModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const id = useId();
  const [before] = useState(() => riskValues(shown.incident));
  const form = useForm(before, { fieldOf: riskField });
  const { save, frame } = useIncidentForm(shown.incident, close);
  const levels = [
    { value: '' as const, label: t('risk.choose') },
    ...RISK_LEVELS.map((value) => ({ value, label: words(`levels.${value}`) })),
  ];
  const done = assessedFactors(form.values);
  const submit = async () => {
    if (form.passes(riskProblems(form.values))) await save(form, riskBody(form.values));
  };
  return (
    <FormModal title={t('do.assessment')} width={720} {...frame(form)} onSubmit={submit}>
      <p aria-live="polite">{t('risk.counted', { done, total: RISK_FACTORS.length })}</p>
      {RISK_FACTORS.map((name) => (
        <Factor key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <strong id={`${id}-${name}`}>{words(`factors.${name}`)}</strong>
          <Select
            {...form.field(`${name}_level`)}
            label={<VisuallyHidden>{t('risk.factor_level')}</VisuallyHidden>}
            options={levels}
          />
          {(form.values[`${name}_level`] !== '' || form.values[`${name}_reasons`] !== '') && (
            <TextField
              {...form.field(`${name}_reasons`)}
              type="textarea"
              rows={2}
              maxLength={MAX_INCIDENT_TEXT}
              label={t('risk.factor_reasons')}
            />
          )}
        </Factor>
      ))}
      <Select
        {...form.field('all_level')}
        label={t('risk.overall')}
        hint={t('risk.overall_hint')}
        options={levels}
      />
      <TextField
        {...form.field('all_reasons')}
        type="textarea"
        rows={4}
        maxLength={MAX_INCIDENT_TEXT}
        label={t('risk.overall_reasons')}
      />
    </FormModal>
  );
};
