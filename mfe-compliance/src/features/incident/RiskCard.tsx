import type { Incident } from '@yinyom/contracts/papers/incident';
import { RISK_FACTORS } from '@yinyom/contracts/papers/incidentSteps';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Facts } from '@yinyom/ui/data/Facts';
import { useNow } from '../../clock/useNow';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { openSections } from './openSections';
import { RiskModal } from './RiskModal';
import { EditButton } from './EditButton';
import { SectionCard } from './SectionCard';

/** The assessment: level and reasons, and the seven factors. */
export const RiskCard = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const now = useNow();
  const { risk_level, risk_reasons, risk_factors, assessed_at, assessed_by } = incident.risk;
  const factorText = (name: (typeof RISK_FACTORS)[number]): string => {
    const factor = risk_factors[name];
    if (!factor?.risk_level) return t('risk.choose');
    return `${words(`levels.${factor.risk_level}`)}\n${factor.risk_reasons}`;
  };
  return (
    <SectionCard
      title={words('report.part_risk')}
      state={
        risk_level === null
          ? t('risk.choose')
          : [words(`levels.${risk_level}`), risk_reasons].filter(Boolean).join(' · ')
      }
      isMissing={risk_level === null}
      isNext={openSections(incident, now).includes('risk')}
      actions={
        <EditButton
          incident={incident}
          label={t('do.assessment')}
          modal={(close) => <RiskModal incident={incident} close={close} />}
        />
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
