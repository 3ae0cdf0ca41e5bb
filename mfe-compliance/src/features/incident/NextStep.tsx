import type { Incident } from '@yinyom/contracts/papers/incident';
import type { IncidentNeed } from '@yinyom/contracts/papers/incidentSteps';
import { confirmDialog, errorCode, errorMessage, formatDateTime, openModal, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useUpdateIncidentMutation } from '../../calls/incidentsApi';
import { addressOf, useIncident } from '../../calls/useIncident';
import { NextStepBar } from '../../layout/NextStepBar';
import { useNow } from '../../clock/useNow';
import { useIncidentTexts } from '../../texts/useIncidentTexts';
import { ControllerModal } from './ControllerModal';
import { EntryModal } from './EntryModal';
import { LessonsModal } from './LessonsModal';
import { OfficeModal } from './OfficeModal';
import { nextStep, noticeUrgency } from './openSections';
import { PersonsModal } from './PersonsModal';
import { ReopenModal } from './ReopenModal';
import { RiskModal } from './RiskModal';

const WINDOWS: Record<IncidentNeed, (incident: Incident, close: () => void) => React.ReactNode> = {
  containment: (incident, close) => <EntryModal incident={incident} kind="containment" close={close} />,
  assessment: (incident, close) => <RiskModal incident={incident} close={close} />,
  controller_notice: (incident, close) => <ControllerModal incident={incident} close={close} />,
  office_notice: (incident, close) => <OfficeModal incident={incident} close={close} />,
  persons_notice: (incident, close) => <PersonsModal incident={incident} close={close} />,
  lessons: (incident, close) => <LessonsModal incident={incident} close={close} />,
};

/** The next step of an incident, with the button that leads to it. */
export const NextStep = ({ incident: shown }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const { incident, readAgain } = useIncident(shown);
  const [update, { isLoading }] = useUpdateIncidentMutation();
  const isClosed = incident.state === 'closed';
  const now = useNow();
  const urgency = isClosed ? null : noticeUrgency(incident, now);
  const need = nextStep(incident, now);
  /** What the notice comes before. */
  const first = incident.missing_steps[0];

  const end = async () => {
    const goAhead = await confirmDialog({
      title: t('do.close'),
      text: t('close.text'),
      confirm: t('do.close'),
    });
    if (!goAhead) return;
    try {
      await update({
        params: addressOf(incident),
        ifMatch: incident.etag,
        body: { state: 'closed' },
      }).unwrap();
      toast.success(t('close.done'));
    } catch (error) {
      toast.error(errorMessage(error));
      // The page shows what another member made of it.
      if (errorCode(error) === 'version_conflict') await readAgain();
    }
  };
  const act = () => {
    if (isClosed) openModal((close) => <ReopenModal incident={incident} close={close} />);
    else if (need) openModal((close) => WINDOWS[need](incident, close));
    else void end();
  };
  const step = isClosed ? 'closed' : (need ?? 'close');
  return (
    <NextStepBar
      title={t(isClosed ? 'next.ended' : 'next.title')}
      actions={
        <>
          {first !== undefined && first !== need && (
            <Button kind="secondary" onClick={() => openModal((close) => WINDOWS[first](incident, close))}>
              {t(`do.${first}`)}
            </Button>
          )}
          <Button kind={isClosed ? 'secondary' : 'primary'} busy={isLoading} onClick={act}>
            {t(`do.${isClosed ? 'reopen' : (need ?? 'close')}`)}
          </Button>
        </>
      }
    >
      <p>
        {urgency === null
          ? t(`next.${step}`)
          : t(`next.notice_${urgency}`, {
              time: formatDateTime(urgency === 'urgent' ? incident.due_at : incident.latest_at),
            })}
      </p>
      {first !== undefined && first !== need && <p>{t(`next.${first}`)}</p>}
    </NextStepBar>
  );
};
