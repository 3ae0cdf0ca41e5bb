import { crossBorder } from '@yinyom/contracts/papers/activity';
import { TRANSFER_GROUNDS } from '@yinyom/contracts/papers/paperItems';
import { fieldLimits } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useRef } from 'react';
import styled from 'styled-components';
import { useCountries } from '../../form/useCountries';
import { Pair } from '@yinyom/ui/form/Pair';
import { usePaperWords } from '../../texts/usePaperWords';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { newTransfer, type TransferValues } from './activityValues';

const One = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space(3)} 0 0;
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
const Wrong = styled.p`
  color: ${({ theme }) => theme.color.danger};
`;

const LIMITS = fieldLimits(crossBorder);

interface TransferRowsProps {
  name: string;
  value: TransferValues[];
  error?: string | undefined;
  onChange: (value: TransferValues[]) => void;
}

/** Who abroad receives data, in which country, and on which ground of sections 28 and 29. */
export const TransferRows = ({ value, error, onChange }: TransferRowsProps) => {
  const t = useRecordTexts();
  const words = usePaperWords();
  const countriesFor = useCountries();
  const add = useRef<HTMLButtonElement>(null);
  const change = (at: number, more: Partial<TransferValues>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...more } : one)));
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at));
    add.current?.focus();
  };
  return (
    <Stack $gap={3}>
      <p>{t('transfers.hint')}</p>
      {value.length === 0 && <p>{t('transfers.none')}</p>}
      {value.map((one, at) => (
        // Rows have no names; their place is theirs.
        <One key={at}>
          <legend>{t('transfers.row', { number: at + 1 })}</legend>
          <Stack $gap={3}>
            <Pair>
              <TextField
                label={t('transfers.recipient')}
                value={one.recipient}
                maxLength={LIMITS['recipient']?.maxLength}
                required
                onChange={(recipient) => change(at, { recipient })}
              />
              <Select
                label={t('transfers.country')}
                value={one.country}
                required
                options={countriesFor(one.country, t('transfers.choose'))}
                onChange={(country) => change(at, { country })}
              />
              <Select
                label={t('transfers.ground')}
                value={one.ground}
                options={TRANSFER_GROUNDS.map((ground) => ({
                  value: ground,
                  label: words(`grounds.${ground}`),
                }))}
                onChange={(ground) => change(at, { ground })}
              />
            </Pair>
            <div>
              <Button kind="quiet" size="small" icon="trash" onClick={() => remove(at)}>
                {t('transfers.remove')}
              </Button>
            </div>
          </Stack>
        </One>
      ))}
      <div aria-live="polite">{error && <Wrong>{error}</Wrong>}</div>
      <div>
        <Button
          ref={add}
          kind="secondary"
          size="small"
          icon="add"
          onClick={() => onChange([...value, newTransfer()])}
        >
          {t('transfers.add')}
        </Button>
      </div>
    </Stack>
  );
};
