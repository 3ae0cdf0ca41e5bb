import type { Incident } from '@yinyom/contracts/papers/incident';
import { getIncidentReportPdf } from '@yinyom/contracts/papers/incidentPapers';
import { useLang } from '@yinyom/mfe-kit';
import { addressOf } from '../../calls/useIncident';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Facts } from '@yinyom/ui/data/Facts';
import { useNow } from '../../clock/useNow';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { LessonsModal } from './LessonsModal';
import { EditButton } from './EditButton';
import { openSections } from './openSections';
import { SectionCard } from './SectionCard';
import { downloadFile } from '../../controllers/ofController';

/** What was learned, and the internal report with everything. */
export const Lessons = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const now = useNow();
  const language = useLang();
  return (
    <SectionCard
      title={words('facts.lessons')}
      state={incident.lessons || t('lessons.none')}
      isMissing={incident.lessons === ''}
      isNext={openSections(incident, now).includes('lessons')}
      actions={
        <EditButton
          incident={incident}
          label={t('do.lessons')}
          modal={(close) => <LessonsModal incident={incident} close={close} />}
        />
      }
    >
      {incident.lessons === '' ? (
        <p>{t('lessons.none')}</p>
      ) : (
        <Facts facts={[[words('facts.lessons'), incident.lessons]]} />
      )}
      <div>
        <DownloadButton
          label={t('report.pdf')}
          load={() =>
            downloadFile({
              endpoint: getIncidentReportPdf,
              params: addressOf(incident),
              query: { language },
              quiet: true,
            })
          }
        />
      </div>
    </SectionCard>
  );
};
