import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hiddenInput } from '../../common/hiddenInput';

const Group = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  justify-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
`;
const Choices = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0;
  padding: 2px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
`;
const Legend = styled.legend`
  padding: 0;
`;
const Segment = styled.label`
  ${hiddenInput}
  display: inline-grid;
  place-items: center;
  min-width: 44px;
  min-height: 40px;
  padding: 0 ${({ theme }) => theme.space(3)};
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  &:has(input:checked) {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

interface SegmentsProps<Value extends string> {
  legend: string;
  /** The legend can be seen; otherwise it is for screen readers. */
  shown?: boolean;
  /** With an `icon` the label is its name and tooltip. */
  options: readonly { value: Value; label: string; icon?: ReactNode; lang?: string }[];
  /** None, while what stands is none of them. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few things, side by side. A group of radio buttons for the keyboard. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => {
  const { legend, shown = false, options, value, onChange } = props;
  const name = useId();
  return (
    <Group>
      {shown ? <Legend>{legend}</Legend> : <VisuallyHidden as="legend">{legend}</VisuallyHidden>}
      <Choices>
        {options.map((option) => (
          <Segment key={option.value} title={option.icon ? option.label : undefined} lang={option.lang}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon ?? option.label}
          </Segment>
        ))}
      </Choices>
    </Group>
  );
};
