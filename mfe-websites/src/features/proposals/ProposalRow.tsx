import type { Proposal } from '@yinyom/contracts/websites/proposal';
import { formatDate, formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  > div:first-child {
    flex: 1 1 256px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* Strangers chose the name: it shall not turn the text around it. */
  code {
    unicode-bidi: isolate;
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }
`;

interface ProposalRowProps {
  proposal: Proposal;
  /** What is being done about it at this moment. */
  busy: 'confirm' | 'dismiss' | null;
  onDecide: (decision: 'confirm' | 'dismiss') => void;
}

/** A reported name with what is known of it, and the two things an owner can do about it. */
export const ProposalRow = ({ proposal, busy, onDecide }: ProposalRowProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const { kind, match, networks, provider, suggested_category, last_reported_at } = proposal;
  const name = match === 'prefix' ? `${proposal.name}*` : proposal.name;
  const support =
    networks > 0 ? t('proposals.networks', { count: formatNumber(networks, lang) }) : t('proposals.fromList');
  return (
    <Root aria-label={name}>
      <div>
        <code>{name}</code>
        <small>
          {t(`itemKind.${kind}`)}
          {provider && ` · ${provider}`}
          {suggested_category &&
            ` · ${t('proposals.suggested', { category: textIn(suggested_category.title, lang) })}`}
        </small>
        <small>
          {support} · {t('proposals.last', { date: formatDate(last_reported_at) })}
        </small>
      </div>
      <Row $gap={2}>
        <Button
          kind="secondary"
          size="small"
          icon="add"
          busy={busy === 'confirm'}
          aria-label={t('proposals.confirmOf', { name })}
          onClick={() => onDecide('confirm')}
        >
          {t('proposals.confirm')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          busy={busy === 'dismiss'}
          aria-label={t('proposals.dismissOf', { name })}
          onClick={() => onDecide('dismiss')}
        >
          {t('proposals.dismiss')}
        </Button>
      </Row>
    </Root>
  );
};
