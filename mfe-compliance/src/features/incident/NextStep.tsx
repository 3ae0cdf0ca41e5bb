import type { Incident } from '@yinyom/contracts/papers/incident';
import type { IncidentNeed } from '@yinyom/contracts/papers/incidentSteps';
import { confirmDialog, errorCode, errorMessage, openModal, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import styled from 'styled-components';
import { useUpdateIncidentMutation } from '../../calls/incidentsApi';
import { addressOf, useIncident } from '../../calls/useIncident';
import { useIncidentTexts } from '../../texts/useIncidentTexts';
import { ControllerModal } from './ControllerModal';
import { EntryModal } from './EntryModal';
import { LessonsModal } from './LessonsModal';
import { OfficeModal } from './OfficeModal';
import { PersonsModal } from './PersonsModal';
import { ReopenModal } from './ReopenModal';
import { RiskModal } from './RiskModal';

/** Stays in view while the page scrolls: what is to be done now is never out of sight. */
const Bar = styled.section`
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(3)} ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-inline-start: 4px solid ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  > div {
    flex: 1 1 220px;
    min-width: 0;
  }
  h2 {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

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
  const [need] = incident.missing_steps;

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
    <Bar aria-labelledby="next-step">
      <div>
        <h2 id="next-step">{t('next.title')}</h2>
        <p>{t(`next.${step}`)}</p>
      </div>
      <Button kind={isClosed ? 'secondary' : 'primary'} busy={isLoading} onClick={act}>
        {t(`do.${isClosed ? 'reopen' : (need ?? 'close')}`)}
      </Button>
    </Bar>
  );
};
