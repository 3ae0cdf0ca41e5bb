import type { Application } from '@yinyom/contracts/websites/application';
import { PROOF_METHODS } from '@yinyom/contracts/websites/verification';
import type { ProofMethod } from '@yinyom/contracts/websites/verification';
import { errorMessage, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { useVerifyApplicationMutation } from '../../api/verificationApi';
import { OwnershipStatus } from './OwnershipStatus';
import { ProofInstructions } from './ProofInstructions';

/**
 * Whether the website is proved to be the owner's, and the ways to prove it. What a look found is told in the
 * status alone: two places could contradict each other.
 */
export const ProofCheck = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const [method, setMethod] = useState<ProofMethod>('script');
  const [verify, { data, error, isLoading, originalArgs }] = useVerifyApplicationMutation();
  const answer = data?.method === method ? data : undefined;
  const ask = (wanted: ProofMethod, look: boolean) =>
    verify({ params: { id: application.id }, body: { method: wanted, look } });
  const choose = (next: ProofMethod) => {
    setMethod(next);
    if (next !== 'script') void ask(next, false);
  };

  return (
    <Stack $gap={4}>
      <OwnershipStatus application={application} />
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
        <Button
          kind="secondary"
          icon="refresh"
          busy={isLoading && originalArgs?.body.look !== false}
          onClick={() => void ask(method, true)}
        >
          {t('verify.check')}
        </Button>
      </div>
      {error && <ErrorState>{errorMessage(error)}</ErrorState>}
    </Stack>
  );
};
