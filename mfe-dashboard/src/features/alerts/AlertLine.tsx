import type { AlertWords } from '@yinyom/texts/alert/alertWords';
import type { AlertSeverity } from '@yinyom/contracts/notify/alertRules';
import { alertSentence } from '@yinyom/texts/sentences/alertSentence';
import { formatDateTime, formatNumber, useLang } from '@yinyom/mfe-kit';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Stack } from '@yinyom/ui/data/Stack';
import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import { useId } from 'react';
import styled from 'styled-components';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { aboutOf } from './aboutOf';
import { AlertCard } from './AlertCard';
import type { AlertGroup } from './alertGroups';
import { useMayAnswer } from './useMayAnswer';

const TONES: Record<AlertSeverity, BadgeTone> = { critical: 'danger', warning: 'warning', notice: 'info' };

const Root = styled.li`
  border-top: 1px solid ${({ theme }) => theme.color.line};
  &:first-child {
    border-top: 0;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  > input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0 0 0 16px;
    accent-color: ${({ theme }) => theme.color.primary};
  }
`;
const Line = styled.button`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  min-height: 52px;
  min-width: 0;
  padding: 8px 16px;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.primarySoft};
  }
  &:focus-visible {
    ${focusRingInside}
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    /* Website and time are in one line where both have room, and whole in lines of their own where not. */
    display: flex;
    flex-wrap: wrap;
    > :nth-child(2) {
      flex-basis: 100%;
    }
  }
`;
const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
`;
const Title = styled.span`
  overflow-wrap: anywhere;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  > small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.normal};
  }
`;
const About = styled.small`
  display: block;
`;
const Quiet = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;
const Details = styled(Stack)`
  padding: 0 16px 16px;
`;

interface AlertLineProps {
  group: AlertGroup;
  words: AlertWords;
  /** Domain name of the website that the list is about. */
  website: string;
  open: boolean;
  chosen: boolean;
  onToggle: () => void;
  onChoose: () => void;
}

/** Alerts of one cause in one line, and what is known about them below it once the line is open. */
export const AlertLine = (props: AlertLineProps) => {
  const { group, words, website, open, chosen, onToggle, onChoose } = props;
  const t = useAlertTexts();
  const lang = useLang();
  const details = useId();
  const [first, ...others] = group.alerts;
  const mayAnswer = useMayAnswer()(first);
  const { title } = alertSentence(first, words, lang);
  // Of several, each says below what it is about.
  const about = others.length > 0 ? '' : aboutOf(first);
  const isOver = first.state === 'resolved';
  return (
    <Root>
      <Head>
        {mayAnswer && (
          <input
            type="checkbox"
            checked={chosen}
            onChange={onChoose}
            aria-label={t('choose', { title: about ? `${title}, ${about}` : title })}
          />
        )}
        <Line
          type="button"
          data-alert-line={group.key}
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          onClick={onToggle}
        >
          <Badges>
            <Badge tone={isOver ? 'neutral' : TONES[first.severity]}>{words.severity[first.severity]}</Badge>
            <Badge tone={isOver ? 'success' : 'neutral'}>{words.state[first.state]}</Badge>
          </Badges>
          <Title>
            {title}
            {others.length > 0 && (
              <small> {t('same_cause', { amount: formatNumber(others.length, lang) })}</small>
            )}
            {about && <About>{about}</About>}
          </Title>
          <Quiet>{first.application_id === null ? t('whole_organization') : website}</Quiet>
          <Quiet>{formatDateTime(first.raised_at)}</Quiet>
        </Line>
      </Head>
      {open && (
        <Details id={details} $gap={5}>
          {group.alerts.map((alert) => (
            <AlertCard key={alert.id} alert={alert} words={words} titled={alert !== first} />
          ))}
        </Details>
      )}
    </Root>
  );
};
