import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { ProofMethod, verifyApplication } from '@yinyom/contracts/websites/verification';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Snippet } from '../../common/Snippet';

interface ProofInstructionsProps {
  method: ProofMethod;
  instructions: AnswerOf<typeof verifyApplication>['instructions'];
}

/** What has to be put where; the script itself stands above already. */
export const ProofInstructions = ({ method, instructions }: ProofInstructionsProps) => {
  const t = useTexts('websites');
  const copy = t('verify.copy');
  if (method === 'meta') return <Snippet title={t('verify.tag')} code={instructions.meta} copy={copy} />;
  if (method === 'script') return null;
  const { name, host, value } = instructions.dns;
  return (
    <Stack $gap={4}>
      <Snippet title={t('verify.recordName')} code={name} copy={copy}>
        {t('verify.recordNameText', { host })}
      </Snippet>
      <Snippet title={t('verify.recordValue')} code={value} copy={copy} />
    </Stack>
  );
};
