import type { Incident } from '@yinyom/contracts/papers/incident';
import { formatNumber, openModal, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useBothClocks } from '../../clock/useBothClocks';
import { Facts } from '@yinyom/ui/data/Facts';
import { useNow } from '../../clock/useNow';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { AwareModal } from './AwareModal';
import { FactsModal } from './FactsModal';
import { missingFacts, openSections } from './openSections';
import { SectionCard } from './SectionCard';

/** What is known of an incident; what is missing is named, as the notices name it. */
export const IncidentFacts = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const now = useNow();
  const clocks = useBothClocks();
  const lang = useLang();
  const stated = (text: string) => text || t('not_stated');
  const range = (estimate: Incident['persons_estimate']): string => {
    if (estimate === null) return t('not_stated');
    const [min, max] = [formatNumber(estimate.min, lang), formatNumber(estimate.max, lang)];
    return estimate.min === estimate.max ? min : t('facts.range', { min, max });
  };
  const isOpen = incident.state !== 'closed';
  const missing = missingFacts(incident);
  // A processor has no hours by law: its limit is the agreement's, or what is usual.
  const { agreed_hours: agreed } = incident.processor_notice;
  const limits: [string, string][] =
    incident.acting_as === 'controller'
      ? [
          [words('facts.due'), clocks(incident.due_at)],
          [words('facts.latest'), clocks(incident.latest_at)],
        ]
      : [
          [words('facts.due_controller'), clocks(incident.due_at)],
          [words('facts.agreed_hours'), agreed === null ? t('not_stated') : formatNumber(agreed, lang)],
        ];
  return (
    <SectionCard
      title={t('facts.title')}
      state={
        missing.length === 0
          ? incident.what_happened
          : t('facts.missing', { facts: missing.map((name) => words(`facts.${name}`)).join(', ') })
      }
      isMissing={isOpen && missing.length > 0}
      isNext={openSections(incident, now).includes('facts')}
      actions={
        isOpen && (
          <>
            <Button
              kind="secondary"
              size="small"
              icon="edit"
              onClick={() => openModal((close) => <FactsModal incident={incident} close={close} />)}
            >
              {t('facts.edit')}
            </Button>
            <Button
              kind="quiet"
              size="small"
              icon="clock"
              onClick={() => openModal((close) => <AwareModal incident={incident} close={close} />)}
            >
              {t('facts.change_aware')}
            </Button>
          </>
        )
      }
    >
      <Facts
        facts={[
          [words('facts.what'), incident.what_happened],
          [
            words('facts.kinds'),
            stated(incident.breach_kinds.map((kind) => words(`kinds.${kind}`)).join('\n')),
          ],
          [words('facts.acting_as'), words(`acting_as.${incident.acting_as}`)],
          [words('facts.aware'), clocks(incident.aware_at)],
          ...limits,
          [words('facts.how'), stated(incident.how_it_happened)],
          [words('facts.occurred_from'), stated(clocks(incident.occurred_from))],
          [words('facts.occurred_to'), stated(clocks(incident.occurred_to))],
          [words('facts.data_kinds'), stated(incident.data_kinds.join('\n'))],
          [words('facts.persons'), range(incident.persons_estimate)],
          [words('facts.records'), range(incident.records_estimate)],
          [words('facts.effects'), stated(incident.effects)],
          [words('facts.measures'), stated(incident.remedial_measures)],
        ]}
      />
    </SectionCard>
  );
};
