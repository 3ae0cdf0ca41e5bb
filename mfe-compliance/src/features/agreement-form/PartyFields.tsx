import type { useForm } from '@yinyom/mfe-kit';
import { TextField } from '@yinyom/ui/form/TextField';
import type { ReactNode } from 'react';
import { Pair } from '@yinyom/ui/form/Pair';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import type { AgreementValues, PartySide } from './agreementValues';

export type AgreementForm = ReturnType<typeof useForm<AgreementValues>>;

interface PartyFieldsProps {
  side: PartySide;
  form: AgreementForm;
  children?: ReactNode;
}

/** A party of the agreement as the paper names it. */
export const PartyFields = ({ side, form, children }: PartyFieldsProps) => {
  const t = useAgreementTexts();
  const { field } = form;
  const isOwn = side === 'controller';
  return (
    <>
      <TextField
        {...field(`${side}_name`)}
        label={t('form.name')}
        autoComplete="off"
        required={!isOwn}
        {...(isOwn && { hint: t('form.name_hint') })}
      />
      <TextField {...field(`${side}_registration`)} label={t('form.registration')} autoComplete="off" />
      <TextField
        {...field(`${side}_address`)}
        type="textarea"
        rows={2}
        label={t('form.address')}
        autoComplete="off"
      />
      <Pair>
        <TextField {...field(`${side}_signatory`)} label={t('form.signatory')} autoComplete="off" />
        <TextField
          {...field(`${side}_signatory_title`)}
          label={t('form.signatory_title')}
          autoComplete="off"
        />
      </Pair>
      <TextField
        {...field(`${side}_contact_email`)}
        type="email"
        label={t('form.contact_email')}
        autoComplete="off"
      />
      {children}
    </>
  );
};
