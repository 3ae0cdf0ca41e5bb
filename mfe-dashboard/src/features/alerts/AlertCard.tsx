import type { AlertWords } from '@yinyom/texts/alert/alertWords';
import { alertPath } from '@yinyom/contracts/notify/alertPath';
import type { Alert } from '@yinyom/contracts/notify/alerts';
import { alertAction, alertSentence } from '@yinyom/texts/sentences/alertSentence';
import { errorMessage, formatDate, formatDateTime, Link, openModal, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { useUpdateAlertMutation } from './alertsApi';
import { SnoozeModal } from './SnoozeModal';
import { useMayAnswer } from './useMayAnswer';

/** As the reader's own calendar has them. */
const DATES = { time: formatDateTime, day: formatDate };

/** Of one among several alerts of a line: smaller than the headings of pages. */
const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lead};
`;
const Figures = styled.p`
  overflow-wrap: anywhere;
`;
const Times = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** Since when, and who said what about it. */
const useTimes = ({ raised_at, resolved_at, acknowledged_by, acknowledged_at, snoozed_until }: Alert) => {
  const t = useAlertTexts();
  return [
    t('since', { time: formatDateTime(raised_at) }),
    resolved_at && t('over_at', { time: formatDateTime(resolved_at) }),
    acknowledged_at && t('taken_by', { name: acknowledged_by ?? '', time: formatDateTime(acknowledged_at) }),
    snoozed_until && t('off_until', { time: formatDateTime(snoozed_until) }),
  ].filter((part) => part !== null && part !== '');
};

/** What people who may answer an open alert can say about it. */
const Answers = ({ alert: { id, state } }: { alert: Alert }) => {
  const t = useAlertTexts();
  const [update, { isLoading }] = useUpdateAlertMutation();
  const say = async (next: 'acknowledged' | 'raised') => {
    try {
      await update({ params: { id }, body: { state: next } }).unwrap();
      toast.success(t(`said_${next}`));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <>
      {state === 'raised' ? (
        <Button kind="secondary" icon="check" busy={isLoading} onClick={() => void say('acknowledged')}>
          {t('take')}
        </Button>
      ) : (
        <Button kind="secondary" busy={isLoading} onClick={() => void say('raised')}>
          {t('reopen')}
        </Button>
      )}
      <Button
        kind="secondary"
        icon="clock"
        onClick={() => openModal((close) => <SnoozeModal ids={[id]} close={close} />)}
      >
        {t('snooze')}
      </Button>
    </>
  );
};

interface AlertCardProps {
  alert: Alert;
  words: AlertWords;
  /** Whether it says its own title, which the line above it says of one alert alone. */
  titled: boolean;
}

/** One alert: what is wrong, the figures it rests on, what to do, and where. */
export const AlertCard = ({ alert, words, titled }: AlertCardProps) => {
  const lang = useLang();
  const mayAnswer = useMayAnswer()(alert);
  const { title, text, next } = alertSentence(alert, words, lang, DATES);
  const times = useTimes(alert);
  const heading = `alert-${alert.id}`;
  const standsStill = alert.state === 'resolved';
  return (
    <Stack as="article" $gap={3} {...(titled ? { 'aria-labelledby': heading } : { 'aria-label': title })}>
      {titled && <Title id={heading}>{title}</Title>}
      <Figures>{text}</Figures>
      {!standsStill && <Figures>{next}</Figures>}
      <Times>{times.join(' · ')}</Times>
      {!standsStill && (
        <Row>
          {mayAnswer && (
            <>
              <ButtonLink as={Link} to={alertPath(alert)}>
                {alertAction(alert, words)}
              </ButtonLink>
              <Answers alert={alert} />
            </>
          )}
        </Row>
      )}
    </Stack>
  );
};
