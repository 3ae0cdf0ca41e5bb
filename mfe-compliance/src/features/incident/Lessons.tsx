import type { Incident } from '@yinyom/contracts/papers/incident';
import { getIncidentReportPdf } from '@yinyom/contracts/papers/incidentPapers';
import { downloadFile, openModal, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { addressOf } from '../../calls/useIncident';
import { DownloadButton } from '../../files/DownloadButton';
import { Facts } from '../../layout/Facts';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { LessonsModal } from './LessonsModal';
import { SectionCard } from './SectionCard';

/** What was learned, and the internal report with everything. */
export const Lessons = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const language = useLang();
  return (
    <SectionCard
      title={words('facts.lessons')}
      actions={
        incident.state !== 'closed' && (
          <Button
            kind="secondary"
            size="small"
            icon="edit"
            onClick={() => openModal((close) => <LessonsModal incident={incident} close={close} />)}
          >
            {t('do.lessons')}
          </Button>
        )
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
