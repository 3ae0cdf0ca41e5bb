import { CATEGORY_TYPES, COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { Category } from '@yinyom/contracts/websites/category';
import { createCookie, updateCookie } from '@yinyom/contracts/websites/cookie';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { Form, useForm, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId, useState } from 'react';
import { useCreateCookieMutation, useLazyCookieQuery, useUpdateCookieMutation } from '../../api/cookieApi';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import {
  additionOf,
  changeOf,
  cookieField,
  cookieProblems,
  emptyCookie,
  fromLibrary,
  ofType,
  valuesOf,
} from './cookieValues';
import { DurationField } from './DurationField';
import { KnownCookie } from './KnownCookie';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';
import { DialogActions } from '../../common/DialogActions';

const NECESSARY = CATEGORY_TYPES.necessary;

interface CookieDialogProps {
  applicationId: string;
  categories: readonly Category[];
  /** The category that is looked at; empty when all are. */
  categoryId: string;
  /** The cookie that is changed; absent when one is added. */
  cookie?: Cookie;
  onDone: () => void;
  onClose: () => void;
}

/** The window that adds or changes a cookie. Name and type of a cookie that was found by a scan are not the owner's to change. */
export const CookieDialog = (props: CookieDialogProps) => {
  const { applicationId, categories, categoryId, onDone, onClose } = props;
  /** What the values were made of; the list may have a newer one meanwhile. */
  const [cookie, setCookie] = useState(props.cookie);
  const id = useId();
  const t = useTexts('websites');
  const lang = useLang();
  const [initial] = useState(() =>
    cookie
      ? valuesOf(cookie)
      : emptyCookie(
          categories.some(({ id, type }) => id === categoryId && type !== NECESSARY) ? categoryId : '',
        ),
  );
  const schema = cookie ? updateCookie.body! : createCookie.body!;
  const form = useForm(initial, { schema: createCookie.body, fieldOf: cookieField });
  const { field, values } = form;
  const [create, creating] = useCreateCookieMutation();
  const [update, updating] = useUpdateCookieMutation();
  const [readAgain] = useLazyCookieQuery();
  const own = !cookie || cookie.source === 'manual';

  const submit = async () => {
    const body = cookie ? changeOf(values, cookie) : additionOf(values, applicationId);
    if (!form.passes(cookieProblems(schema, body))) return;
    try {
      if (cookie) await update({ params: { id: cookie.id }, ifMatch: cookie.etag, body }).unwrap();
      else await create({ body: additionOf(values, applicationId) }).unwrap();
      onDone();
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  const reload = reloadInto(
    form,
    async () => cookie && readAgain({ params: { id: cookie.id } }).unwrap(),
    (latest) => {
      if (!latest) return;
      setCookie(latest);
      form.change(valuesOf(latest));
    },
  );

  return (
    <Modal
      title={cookie ? t('cookie.editOf', { name: cookie.name }) : t('cookies.add')}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={id} busy={creating.isLoading || updating.isLoading}>
            {t('common.save')}
          </Button>
        </DialogActions>
      }
    >
      <Form id={id} refusals={form.refusals} onSubmit={submit}>
        <Stack $gap={4}>
          <TextField label={t('cookie.name')} required disabled={!own} {...field('name')} />
          {!cookie && (
            <KnownCookie
              applicationId={applicationId}
              categories={categories}
              name={values.name}
              onUse={(known) => form.change(fromLibrary(known, categories))}
            />
          )}
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
          <TextField label={t('cookie.provider')} required {...field('provider')} />
          <TextField
            label={t('cookie.purposeTh')}
            required
            type="textarea"
            lang="th-TH"
            {...field('purpose_th')}
          />
          <TextField
            label={t('cookie.purposeEn')}
            required
            type="textarea"
            lang="en-US"
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
            onChange={(type) => form.change(ofType(values, type === '2'))}
          />
          {!cookie?.is_session && (
            <DurationField {...field('duration')} mayPersist={values.type === COOKIE_TYPES.html} />
          )}
          <SaveProblem
            failure={form.failure}
            latest={{ error: updating.error, onReload: () => void reload(), discards: true }}
          />
        </Stack>
      </Form>
    </Modal>
  );
};
