import { i18n } from '@yinyom/mfe-kit';
import { applyLanguage, startTexts } from '@yinyom/mfe-kit/shell';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { render, screen } from '@testing-library/react';
import { registerShellTexts } from '../registerShellTexts';
import { Contact } from './Contact';

beforeAll(async () => {
  registerShellTexts();
  await startTexts('en');
  await applyLanguage('en');
  await i18n.loadNamespaces('landing');
});

const show = (contact: Parameters<typeof Contact>[0]['contact']) =>
  render(
    <ThemeFrame lang="en">
      <Contact contact={contact} />
    </ThemeFrame>,
  );

it('shows address, e-mail and telephones of the installation', () => {
  show({
    name: null,
    dpo: null,
    address: '1 Main Road',
    email: 'help@example.ac.th',
    phones: ['+66 (2) 218-0000', '08 1234 5678'],
  });
  expect(screen.getByText('1 Main Road')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /help@/ })).toHaveAttribute('href', 'mailto:help@example.ac.th');
  expect(screen.getByRole('link', { name: /218/ })).toHaveAttribute('href', 'tel:+6622180000');
  expect(screen.getByRole('link', { name: /1234/ })).toHaveAttribute('href', 'tel:0812345678');
});

it('D-62 shows what is set and nothing that is not: no sample address, mailbox or number', () => {
  const { unmount, container } = show({
    name: null,
    dpo: null,
    address: null,
    email: 'a@b.example',
    phones: [],
  });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(container.querySelector('address')).toBeNull();
  unmount();
  show({ name: null, dpo: null, address: null, email: null, phones: [] });
  expect(screen.queryByRole('heading')).toBeNull();
  show(null);
  expect(screen.queryByRole('heading')).toBeNull();
});
