import { ORDERED_FORMATS } from '@yinyom/contracts/consents/exports';
import { errorMessage, formatDate, toast, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { isPresentState, typesFor } from './exportChoices';
import type { OrderedType } from './exportChoices';
import { useCreateExportMutation } from './exportsApi';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space(3)};
  > * {
    flex: 1 min(180px, 100%);
  }
  /* What there is to choose from has long names. */
  > :first-child {
    flex: 2 min(320px, 100%);
  }
  > p {
    flex-basis: 100%;
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

export interface ExportPeriod {
  applicationId: string;
  /** Its domain name; absent while it is not known. */
  website: string | undefined;
  from: string;
  to: string;
}

/** Orders a file: what, and in which format. */
export const ExportForm = ({ applicationId, from, to }: ExportPeriod) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const types = typesFor(useSession().role);
  const [type, setType] = useState<OrderedType>(types[0] ?? 'daily');
  const [format, setFormat] = useState<(typeof ORDERED_FORMATS)[number]>('csv');
  const [create, { isLoading }] = useCreateExportMutation();
  const period = isPresentState(type) ? {} : { from, to };

  const order = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await create({
        body: { application_id: applicationId, type, format, language: lang, ...period },
      }).unwrap();
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  return (
    <Form onSubmit={(event) => void order(event)}>
      <Select
        label={t('exports.what')}
        value={type}
        options={types.map((value) => ({ value, label: t(`exports.type_${value}`) }))}
        onChange={setType}
      />
      <Select
        label={t('exports.format')}
        value={format}
        options={ORDERED_FORMATS.map((value) => ({ value, label: t(`exports.format_${value}`) }))}
        onChange={setFormat}
      />
      <Button type="submit" icon="download" busy={isLoading}>
        {t('exports.make')}
      </Button>
      <p>
        {isPresentState(type)
          ? t('exports.asItIs')
          : t('period.range', { from: formatDate(from), to: formatDate(to) })}
        {type === 'consent_logs' && format === 'ndjson' && ` · ${t('exports.provable')}`}
      </p>
    </Form>
  );
};
