import { RECONSENT } from '@yinyom/contracts/websites/template';
import { useTexts } from '@yinyom/mfe-kit';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Reconsent } from './usePublishing';

const Group = styled.fieldset`
  legend {
    padding: 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(3)};
    min-height: 44px;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${({ theme }) => theme.color.primary};
  }
  > div {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

interface ReconsentChoiceProps {
  value: Reconsent;
  /** Every visitor must be asked (decision D-27). */
  locked: boolean;
  /** What is shown below the choice. */
  children?: ReactNode;
  onChange: (reconsent: Reconsent) => void;
}

/** Which visitors are asked again. */
export const ReconsentChoice = ({ value, locked, children, onChange }: ReconsentChoiceProps) => {
  const t = useTexts('websites');
  const name = useId();
  return (
    <Group>
      <legend>{t('reconsent.title')}</legend>
      {RECONSENT.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            disabled={locked && choice !== 'all'}
            onChange={() => onChange(choice)}
          />
          <span>{t(`reconsent.${choice}`)}</span>
        </label>
      ))}
      {locked && (
        <div>
          <p>{t('messages:reconsent_required')}</p>
          {children}
        </div>
      )}
    </Group>
  );
};
