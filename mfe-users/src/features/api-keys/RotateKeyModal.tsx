import type { ApiKey } from '@yinyom/contracts/identity/apiKeys';
import { openModal, useForm, useSession } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Select } from '@yinyom/ui/form/Select';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { useRotateApiKeyMutation } from './apiKeysApi';
import { daysOf, EXPIRIES } from './keyValues';
import { NewKeyModal } from './NewKeyModal';

const OVERLAPS = ['0', '1', '24', '72', '168'] as const;
const ENDS = ['keep', ...EXPIRIES] as const;

interface RotateValues {
  overlap_hours: (typeof OVERLAPS)[number];
  expires: (typeof ENDS)[number];
}

/** Gives a key a new secret; the old one stays good for a while, so that programs can change over. */
export const RotateKeyModal = ({ apiKey, close }: { apiKey: ApiKey; close: () => void }) => {
  const t = useKeysTexts();
  const { organizationId } = useSession();
  const form = useForm<RotateValues>({
    overlap_hours: '24',
    expires: apiKey.state === 'expired' ? '365' : 'keep',
  });
  const [rotate, { isLoading }] = useRotateApiKeyMutation();
  const { overlap_hours, expires } = form.values;

  const submit = async () => {
    await sendForm(form, async () => {
      const { key } = await rotate({
        params: { id: organizationId ?? '', keyId: apiKey.id },
        body: {
          overlap_hours: Number(overlap_hours),
          ...(expires !== 'keep' && { expires_in_days: daysOf(expires) }),
        },
      }).unwrap();
      close();
      openModal((closeNew) => <NewKeyModal secret={key} close={closeNew} />);
    });
  };

  return (
    <FormModal
      title={t('rotate.title', { name: apiKey.name })}
      width={480}
      form={form}
      submitLabel={t('rotate.submit')}
      busy={isLoading}
      onSubmit={submit}
      close={close}
    >
      <p>{t('rotate.text')}</p>
      <Select
        {...form.field('overlap_hours')}
        label={t('rotate.overlap')}
        hint={apiKey.state === 'orphaned' ? t('rotate.orphaned') : undefined}
        options={OVERLAPS.map((value) => ({
          value,
          label: value === '0' ? t('rotate.at_once') : t('rotate.hours', { count: Number(value) }),
        }))}
      />
      <Select
        {...form.field('expires')}
        label={t('form.expires')}
        options={ENDS.map((value) => {
          if (value === 'keep') return { value, label: t('rotate.keep_end') };
          return {
            value,
            label: value === 'never' ? t('form.never') : t('form.days', { count: Number(value) }),
          };
        })}
      />
    </FormModal>
  );
};
