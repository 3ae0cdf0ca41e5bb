import { errorMessage, saveFile, toast, type Downloaded } from '@yinyom/mfe-kit';
import { useState } from 'react';

/**
 * Saves a file when the user asks for it, and says why it cannot.
 * @param load fetches the file
 * @param onAnswer called where the platform answers JSON in place of a file
 */
export const useDownload = (load: () => Promise<Downloaded>, onAnswer?: (answer: unknown) => void) => {
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const got = await load();
      if ('file' in got) saveFile(got.file, got.name);
      else onAnswer?.(got.answer);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return { loading, download };
};
