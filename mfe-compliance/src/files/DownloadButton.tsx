import { errorMessage, saveFile, toast, type Downloaded } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';

interface DownloadButtonProps {
  label: string;
  /** Id of an element that says of what, where the label alone does not. */
  describedBy?: string;
  /** Name of a file that the platform answers as JSON without a name. */
  jsonName?: string;
  load: () => Promise<Downloaded>;
}

/** Saves a file when it is pressed, and says why it cannot. */
export const DownloadButton = ({ label, describedBy, jsonName, load }: DownloadButtonProps) => {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const got = await load();
      if ('file' in got) saveFile(got.file, got.name);
      else if (jsonName)
        saveFile(new Blob([JSON.stringify(got.answer, null, 2)], { type: 'application/json' }), jsonName);
    } catch (error) {
      toast.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      icon="download"
      busy={busy}
      aria-describedby={describedBy}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
};
