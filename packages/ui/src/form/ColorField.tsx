import { useState } from 'react';
import styled from 'styled-components';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { controlLook } from './controlLook';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(2)};
`;
const Picker = styled.input`
  ${controlLook}
  padding: 4px;
  cursor: pointer;
`;
const Text = styled.input`
  ${controlLook}
  font-family: ${({ theme }) => theme.font.mono};
`;

const HEX = /^#[0-9a-f]{6}$/i;

interface ColorFieldProps extends FieldProps {
  /** Name of the field that is typed into. */
  name?: string;
  /** `#rrggbb`. */
  value: string;
  /** Says what the picker is for. */
  pickLabel: string;
  /** Said while what is typed is no colour yet. */
  format: string;
  onChange: (color: string) => void;
}

/** A colour, chosen with the browser's picker or typed as #RRGGBB. What is half typed is not passed on. */
export const ColorField = ({ name, value, pickLabel, format, onChange, ...field }: ColorFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  return (
    <Field {...field} hint={HEX.test(shown) ? field.hint : format}>
      {(attributes) => (
        <Pair>
          <Picker
            type="color"
            aria-label={pickLabel}
            value={value.slice(0, 7)}
            onChange={(event) => {
              setTyped(null);
              onChange(event.target.value);
            }}
          />
          <Text
            {...attributes}
            name={name}
            value={shown}
            maxLength={'#rrggbb'.length}
            spellCheck={false}
            onBlur={() => setTyped(null)}
            onChange={(event) => {
              const next = event.target.value.trim();
              setTyped(next);
              if (HEX.test(next)) onChange(next.toLowerCase());
            }}
          />
        </Pair>
      )}
    </Field>
  );
};
