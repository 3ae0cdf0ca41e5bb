import { TRANSFER_GROUNDS } from '@yinyom/contracts/papers/paperItems';
import { HOME_COUNTRY } from '@yinyom/contracts/papers/transfers';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useId } from 'react';
import { Pair } from '../../layout/Pair';
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
  const isAtHome = country.trim().toUpperCase() === HOME_COUNTRY;
  const title = recipient || host || t('transfers.number', { number });
  return (
    <Card aria-labelledby={heading}>
      <Stack>
        <Row $justify="space-between">
          <h3 id={heading}>{title}</h3>
          <IconButton icon="trash" label={t('transfers.remove', { name: title })} onClick={onRemove} />
        </Row>
        <Pair>
          <TextField
            label={t('field.transfers.recipient')}
            value={recipient}
            error={problems.recipient}
            required
            onChange={(value) => onChange({ recipient: value })}
          />
          <TextField
            label={t('field.transfers.host')}
            value={host}
            error={problems.host}
            onChange={(value) => onChange({ host: value })}
          />
          <TextField
            label={t('field.transfers.country')}
            hint={t('transfers.country_hint')}
            value={country}
            error={problems.country}
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
        </Pair>
        <TextField
          label={t('field.transfers.note')}
          value={note}
          error={problems.note}
          onChange={(value) => onChange({ note: value })}
        />
      </Stack>
    </Card>
  );
};
