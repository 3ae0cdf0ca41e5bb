import { RIGHT_RULES } from '@yinyom/contracts/requests/rights';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { formatDate, formatDateTime } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { Facts } from '@yinyom/ui/data/Facts';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { useRequestWords } from '../../texts/useRequestWords';

const Rights = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
`;

/** What is asked for, and until when it must be answered. */
export const RequestFacts = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const words = useRequestWords();
  const { rights, channel, received_at, due_at, closed_at, details, consent_id, reason, result, purge_at } =
    request;
  const receipt = request.receipt_mail;
  return (
    <Card aria-labelledby="facts">
      <Stack>
        <h2 id="facts">{t('facts.title')}</h2>
        {receipt === 'failed' && <Notice small>{t('facts.receipt_failed')}</Notice>}
        <Facts
          facts={[
            [
              t('facts.rights'),
              <Rights key="rights">
                {rights.map((right) => (
                  <li key={right}>
                    {t(`rights.${right}`)}{' '}
                    {t('sections', { numbers: RIGHT_RULES[right].sections.join(', ') })}
                    {RIGHT_RULES[right].at_once && ` · ${t('facts.at_once')}`}
                  </li>
                ))}
              </Rights>,
            ],
            [t('facts.details'), details],
            [t('facts.channel'), t(`channels.${channel}`)],
            [t('facts.received'), formatDateTime(received_at)],
            [t('facts.receipt'), receipt === 'failed' ? null : receipt && t(`facts.receipt_${receipt}`)],
            [t('facts.due'), formatDateTime(due_at)],
            [t('facts.closed'), formatDateTime(closed_at)],
            [t('facts.reason'), reason && words(`reasons.${reason.code}`)],
            [t('facts.explanation'), reason?.explanation],
            [t('facts.result'), result],
            [t('facts.consent_id'), consent_id],
            [t('facts.purge'), formatDate(purge_at)],
          ]}
        />
      </Stack>
    </Card>
  );
};
