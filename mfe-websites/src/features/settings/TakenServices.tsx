import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { MAX_TAKEN_SERVICES } from '@yinyom/contracts/websites/takeOver';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useImportTexts } from '../../texts/useImportTexts';
import { ChoiceGroup } from './ChoiceGroup';

const { necessary, preference, statistics, marketing } = CATEGORY_TYPES;
const TYPES = [necessary, preference, statistics, marketing] as const;

interface TakenServicesProps {
  value: Record<string, number>;
  onChange: (services: Record<string, number>) => void;
}

/** Which category each service or own category name of the other product belongs to; a row without a name is not kept. */
export const TakenServices = ({ value, onChange }: TakenServicesProps) => {
  const t = useImportTexts();
  const [rows, setRows] = useState(() => Object.entries(value).map(([name, type]) => ({ name, type })));
  const keep = (next: typeof rows) => {
    setRows(next);
    onChange(
      Object.fromEntries(next.filter(({ name }) => name !== '').map(({ name, type }) => [name, type])),
    );
  };
  const set = (index: number, change: Partial<(typeof rows)[number]>) =>
    keep(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <ChoiceGroup $gap={3}>
      <legend>{t('takeOver.services')}</legend>
      <p>{t('takeOver.servicesHint')}</p>
      {rows.map(({ name, type }, index) => (
        // Rows have no other identity than their place.
        <Row key={index} $gap={2}>
          <TextField
            label={t('takeOver.service')}
            value={name}
            onChange={(typed) => set(index, { name: typed.trim() })}
          />
          <Select
            label={t('takeOver.serviceCategory')}
            value={String(type)}
            options={TYPES.map((each) => ({
              value: String(each),
              label: t(`takeOver.type${each}`),
            }))}
            onChange={(chosen) => set(index, { type: Number(chosen) })}
          />
          <Button
            kind="quiet"
            aria-label={t('takeOver.removeService', { name })}
            onClick={() => keep(rows.filter((_row, at) => at !== index))}
          >
            {t('takeOver.remove')}
          </Button>
        </Row>
      ))}
      {rows.length < MAX_TAKEN_SERVICES && (
        <div>
          <Button kind="secondary" onClick={() => setRows([...rows, { name: '', type: statistics }])}>
            {t('takeOver.addService')}
          </Button>
        </div>
      )}
    </ChoiceGroup>
  );
};
