import { listGroups, type WebsiteGroup } from '@yinyom/contracts/groups/group';
import { type Brand, getBrand, saveBrand, saveBrandLogo } from '@yinyom/contracts/identity/brand';
import { getOrganization, listMyOrganizations } from '@yinyom/contracts/identity/organizations';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote as module } from '../../remote';
import { fill, inShell, organization, sampleGroup, session } from '../../testing/sampleData';

const none: Brand = {
  name: null,
  accent: null,
  logos: { light: null, dark: null },
  sender_name: '',
  reply_to: '',
  footer: '',
  hosts: ['privacy.agency.co.th'],
  etag: '"0"',
};
const list = { limit: 20, total: 0, has_more: false, next_cursor: null };
const open = async (brand = none, groups: WebsiteGroup[] = []) => {
  const gateway = fakeGateway();
  gateway.answer(getOrganization, organization);
  gateway.answer(listMyOrganizations, [organization]);
  gateway.answer(listGroups, { ...list, entities: groups });
  gateway.answer(getBrand, brand);
  await renderRemote(inShell(module), { path: '/user/brand', lang: 'en', session });
  await screen.findByRole('heading', { name: 'Name and colours' });
  return gateway;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('brand of the organization', () => {
  it('offers the nearest colour that can be read, and saves what it shows', async () => {
    const gateway = await open();
    expect(screen.getByText(/console at privacy\.agency\.co\.th/)).toBeInTheDocument();
    await fill(screen.getByRole('textbox', { name: /^Displayed name/ }), 'Agency');
    await userEvent.click(screen.getByLabelText('Use own colours'));
    const light = screen.getByRole('textbox', { name: 'Colour in light mode' });
    await fill(light, '#F2A33A');
    expect(light).toHaveAccessibleDescription(/hard to read; at least 4\.5:1/);
    await userEvent.click(screen.getByRole('button', { name: /^Use #[0-9A-F]{6} instead$/ }));
    await waitFor(() => expect(light).toHaveAccessibleDescription(/easy to read/));
    gateway.answer(saveBrand, { ...none, name: 'Agency', etag: '"1"' });
    await save();
    await waitFor(() => expect(gateway.received(saveBrand)).toHaveLength(1));
    const [sent] = gateway.received(saveBrand);
    expect(sent?.headers.get('if-match')).toBe('"0"');
    expect(sent?.body).toMatchObject({
      name: 'Agency',
      accent: {
        light: (light as HTMLInputElement).value.toUpperCase(),
        dark: expect.stringMatching(/^#[0-9A-F]{6}$/),
      },
    });
  });

  it('says at the field why a colour was refused, and keeps what was typed', async () => {
    const gateway = await open({ ...none, name: 'Agency', accent: { light: '#7A1F5C', dark: '#E59AC8' } });
    gateway.refuse(saveBrand, 422, 'validation_failed', {
      errors: [{ field: 'accent.dark', code: 'brand_color_unreadable', message: 'Nearest is #FFFFFF.' }],
    });
    await fill(screen.getByRole('textbox', { name: /^Displayed name/ }), 'Agency 2');
    await save();
    const dark = screen.getByRole('textbox', { name: 'Colour in dark mode' });
    await waitFor(() => expect(dark).toHaveAccessibleDescription(/Nearest is #FFFFFF\./));
    expect(screen.getByRole('textbox', { name: /^Displayed name/ })).toHaveValue('Agency 2');
  });

  it('sends a PNG at once, and no other file', async () => {
    const gateway = await open();
    const logos = within(screen.getByRole('region', { name: 'Logos' }));
    const input = logos.getByLabelText('Logo in light mode', { selector: 'input' });
    await userEvent.upload(input, new File(['<svg/>'], 'logo.png', { type: 'image/png' }));
    expect(await logos.findByText('The file must be of type png.')).toBeInTheDocument();
    expect(gateway.received(saveBrandLogo)).toHaveLength(0);
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    gateway.answer(saveBrandLogo, none);
    await userEvent.upload(input, new File([png], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(gateway.received(saveBrandLogo)).toHaveLength(1));
  });

  it('of a client is chosen where a group has a controller of its own', async () => {
    const id = 'd'.repeat(24);
    const gateway = await open(none, [
      { ...sampleGroup(id, 'Clients'), controller: { name: 'Client Co.', contact_email: 'a@client.co.th' } },
      sampleGroup('e'.repeat(24), 'Own'),
    ]);
    const owner = await screen.findByRole('combobox', { name: /^Applies to/ });
    expect(within(owner).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(owner, 'Clients (Client Co.)');
    await waitFor(() => expect(gateway.received(getBrand).at(-1)?.query).toEqual({ group_id: id }));
  });
});
