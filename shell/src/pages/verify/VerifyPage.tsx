import { useTexts } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { FileDrop } from '@yinyom/ui/form/FileDrop';
import { useState } from 'react';
import styled from 'styled-components';
import type { ProofPack } from 'yinyom-verify/verifyProof';
import { Article } from '../Article';
import { ProofVerdict } from './ProofVerdict';
import { readProof, type Unreadable } from './readProof';

const Root = styled(Article)`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
`;

type Given = { name: string } & ({ pack: ProofPack } | { problem: Unreadable });

/** Anybody checks the proof of a decision here: the file stays in the browser. */
export const VerifyPage = () => {
  const t = useTexts('verify');
  const [given, setGiven] = useState<Given | null>(null);
  const take = async (file: File) => {
    const read = readProof(await file.text());
    setGiven(typeof read === 'string' ? { name: file.name, problem: read } : { name: file.name, pack: read });
  };
  return (
    <Root>
      <div>
        <PageHeader title={t('title')} />
        <p>{t('lead')}</p>
      </div>
      <FileDrop
        label={t('file')}
        hint={t('file_hint')}
        accept="application/json,.json"
        error={given && 'problem' in given ? t(`problem.${given.problem}`) : undefined}
        onFile={(file) => void take(file)}
      >
        {given && <strong>{given.name}</strong>}
      </FileDrop>
      <div aria-live="polite">
        {given && 'pack' in given && <ProofVerdict key={given.name} pack={given.pack} />}
      </div>
      <p>{t('more')}</p>
    </Root>
  );
};
