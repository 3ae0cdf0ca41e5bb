import { errorMessage, saveFile, toast, type Downloaded } from '@yinyom/mfe-kit';
import { useState } from 'react';

/**
 * Saves a file when it is asked for, and says why it cannot.
 * @param load fetches the file
 */
export const useDownload = (load: () => Promise<Downloaded>) => {
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const got = await load();
      if ('file' in got) saveFile(got.file, got.name);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setLoading(false);
    }
  };
  return { loading, download };
};
