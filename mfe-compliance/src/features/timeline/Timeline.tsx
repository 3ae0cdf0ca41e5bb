import type { SubjectRequest, TimelineEntry } from '@yinyom/contracts/requests/subjectRequest';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Quiet } from '../../layout/Quiet';
import { HistoryList } from '../../layout/HistoryList';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { RequestNoteForm } from './RequestNoteForm';
import { entryDetail } from './entryDetail';

const Text = styled.p`
  white-space: pre-line;
`;

const Entry = ({ entry }: { entry: TimelineEntry }) => {
  const t = useComplianceTexts();
  const { at, kind, by, state } = entry;
  const detail = entryDetail(t, entry);
  return (
    <li>
      <p>
        {t(`timeline.${kind}`)}
        {(kind === 'state_changed' || kind === 'closed') && state && `: ${t(`states.${state}`)}`}
      </p>
      {detail && <Text>{detail}</Text>}
      <Quiet>
        {formatDateTime(at)} ·{' '}
        {by.kind === 'user' || by.kind === 'api_key' ? by.name : t(`actors.${by.kind}`)}
      </Quiet>
    </li>
  );
};

/** Everything that happened to a request, newest first, and the way to add a note. */
export const Timeline = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  return (
    <Card aria-labelledby="timeline">
      <Stack>
        <h2 id="timeline">{t('timeline.title')}</h2>
        {request.purged_at === null && <RequestNoteForm requestId={request.id} />}
        <HistoryList>
          {request.timeline.toReversed().map((entry, at) => (
            // The timeline only grows, so the place from its beginning names an entry.
            <Entry key={request.timeline.length - at} entry={entry} />
          ))}
        </HistoryList>
      </Stack>
    </Card>
  );
};
