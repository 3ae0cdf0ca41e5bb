import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import styled from 'styled-components';
import type { NamedProof } from './namedProof';
import { useEvidenceTexts } from './useEvidenceTexts';

const Root = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  dl {
    display: grid;
    gap: ${({ theme }) => theme.space(1)};
    margin: 0;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Which proof a paper names, and what to do now. */
export const PaperProof = ({ named }: { named: NamedProof }) => {
  const t = useTexts('verify');
  const field = useEvidenceTexts();
  return (
    <Root aria-label={t('paper.title')}>
      <h2>{t('paper.title')}</h2>
      <dl>
        <dt>{field('field.id')}</dt>
        <dd>
          <code>{named.id}</code>
        </dd>
        <dt>{field('field.hash')}</dt>
        <dd>
          <code>{named.hash}</code>
        </dd>
      </dl>
      <p>{t('paper.choose')}</p>
    </Root>
  );
};
