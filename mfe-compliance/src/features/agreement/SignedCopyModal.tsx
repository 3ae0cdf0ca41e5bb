import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { SIGNED_SCAN_MAX_BYTES } from '@yinyom/contracts/papers/signedScan';
import { bangkokToday } from '@yinyom/contracts/time/bangkokDay';
import { formatBytes, toast, useForm, type SlotProps } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { DateField } from '@yinyom/ui/form/DateField';
import { FileDrop } from '@yinyom/ui/form/FileDrop';
import { useUploadSignedAgreementMutation } from '../../calls/agreementsApi';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useAgreementTexts } from '../../texts/useAgreementTexts';

interface Values {
  file: File | null;
  signed_on: string;
}

/** Uploads the scan of the signed agreement, and says when it was signed. */
export const SignedCopyModal = ({ agreement, close }: SlotProps & { agreement: ProcessorAgreement }) => {
  const t = useAgreementTexts();
  const { id, organization_id, etag, signed_on } = agreement;
  const form = useForm<Values>({ file: null, signed_on: signed_on ?? bangkokToday() });
  const [upload, { isLoading }] = useUploadSignedAgreementMutation();
  const { file } = form.values;
  const choose = (chosen: File) => {
    if (chosen.size > SIGNED_SCAN_MAX_BYTES) form.refuse({ file: t('one.too_large') });
    else form.change({ file: chosen });
  };
  const submit = async () => {
    if (!file) return;
    await sendForm(form, async () => {
      await upload({
        params: { id: organization_id, gid: id },
        ifMatch: etag,
        signed_on: form.values.signed_on,
        file,
      }).unwrap();
      toast.success(t('one.uploaded'));
      close();
    });
  };
  return (
    <FormModal
      title={t('one.upload')}
      form={form}
      submitLabel={t('one.upload')}
      busy={isLoading}
      disabled={file === null}
      onSubmit={submit}
      close={close}
    >
      <FileDrop
        label={t('files.scan')}
        hint={t('one.upload_hint')}
        error={form.problems.file}
        accept="application/pdf"
        busy={isLoading}
        onFile={choose}
      >
        {file && (
          <p>
            {file.name} · {formatBytes(file.size)}
          </p>
        )}
      </FileDrop>
      <DateField {...form.field('signed_on')} label={t('one.signed_on')} max={bangkokToday()} />
    </FormModal>
  );
};
