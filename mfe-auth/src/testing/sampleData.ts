import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { User } from '@yinyom/contracts/identity/account';
import type { Organization } from '@yinyom/contracts/identity/organizations';
import { getAgreement } from '@yinyom/contracts/identity/agreement';
import { getMeta } from '@yinyom/contracts/service/meta';
import type { Role } from '@yinyom/contracts/constants';
import type { RemoteModule } from '@yinyom/mfe-kit';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import userEvent from '@testing-library/user-event';

/** Sample data of this remote's tests. */
export const user: User = {
  id: '64b000000000000000000001',
  name: 'Suda Dee',
  email: 'suda@example.ac.th',
  first_name: 'Suda',
  last_name: 'Dee',
  two_fa_at: null,
  locale: 'en',
  must_change_password: false,
  created_at: '2026-01-01T00:00:00.000Z',
  last_access_at: null,
};

export const organization = ({
  role = 1000,
  status = 'active',
}: { role?: Role; status?: Organization['organization_user']['status'] } = {}): Organization => ({
  id: '64b0000000000000000000aa',
  name: 'Example University',
  organization_user: { role, status, joined_at: '2026-01-01T00:00:00.000Z' },
  created_at: '2026-01-01T00:00:00.000Z',
});

/** The remote as the shell would show it: addresses of others are there too, but empty. */
export const inShell = (module: RemoteModule): RemoteModule => ({
  ...module,
  routes: [...module.routes, { path: '*', element: null }],
});

/** The data-processing agreement that is offered. */
export const agreement = { version: '1.0', effective_from: '2026-11-22', sha256: 'a'.repeat(64) };

type Meta = AnswerOf<typeof getMeta>;

/** A platform that answers GET /meta and GET /agreement. */
export const platform = (captcha?: Meta['captcha'], more: Partial<Meta> = {}) => {
  const gateway = fakeGateway();
  meta(gateway, captcha, more);
  gateway.answer(getAgreement, agreement);
  return gateway;
};

/** Puts a text into a field at once, as a password manager would: typing letter by letter is for what reacts to it. */
export const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** Lets the platform answer GET /meta, with a bot check of choice. */
const meta = (
  gateway: ReturnType<typeof fakeGateway>,
  captcha: Meta['captcha'] = { provider: 'none' },
  more: Partial<Meta> = {},
): void =>
  gateway.answer(getMeta, {
    version: '1.17.0',
    version_label: '1.11.4',
    roles: { admin: 1000, member: 10, viewer: 1 },
    languages: ['th', 'en', 'cn', 'jp', 'kh'],
    layouts: [],
    themes: [],
    cookie_types: {},
    category_types: {},
    expiry_choices: [],
    signup_suffixes: ['ac.th', 'co.th', 'or.th', 'go.th'],
    captcha,
    free_until: null,
    partners: [],
    contact: { name: null, dpo: null, address: null, email: 'support@example.ac.th', phones: [] },
    monthly_visitor_limit: null,
    outbox: true,
    public_checks: false,
    consent_script: null,
    ...more,
  });
