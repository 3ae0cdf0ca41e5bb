import { saveFile, type Downloaded } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useDownload } from './useDownload';

interface DownloadButtonProps {
  label: string;
  /** Id of an element that says of what, where the label alone does not. */
  describedBy?: string;
  /** Name of a file that the platform answers as JSON without a name. */
  jsonName?: string;
  load: () => Promise<Downloaded>;
}

const saveJson = (answer: unknown, name: string) =>
  saveFile(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }), name);

/** Saves a file when it is pressed, and says why it cannot. */
export const DownloadButton = ({ label, describedBy, jsonName, load }: DownloadButtonProps) => {
  const { loading, download } = useDownload(load, (answer) => jsonName && saveJson(answer, jsonName));
  return (
    <Button
      kind="quiet"
      size="small"
      icon="download"
      busy={loading}
      aria-describedby={describedBy}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
};
