import { useTexts } from '@yinyom/mfe-kit';
import { Field } from '@yinyom/ui/form/Field';
import { controlLook } from '@yinyom/ui/form/controlLook';
import { useState } from 'react';
import styled from 'styled-components';

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

interface ColorFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  /** Why the colour is a bad choice; it can still be used. */
  warning?: string;
  onChange: (color: string) => void;
}

/** A colour, chosen with the browser's picker or typed as #RRGGBB. What is half typed is not passed on. */
export const ColorField = ({ label, value, warning, onChange }: ColorFieldProps) => {
  const t = useTexts('websites');
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? value;
  return (
    <Field label={label} error={warning} hint={HEX.test(shown) ? undefined : t('color.format')}>
      {(attributes) => (
        <Pair>
          <Picker
            type="color"
            aria-label={t('color.pick', { name: label })}
            value={value.slice(0, 7)}
            onChange={(event) => {
              setTyped(null);
              onChange(event.target.value);
            }}
          />
          <Text
            {...attributes}
            value={shown}
            maxLength={7}
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
