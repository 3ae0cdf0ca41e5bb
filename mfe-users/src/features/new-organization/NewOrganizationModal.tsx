import type { AgreementHead } from '@yinyom/contracts/identity/agreement';
import { createOrganization } from '@yinyom/contracts/identity/organizations';
import { errorMessage, fieldErrors, formatDate, Link, toast, useForm } from '@yinyom/mfe-kit';
import type { SlotProps } from '@yinyom/mfe-kit';
import { useLazyListMyOrganizationsQuery } from '@yinyom/mfe-kit/platformCalls';
import { switchOrganization } from '@yinyom/mfe-kit/switchOrganization';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { FormModal } from '@yinyom/mfe-kit/components/FormModal';
import { useCreateOrganizationMutation, useOfferedAgreementQuery } from './newOrganizationApi';

/** Opens another organization with its data-processing agreement; the console goes on in it. */
export const NewOrganizationModal = ({ close }: SlotProps) => {
  const t = useUsersTexts();
  const agreement = useOfferedAgreementQuery({});
  const form = useForm({ name: '', accept_dpa: false }, { schema: createOrganization.body });
  const [create, { isLoading }] = useCreateOrganizationMutation();
  const [loadOrganizations, loading] = useLazyListMyOrganizationsQuery();
  const { value: accepted, ...box } = form.field('accept_dpa');
  const head: AgreementHead | undefined = agreement.data;

  const submit = async () => {
    if (!head) return;
    if (!form.passes()) return;
    try {
      const body = { name: form.values.name.trim(), accept_dpa: true as const, dpa_sha256: head.sha256 };
      const made = await create({ body }).unwrap();
      // The shell goes on in an organization only once it is in the list.
      await loadOrganizations();
      toast.success(t('new_organization.done', { name: made.name }));
      close();
      switchOrganization(made);
    } catch (error) {
      form.refuseAnswer(error);
      // Another text is offered by now: the window names it before the box is ticked again.
      if ('accept_dpa' in fieldErrors(error)) void agreement.refetch();
    }
  };

  return (
    <FormModal
      title={t('new_organization.title')}
      form={form}
      submitLabel={t('new_organization.submit')}
      busy={isLoading || loading.isFetching}
      disabled={!head}
      onSubmit={submit}
      close={close}
    >
      <p>{t('new_organization.lead')}</p>
      <TextField {...form.field('name')} label={t('organization.name')} autoComplete="off" required />
      {agreement.isError && !head && (
        <ErrorState onRetry={() => void agreement.refetch()}>{errorMessage(agreement.error)}</ErrorState>
      )}
      {!head && !agreement.isError && <Skeleton $height="80px" />}
      {head && (
        <>
          <p>
            <Link to="/dpa" target="_blank" rel="noreferrer">
              {t('agreement.read', { version: head.version, date: formatDate(head.effective_from) })}
            </Link>
          </p>
          <Checkbox {...box} checked={accepted} label={t('agreement.box')} required />
        </>
      )}
    </FormModal>
  );
};
