import { TRANSFER_GROUNDS } from '@yinyom/contracts/papers/paperItems';
import { HOME_COUNTRY } from '@yinyom/contracts/papers/transfers';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { useId } from 'react';
import { Pair } from '@yinyom/ui/form/Pair';
import { useCountries } from '../../form/useCountries';
import { useRegisterTexts } from '../../texts/useRegisterTexts';
import type { RecipientValues } from './transferValues';

interface RecipientFieldsProps {
  number: number;
  values: RecipientValues;
  /** What is wrong, by field. */
  problems: Partial<Record<keyof RecipientValues, string>>;
  onChange: (changed: Partial<RecipientValues>) => void;
  onRemove: () => void;
}

/** One recipient of personal data: who, in which country, on which ground. */
export const RecipientFields = ({ number, values, problems, onChange, onRemove }: RecipientFieldsProps) => {
  const t = useRegisterTexts();
  const heading = useId();
  const { host, recipient, country, ground, note } = values;
  const countriesFor = useCountries(true);
  const isAtHome = country === HOME_COUNTRY;
  // These grounds rest on a document; the register counts as complete once the note names it.
  const isDocumented = !isAtHome && (ground === 's29_bcr' || ground === 's29_safeguards');
  const title = recipient || host || t('transfers.number', { number });
  return (
    <Card aria-labelledby={heading}>
      <Stack>
        <h3 id={heading}>{title}</h3>
        <Pair>
          <TextField
            label={t('field.transfers.recipient')}
            value={recipient}
            error={problems.recipient}
            required
            onChange={(value) => onChange({ recipient: value })}
          />
          <TextField
            label={t('transfers.host')}
            value={host}
            error={problems.host}
            onChange={(value) => onChange({ host: value })}
          />
        </Pair>
        <Select
          label={t('field.transfers.country')}
          value={country}
          error={problems.country}
          options={countriesFor(country, t('transfers.not_stated'))}
          onChange={(value) => onChange({ country: value })}
        />
        {isAtHome ? (
          <p>{t('field.transfers.within_country')}</p>
        ) : (
          <Select
            label={t('field.transfers.ground')}
            value={ground}
            options={[
              { value: '' as const, label: t('transfers.not_stated') },
              ...TRANSFER_GROUNDS.map((value) => ({ value, label: t(`grounds.${value}`) })),
            ]}
            onChange={(value) => onChange({ ground: value })}
          />
        )}
        <TextField
          label={t('field.transfers.note')}
          {...(isDocumented && { hint: t('transfers.safeguards_hint') })}
          value={note}
          error={problems.note}
          onChange={(value) => onChange({ note: value })}
        />
        <div>
          <Button kind="quiet" size="small" icon="trash" onClick={onRemove}>
            {t('transfers.remove')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
