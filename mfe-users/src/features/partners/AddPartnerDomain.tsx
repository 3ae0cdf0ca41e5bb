import { MAX_PARTNER_DOMAINS, setPartnerDomains } from '@yinyom/contracts/identity/partnerDomains';
import { Form, problemCodes, toast, useForm } from '@yinyom/mfe-kit';
import { sendForm } from '@yinyom/mfe-kit/components/sendForm';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useOutsideTexts } from '../../texts/useOutsideTexts';
import { useSetPartnerDomainsMutation } from './partnersApi';

/** People paste whole addresses and what stands behind the @. */
const domainIn = (typed: string): string =>
  typed
    .slice(typed.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();

interface AddPartnerDomainProps {
  id: string;
  known: readonly string[];
  /** Version of the list. After a change by another user the list is read again, and what was typed stays. */
  etag: string;
}

/** Adds one domain to the list. */
export const AddPartnerDomain = ({ id, known, etag }: AddPartnerDomainProps) => {
  const t = useOutsideTexts();
  // The list is sent as a whole; whatever is wrong with it is about the domain that is new.
  const form = useForm({ domain: '' }, { fieldOf: () => 'domain' });
  const [set, { isLoading }] = useSetPartnerDomainsMutation();

  const submit = async () => {
    const domain = domainIn(form.values.domain);
    const body = { domains: [...known, domain] };
    const [code] = Object.values(problemCodes(setPartnerDomains.body!, body));
    if (!form.passes(code === undefined ? {} : { domain: code })) return;
    await sendForm(form, async () => {
      await set({ params: { id }, ifMatch: etag, body }).unwrap();
      toast.success(t('partners.added', { domain }));
      form.change({ domain: '' });
    });
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack>
        <ProblemBox>{form.failure}</ProblemBox>
        <TextField
          {...form.field('domain')}
          label={t('partners.field')}
          hint={t('partners.hint', { count: MAX_PARTNER_DOMAINS })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={known.length >= MAX_PARTNER_DOMAINS}
        />
        <div>
          <Button
            kind="secondary"
            icon="add"
            type="submit"
            busy={isLoading}
            disabled={known.length >= MAX_PARTNER_DOMAINS}
          >
            {t('partners.add')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
};
