import type { Incident } from '@yinyom/contracts/papers/incident';
import { formatDateTime, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useNow } from '../../clock/useNow';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { EntryModal } from './EntryModal';
import { openSections } from './openSections';
import { SavedTexts } from './SavedTexts';
import { SectionCard } from './SectionCard';

/** What was done to stop the breach. */
export const Containment = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const now = useNow();
  const latest = incident.containment.at(-1);
  return (
    <SectionCard
      title={words('facts.containment')}
      state={
        latest
          ? t('containment.held', { number: incident.containment.length, date: formatDateTime(latest.at) })
          : t('containment.none')
      }
      isMissing={!latest}
      isNext={openSections(incident, now).includes('containment')}
      actions={
        incident.state !== 'closed' && (
          <Button
            kind="secondary"
            size="small"
            icon="add"
            onClick={() =>
              openModal((close) => <EntryModal incident={incident} kind="containment" close={close} />)
            }
          >
            {t('do.containment')}
          </Button>
        )
      }
    >
      {incident.containment.length === 0 ? (
        <p>{t('containment.none')}</p>
      ) : (
        <SavedTexts texts={incident.containment} />
      )}
    </SectionCard>
  );
};
