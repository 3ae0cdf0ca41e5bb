import { SIGNAL_RECEIVERS } from '@yinyom/contracts/constants';
import type { SignalReceiver } from '@yinyom/contracts/constants';
import { useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';

interface SignalReceiversProps {
  value: readonly SignalReceiver[];
  onChange: (receivers: SignalReceiver[]) => void;
}

/** Whose tags the script tells what visitors decided. */
export const SignalReceivers = ({ value, onChange }: SignalReceiversProps) => {
  const t = useTexts('websites');
  return (
    <Stack $gap={2}>
      <p>{t('settings.signalsHint')}</p>
      {SIGNAL_RECEIVERS.map((receiver) => (
        <Checkbox
          key={receiver}
          label={t(`settings.signal.${receiver}`)}
          checked={value.includes(receiver)}
          onChange={(told) =>
            onChange(SIGNAL_RECEIVERS.filter((each) => (each === receiver ? told : value.includes(each))))
          }
        />
      ))}
    </Stack>
  );
};
