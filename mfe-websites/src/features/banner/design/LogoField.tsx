import type { Design } from '@yinyom/contracts/websites/templateDesign';
import { LOGO_HEIGHT_PX } from '@yinyom/contracts/websites/logo';
import { errorMessage, fieldErrors, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { FileButton } from '../FileButton';
import { readLogo } from '@yinyom/contracts/websites/readLogo';

const Picture = styled.img`
  padding: ${({ theme }) => theme.space(2)};
  box-sizing: content-box;
  border: 1px dashed ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.small};
`;
const Problem = styled.p`
  color: ${({ theme }) => theme.color.danger};
`;

interface LogoFieldProps {
  logo: Design['logo'];
  /** Stores a PNG in base64. @returns the refusal, if it was refused */
  save: (base64: string) => Promise<unknown>;
  /** Removes the logo. @returns the refusal */
  remove: () => Promise<unknown>;
  saving: boolean;
  removing: boolean;
}

/** A logo: shown at 24 px height, saved at once and published with the design. */
export const LogoField = ({ logo, save, remove, saving, removing }: LogoFieldProps) => {
  const t = useTexts('websites');
  const [problem, setProblem] = useState('');
  const choose = async (file: File) => {
    setProblem('');
    const read = await readLogo(file);
    if ('problem' in read) return setProblem(t(`messages:${read.problem}`));
    const error = await save(read.base64);
    if (error) setProblem(fieldErrors(error)['logo'] ?? errorMessage(error));
  };
  const clear = async () => {
    setProblem('');
    const error = await remove();
    if (error) setProblem(errorMessage(error));
  };
  return (
    <Stack $gap={3}>
      <h2>{t('logo.title')}</h2>
      <p>{t('logo.hint')}</p>
      <Row>
        {logo?.has_logo && (
          <Picture
            src={logo.url}
            alt={t('logo.alt')}
            height={LOGO_HEIGHT_PX}
            width={Math.round((logo.width / logo.height) * LOGO_HEIGHT_PX)}
          />
        )}
        <FileButton accept="image/png" busy={saving} onFile={(file) => void choose(file)}>
          {t(logo?.has_logo ? 'logo.replace' : 'logo.upload')}
        </FileButton>
        {logo?.has_logo && (
          <Button kind="quiet" size="small" icon="trash" busy={removing} onClick={() => void clear()}>
            {t('logo.remove')}
          </Button>
        )}
      </Row>
      {problem && <Problem role="alert">{problem}</Problem>}
    </Stack>
  );
};
