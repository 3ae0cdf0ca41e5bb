import { ROLES } from '@yinyom/contracts/constants';
import { updateOrganization } from '@yinyom/contracts/identity/organizations';
import { isHostName } from '@yinyom/contracts/identity/siteHost';
import type { Application } from '@yinyom/contracts/websites/application';
import { isWebAddress } from '@yinyom/contracts/websites/address';
import type { Template } from '@yinyom/contracts/websites/template';
import { Form, Link, problemCodes, toast, useForm, useSession, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { TextField } from '@yinyom/ui/form/TextField';
import { useNameOrganizationMutation } from '../../api/organizationApi';
import { useSaveTemplateMutation } from '../../api/templateApi';
import { firstDraft } from './firstDraft';

interface FirstPublicationProps {
  application: Application;
  /** The draft as it is saved. */
  template: Template;
}

/**
 * Publishes the banner for the first time with the two things nobody but its owner knows: where the privacy notice is, and,
 * after a sign-up that did not ask, what the organization is called. Nothing is published without this press.
 */
export const FirstPublication = ({ application, template }: FirstPublicationProps) => {
  const t = useTexts('websites');
  const { role } = useSession();
  const { organization, domain_name } = application;
  // Visitors read the name as that of the controller; only an Admin can change it.
  const asksName = role === ROLES.admin && isHostName(organization.name);
  const form = useForm({ name: '', privacy: '' }, { schema: updateOrganization.body });
  const [rename, renaming] = useNameOrganizationMutation();
  const [save, saving] = useSaveTemplateMutation();

  const wrong = () => {
    const { name, privacy } = form.values;
    const noName = asksName ? problemCodes(updateOrganization.body!, { name }) : {};
    if (privacy === '') return { ...noName, privacy: 'privacy_url_required' };
    return isWebAddress(privacy) ? noName : { ...noName, privacy: 'privacy_url_invalid' };
  };
  const submit = async () => {
    if (!form.passes(wrong())) return;
    const { name, privacy } = form.values;
    try {
      if (asksName) await rename({ params: { id: organization.id }, body: { name } }).unwrap();
      await save({
        params: { id: application.id },
        ifMatch: template.etag,
        body: { ...firstDraft(template, application.languages, privacy), publish: true },
      }).unwrap();
      toast.success(t('publish.done'));
    } catch (error) {
      form.refuseAnswer(error);
    }
  };

  return (
    <Form refusals={form.refusals} onSubmit={submit}>
      <Stack $gap={4}>
        <p>{t('first.lead')}</p>
        {asksName && (
          <TextField
            {...form.field('name')}
            label={t('first.organization')}
            hint={t('first.organizationHint')}
            autoComplete="organization"
            required
          />
        )}
        <TextField
          {...form.field('privacy')}
          type="url"
          label={t('first.privacy')}
          hint={t('first.privacyHint', { domain: domain_name })}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <ProblemBox>{form.failure}</ProblemBox>
        <Row>
          <Button type="submit" icon="upload" busy={renaming.isLoading || saving.isLoading}>
            {t('first.submit')}
          </Button>
          <Link to={`/websites/${application.id}?section=banner`}>{t('first.look')}</Link>
        </Row>
      </Stack>
    </Form>
  );
};
