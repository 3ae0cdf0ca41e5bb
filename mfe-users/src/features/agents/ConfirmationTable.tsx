import type { AgentConfirmation } from '@yinyom/contracts/identity/agentConfirmations';
import { formatDateTime, openModal } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useAgentTexts } from '../../texts/useAgentTexts';
import { AboutCall } from './AboutCall';
import { DecisionModal } from './DecisionModal';
import { useCallWords } from './useCallWords';

const About = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;

const TONES: Record<AgentConfirmation['state'], BadgeTone> = {
  pending: 'warning',
  approved: 'info',
  refused: 'danger',
  used: 'success',
  expired: 'neutral',
};

interface ConfirmationTableProps {
  caption: string;
  confirmations: readonly AgentConfirmation[];
}

/** Calls of agents, each in words; it opens with what is sent and, while it waits, with the decision. */
export const ConfirmationTable = ({ caption, confirmations }: ConfirmationTableProps) => {
  const t = useAgentTexts();
  const wordsOf = useCallWords();
  return (
    <Table
      caption={caption}
      items={confirmations}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'call',
          title: t('column.call'),
          phone: 'head',
          cell: (confirmation) => (
            <>
              {wordsOf(confirmation)}
              <About>
                <AboutCall about={confirmation.about} />
              </About>
            </>
          ),
        },
        { key: 'key', title: t('column.key'), cell: ({ api_key }) => api_key.name },
        {
          key: 'asked',
          title: t('column.asked'),
          cell: ({ requested_at }) => formatDateTime(requested_at),
        },
        {
          key: 'state',
          title: t('column.state'),
          phone: 'bare',
          cell: ({ state, expires_at }) => (
            <>
              <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
              {state === 'pending' && <About>{t('until', { time: formatDateTime(expires_at) })}</About>}
            </>
          ),
        },
        {
          key: 'decided',
          title: t('column.decided'),
          cell: ({ decided_by, decided_at }) =>
            decided_by ? t('by', { name: decided_by.name, time: formatDateTime(decided_at) }) : '–',
        },
        {
          key: 'actions',
          title: t('column.actions'),
          hiddenTitle: true,
          align: 'end',
          cell: (confirmation) => (
            <Button
              kind={confirmation.state === 'pending' ? 'primary' : 'quiet'}
              size="small"
              aria-label={t('look_at', { call: wordsOf(confirmation) })}
              onClick={() =>
                openModal((close) => <DecisionModal confirmation={confirmation} close={close} />)
              }
            >
              {t('look')}
            </Button>
          ),
        },
      ]}
    />
  );
};
