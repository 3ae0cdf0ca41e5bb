import type { Incident } from '@yinyom/contracts/papers/incident';
import { RISK_FACTORS } from '@yinyom/contracts/papers/incidentSteps';
import { formatDateTime, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Fold } from '@yinyom/ui/data/Fold';
import { Facts } from '../../layout/Facts';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { RiskModal } from './RiskModal';
import { SectionCard } from './SectionCard';

/** The assessment: level and reasons, and the seven factors. */
export const RiskCard = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const { risk_level, risk_reasons, risk_factors, assessed_at, assessed_by } = incident.risk;
  const factorText = (name: (typeof RISK_FACTORS)[number]): string => {
    const factor = risk_factors[name];
    if (!factor?.risk_level) return t('risk.choose');
    return `${words(`levels.${factor.risk_level}`)}\n${factor.risk_reasons}`;
  };
  return (
    <SectionCard
      title={words('report.part_risk')}
      actions={
        incident.state !== 'closed' && (
          <Button
            kind="secondary"
            size="small"
            icon="edit"
            onClick={() => openModal((close) => <RiskModal incident={incident} close={close} />)}
          >
            {t('do.assessment')}
          </Button>
        )
      }
    >
      {risk_level === null ? (
        <p>{t('risk.none_yet')}</p>
      ) : (
        <Facts
          facts={[
            [t('risk.overall'), words(`levels.${risk_level}`)],
            [words('facts.reasons'), risk_reasons],
          ]}
        />
      )}
      {assessed_at !== null && (
        <>
          <p>{t('risk.by', { date: formatDateTime(assessed_at), name: assessed_by?.name ?? '' })}</p>
          <Fold title={words('facts.risk')} look="link">
            <Facts
              facts={RISK_FACTORS.map((name) => [words(`factors.${name}`), factorText(name)] as const)}
            />
          </Fold>
        </>
      )}
    </SectionCard>
  );
};
