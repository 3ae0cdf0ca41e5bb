import { FONT_FORMATS, FONT_MAX_BYTES, isUploadedFont } from '@yinyom/contracts/websites/templateFont';
import type { DesignInput } from '@yinyom/contracts/websites/templateDesign';
import { errorMessage, fieldErrors, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { useSaveTemplateFontMutation } from '../../../api/templateFontApi';
import { FileButton } from '../FileButton';
import { familyFromFile } from './familyFromFile';

const Problem = styled.p`
  color: ${({ theme }) => theme.color.danger};
`;
const ACCEPTED = FONT_FORMATS.map((format) => `.${format}`).join(',');

type Font = DesignInput['font'];

interface FontFileProps {
  applicationId: string;
  font: Font;
  onChange: (font: Font) => void;
}

/** A font file instead of an address: kept by the platform, so that visitors' browsers ask nobody else. */
export const FontFile = ({ applicationId, font, onChange }: FontFileProps) => {
  const t = useTexts('websites');
  const [problem, setProblem] = useState('');
  const [save, { isLoading }] = useSaveTemplateFontMutation();
  const uploaded = isUploadedFont(font.url);
  const upload = async (file: File) => {
    setProblem('');
    if (file.size > FONT_MAX_BYTES) return setProblem(t('messages:font_size'));
    const { data, error } = await save({ applicationId, file });
    if (data) onChange({ family: font.family || familyFromFile(file.name), url: data.url });
    else setProblem(fieldErrors(error)['file'] ?? errorMessage(error));
  };
  return (
    <Stack $gap={2}>
      <Row>
        <FileButton accept={ACCEPTED} busy={isLoading} onFile={(file) => void upload(file)}>
          {t(uploaded ? 'fontFile.replace' : 'fontFile.upload')}
        </FileButton>
        {uploaded && (
          <>
            <span>{t('fontFile.uploaded')}</span>
            <Button kind="quiet" size="small" icon="trash" onClick={() => onChange({ ...font, url: '' })}>
              {t('fontFile.remove')}
            </Button>
          </>
        )}
      </Row>
      {problem && <Problem role="alert">{problem}</Problem>}
    </Stack>
  );
};
