import { formatDate, Link, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import type { ProofPack } from 'yinyom-verify/verifyProof';
import { checkProof } from '../../verify/checkProof';
import { readDecision } from '../../verify/hashedDecision';
import { ProofFacts } from '../../verify/ProofFacts';
import { ProofParts } from '../../verify/ProofParts';
import { forgedProof } from './forgedProof';
import sample from './proof.json';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: ${({ theme }) => theme.space(5)};
  align-items: start;
`;

const proof = sample as unknown as ProofPack & { generated_at: string };

/** A real proof of a demo website's ledger, to be checked on the spot, and to be forged and checked again. */
export const SampleProof = () => {
  const t = useTexts('examples');
  const [tried, setTried] = useState<'as_it_is' | 'forged' | null>(null);
  const pack = tried === 'forged' ? forgedProof(proof) : proof;
  const decision = readDecision(pack.hashed_content);
  const checked = tried && checkProof(pack, null);
  return (
    <Columns>
      <Card aria-label={t('proof.file')}>
        <Stack $gap={4}>
          <h3>{t('proof.file')}</h3>
          {decision && <ProofFacts decision={decision} />}
          <small>{t('proof.source', { date: formatDate(proof.generated_at) })}</small>
        </Stack>
      </Card>
      <Card aria-label={t('proof.check')}>
        <Stack $gap={4}>
          <h3>{t('proof.check')}</h3>
          <p>{t('proof.how')}</p>
          <Row $gap={3}>
            <Button onClick={() => setTried('as_it_is')}>{t('proof.check_it')}</Button>
            <Button kind="secondary" onClick={() => setTried('forged')}>
              {t('proof.forge_it')}
            </Button>
          </Row>
          <Stack $gap={4} aria-live="polite">
            {checked && <strong>{t(`proof.${tried}_${checked.ok ? 'holds' : 'fails'}`)}</strong>}
            {checked && <ProofParts parts={checked.parts} />}
          </Stack>
          <Link to="/verify">{t('proof.own')}</Link>
        </Stack>
      </Card>
    </Columns>
  );
};
