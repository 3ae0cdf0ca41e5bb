import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { DateField } from '@yinyom/ui/form/DateField';
import { Fieldset } from '@yinyom/ui/form/Fieldset';
import { Pair } from '@yinyom/ui/form/Pair';
import { TextField } from '@yinyom/ui/form/TextField';
import styled from 'styled-components';
import { useIncidentTexts } from '../texts/useIncidentTexts';

const Root = styled(Fieldset)`
  > legend {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  > p {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

interface Part {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

interface MomentFieldsProps {
  legend: string;
  hint?: string;
  required?: boolean;
  day: Part;
  time: Part;
}

/** A day and a time of the past, in Bangkok. */
export const MomentFields = ({ legend, hint, required = false, day, time }: MomentFieldsProps) => {
  const t = useIncidentTexts();
  return (
    <Root>
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      <Pair>
        <DateField {...day} label={t('day')} max={bangkokToday()} required={required} />
        <TextField {...time} label={t('hour')} inputMode="numeric" autoComplete="off" required={required} />
      </Pair>
    </Root>
  );
};
