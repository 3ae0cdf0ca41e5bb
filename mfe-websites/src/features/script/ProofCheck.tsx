import type { Application } from '@yinyom/contracts/websites/application';
import { PROOF_METHODS } from '@yinyom/contracts/websites/verification';
import type { ProofMethod } from '@yinyom/contracts/websites/verification';
import { errorMessage, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import styled from 'styled-components';
import { useVerifyApplicationMutation } from '../../api/verificationApi';
import { ProofInstructions } from './ProofInstructions';

const Result = styled.p<{ $good: boolean }>`
  color: ${({ theme, $good }) => ($good ? theme.color.success : theme.color.danger)};
`;

/**
 * Looks for the proof that the website is the owner's: now, or once what has to be put there is known. The script's
 * first visit proves it, too, without any of this.
 */
export const ProofCheck = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const [method, setMethod] = useState<ProofMethod>('script');
  const [verify, { data, error, isLoading, reset }] = useVerifyApplicationMutation();
  const answer = data?.method === method ? data : undefined;
  // Who asks what to put cannot have put it: that first answer is no failure.
  const [looked, setLooked] = useState<ProofMethod | null>(null);
  const domain = { domain: application.domain_name };
  const known = method === 'script' || answer !== undefined;
  const look = async () => {
    if (known) setLooked(method);
    await verify({ params: { id: application.id }, body: { method } });
  };
  const choose = (next: ProofMethod) => {
    setMethod(next);
    setLooked(null);
    reset();
  };
  const problem = looked === method && answer && !answer.proved ? (answer.problem ?? 'proof_missing') : null;

  return (
    <Stack $gap={4}>
      <h2>{t('verify.title')}</h2>
      <p>{t('verify.lead')}</p>
      <Select
        label={t('verify.method')}
        value={method}
        options={PROOF_METHODS.map((value) => ({ value, label: t(`verify.${value}`) }))}
        onChange={choose}
      />
      <p>{t(`verify.${method}Text`)}</p>
      {answer && <ProofInstructions method={method} instructions={answer.instructions} />}
      <div>
        <Button kind="secondary" icon="refresh" busy={isLoading} onClick={() => void look()}>
          {t(known ? 'verify.check' : 'verify.show')}
        </Button>
      </div>
      <div role="status">
        {answer?.proved && <Result $good>{t('verify.proved', domain)}</Result>}
        {problem && !isLoading && <Result $good={false}>{t(`verify.${problem}`, domain)}</Result>}
        {error && <Result $good={false}>{errorMessage(error)}</Result>}
      </div>
    </Stack>
  );
};
