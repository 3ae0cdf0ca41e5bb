import { useLocation, useTexts } from '@yinyom/mfe-kit';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { FileDrop } from '@yinyom/ui/form/FileDrop';
import { useState } from 'react';
import styled from 'styled-components';
import type { ProofPack } from 'yinyom-verify/verifyProof';
import { Article } from '../Article';
import { isNamed, namedProof } from './namedProof';
import { PaperProof } from './PaperProof';
import { ProofVerdict } from './ProofVerdict';
import { readProof, type Unreadable } from './readProof';

const Root = styled(Article)`
  display: grid;
  gap: ${({ theme }) => theme.space(6)};
`;

type Given = { name: string } & ({ pack: ProofPack } | { problem: Unreadable });

/**
 * Anybody checks the proof of a decision here: the file stays in the browser. Where the address names a proof (the QR
 * code of a proof on paper does), no other one is taken for it.
 */
export const VerifyPage = () => {
  const t = useTexts('verify');
  const [given, setGiven] = useState<Given | null>(null);
  const named = namedProof(useLocation().hash);
  const other = named !== null && given !== null && 'pack' in given && !isNamed(given.pack, named);
  const problem = other ? 'other' : given && 'problem' in given && given.problem;
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
      {named && <PaperProof named={named} />}
      <FileDrop
        label={t('file')}
        hint={t('file_hint')}
        accept="application/json,.json"
        error={problem ? t(`problem.${problem}`) : undefined}
        onFile={(file) => void take(file)}
      >
        {given && <strong>{given.name}</strong>}
      </FileDrop>
      <div aria-live="polite">
        {given && 'pack' in given && !other && <ProofVerdict key={given.name} pack={given.pack} />}
      </div>
      <p>{t('more')}</p>
    </Root>
  );
};
