import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import { getOfficeNoticePdf, getPersonsNoticePdf } from '@yinyom/contracts/papers/incidentPapers';
import type { Incident } from '@yinyom/contracts/papers/incident';
import { openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Fold } from '@yinyom/ui/data/Fold';
import { Row } from '@yinyom/ui/data/Stack';
import { addressOf } from '../../calls/useIncident';
import { useBothClocks } from '../../clock/useBothClocks';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Facts } from '@yinyom/ui/data/Facts';
import { useNow } from '../../clock/useNow';
import { useIncidentTexts, useIncidentWords } from '../../texts/useIncidentTexts';
import { ControllerModal } from './ControllerModal';
import { EntryModal } from './EntryModal';
import { KeptNoticeList } from './KeptNoticeList';
import { OfficeModal } from './OfficeModal';
import { openSections } from './openSections';
import { PersonsModal } from './PersonsModal';
import { SavedTexts } from './SavedTexts';
import { SectionCard } from './SectionCard';
import { downloadFile } from '../../controllers/ofController';

type Notice = Pick<Incident['office_notice'], 'needed' | 'sent_at'>;

/** Whether a notice was sent, is needed, or is not; `undecided`: what is said of it before the risk is assessed. */
const useNoticeText = (incident: Incident, undecided: 'notice.undecided' | 'risk.none_yet') => {
  const t = useIncidentTexts();
  const clocks = useBothClocks();
  return ({ needed, sent_at }: Notice): string => {
    if (sent_at !== null) return `${t('notice.sent')}: ${clocks(sent_at)}`;
    if (incident.risk_level === null && incident.acting_as === 'controller') return t(undecided);
    return t(needed ? 'notice.needed' : 'notice.not_needed');
  };
};

const isDue = ({ needed, sent_at }: Notice): boolean => needed && sent_at === null;

const OfficeNotice = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const now = useNow();
  const noticeText = useNoticeText(incident, 'risk.none_yet');
  const { office_notice: notice, state } = incident;
  const load = (language: 'th' | 'en') => () =>
    downloadFile({
      endpoint: getOfficeNoticePdf,
      params: addressOf(incident),
      query: { language },
      quiet: true,
    });
  return (
    <SectionCard
      title={words('report.office')}
      state={noticeText(notice)}
      isMissing={isDue(notice)}
      isNext={openSections(incident, now).includes('office')}
      actions={
        <>
          {state !== 'closed' && (
            <Button
              kind="secondary"
              size="small"
              onClick={() => openModal((close) => <OfficeModal incident={incident} close={close} />)}
            >
              {t('do.office_notice')}
            </Button>
          )}
          {notice.sent_at !== null && (
            <Button
              kind="quiet"
              size="small"
              icon="add"
              onClick={() =>
                openModal((close) => <EntryModal incident={incident} kind="supplement" close={close} />)
              }
            >
              {t('office.supplement')}
            </Button>
          )}
        </>
      }
    >
      <p>{noticeText(notice)}</p>
      {notice.after_due && <p>{t(notice.after_latest ? 'office.after_latest' : 'office.late')}</p>}
      <Facts
        facts={[
          [words('facts.reference'), notice.office_reference],
          [words('facts.late_reason'), notice.late_reason],
        ]}
      />
      {notice.supplements.length > 0 && (
        <>
          <h3>{words('office.part_supplements')}</h3>
          <SavedTexts texts={notice.supplements} />
        </>
      )}
      <p>{t('office.by_hand')}</p>
      <Row $gap={2}>
        <DownloadButton label={t('office.pdf_th')} load={load('th')} />
        <DownloadButton label={t('office.pdf_en')} load={load('en')} />
      </Row>
      <KeptNoticeList incident={incident} kind="office_notice" />
    </SectionCard>
  );
};

const PersonsNotice = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const now = useNow();
  const noticeText = useNoticeText(incident, 'notice.undecided');
  const { persons_notice: notice, state } = incident;
  const written = LANGUAGES.filter((lang) => notice.notice_text[lang]);
  return (
    <SectionCard
      title={words('report.persons')}
      state={noticeText(notice)}
      isMissing={isDue(notice)}
      isNext={openSections(incident, now).includes('persons')}
      actions={
        state !== 'closed' && (
          <Button
            kind="secondary"
            size="small"
            icon="edit"
            onClick={() => openModal((close) => <PersonsModal incident={incident} close={close} />)}
          >
            {t('do.persons_notice')}
          </Button>
        )
      }
    >
      <p>{noticeText(notice)}</p>
      {notice.channel !== null && (
        <Facts facts={[[words('facts.channel'), words(`channels.${notice.channel}`)]]} />
      )}
      {written.length > 0 && (
        <p>{t('persons.languages', { languages: written.map((lang) => LANGUAGE_NAMES[lang]).join(', ') })}</p>
      )}
      {(notice.needed || notice.sent_at !== null || written.length > 0) && (
        <Fold title={t('persons.papers')} look="link">
          <Row $gap={2}>
            {LANGUAGES.map((language) => (
              <DownloadButton
                key={language}
                label={t('persons.pdf', { language: LANGUAGE_NAMES[language] })}
                load={() =>
                  downloadFile({
                    endpoint: getPersonsNoticePdf,
                    params: addressOf(incident),
                    query: { language },
                    quiet: true,
                  })
                }
              />
            ))}
          </Row>
        </Fold>
      )}
      <KeptNoticeList incident={incident} kind="persons_notice" />
    </SectionCard>
  );
};

const ControllerNotice = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const words = useIncidentWords();
  const now = useNow();
  const noticeText = useNoticeText(incident, 'notice.undecided');
  const { processor_notice: notice, state } = incident;
  return (
    <SectionCard
      title={words('report.controller')}
      state={noticeText(notice)}
      isMissing={isDue(notice)}
      isNext={openSections(incident, now).includes('controller')}
      actions={
        state !== 'closed' && (
          <Button
            kind="secondary"
            size="small"
            onClick={() => openModal((close) => <ControllerModal incident={incident} close={close} />)}
          >
            {t('do.controller_notice')}
          </Button>
        )
      }
    >
      <p>{noticeText(notice)}</p>
      <Facts
        facts={[
          [words('facts.controller_name'), notice.controller_name],
          [words('facts.channel'), notice.channel && words(`channels.${notice.channel}`)],
        ]}
      />
    </SectionCard>
  );
};

/** Who is notified: of a controller the Office and the persons, of a processor its controller. */
export const Notices = ({ incident }: { incident: Incident }) =>
  incident.acting_as === 'processor' ? (
    <ControllerNotice incident={incident} />
  ) : (
    <>
      <OfficeNotice incident={incident} />
      <PersonsNotice incident={incident} />
    </>
  );
