import type { Incident } from '@yinyom/contracts/papers/incident';
import type { IncidentEvidence } from '@yinyom/contracts/papers/incidentPapers';
import { errorMessage, formatDateTime, formatNumber, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useLazyGetIncidentEvidenceQuery } from '../../calls/incidentsApi';
import { addressOf } from '../../calls/useIncident';
import { useBothClocks } from '../../clock/useBothClocks';
import { Facts } from '@yinyom/ui/data/Facts';
import { useIncidentTexts } from '../../texts/useIncidentTexts';
import { SectionCard } from './SectionCard';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  max-height: 320px;
  overflow-y: auto;
  > li {
    overflow-wrap: anywhere;
  }
`;

type Events = IncidentEvidence['export_events'];
const SAID: Readonly<Record<string, string>> = {
  'session.refused': 'evidence.session_refused',
  'export.downloaded': 'evidence.downloaded',
  'export.created': 'evidence.created',
};

const EventList = ({ title, events }: { title: string; events: Events }) => {
  const t = useIncidentTexts();
  return (
    <>
      <h3>{title}</h3>
      {events.length === 0 ? (
        <p>{t('evidence.none')}</p>
      ) : (
        <List aria-label={title} tabIndex={0}>
          {events.map(({ at, action, actor, target, ip_truncated }, place) => {
            const said = SAID[action];
            return (
              <li key={place}>
                {formatDateTime(at)} ·{' '}
                {[actor.name, said && t(said), target, ip_truncated && t('evidence.ip', { ip: ip_truncated })]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            );
          })}
        </List>
      )}
    </>
  );
};

const Found = ({ evidence }: { evidence: IncidentEvidence }) => {
  const t = useIncidentTexts();
  const clocks = useBothClocks();
  const lang = useLang();
  const {
    from,
    to,
    decisions,
    ledger_intact: intact,
    export_events,
    sign_in_events,
    events_capped,
    websites,
  } = evidence;
  const tooLong = t('evidence.too_long');
  return (
    <Stack>
      <p>{t('evidence.span', { from: clocks(from), to: clocks(to) })}</p>
      <Facts
        facts={[
          [t('evidence.decisions'), decisions === null ? tooLong : formatNumber(decisions, lang)],
          [
            t('evidence.ledger'),
            intact === null
              ? websites === 0
                ? t('not_stated')
                : tooLong
              : t(intact ? 'evidence.intact' : 'evidence.broken'),
          ],
        ]}
      />
      <EventList title={t('evidence.exports')} events={export_events} />
      <EventList title={t('evidence.sign_ins')} events={sign_in_events} />
      {events_capped && <p>{t('evidence.more')}</p>}
    </Stack>
  );
};

/** What the platform knows of the time of an incident. It is read when it is asked for, as each reading is in the audit log. */
export const Evidence = ({ incident }: { incident: Incident }) => {
  const t = useIncidentTexts();
  const [read, { data, error, isError, isFetching }] = useLazyGetIncidentEvidenceQuery();
  const load = () => void read({ params: addressOf(incident) });
  return (
    <SectionCard
      title={t('evidence.title')}
      state={
        data
          ? t('evidence.span', { from: formatDateTime(data.from), to: formatDateTime(data.to) })
          : t('evidence.unread')
      }
    >
      <p>{t('evidence.text')}</p>
      {isError && <ErrorState onRetry={load}>{errorMessage(error)}</ErrorState>}
      {data && !isError && <Found evidence={data} />}
      {!isError && (
        <div>
          <Button kind="secondary" size="small" icon="search" busy={isFetching} onClick={load}>
            {t('evidence.read')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
};
