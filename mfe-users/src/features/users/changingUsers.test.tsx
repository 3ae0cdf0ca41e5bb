import {
  addOrganizationUser,
  listOrganizationUsers,
  removeOrganizationUser,
  updateOrganizationUser,
} from '@yinyom/contracts/identity/organizationUsers';
import { listGroups } from '@yinyom/contracts/groups/group';
import { listApplications } from '@yinyom/contracts/websites/application';
import { getMeta } from '@yinyom/contracts/service/meta';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import {
  fill,
  inShell,
  meta,
  organization,
  orgUser,
  page,
  sampleGroup,
  sampleWebsite,
  session,
  user,
} from '../../testing/sampleData';

const remote = inShell(module);
const websites = {
  ...page([]),
  entities: [sampleWebsite('a', 'one.ac.th'), sampleWebsite('b', 'two.ac.th')],
};
const open = async (...people: ReturnType<typeof orgUser>[]) => {
  const gateway = fakeGateway();
  gateway.answer(listOrganizationUsers, page(people));
  gateway.answer(listGroups, { ...page([]), entities: [] });
  await renderRemote(remote, { path: '/user', lang: 'en', session });
  await screen.findByText(people[0]!.email);
  return gateway;
};
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => userEvent.click(dialog().getByRole('button', { name }));
const openAdd = async () => {
  // Its code loads when it is opened.
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add user' })));
  await screen.findByRole('dialog');
};
const fillInPerson = async () => {
  await fill(dialog().getByLabelText(/E-mail/), 'Mana@example.ac.th');
  await fill(dialog().getByLabelText(/First name/), 'Mana');
  await fill(dialog().getByLabelText(/Last name/), 'Jaidee');
};

describe('adding a user', () => {
  it('an address may ask for it, once: the command palette leads there', async () => {
    const gateway = fakeGateway();
    gateway.answer(listOrganizationUsers, page([orgUser(1)]));
    await renderRemote(remote, { path: '/user?add=1', lang: 'en', session });
    expect(await screen.findByRole('dialog', { name: 'Add user' })).toBeVisible();
    expect(location.search).toBe('');
  });

  it('sends an invitation when no password is set, says where its link went, and loads the list again', async () => {
    const gateway = await open(orgUser(1));
    gateway.answer(getMeta, meta);
    gateway.answer(
      addOrganizationUser,
      orgUser(2, { status: 'invited', email: 'mana@example.ac.th', external: true }),
    );
    await openAdd();
    await fillInPerson();
    await userEvent.selectOptions(dialog().getByLabelText(/Role/), 'Viewer');
    await press('Add user');
    await screen.findByRole('dialog', { name: 'The invitation is on its way' });
    const [call] = gateway.received(addOrganizationUser);
    expect(call?.params.id).toBe(organization.id);
    expect(call?.body).toEqual({
      email: 'Mana@example.ac.th',
      first_name: 'Mana',
      last_name: 'Jaidee',
      role: 1,
    });
    expect(dialog().getByText(/e-mail to mana@example.ac.th has been handed over/)).toBeInTheDocument();
    expect(dialog().getByText(/marked “External” everywhere/)).toBeInTheDocument();
    expect(await dialog().findByText(/no outgoing server: the e-mail waits at \/outbox/)).toBeInTheDocument();
    const copied = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await press('Copy the log-in address');
    expect(copied).toHaveBeenCalledWith(`${location.origin}/en/login`);
    await waitFor(() => expect(gateway.received(listOrganizationUsers).length).toBeGreaterThan(1));
  });

  it('limits the person to chosen websites, and asks for one; an Admin has no limits', async () => {
    const gateway = await open(orgUser(1));
    gateway.answer(getMeta, meta);
    gateway.answer(listApplications, websites);
    gateway.answer(addOrganizationUser, orgUser(2, { status: 'invited' }));
    await openAdd();
    await fillInPerson();
    await userEvent.selectOptions(dialog().getByLabelText('Websites'), 'Only certain websites');
    await press('Add user');
    expect(await dialog().findByRole('alert')).toBeInTheDocument();
    expect(gateway.received(addOrganizationUser)).toHaveLength(0);
    await userEvent.click(await dialog().findByRole('checkbox', { name: 'two.ac.th' }));
    await userEvent.selectOptions(dialog().getByLabelText(/Role/), 'Admin');
    expect(dialog().queryByLabelText('Websites')).not.toBeInTheDocument();
    await userEvent.selectOptions(dialog().getByLabelText(/Role/), 'Viewer');
    await press('Add user');
    await screen.findByRole('dialog', { name: 'The invitation is on its way' });
    expect(gateway.received(addOrganizationUser)[0]?.body).toMatchObject({
      role: 1,
      scope: { websites: ['b'.repeat(24)] },
    });
  });

  it('shows how many websites a person sees, and takes the limits away', async () => {
    const limits = { scope: { websites: ['b'.repeat(24)] } };
    const gateway = await open(orgUser(1, limits));
    gateway.answer(listApplications, websites);
    gateway.answer(updateOrganizationUser, orgUser(1));
    expect(screen.getByText('Websites: 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    await screen.findByRole('dialog');
    expect(await dialog().findByRole('checkbox', { name: 'two.ac.th' })).toBeChecked();
    await userEvent.selectOptions(dialog().getByLabelText('Websites'), 'All websites of the organization');
    await press('Save');
    await waitFor(() => expect(gateway.received(updateOrganizationUser)[0]?.body).toEqual({ scope: null }));
  });

  it('limits a person to groups, which are named with those above them', async () => {
    const [faculty, library] = ['c'.repeat(24), 'd'.repeat(24)];
    const gateway = await open(orgUser(1, { scope: { websites: ['b'.repeat(24)], groups: [faculty] } }));
    gateway.answer(listApplications, websites);
    gateway.answer(listGroups, {
      ...page([]),
      entities: [sampleGroup(faculty, 'Faculty'), sampleGroup(library, 'Library', [faculty])],
    });
    gateway.answer(updateOrganizationUser, orgUser(1));
    expect(screen.getByText('Website groups: 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    await screen.findByRole('dialog');
    expect(await dialog().findByRole('checkbox', { name: 'Faculty' })).toBeChecked();
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Faculty / Library' }));
    await userEvent.click(await dialog().findByRole('checkbox', { name: 'two.ac.th' }));
    await press('Save');
    await waitFor(() =>
      expect(gateway.received(updateOrganizationUser)[0]?.body).toEqual({
        scope: { websites: [], groups: [faculty, library] },
      }),
    );
  });

  it('can set a first password, with the live conditions', async () => {
    const gateway = await open(orgUser(1));
    gateway.answer(addOrganizationUser, orgUser(2));
    await openAdd();
    await fillInPerson();
    await userEvent.selectOptions(dialog().getByLabelText('First login'), 'password');
    await fill(dialog().getByLabelText(/^Password/, { selector: 'input' }), 'secret123');
    await press('Add user');
    expect(dialog().getByLabelText(/^Password/, { selector: 'input' })).toHaveAccessibleDescription(
      'Contains at least one uppercase letter A-Z.',
    );
    await fill(dialog().getByLabelText(/^Password/, { selector: 'input' }), 'Secret123');
    const conditions = within(dialog().getByRole('list', { name: 'Password conditions' }));
    expect(conditions.getAllByText(/met/).filter((node) => /not met/.test(node.textContent ?? ''))).toEqual(
      [],
    );
    await press('Add user');
    await waitFor(() => expect(gateway.received(addOrganizationUser)).toHaveLength(1));
    expect(gateway.received(addOrganizationUser)[0]?.body).toMatchObject({ password: 'Secret123' });
  });

  it('says what is missing before anything is sent, and focuses it', async () => {
    const gateway = await open(orgUser(1));
    await openAdd();
    await press('Add user');
    expect(dialog().getByLabelText(/E-mail/)).toHaveFocus();
    expect(dialog().getByLabelText(/E-mail/)).toHaveAccessibleDescription(/Please enter email/);
    expect(gateway.received(addOrganizationUser)).toHaveLength(0);
  });

  it('shows the refusal of the platform: under its field, or above the form', async () => {
    const gateway = await open(orgUser(1));
    gateway.refuse(addOrganizationUser, 422, 'validation_failed', {
      errors: [{ field: 'email', code: 'email_domain_mismatch', message: 'The e-mail domain must match.' }],
    });
    await openAdd();
    await fillInPerson();
    await press('Add user');
    await waitFor(() =>
      expect(dialog().getByLabelText(/E-mail/)).toHaveAccessibleDescription(/The e-mail domain must match\./),
    );
    gateway.refuse(addOrganizationUser, 409, 'already_member', { message: 'Already in the organization.' });
    await press('Add user');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Already in the organization.');
  });
});

describe('editing a user', () => {
  it('sends only what was changed', async () => {
    const gateway = await open(orgUser(1));
    gateway.answer(updateOrganizationUser, orgUser(1, { role: 1, status: 'suspended' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    await userEvent.selectOptions(dialog().getByLabelText(/Role/), 'Viewer');
    await userEvent.selectOptions(dialog().getByLabelText(/Status/), 'Suspended');
    await press('Save');
    await waitFor(() => expect(gateway.received(updateOrganizationUser)).toHaveLength(1));
    expect(gateway.received(updateOrganizationUser)[0]?.body).toEqual({ role: 1, status: 'suspended' });
  });

  it('makes a person an officer, and takes that back with the view of all websites', async () => {
    const gateway = await open(orgUser(1), orgUser(2, { dpo: true }));
    expect(screen.getByText('Data protection officer')).toBeInTheDocument();
    gateway.answer(updateOrganizationUser, orgUser(1, { dpo: true }));
    gateway.answer(listApplications, websites);
    const edit = async (index: number) => {
      await userEvent.click(screen.getByRole('button', { name: `Edit ${orgUser(index).name}` }));
      await screen.findByRole('dialog');
    };
    const officer = () => dialog().getByRole('checkbox', { name: /data protection officer/ });
    await edit(1);
    await userEvent.click(officer());
    await press('Save');
    await waitFor(() => expect(gateway.received(updateOrganizationUser)[0]?.body).toEqual({ dpo: true }));
    await edit(2);
    expect(officer()).toBeChecked();
    await userEvent.selectOptions(dialog().getByLabelText('Websites'), 'chosen');
    expect(officer()).toBeDisabled();
    expect(officer()).not.toBeChecked();
    await userEvent.click(await dialog().findByRole('checkbox', { name: 'one.ac.th' }));
    await press('Save');
    await waitFor(() =>
      expect(gateway.received(updateOrganizationUser)[1]?.body).toEqual({
        dpo: false,
        scope: { websites: ['a'.repeat(24)] },
      }),
    );
  });

  it('sends nothing when nothing was changed', async () => {
    const gateway = await open(orgUser(1));
    await userEvent.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.received(updateOrganizationUser)).toHaveLength(0);
  });

  it('keeps the window open with the reason when the last Admin would be lost', async () => {
    const gateway = await open(orgUser(1, { role: 1000 }));
    gateway.refuse(updateOrganizationUser, 409, 'last_admin', {
      message: 'An organization needs at least one active Admin.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    await userEvent.selectOptions(dialog().getByLabelText(/Role/), 'Member');
    await press('Save');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'An organization needs at least one active Admin.',
    );
  });

  it('locks names of people in several organizations, and the own role and status', async () => {
    await open(orgUser(1, { id: user.id, profile_editable: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit Person 1' }));
    expect(dialog().getByLabelText(/First name/)).toBeDisabled();
    expect(dialog().getByLabelText(/Role/)).toBeDisabled();
    expect(dialog().getByLabelText(/Status/)).toBeDisabled();
    expect(dialog().getByText('You cannot change your own role or status.')).toBeInTheDocument();
  });
});

describe('removing a user', () => {
  it('needs the address to be typed first', async () => {
    const gateway = await open(orgUser(1));
    gateway.answer(removeOrganizationUser, null);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Person 1' }));
    const remove = dialog().getByRole('button', { name: 'Remove' });
    expect(remove).toBeDisabled();
    await fill(dialog().getByLabelText('Type person1@example.ac.th to confirm'), 'person2@example.ac.th');
    expect(remove).toBeDisabled();
    await fill(dialog().getByLabelText('Type person1@example.ac.th to confirm'), 'Person1@example.ac.th');
    await userEvent.click(remove);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gateway.received(removeOrganizationUser)[0]?.params).toEqual({
      id: organization.id,
      userId: orgUser(1).id,
    });
  });
});
