import { EXPIRY_CHOICES } from '@yinyom/contracts/websites/cookieDuration';
import type { Lang } from '@yinyom/contracts/constants';
import { EXPIRY_LABELS } from '@yinyom/contracts/websites/cookieDuration';
import { durationPhrase, durationText } from '@yinyom/texts/sentences/durationText';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import styled from 'styled-components';
import { UNITS } from './duration';
import type { DurationValue, Unit } from './duration';

const Custom = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;

/** A choice by the specification's name for it, and what visitors read where that differs: "1 month (28 days)". */
const choiceLabel = (seconds: (typeof EXPIRY_CHOICES)[number], lang: Lang): string => {
  const label = durationPhrase(EXPIRY_LABELS[seconds], lang);
  const told = durationText(seconds, lang);
  return label === told ? label : `${label} (${told})`;
};

interface DurationFieldProps {
  value: DurationValue;
  /** Stored items (type 2) may be kept until somebody deletes them. */
  mayPersist: boolean;
  error?: string;
  onChange: (value: DurationValue) => void;
}

/** How long a cookie lives: a usual duration, or a number of hours to years. */
export const DurationField = ({ value, mayPersist, error, onChange }: DurationFieldProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const options = [
    ...EXPIRY_CHOICES.map((seconds) => ({ value: String(seconds), label: choiceLabel(seconds, lang) })),
    { value: 'custom', label: t('cookie.customDuration') },
    ...(mayPersist ? [{ value: 'persistent', label: durationText(null, lang) }] : []),
  ];
  const custom = value.choice === 'custom';
  return (
    <>
      <Select
        label={t('cookie.duration')}
        hint={t('cookie.durationHint')}
        required
        value={value.choice}
        options={options}
        error={custom ? undefined : error}
        onChange={(choice) => onChange({ ...value, choice })}
      />
      {custom && (
        <Custom>
          <TextField
            label={t('cookie.amount')}
            type="number"
            inputMode="decimal"
            min={0}
            step="any"
            value={value.amount}
            error={error}
            onChange={(amount) => onChange({ ...value, amount })}
          />
          <Select
            label={t('cookie.unit')}
            value={value.unit}
            options={(Object.keys(UNITS) as Unit[]).map((unit) => ({
              value: unit,
              label: t(`unit.${unit}`),
            }))}
            onChange={(unit) => onChange({ ...value, unit })}
          />
        </Custom>
      )}
    </>
  );
};
