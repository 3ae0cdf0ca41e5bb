import { Button } from '@yinyom/ui/action/Button';
import { useRef } from 'react';
import type { ReactNode } from 'react';

interface FileButtonProps {
  /** MIME type the chooser offers; the caller still checks what it gets. */
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** A button that lets the user choose one file; the same file can be chosen again. */
export const FileButton = ({ accept, busy, onFile, children }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        data-testid="file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button kind="secondary" size="small" icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
};
