import { MAX_ANSWER_FILES } from '@yinyom/contracts/requests/requestFile';
import { formatBytes } from '@yinyom/mfe-kit';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { ScanDrop } from '../../form/ScanDrop';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import type { AnswerFilesOf } from './useAnswerFiles';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  overflow-wrap: anywhere;
`;

/** Files that go to the person with the answer: what was chosen, its size, and the place to add more. */
export const AnswerFiles = ({ files, problem, sending, add, remove }: AnswerFilesOf) => {
  const t = useComplianceTexts();
  const place = useFocusAfterChange<HTMLDivElement>(files.length);
  return (
    <Stack ref={place} tabIndex={-1}>
      {files.length > 0 && (
        <List aria-label={t('letters.files')}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <p>
                {name} · {formatBytes(bytes)}
              </p>
              <Button kind="secondary" size="small" onClick={() => void remove(id)}>
                {t('letters.file_remove', { name })}
              </Button>
            </li>
          ))}
        </List>
      )}
      {files.length < MAX_ANSWER_FILES ? (
        <ScanDrop
          label={t('letters.files')}
          hint={t('letters.files_hint', { most: MAX_ANSWER_FILES })}
          error={problem}
          accept="application/pdf,image/jpeg,image/png"
          busy={sending !== null}
          onFiles={(chosen) => void add(chosen)}
        />
      ) : (
        problem !== undefined && <Notice tone="warning">{problem}</Notice>
      )}
      <p role="status">{sending !== null && t('letters.file_sending', { name: sending })}</p>
    </Stack>
  );
};
