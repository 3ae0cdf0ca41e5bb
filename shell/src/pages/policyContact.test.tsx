import { i18n } from '@yinyom/mfe-kit';
import { applyLanguage, startTexts } from '@yinyom/mfe-kit/shell';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { render, screen } from '@testing-library/react';
import { registerShellTexts } from '../registerShellTexts';
import { PolicyContact } from './PolicyContact';

beforeAll(async () => {
  registerShellTexts();
  await startTexts('en');
  await applyLanguage('en');
  await i18n.loadNamespaces('legal');
});

const nothing = { name: null, dpo: null, address: null, email: null, phones: [] };
const show = (contact: Parameters<typeof PolicyContact>[0]['contact']) =>
  render(
    <ThemeFrame lang="en">
      <PolicyContact contact={contact} />
    </ThemeFrame>,
  );

it('19: the privacy notice names the controller, its data protection officer and how to reach both', () => {
  show({
    name: 'Example Operator Co., Ltd.',
    dpo: 'dpo@example.ac.th',
    address: '1 Main Road',
    email: 'help@example.ac.th',
    phones: ['02 218 0000', '08 1234 5678'],
  });
  const part = screen.getByRole('region', { name: 'Data controller and contact' });
  for (const said of ['Example Operator Co., Ltd.', '1 Main Road', 'Telephone: 02 218 0000, 08 1234 5678'])
    expect(part).toHaveTextContent(said);
  expect(screen.getByRole('link', { name: 'dpo@example.ac.th' })).toHaveAttribute(
    'href',
    'mailto:dpo@example.ac.th',
  );
  expect(part).toHaveTextContent('E-mail: help@example.ac.th');
});

it('19: says so where the operator has set nothing, and shows nothing before that is known', () => {
  const { unmount, container } = show(null);
  expect(container).toBeEmptyDOMElement();
  unmount();
  show(nothing);
  const part = screen.getByRole('region', { name: 'Data controller and contact' });
  expect(part).toHaveTextContent('The operator of this installation has not stated its name.');
  expect(part).not.toHaveTextContent(/@|Telephone/);
});
