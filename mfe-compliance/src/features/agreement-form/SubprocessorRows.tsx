import { MAX_SUBPROCESSORS } from '@yinyom/contracts/papers/agreementTerms';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import styled from 'styled-components';
import { Pair } from '@yinyom/ui/form/Pair';
import { useCountries } from '../../form/useCountries';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import type { SubprocessorValues } from './agreementValues';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space(3)} 0 0;
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > legend {
    padding: 0;
  }
`;
const Problem = styled.p`
  color: ${({ theme }) => theme.color.danger};
`;

interface SubprocessorRowsProps {
  rows: readonly SubprocessorValues[];
  error: string | undefined;
  onChange: (rows: SubprocessorValues[]) => void;
}

/** Sub-processors of Annex C, one below the other. */
export const SubprocessorRows = ({ rows, error, onChange }: SubprocessorRowsProps) => {
  const t = useAgreementTexts();
  const countriesFor = useCountries(true);
  const change = (at: number, next: Partial<SubprocessorValues>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...next } : row)));
  return (
    <Stack>
      {rows.map((row, at) => (
        // A row has no other name than its place.
        <Group key={at}>
          <legend>{t('form.sub_row', { number: at + 1 })}</legend>
          <Pair>
            <TextField
              label={t('form.sub_name')}
              value={row.name}
              onChange={(name) => change(at, { name })}
            />
            <Select
              label={t('form.sub_country')}
              value={row.country}
              options={countriesFor(row.country, t('not_stated'))}
              onChange={(country) => change(at, { country })}
            />
            <TextField
              label={t('form.sub_purpose')}
              value={row.purpose}
              onChange={(purpose) => change(at, { purpose })}
            />
          </Pair>
          <IconButton
            icon="trash"
            label={t('form.sub_remove', { number: at + 1 })}
            onClick={() => onChange(rows.filter((_row, index) => index !== at))}
          />
        </Group>
      ))}
      {error && <Problem role="alert">{error}</Problem>}
      {rows.length < MAX_SUBPROCESSORS && (
        <Row>
          <Button
            kind="secondary"
            size="small"
            icon="add"
            onClick={() => onChange([...rows, { name: '', country: '', purpose: '' }])}
          >
            {t('form.sub_add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
