import { saveFile, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Row } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { PrintOnly } from '@yinyom/ui/foundation/PrintOnly';
import { useState } from 'react';
import styled from 'styled-components';
import { AuthPage } from '../layout/AuthPage';
import { useAuthTexts } from '../texts/useAuthTexts';

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  font-family: ${({ theme }) => theme.font.mono};
  text-align: center;
`;

const FILE = 'yinyom-recovery-codes.txt';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  /** What they are for, and that they are shown once. */
  lead: string;
  onFinish: () => void;
}

/** Last step: the recovery codes, shown once, to copy, download and print. */
export const RecoveryCodesStep = ({ codes, lead, onFinish }: RecoveryCodesStepProps) => {
  const t = useAuthTexts();
  const { user } = useSession();
  const [kept, setKept] = useState(false);
  const download = () => {
    const lines = [`Yinyom · ${t('two_fa.codes_title')}`, user?.email ?? '', '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), FILE);
  };
  return (
    <AuthPage title={t('two_fa.codes_title')} lead={lead}>
      <PrintOnly />
      <Codes data-print="" aria-label={t('two_fa.codes_title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Row>
        <CopyButton text={codes.join('\n')}>{t('two_fa.codes_copy')}</CopyButton>
        <Button kind="secondary" icon="download" onClick={download}>
          {t('two_fa.codes_download')}
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          {t('two_fa.codes_print')}
        </Button>
      </Row>
      <Checkbox label={t('two_fa.codes_kept')} checked={kept} onChange={setKept} />
      <Button wide disabled={!kept} onClick={onFinish}>
        {t('two_fa.finish')}
      </Button>
    </AuthPage>
  );
};
