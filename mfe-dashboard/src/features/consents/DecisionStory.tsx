import { LANGUAGE_NAMES } from '@yinyom/contracts/constants';
import type { Consent, ConsentLog } from '@yinyom/contracts/consents/consent';
import { TAKEN_OVER_NAMES } from '@yinyom/contracts/consents/takenOver';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { ConsentTypeBadge } from './ConsentTypeBadge';
import { readableAddress } from './readableAddress';

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
`;

interface DecisionStoryProps {
  decision: Consent | ConsentLog;
  /** The entry of the log that says how it was made; absent when it is not known. */
  entry?: ConsentLog;
}

/** A decision in three lines: what and when, how and where, and whether it still holds. */
export const DecisionStory = ({ decision, entry }: DecisionStoryProps) => {
  const t = useTexts('dashboard');
  const { consent_time, result, device, language, status, expires_at, withdrawn_at } = decision;
  const how = entry && [t(`evidence.action.${entry.action}`), t(`evidence.method.${entry.method}`)];
  const where = entry?.page_url && readableAddress(entry.page_url);
  const held = withdrawn_at
    ? `${t('detail.withdrawn')}: ${formatDateTime(withdrawn_at)}`
    : `${t('evidence.field.expires')}: ${formatDateTime(expires_at)}`;
  return (
    <Stack $gap={2}>
      <Row $gap={3}>
        <ConsentTypeBadge type={result} />
        <strong>{formatDateTime(consent_time)}</strong>
      </Row>
      {how && <p>{how.join(' · ')}</p>}
      {entry?.origin && (
        <p>
          {t('evidence.origin.product')} {TAKEN_OVER_NAMES[entry.origin.product]} ·{' '}
          {entry.origin.decided_at ? formatDateTime(entry.origin.decided_at) : t('evidence.origin.no_time')}
        </p>
      )}
      <Quiet>
        {[t(`evidence.device.${device}`), LANGUAGE_NAMES[language], where].filter(Boolean).join(' · ')}
      </Quiet>
      <p>
        {t(`evidence.status.${status}`)} · {held}
      </p>
    </Stack>
  );
};
