import { HIGH_VOLUME_TYPES, type EventType } from '@yinyom/contracts/notify/eventTypes';
import {
  createWebhook,
  updateWebhook,
  WEBHOOK_SIGNINGS,
  type Webhook,
} from '@yinyom/contracts/notify/webhooks';
import { openModal, problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import type { SlotProps } from '@yinyom/mfe-kit';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { useState } from 'react';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { reloadInto } from '@yinyom/mfe-kit/components/reloadInto';
import { useWebhookTexts } from '../../texts/useWebhookTexts';
import { EventChoice } from './EventChoice';
import { SecretModal } from './SecretModal';
import { useCreateWebhookMutation, useLazyGetWebhookQuery, useUpdateWebhookMutation } from './webhooksApi';

interface WebhookModalProps extends SlotProps {
  organizationId: string;
  /** The one that is changed; none: a new one. */
  webhook?: Webhook;
}

const EMPTY = {
  name: '',
  url: '',
  events: [] as EventType[],
  high_volume: false,
  include_client_id: false,
  signing: 'hmac' as Webhook['signing'],
  enabled: true,
};
const formOf = (webhook?: Webhook): typeof EMPTY =>
  webhook ? { ...EMPTY, ...webhook, enabled: webhook.state === 'active' } : EMPTY;

/** Adds a webhook and shows its secret, or changes one. */
export const WebhookModal = ({ organizationId: id, close, ...props }: WebhookModalProps) => {
  const t = useWebhookTexts();
  /** What the values were made of; the list may have a newer one meanwhile. */
  const [webhook, setWebhook] = useState(props.webhook);
  const form = useForm(formOf(webhook), { schema: createWebhook.body });
  const [create, creating] = useCreateWebhookMutation();
  const [update, updating] = useUpdateWebhookMutation();
  const [readAgain] = useLazyGetWebhookQuery();
  const { values, field } = form;
  const isMany = values.events.some((event) => HIGH_VOLUME_TYPES.includes(event));

  const submit = async () => {
    const { name, url, events, signing, enabled } = values;
    const many = {
      high_volume: isMany && values.high_volume,
      include_client_id: isMany && values.include_client_id,
    };
    const fields = { name, url, events, ...many };
    const [schema, body] = webhook
      ? [updateWebhook.body!, { ...fields, enabled }]
      : [createWebhook.body!, { ...fields, signing }];
    if (!form.passes(problemCodes(schema, body))) return;
    await sendForm(form, async () => {
      if (webhook) {
        const params = { id, webhookId: webhook.id };
        await update({ params, ifMatch: webhook.etag, body: { ...fields, enabled } }).unwrap();
        close();
        toast.success(t('saved'));
      } else {
        const created = await create({ params: { id }, body: { ...fields, signing } }).unwrap();
        close();
        openModal((closeSecret) => <SecretModal webhook={created} close={closeSecret} />);
      }
    });
  };

  const reload = reloadInto(
    form,
    async () => readAgain({ params: { id, webhookId: webhook?.id ?? '' } }).unwrap(),
    (latest) => {
      if (!latest) return;
      setWebhook(latest);
      form.change(formOf(latest));
    },
  );

  const { value: high, ...highVolume } = field('high_volume');
  const { value: withClient, ...clientId } = field('include_client_id');
  const { value: isOn, ...on } = field('enabled');
  return (
    <FormModal
      title={webhook ? t('edit_of', { name: webhook.name }) : t('add')}
      form={form}
      latest={{ error: updating.error, onReload: () => void reload(), discards: true }}
      submitLabel={t(webhook ? 'save' : 'add')}
      busy={creating.isLoading || updating.isLoading}
      onSubmit={submit}
      close={close}
    >
      <TextField {...field('name')} label={t('name')} hint={t('name_hint')} autoComplete="off" required />
      <TextField
        {...field('url')}
        type="url"
        label={t('url')}
        hint={t('url_hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <EventChoice {...field('events')} />
      {isMany && (
        <>
          <Checkbox {...highVolume} checked={high} label={t('high_volume')} required />
          <Checkbox {...clientId} checked={withClient} label={t('include_client_id')} />
        </>
      )}
      {webhook ? (
        <Checkbox {...on} checked={isOn} label={t('enabled')} />
      ) : (
        <Select
          {...field('signing')}
          label={t('signing')}
          hint={t('signing_hint')}
          options={WEBHOOK_SIGNINGS.map((value) => ({ value, label: t(`signing_${value}`) }))}
        />
      )}
    </FormModal>
  );
};
