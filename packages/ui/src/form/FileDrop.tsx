import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import styled, { useTheme } from 'styled-components';
import { Button } from '../action/Button';
import { Icon } from '../foundation/Icon';
import type { Labels } from '../foundation/labels';
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

/** A host of an earlier version has no such word. */
type FileLabels = Labels & { oneFile?: string };

/** One file, dropped or chosen. Of several that are dropped at once none is taken, and that is said. */
export const FileDrop = ({ accept, onFile, busy = false, children, ...field }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [isTooMany, setTooMany] = useState(false);
  const theme = useTheme();
  const labels: FileLabels = theme.labels;
  const take = (file: File | undefined) => {
    if (!file || busy) return;
    setTooMany(false);
    onFile(file);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    // An element around this one took them.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length < 2) take(files[0]);
    else if (!busy) setTooMany(true);
  };
  const error = isTooMany ? (labels.oneFile ?? labels.chooseFile) : field.error;
  return (
    <Field {...field} error={error}>
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
