import { getMe, updateMe } from '@yinyom/contracts/identity/account';
import { listApiKeys, updateApiKey } from '@yinyom/contracts/identity/apiKeys';
import { getOrganizationAgreement } from '@yinyom/contracts/identity/agreement';
import {
  getOrganization,
  listMyOrganizations,
  updateOrganization,
} from '@yinyom/contracts/identity/organizations';
import { listOrganizationUsers, updateOrganizationUser } from '@yinyom/contracts/identity/organizationUsers';
import { getPartnerDomains } from '@yinyom/contracts/identity/partnerDomains';
import { listSecurityKeys } from '@yinyom/contracts/identity/securityKeys';
import { listSessions } from '@yinyom/contracts/identity/sessions';
import { getWebhook, listWebhooks, updateWebhook } from '@yinyom/contracts/notify/webhooks';
import type { AnyEndpoint } from '@yinyom/contracts/endpoint';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../remote';
import { apiKey, inShell, organization, orgUser, page, session, user, webhook } from '../testing/sampleData';

const NEWER = '"4"';
const listOf = <T,>(entities: T[]) => ({
  entities,
  limit: 20,
  total: entities.length,
  has_more: false,
  next_cursor: null,
});

type FakeGateway = ReturnType<typeof fakeGateway>;

interface Story {
  call: AnyEndpoint;
  path: string;
  /** Name of the button that opens the form; none where the page is the form. */
  edit?: RegExp;
  field: RegExp;
  /** What is stored at first, and after another user saved. */
  answers(gateway: FakeGateway, isNewer: boolean): void;
  /** Saves after the latest version was taken. */
  accept(gateway: FakeGateway): void;
}

const versioned = <T extends { etag?: string }>(stored: T, isNewer: boolean, theirs: Partial<T>): T =>
  isNewer ? { ...stored, ...theirs, etag: NEWER } : stored;

const STORIES: readonly Story[] = [
  {
    call: updateOrganizationUser,
    path: '/user',
    edit: /^Edit Person 1$/,
    field: /^First name/,
    answers: (gateway, isNewer) =>
      gateway.answer(listOrganizationUsers, page([versioned(orgUser(1), isNewer, { first_name: 'Theirs' })])),
    accept: (gateway) => gateway.answer(updateOrganizationUser, orgUser(1)),
  },
  {
    call: updateApiKey,
    path: '/user/keys',
    edit: /^Change Warehouse$/,
    field: /^Name/,
    answers: (gateway, isNewer) =>
      gateway.answer(listApiKeys, listOf([versioned(apiKey, isNewer, { name: 'Theirs' })])),
    accept: (gateway) => gateway.answer(updateApiKey, apiKey),
  },
  {
    call: updateWebhook,
    path: '/user/webhooks',
    edit: /^Edit CRM$/,
    field: /^Name/,
    answers: (gateway, isNewer) => {
      const stored = versioned(webhook, isNewer, { name: 'Theirs' });
      gateway.answer(listWebhooks, listOf([stored]));
      gateway.answer(getWebhook, stored);
    },
    accept: (gateway) => gateway.answer(updateWebhook, webhook),
  },
  {
    call: updateOrganization,
    path: '/user/organization',
    field: /^Organization name/,
    answers: (gateway, isNewer) => {
      gateway.answer(getOrganization, versioned(organization, isNewer, { name: 'Theirs' }));
      gateway.answer(getPartnerDomains, { own: 'example.ac.th', domains: [], others: 0, etag: '"0"' });
      gateway.refuse(getOrganizationAgreement, 404, 'not_found');
    },
    accept: (gateway) => gateway.answer(updateOrganization, organization),
  },
  {
    call: updateMe,
    path: '/account',
    field: /^First name/,
    answers: (gateway, isNewer) => {
      gateway.answer(getMe, versioned(user, isNewer, { first_name: 'Theirs' }));
      gateway.answer(listSessions, listOf([]));
      gateway.answer(listSecurityKeys, { ...listOf([]), host: location.hostname });
    },
    accept: (gateway) => gateway.answer(updateMe, user),
  },
];

it.each(STORIES.map((story) => [story.call.name, story] as const))(
  '%s after another user saved: the form keeps what was typed, offers the latest version, and saves over that one',
  async (_name, { call, path, edit, field, answers, accept }) => {
    const gateway = fakeGateway();
    gateway.answer(listMyOrganizations, [organization]);
    answers(gateway, false);
    await renderRemote(inShell(module), { path, lang: 'en', session });
    if (edit) await userEvent.click(await screen.findByRole('button', { name: edit }));
    const input = await screen.findByRole('textbox', { name: field });
    await userEvent.type(input, '!');
    const typed = (input as HTMLInputElement).value;
    gateway.refuse(call, 412, 'version_conflict', { message: 'Someone else has changed this.' });
    const save = () => screen.getAllByRole('button', { name: /^Save/ }).at(-1)!;
    await userEvent.click(save());
    expect(await screen.findByText('Someone else has changed this.')).toBeVisible();
    expect(input).toHaveValue(typed);
    answers(gateway, true);
    await userEvent.click(
      screen.getByRole('button', { name: 'Load the latest version (discard my changes)' }),
    );
    await waitFor(() => expect(input).toHaveValue('Theirs'));
    expect(screen.queryByText('Someone else has changed this.')).not.toBeInTheDocument();
    await userEvent.type(input, '?');
    accept(gateway);
    await userEvent.click(save());
    await waitFor(() => expect(gateway.received(call)).toHaveLength(2));
    expect(gateway.received(call).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', NEWER]);
  },
);
