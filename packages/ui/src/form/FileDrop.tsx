import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { Button } from '../action/Button';
import { Icon } from '../foundation/Icon';
import { Field } from './Field';
import type { FieldProps } from './Field';

const Area = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(6)} ${({ theme }) => theme.space(4)};
  border: 2px dashed ${({ theme, $over }) => ($over ? theme.color.primary : theme.color.lineStrong)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme, $over }) => ($over ? theme.color.primarySoft : theme.color.surface)};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
  > input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

interface FileDropProps extends FieldProps {
  /** Types as the file input takes them, e.g. `image/png`. The server decides; this only helps to choose. */
  accept: string;
  onFile: (file: File) => void;
  busy?: boolean;
  /** What is there already, e.g. a preview. */
  children?: ReactNode;
}

/** One file, dropped or chosen. */
export const FileDrop = ({ accept, onFile, busy = false, children, ...field }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { labels } = useTheme();
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Field {...field}>
      {(attributes) => (
        <Area
          $over={over}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {children ?? <Icon name="upload" size={28} />}
          <span>{labels.dropFile}</span>
          <input
            {...attributes}
            ref={input}
            type="file"
            accept={accept}
            tabIndex={-1}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Button
            kind="secondary"
            size="small"
            icon="upload"
            busy={busy}
            onClick={() => input.current?.click()}
          >
            {labels.chooseFile}
          </Button>
        </Area>
      )}
    </Field>
  );
};
