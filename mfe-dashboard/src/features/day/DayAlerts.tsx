import type { DayRecord } from '@yinyom/contracts/days/dayRecord';
import type { AlertWords } from '@yinyom/texts/alert/alertWords';
import { alertSentence } from '@yinyom/texts/sentences/alertSentence';
import { formatDate, formatDateTime, useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useDayTexts } from '../../texts/useDayTexts';

const Title = styled.h3`
  font-size: ${({ theme }) => theme.font.size.body};
`;
const Text = styled.p`
  overflow-wrap: anywhere;
`;
const Times = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface DayAlertsProps {
  record: DayRecord;
  /** Undefined until they are loaded. */
  words: AlertWords | undefined;
}

/** Alerts that were open on the day, in the words of the alerts themselves. */
export const DayAlerts = ({ record: { alerts, more_alerts, unknown }, words }: DayAlertsProps) => {
  const t = useDayTexts();
  const lang = useLang();
  const none = unknown.includes('alerts_unasked') ? t('unknown_alerts_unasked') : t('alerts_none');
  return (
    <Card aria-label={t('alerts_title')}>
      <Stack $gap={3}>
        <h2>{t('alerts_title')}</h2>
        {alerts.length === 0 && <p>{none}</p>}
        {alerts.length > 0 && !words && <Skeleton $height="90px" />}
        {words &&
          alerts.map((alert) => {
            const { title, text } = alertSentence(alert, words, lang, {
              time: formatDateTime,
              day: formatDate,
            });
            return (
              <Stack as="article" $gap={1} key={alert.id} aria-label={title}>
                <Title>{title}</Title>
                <Text>{text}</Text>
                <Times>
                  {t('raised', { time: formatDateTime(alert.raised_at) })} ·{' '}
                  {alert.resolved_at
                    ? t('resolved', { time: formatDateTime(alert.resolved_at) })
                    : t('still_open')}
                </Times>
              </Stack>
            );
          })}
        {more_alerts && <Times>{t('alerts_more')}</Times>}
      </Stack>
    </Card>
  );
};
