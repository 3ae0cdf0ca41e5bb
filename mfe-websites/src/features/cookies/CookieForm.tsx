import { CATEGORY_TYPES, COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { errorMessage, fieldErrors, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { useCreateCookieMutation, useUpdateCookieMutation } from '../../api/cookieApi';
import { bodyOf, emptyCookie, ofType, problemsOf, valuesOf } from './cookieValues';
import type { CookieValues } from './cookieValues';
import { DurationField } from './DurationField';

const NECESSARY = CATEGORY_TYPES.necessary;

interface CookieFormProps {
  applicationId: string;
  categories: readonly Category[];
  /** The category that is looked at; empty when all are. */
  categoryId: string;
  /** The cookie that is changed; absent when one is added. */
  cookie?: Cookie;
  onDone: () => void;
  onCancel: () => void;
}

/** Adds or changes a cookie. Name and type of a cookie that was found by a scan are not the owner's to change. */
export const CookieForm = (props: CookieFormProps) => {
  const { applicationId, categories, categoryId, cookie, onDone, onCancel } = props;
  const t = useTexts('websites');
  const lang = useLang();
  const [initial] = useState(() =>
    cookie
      ? valuesOf(cookie)
      : emptyCookie(
          categories.some(({ id, type }) => id === categoryId && type !== NECESSARY) ? categoryId : '',
        ),
  );
  const [values, setValues] = useState(initial);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [create, creating] = useCreateCookieMutation();
  const [update, updating] = useUpdateCookieMutation();
  const error = cookie ? updating.error : creating.error;
  const refused = fieldErrors(error);
  const own = !cookie || cookie.source === 'manual';

  const field = <Name extends keyof CookieValues>(name: Name) => ({
    value: values[name],
    error: wrong[name] ? t(wrong[name]) : (refused[name] ?? refused[name.replace('_', '.')]),
    onChange: (value: CookieValues[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      setWrong((before) => ({ ...before, [name]: '' }));
    },
  });
  const submit = async () => {
    // A duration that nobody touched is not sent: what a scan found need not be one an owner could choose.
    const keepsDuration = cookie !== undefined && values.duration === initial.duration;
    const found = problemsOf(values, keepsDuration);
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const { expiry, ...rest } = bodyOf(values);
    const named = own ? { name: values.name, type: values.type } : {};
    const kept = keepsDuration ? {} : { expiry };
    const result = cookie
      ? await update({ params: { id: cookie.id }, body: { ...rest, ...kept, ...named } })
      : await create({
          body: {
            application_id: applicationId,
            ...rest,
            expiry,
            name: values.name,
            type: values.type,
            ...(values.domain && { domain: values.domain }),
          },
        });
    if (!result.error) onDone();
  };
  const { value: duration, onChange: changeDuration } = field('duration');

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack $gap={4}>
        <TextField label={t('cookie.name')} required maxLength={256} disabled={!own} {...field('name')} />
        <Select
          label={t('cookie.match')}
          options={[
            { value: 'exact', label: t('cookie.matchExact') },
            { value: 'prefix', label: t('cookie.matchPrefix') },
          ]}
          {...field('match')}
        />
        {!cookie && (
          <TextField
            label={t('cookie.domain')}
            hint={t('cookie.domainHint')}
            maxLength={253}
            {...field('domain')}
          />
        )}
        <Select
          label={t('cookie.category')}
          required
          options={[
            // Nobody declares a cookie necessary by not looking: the owner chooses.
            ...(cookie ? [] : [{ value: '', label: t('cookie.chooseCategory') }]),
            ...categories.map(({ id, title }) => ({ value: id, label: textIn(title, lang) })),
          ]}
          {...field('category_id')}
        />
        <TextField label={t('cookie.provider')} required maxLength={200} {...field('provider')} />
        <TextField
          label={t('cookie.purposeTh')}
          required
          type="textarea"
          lang="th-TH"
          maxLength={500}
          {...field('purpose_th')}
        />
        <TextField
          label={t('cookie.purposeEn')}
          required
          type="textarea"
          lang="en-US"
          maxLength={500}
          {...field('purpose_en')}
        />
        <Select
          label={t('cookie.type')}
          disabled={!own}
          options={[
            { value: String(COOKIE_TYPES.http), label: t('cookie.typeHttp') },
            { value: String(COOKIE_TYPES.html), label: t('cookie.typeHtml') },
          ]}
          value={String(values.type)}
          onChange={(type) => setValues((before) => ofType(before, type === '2'))}
        />
        {!cookie?.is_session && (
          <DurationField
            value={duration}
            mayPersist={values.type === COOKIE_TYPES.html}
            error={wrong['expiry'] ? t(wrong['expiry']) : refused['expiry']}
            onChange={(next) => {
              changeDuration(next);
              setWrong((before) => ({ ...before, expiry: '' }));
            }}
          />
        )}
        {error && Object.keys(refused).length === 0 && <ErrorState>{errorMessage(error)}</ErrorState>}
        <Row $justify="end">
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" busy={creating.isLoading || updating.isLoading}>
            {t('common.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
