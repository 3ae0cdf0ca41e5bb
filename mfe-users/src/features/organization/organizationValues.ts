import { updateOrganization } from '@yinyom/contracts/identity/organizations';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import { problemCodes } from '@yinyom/mfe-kit';

/** The organization form: lists and numbers as people type them. */
export interface OrganizationValues extends Record<string, string | boolean> {
  name: string;
  contact_email: string;
  dpo_name: string;
  dpo_email: string;
  dpo_phone: string;
  require_2fa: boolean;
  retention_months: string;
  /** One address per line. */
  alert_emails: string;
}

export const organizationValues = ({
  name,
  contact_email,
  dpo,
  settings,
}: Organization): OrganizationValues => ({
  name,
  contact_email: contact_email ?? '',
  dpo_name: dpo?.name ?? '',
  dpo_email: dpo?.email ?? '',
  dpo_phone: dpo?.phone ?? '',
  require_2fa: settings?.require_2fa ?? false,
  retention_months: String(settings?.retention_months ?? 36),
  alert_emails: (settings?.alert_emails ?? []).join('\n'),
});

const lines = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The request of the form. The data protection officer is left out while nothing about them is filled in. */
export const organizationBody = (values: OrganizationValues) => {
  const { name, contact_email, dpo_name, dpo_email, dpo_phone } = values;
  const hasDpo = [dpo_name, dpo_email, dpo_phone].some((value) => value.trim() !== '');
  return {
    name,
    contact_email,
    dpo: hasDpo ? { name: dpo_name, email: dpo_email, phone: dpo_phone } : undefined,
    settings: {
      require_2fa: values.require_2fa,
      retention_months: Number(values.retention_months),
      alert_emails: lines(values.alert_emails),
    },
  };
};

/** `dpo.email` → `dpo_email`, `settings.alert_emails.3` → `alert_emails`: the form's name of a field of the request. */
export const formField = (path: string): string => {
  const [first, second] = path.split('.');
  if (first === 'dpo' && second) return `dpo_${second}`;
  return first === 'settings' && second ? second : (first ?? path);
};

/** Every wrong field of the form with the code of its message. */
export const organizationProblems = (values: OrganizationValues): Record<string, string> => {
  const body = organizationBody(values);
  const schema = updateOrganization.body!;
  const codes = problemCodes(schema, body, formField);
  return Number.isInteger(body.settings.retention_months)
    ? codes
    : { ...codes, retention_months: 'out_of_range' };
};
