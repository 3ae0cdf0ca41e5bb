import { RISK_FACTORS } from '@yinyom/contracts/papers/incidentSteps';
import { incidentOf } from '../../testing/sampleIncidents';
import { assessedFactors, riskBody, riskField, riskProblems, riskValues } from './riskValues';

const empty = riskValues(incidentOf());
const all = (level: string) =>
  Object.fromEntries(
    RISK_FACTORS.flatMap((name) => [
      [`${name}_level`, level],
      [`${name}_reasons`, 'x'],
    ]),
  );

it('an assessment comes back as it was sent', () => {
  const values = { ...empty, ...all('risk'), all_level: 'high' as const, all_reasons: 'Many persons.' };
  const { risk } = riskBody(values);
  expect(risk.risk_factors.data).toEqual({ risk_level: 'risk', risk_reasons: 'x' });
  expect(riskValues({ risk: { ...risk, assessed_at: null, assessed_by: null } })).toEqual(values);
  expect(riskBody(empty).risk.risk_level).toBeNull();
});

it('a level without reasons is wrong', () => {
  expect(riskProblems(empty)).toEqual({});
  expect(riskProblems({ ...empty, data_level: 'risk', all_level: 'none' })).toEqual({
    data_reasons: 'required',
    all_reasons: 'required',
  });
  expect(riskProblems({ ...empty, ...all('none'), all_level: 'none', all_reasons: 'x' })).toEqual({});
});

it('what the platform refuses is shown at the field of the window', () => {
  expect(
    ['risk.risk_factors.data.risk_reasons', 'risk.risk_level', 'risk.risk_reasons'].map(riskField),
  ).toEqual(['data_reasons', 'all_level', 'all_reasons']);
});

it('a factor counts as assessed with its level and its reasons', () => {
  const values = {
    ...empty,
    data_level: 'risk' as const,
    data_reasons: 'Grades.',
    breach_level: 'none' as const,
  };
  expect(assessedFactors(empty)).toBe(0);
  expect(assessedFactors({ ...values, persons_reasons: 'Minors.', severity_reasons: ' ' })).toBe(1);
  expect(assessedFactors({ ...empty, ...all('none') })).toBe(RISK_FACTORS.length);
});
