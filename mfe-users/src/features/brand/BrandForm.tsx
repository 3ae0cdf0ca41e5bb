import { type Brand, saveBrand } from '@yinyom/contracts/identity/brand';
import { brandContrast, readableBrand, type BrandScheme } from '@yinyom/contracts/identity/brandShades';
import { confirmDialog, errorMessage, Form, toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { useLeaveQuestion } from '@yinyom/mfe-kit/components/useLeaveQuestion';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { BottomBar } from '@yinyom/ui/form/BottomBar';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { ColorField } from '@yinyom/ui/form/ColorField';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { Pair } from '@yinyom/ui/form/Pair';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { useBrandTexts } from '../../texts/useBrandTexts';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useDeleteBrandMutation, useLazyGetBrandQuery, useSaveBrandMutation } from './brandApi';
import { BrandPreview } from './BrandPreview';
import { brandBody, brandField, brandValues, darkFor } from './brandValues';

const LEAST = 4.5;

export interface BrandOf {
  brand: Brand;
  params: { id: string };
  query: { group_id?: string };
}

/** Name, colours, sender and last line, with a picture of what they become. */
export const BrandForm = ({ brand, params, query }: BrandOf) => {
  const t = useBrandTexts();
  const common = useUsersTexts();
  const [stored, setStored] = useState(brand);
  const saved = brandValues(stored);
  const form = useForm(saved, { schema: saveBrand.body, fieldOf: brandField });
  const [save, saving] = useSaveBrandMutation();
  const [remove, removing] = useDeleteBrandMutation();
  const [readAgain] = useLazyGetBrandQuery();
  const { field, values } = form;
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);

  useLeaveQuestion(isChanged && !saving.isLoading);

  const take = (next: Brand | null) => {
    if (!next) return;
    setStored(next);
    form.change(brandValues(next));
  };
  const read = async () => readAgain({ params, query }).unwrap();
  const submit = async () => {
    const body = brandBody(values);
    if (!form.passes()) return;
    await sendForm(form, async () => {
      // Logos count as changes, too: what the form was made of is what it is compared with.
      take(await save({ params, query, ifMatch: brand.etag, body }).unwrap());
      toast.success(common('saved'));
    });
  };
  const end = async () => {
    const goAhead = await confirmDialog({
      title: t('remove'),
      text: t('remove_text'),
      confirm: t('remove'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      take(await remove({ params, query, ifMatch: brand.etag }).unwrap());
      toast.success(t('removed'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  const colorField = (scheme: BrandScheme) => {
    const { value, onChange, error, name } = field(scheme);
    const color = value.toUpperCase();
    const contrast = brandContrast(color, scheme);
    const isReadable = contrast >= LEAST;
    const better = readableBrand(color, scheme);
    return (
      <Stack $gap={2}>
        <ColorField
          name={name}
          label={t(`color_${scheme}`)}
          hint={t(isReadable ? 'contrast' : 'contrast_low', { contrast: contrast.toFixed(1), color: better })}
          error={error}
          pickLabel={t('color_pick')}
          format={t('color_format')}
          value={value}
          onChange={(next) => {
            const follows = scheme === 'light' && values.dark.toUpperCase() === darkFor(values.light);
            onChange(next);
            if (follows || (scheme === 'light' && !saved.own_colors)) form.change({ dark: darkFor(next) });
          }}
        />
        {!isReadable && (
          <div>
            <Button kind="secondary" size="small" onClick={() => onChange(better)}>
              {t('color_use', { color: better })}
            </Button>
          </div>
        )}
      </Stack>
    );
  };

  const { value: hasColors, ...ownColors } = field('own_colors');
  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={5}>
        <SaveProblem
          failure={form.failure}
          latest={{
            error: saving.error,
            onReload: () => void reloadInto(form, read, take)(),
            discards: true,
          }}
        />
        <Card aria-labelledby="brand-name">
          <Stack>
            <h2 id="brand-name">{t('name_title')}</h2>
            <p>{stored.hosts.length > 0 ? t('hosts', { hosts: stored.hosts.join(', ') }) : t('no_hosts')}</p>
            <TextField {...field('name')} label={t('name')} hint={t('name_hint')} required />
            <Checkbox {...ownColors} checked={hasColors} label={t('own_colors')} />
            {hasColors && (
              <Pair>
                {colorField('light')}
                {colorField('dark')}
              </Pair>
            )}
            <BrandPreview values={values} logos={brand.logos} />
          </Stack>
        </Card>
        <Card aria-labelledby="brand-mails">
          <Stack>
            <h2 id="brand-mails">{t('mails')}</h2>
            <p>{t('mails_hint')}</p>
            <Pair>
              <TextField {...field('sender_name')} label={t('sender_name')} hint={t('sender_name_hint')} />
              <TextField
                {...field('reply_to')}
                type="email"
                label={t('reply_to')}
                hint={t('reply_to_hint')}
              />
            </Pair>
            <TextField {...field('footer')} label={t('footer')} hint={t('footer_hint')} />
          </Stack>
        </Card>
        <BottomBar status={isChanged ? common('organization.unsaved') : ''}>
          <Row>
            {stored.name !== null && (
              <Button kind="quiet" busy={removing.isLoading} onClick={() => void end()}>
                {t('remove')}
              </Button>
            )}
            <Button type="submit" busy={saving.isLoading}>
              {common('save')}
            </Button>
          </Row>
        </BottomBar>
      </Stack>
    </Form>
  );
};
