import type { Category } from '@yinyom/contracts/websites/category';
import type { SiteImport } from '@yinyom/contracts/websites/imports';
import { errorMessage, formatNumber, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';

import { CATEGORY_TYPES, LANGUAGE_NAMES, type Lang } from '@yinyom/contracts/constants';
import { useState } from 'react';
import { useApplyImportMutation } from '../../api/importApi';
import { useImportTexts } from '../../texts/useImportTexts';
import { CategoryChoices, type ChosenCategories } from './CategoryChoices';
import { ImportRows } from './ImportRows';

interface ImportPreviewProps {
  id: string;
  found: SiteImport;
  categories: readonly Category[];
  onCancel: () => void;
}

/** What was read and what it would become. Until the button below is pressed nothing is written. */
export const ImportPreview = ({ id, found, categories, onCancel }: ImportPreviewProps) => {
  const t = useImportTexts();
  const lang = useLang();
  const unclassified = categories.find(({ type }) => type === CATEGORY_TYPES.unclassified)?.id ?? '';
  const [chosen, setChosen] = useState<ChosenCategories>(() =>
    Object.fromEntries(
      found.categories.map(({ theirs, category_id }) => [theirs, category_id ?? unclassified]),
    ),
  );
  const [descriptions, setDescriptions] = useState(false);
  const [texts, setTexts] = useState(found.text_languages.length > 0);
  const [apply, { isLoading }] = useApplyImportMutation();
  const written = found.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;

  const take = async () => {
    const { error } = await apply({
      params: { id, importId: found.id },
      body: { categories: chosen, with_descriptions: descriptions, with_texts: texts },
    });
    if (error) toast.error(errorMessage(error));
    else toast.success(t('applied'));
  };

  return (
    <Card aria-labelledby="import-preview">
      <Stack $gap={5}>
        <h2 id="import-preview">{t('preview', { product: t(`source.${found.source}`) })}</h2>
        <p>{t('previewLead')}</p>
        {found.notes.length > 0 && (
          <ul>
            {found.notes.map(({ code, about }, index) => (
              <li key={index}>{t(`note.${code}`, { about: about ?? '' })}</li>
            ))}
          </ul>
        )}
        {found.categories.length > 0 && (
          <CategoryChoices theirs={found.categories} ours={categories} chosen={chosen} onChange={setChosen} />
        )}
        {found.rows.length > 0 && <ImportRows rows={found.rows} />}
        <Stack $gap={3}>
          {found.has_descriptions && (
            <Checkbox label={t('descriptions')} checked={descriptions} onChange={setDescriptions} />
          )}
          {found.text_languages.length > 0 && (
            <Checkbox
              label={t('texts', {
                languages: found.text_languages.map((code) => LANGUAGE_NAMES[code as Lang]).join(', '),
              })}
              checked={texts}
              onChange={setTexts}
            />
          )}
        </Stack>
        <Row $gap={2}>
          <Button
            icon="check"
            busy={isLoading}
            disabled={written === 0 && !texts}
            onClick={() => void take()}
          >
            {t('apply', { count: formatNumber(written, lang) })}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t('another')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
