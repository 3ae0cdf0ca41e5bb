import { useState } from 'react';
import styled from 'styled-components';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { controlLook } from './controlLook';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};
`;
const Swatch = styled.input`
  width: 52px;
  height: 44px;
  padding: 3px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
`;
const Code = styled.input`
  ${controlLook}
  font-family: ${({ theme }) => theme.font.mono};
`;

const HEX = /^#[0-9a-f]{6}$/i;

interface ColorFieldProps extends FieldProps {
  /** `#rrggbb`. */
  value: string;
  onChange: (color: string) => void;
  disabled?: boolean;
}

/** A colour, by the platform's picker or by its code. Only a whole `#rrggbb` reaches the form. */
export const ColorField = ({ value, onChange, disabled, ...field }: ColorFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const code = text.trim().startsWith('#') ? text.trim() : `#${text.trim()}`;
    setTyped(text);
    if (HEX.test(code)) onChange(code.toLowerCase());
  };
  return (
    <Field {...field}>
      {(attributes) => (
        <Frame>
          <Swatch
            type="color"
            aria-hidden="true"
            tabIndex={-1}
            disabled={disabled}
            value={HEX.test(value) ? value : '#000000'}
            onChange={(event) => {
              setTyped(null);
              onChange(event.target.value);
            }}
          />
          <Code
            {...attributes}
            type="text"
            inputMode="text"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            disabled={disabled}
            value={typed ?? value}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setTyped(null)}
          />
        </Frame>
      )}
    </Field>
  );
};
