import type { Lang } from '@yinyom/contracts/constants';
import type { LanguageTexts } from '@yinyom/contracts/websites/templateTexts';
import { PRIVACY_FILE_MAX_BYTES } from '@yinyom/contracts/websites/privacyFile';
import { errorMessage, fieldErrors, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import styled from 'styled-components';
import { useSavePrivacyFileMutation } from '../../../api/privacyFileApi';
import { FileButton } from '../FileButton';

const Problem = styled.p`
  color: ${({ theme }) => theme.color.danger};
`;

type Privacy = LanguageTexts['privacy'];

interface PrivacyFileProps {
  applicationId: string;
  language: Lang;
  privacy: Privacy;
  fileId: string | undefined;
  onChange: (privacy: Privacy) => void;
}

/** A PDF instead of a link: the privacy notice of one language, served by the platform (decision D-29). */
export const PrivacyFile = ({ applicationId, language, privacy, fileId, onChange }: PrivacyFileProps) => {
  const t = useTexts('websites');
  const [problem, setProblem] = useState('');
  const [save, { isLoading }] = useSavePrivacyFileMutation();
  const upload = async (file: File) => {
    setProblem('');
    if (file.size > PRIVACY_FILE_MAX_BYTES) return setProblem(t('messages:file_size_pdf'));
    const { data, error } = await save({ applicationId, language, file });
    if (data) onChange({ name: privacy.name, file_id: data.file_id });
    else setProblem(fieldErrors(error)['file'] ?? errorMessage(error));
  };
  return (
    <Stack $gap={2}>
      <Row>
        <FileButton accept="application/pdf" busy={isLoading} onFile={(file) => void upload(file)}>
          {t(fileId ? 'privacyFile.replace' : 'privacyFile.upload')}
        </FileButton>
        {fileId && (
          <>
            <span>{t('privacyFile.uploaded')}</span>
            <Button
              kind="quiet"
              size="small"
              icon="trash"
              onClick={() => onChange({ name: privacy.name, url: '' })}
            >
              {t('privacyFile.remove')}
            </Button>
          </>
        )}
      </Row>
      {problem && <Problem role="alert">{problem}</Problem>}
    </Stack>
  );
};
