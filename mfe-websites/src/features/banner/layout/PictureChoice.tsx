import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hiddenInput } from '../../../common/hiddenInput';

const Group = styled.fieldset<{ $min: number }>`
  legend {
    padding: 0;
    margin-bottom: ${({ theme }) => theme.space(3)};
    font-size: ${({ theme }) => theme.font.size.h3};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(${({ $min }) => $min}px, 1fr));
    gap: ${({ theme }) => theme.space(3)};
  }
`;
const Choice = styled.label`
  ${hiddenInput}
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(2)};
  border: 2px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  text-align: center;
  font-size: ${({ theme }) => theme.font.size.small};
  &:hover {
    border-color: ${({ theme }) => theme.color.lineStrong};
  }
  &:has(input:checked) {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primarySoft};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

interface PictureChoiceProps<Value extends string | number> {
  legend: string;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
  /** None, while what is chosen is none of them. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Least width of one picture in px. */
  min?: number;
}

/** One of several things, each shown as a picture with its name. A group of radio buttons for the keyboard. */
export const PictureChoice = <Value extends string | number>(props: PictureChoiceProps<Value>) => {
  const { legend, options, value, onChange, min = 112 } = props;
  const name = useId();
  return (
    <Group $min={min}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>
          </Choice>
        ))}
      </div>
    </Group>
  );
};
