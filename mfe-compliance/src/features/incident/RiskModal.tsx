import { MAX_INCIDENT_TEXT, type Incident } from '@yinyom/contracts/papers/incident';
import { RISK_FACTORS, RISK_LEVELS } from '@yinyom/contracts/papers/incidentSteps';
import { useForm, type SlotProps } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import styled from 'styled-components';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { riskBody, riskField, riskProblems, riskValues } from './riskValues';
import { useIncidentForm } from './useIncidentForm';

const Factor = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  > legend {
    padding: 0 4px;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** Assesses the risk by seven factors and as a whole, each level with its reasons. */
export const RiskModal = ({ close, ...shown }: SlotProps & { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const [before] = useState(() => riskValues(shown.incident));
  const form = useForm(before, { fieldOf: riskField });
  const { save, frame } = useIncidentForm(shown.incident, close);
  const levels = [
    { value: '' as const, label: t('risk.choose') },
    ...RISK_LEVELS.map((value) => ({ value, label: words(`levels.${value}`) })),
  ];
  const submit = async () => {
    if (form.passes(riskProblems(form.values))) await save(form, riskBody(form.values));
  };
  return (
    <FormModal title={t('do.assessment')} width={720} {...frame(form)} onSubmit={submit}>
      {RISK_FACTORS.map((name) => (
        <Factor key={name}>
          <legend>{words(`factors.${name}`)}</legend>
          <Select {...form.field(`${name}_level`)} label={t('risk.factor_level')} options={levels} />
          <TextField
            {...form.field(`${name}_reasons`)}
            type="textarea"
            rows={2}
            maxLength={MAX_INCIDENT_TEXT}
            label={t('risk.factor_reasons')}
          />
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
