import { FileDrop } from '@yinyom/ui/form/FileDrop';
import type { ComponentProps, DragEvent } from 'react';

type ScanDropProps = Omit<ComponentProps<typeof FileDrop>, 'onFile'> & {
  /** All files of one drop, or the one that was chosen. */
  onFiles: (files: readonly File[]) => void;
};

/** A place for scans, which often are one file for each page. A FileDrop takes one file. */
export const ScanDrop = ({ onFiles, ...place }: ScanDropProps) => {
  const takeAll = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    if (files.length < 2) return;
    event.preventDefault();
    if (!place.busy) onFiles(files);
  };
  return (
    <div onDropCapture={takeAll}>
      <FileDrop {...place} onFile={(file) => onFiles([file])} />
    </div>
  );
};
