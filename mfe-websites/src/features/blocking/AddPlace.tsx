import { rulePlace } from '@yinyom/contracts/websites/blockRule';
import type { Category } from '@yinyom/contracts/websites/category';
import { Form, useForm, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useGroupTexts } from '../../texts/useGroupTexts';

interface AddPlaceProps {
  /** What an address can wait for; absent: it waits for nothing. */
  categories?: readonly Category[];
  /** Addresses that are in the list already. */
  known: readonly string[];
  full: boolean;
  onAdd: (host: string, categoryId: string) => void;
}

/** The fields that add an address to a list of rules. */
export const AddPlace = ({ categories, known, full, onAdd }: AddPlaceProps) => {
  const t = useTexts('websites');
  const words = useGroupTexts();
  const lang = useLang();
  const form = useForm(
    { host: '', category_id: '' },
    { say: (code) => (code === 'duplicate_domain' ? words('rules.duplicate') : undefined) },
  );
  const { host, category_id } = form.values;
  const chosen = category_id || categories?.[0]?.id || '';
  const submit = async () => {
    const place = rulePlace.safeParse(host);
    const wrong = !place.success
      ? { host: place.error.issues[0]?.message ?? 'domain_invalid' }
      : known.includes(place.data)
        ? { host: 'duplicate_domain' }
        : {};
    if (!form.passes(wrong) || !place.success) return;
    onAdd(place.data, chosen);
    form.reset();
  };
  if (full) return <p>{words('rules.full')}</p>;
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={3} $form>
        <TextField
          {...form.field('host')}
          label={words('rules.host')}
          placeholder="cdn.example.com"
          spellCheck={false}
          autoComplete="off"
        />
        {categories && (
          <Select
            label={t('cookie.category')}
            value={chosen}
            options={categories.map(({ id, title }) => ({ value: id, label: textIn(title, lang) }))}
            onChange={(next) => form.change({ category_id: next })}
          />
        )}
        <Row>
          <Button type="submit" kind="secondary" icon="add" disabled={host === ''}>
            {words('rules.add')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
};
