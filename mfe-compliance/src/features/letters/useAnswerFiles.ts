import {
  MAX_ANSWER_FILES,
  REQUEST_FILE_MAX_BYTES,
  type AnswerFile,
} from '@yinyom/contracts/requests/requestFile';
import { errorMessage, fieldErrors, isApiError } from '@yinyom/mfe-kit';
import { useState } from 'react';
import { useAddAnswerFilesMutation, useRemoveAnswerFileMutation } from '../../calls/workApi';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** A file that was uploaded. Its name is known in this window only: the platform keeps none. */
interface ChosenFile extends AnswerFile {
  name: string;
}

/** Files of an answer that is being written: each is uploaded once it is chosen, and waits for the answer. */
export const useAnswerFiles = (requestId: string) => {
  const t = useComplianceTexts();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<string | undefined>();
  const [sending, setSending] = useState<string | null>(null);
  const [upload] = useAddAnswerFilesMutation();
  const [removeStored] = useRemoveAnswerFileMutation();

  const problemOf = (chosen: readonly File[]): string | undefined => {
    const large = chosen.find(({ size }) => size > REQUEST_FILE_MAX_BYTES);
    if (large) return t('files.too_large', { name: large.name });
    return files.length + chosen.length > MAX_ANSWER_FILES
      ? t('letters.files_most', { most: MAX_ANSWER_FILES })
      : undefined;
  };
  return {
    files,
    problem,
    /** Names of the files that are uploaded now; null: none are. */
    sending,
    add: async (chosen: readonly File[]): Promise<void> => {
      // The platform leaves out what is empty, and answers the others in their order.
      const given = chosen.filter(({ size }) => size > 0);
      const wrong = problemOf(given);
      setProblem(wrong);
      if (wrong !== undefined) return;
      setSending(given.map(({ name }) => name).join(', '));
      try {
        const { files: stored } = await upload({ requestId, files: given }).unwrap();
        setFiles((before) => [
          ...before,
          ...stored.map((file, at) => ({ ...file, name: given[at]?.name ?? '' })),
        ]);
      } catch (error) {
        setProblem(fieldErrors(error)['file'] ?? errorMessage(error));
      }
      setSending(null);
    },
    remove: async (id: string): Promise<void> => {
      setProblem(undefined);
      try {
        await removeStored({ params: { id: requestId, fileId: id }, quiet: true }).unwrap();
      } catch (error) {
        // One that waited too long is gone already.
        if (!isApiError(error) || error.status !== 404) {
          setProblem(errorMessage(error));
          return;
        }
      }
      setFiles((before) => before.filter((file) => file.id !== id));
    },
  };
};
export type AnswerFilesOf = ReturnType<typeof useAnswerFiles>;
