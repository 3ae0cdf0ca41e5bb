import type { Incident, RiskInput } from '@yinyom/contracts/papers/incident';
import { RISK_FACTORS, type RiskFactor, type RiskLevel } from '@yinyom/contracts/papers/incidentSteps';

type Level = RiskLevel | '';
/** Fields of the window: a level and reasons for each factor and for the whole. */
export type RiskValues = Record<`${RiskFactor | 'all'}_level`, Level> &
  Record<`${RiskFactor | 'all'}_reasons`, string>;

export const riskValues = ({ risk }: Pick<Incident, 'risk'>): RiskValues => {
  const factors = RISK_FACTORS.flatMap((name) => {
    const factor = risk.risk_factors[name];
    return [
      [`${name}_level`, factor?.risk_level ?? ''],
      [`${name}_reasons`, factor?.risk_reasons ?? ''],
    ];
  });
  return {
    ...(Object.fromEntries(factors) as RiskValues),
    all_level: risk.risk_level ?? '',
    all_reasons: risk.risk_reasons,
  };
};

/** What the window sends. */
export const riskBody = (values: RiskValues): { risk: RiskInput } => ({
  risk: {
    risk_factors: Object.fromEntries(
      RISK_FACTORS.map((name) => [
        name,
        { risk_level: values[`${name}_level`] || null, risk_reasons: values[`${name}_reasons`] },
      ]),
    ),
    risk_level: values.all_level || null,
    risk_reasons: values.all_reasons,
  },
});

/** Levels without reasons, by the field of the reasons. Whether "no risk" fits the factors is the platform's to say. */
export const riskProblems = (values: RiskValues): Record<string, string> =>
  Object.fromEntries(
    [...RISK_FACTORS, 'all' as const]
      .filter((name) => values[`${name}_level`] !== '' && values[`${name}_reasons`] === '')
      .map((name) => [`${name}_reasons`, 'required']),
  );

/** How many factors have a level and its reasons. */
export const assessedFactors = (values: RiskValues): number =>
  RISK_FACTORS.filter((name) => values[`${name}_level`] !== '' && values[`${name}_reasons`].trim() !== '')
    .length;

/** The window's name of a field of the call. */
export const riskField = (path: string): string => {
  const [, group, name, part] = path.split('.');
  if (group === 'risk_factors') return `${name ?? ''}_${part === 'risk_level' ? 'level' : 'reasons'}`;
  return group === 'risk_level' ? 'all_level' : 'all_reasons';
};
