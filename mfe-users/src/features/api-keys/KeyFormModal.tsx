import { createApiKey, updateApiKey, type ApiKey } from '@yinyom/contracts/identity/apiKeys';
import { openModal, problemCodes, toast, useForm, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Notice } from '@yinyom/ui/data/Notice';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { useCreateApiKeyMutation, useLazyListApiKeysQuery, useUpdateApiKeyMutation } from './apiKeysApi';
import { KeyFields } from './KeyFields';
import { bodyOf, changeOf, EMPTY_KEY, EXPIRIES, valuesOf } from './keyValues';
import { NewKeyModal } from './NewKeyModal';

/** Paths of the request lead to the form's fields: `ip_ranges.1` to the lines, `expires_in_days` to the end. */
const fieldOf = (path: string): string => {
  const first = path.split('.')[0] ?? path;
  return { expires_in_days: 'expires', role: 'admin' }[first] ?? first;
};

/** Makes a key, or changes what can be changed of one. */
export const KeyFormModal = ({ close, ...props }: { apiKey?: ApiKey; close: () => void }) => {
  const t = useKeysTexts();
  /** What the values were made of; the list may have a newer one meanwhile. */
  const [apiKey, setApiKey] = useState(props.apiKey);
  const id = useSession().organizationId ?? '';
  const form = useForm(apiKey ? valuesOf(apiKey) : EMPTY_KEY, { fieldOf });
  const [create, { isLoading: creates }] = useCreateApiKeyMutation();
  const [update, { isLoading: updates, error }] = useUpdateApiKeyMutation();
  const [list] = useLazyListApiKeysQuery();
  const { field, values, change } = form;

  const save = async () => {
    if (apiKey) {
      const params = { id, keyId: apiKey.id };
      await update({ params, ifMatch: apiKey.etag, body: changeOf(values) }).unwrap();
      toast.success(t('changed', { name: values.name }));
      return close();
    }
    const { key } = await create({ params: { id }, body: bodyOf(values) }).unwrap();
    close();
    openModal((closeNew) => <NewKeyModal secret={key} close={closeNew} />);
  };
  const submit = async () => {
    const [schema, body] = apiKey
      ? [updateApiKey.body, changeOf(values)]
      : [createApiKey.body, bodyOf(values)];
    if (!schema || !form.passes(problemCodes(schema, body, fieldOf))) return;
    await sendForm(form, async () => {
      await save();
    });
  };

  const reload = reloadInto(
    form,
    async () => {
      const { entities } = await list({ params: { id } }).unwrap();
      return entities.find((one) => one.id === apiKey?.id) ?? null;
    },
    (latest) => {
      if (!latest) return close();
      setApiKey(latest);
      change(valuesOf(latest));
    },
  );

  return (
    <FormModal
      title={t(apiKey ? 'form.edit_title' : 'form.title')}
      width={640}
      form={form}
      latest={{ error, onReload: () => void reload(), discards: true }}
      submitLabel={t(apiKey ? 'form.save' : 'form.create')}
      busy={creates || updates}
      onSubmit={submit}
      close={close}
    >
      <KeyFields form={form} />
      {!apiKey && (
        <>
          <Select
            {...field('expires')}
            label={t('form.expires')}
            options={EXPIRIES.map((value) => ({
              value,
              label: value === 'never' ? t('form.never') : t('form.days', { count: Number(value) }),
            }))}
          />
          {values.expires === 'never' && <Notice small>{t('form.never_warning')}</Notice>}
          <Checkbox
            name="admin"
            label={t('form.admin')}
            checked={values.admin}
            error={form.problems.admin}
            onChange={(admin) => change({ admin })}
          />
        </>
      )}
    </FormModal>
  );
};
