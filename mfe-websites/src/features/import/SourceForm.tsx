import {
  createImport,
  FETCHED_SOURCES,
  IMPORT_MAX_BYTES,
  IMPORT_SOURCES,
  type ImportSource,
} from '@yinyom/contracts/websites/imports';
import { decodeFile } from '@yinyom/contracts/websites/fileEncoding';
import { Form, useForm } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { FileDrop } from '@yinyom/ui/form/FileDrop';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useCreateImportMutation } from '../../api/importApi';
import { useImportTexts } from '../../texts/useImportTexts';

const isFetched = (source: ImportSource): boolean =>
  (FETCHED_SOURCES as readonly ImportSource[]).includes(source);

interface SourceFormProps {
  id: string;
  domainName: string;
  onRead: (importId: string) => void;
}

/** Which product, and what it says: asked of the website itself, chosen as a file, or pasted. */
export const SourceForm = ({ id, domainName, onRead }: SourceFormProps) => {
  const t = useImportTexts();
  const form = useForm({ source: 'cookiebot', text: '' }, { schema: createImport.body });
  const [read, { isLoading }] = useCreateImportMutation();
  const [fileProblem, setFileProblem] = useState('');
  const [converted, setConverted] = useState('');
  const source = form.values.source as ImportSource;

  const send = async (text: string | undefined) => {
    try {
      const { id: importId } = await read({
        params: { id },
        body: { source, ...(text !== undefined && { text }) },
      }).unwrap();
      onRead(importId);
    } catch (error) {
      form.refuseAnswer(error);
    }
  };
  const take = async (file: File) => {
    if (file.size > IMPORT_MAX_BYTES) return setFileProblem(t('tooLarge'));
    setFileProblem('');
    const { text, encoding } = decodeFile(new Uint8Array(await file.arrayBuffer()));
    setConverted(encoding === 'utf-8' ? '' : t('encoding', { encoding }));
    form.change({ text });
  };

  return (
    <Card aria-labelledby="import-source">
      <Form refusals={form.refusals} onSubmit={() => send(form.values.text)}>
        <Stack $gap={4}>
          <h2 id="import-source">{t('from')}</h2>
          <ProblemBox>{form.failure}</ProblemBox>
          <Select
            {...form.field('source')}
            label={t('product')}
            options={IMPORT_SOURCES.map((value) => ({ value, label: t(`source.${value}`) }))}
          />
          {isFetched(source) && (
            <Stack $gap={2}>
              <p>{t('fetchLead', { domain: domainName })}</p>
              <Row>
                <Button icon="search" busy={isLoading} onClick={() => void send(undefined)}>
                  {t('fetch')}
                </Button>
              </Row>
              <p>{t('orPaste')}</p>
            </Stack>
          )}
          <p>{t(`where.${source}`)}</p>
          <FileDrop
            label={t('file')}
            hint={t('fileHint')}
            accept=".js,.mjs,.ts,.json,.ndjson,.csv,.tsv,.txt,.html"
            error={fileProblem || undefined}
            onFile={(file) => void take(file)}
          />
          <p role="status">{converted}</p>
          <TextField
            {...form.field('text')}
            type="textarea"
            rows={8}
            label={t('paste')}
            hint={t('pasteHint')}
            spellCheck={false}
          />
          <Row>
            <Button
              type="submit"
              kind={isFetched(source) ? 'secondary' : 'primary'}
              busy={isLoading}
              disabled={form.values.text.trim() === ''}
            >
              {t('read')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
};
