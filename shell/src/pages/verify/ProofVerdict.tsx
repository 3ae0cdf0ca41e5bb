import { useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';
import type { ProofPack } from 'yinyom-verify/verifyProof';
import { checkProof } from './checkProof';
import { readDecision } from './hashedDecision';
import { ProofFacts } from './ProofFacts';
import { ProofParts } from './ProofParts';
import { useGetTransparencyKeysQuery } from './transparencyApi';

const Root = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  h2 {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
  h3 {
    margin-bottom: ${({ theme }) => theme.space(3)};
    font-size: ${({ theme }) => theme.font.size.body};
  }
`;
const Verdict = styled.h2<{ $ok: boolean }>`
  color: ${({ theme, $ok }) => ($ok ? theme.color.success : theme.color.danger)};
`;

/** What came of checking one proof, and what it proves. */
export const ProofVerdict = ({ pack }: { pack: ProofPack }) => {
  const t = useTexts('verify');
  const { data, isLoading } = useGetTransparencyKeysQuery({});
  if (isLoading) return <Skeleton $height="320px" />;
  const { ok, parts, signer } = checkProof(pack, data?.keys ?? null);
  const decision = parts.record === 'holds' ? readDecision(pack.hashed_content) : null;
  return (
    <Root aria-label={t('result')}>
      <div>
        <Verdict $ok={ok}>
          <Icon name={ok ? 'check' : 'alert'} />
          {ok ? t('proved') : t('not_proved')}
        </Verdict>
        <p>{ok ? t('proved_text') : t('not_proved_text')}</p>
      </div>
      <div>
        <h3>{t('checked')}</h3>
        <ProofParts parts={parts} />
      </div>
      {ok && signer && <p>{t(`signer.${signer}`)}</p>}
      {decision && (
        <div>
          <h3>{t('facts')}</h3>
          <ProofFacts decision={decision} />
          <p>
            <small>{t('facts_limit')}</small>
          </p>
        </div>
      )}
    </Root>
  );
};
