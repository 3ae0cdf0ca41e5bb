import type { SubjectRequest, TimelineEntry } from '@yinyom/contracts/requests/subjectRequest';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { NoteForm } from './NoteForm';
import { entryDetail } from './entryDetail';

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  > li {
    padding-inline-start: ${({ theme }) => theme.space(3)};
    border-inline-start: 3px solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;
const When = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
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
      <When>
        {formatDateTime(at)} ·{' '}
        {by.kind === 'user' || by.kind === 'api_key' ? by.name : t(`actors.${by.kind}`)}
      </When>
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
        {request.purged_at === null && <NoteForm requestId={request.id} />}
        <List>
          {request.timeline.toReversed().map((entry, at) => (
            // The timeline only grows, so the place from its beginning names an entry.
            <Entry key={request.timeline.length - at} entry={entry} />
          ))}
        </List>
      </Stack>
    </Card>
  );
};
