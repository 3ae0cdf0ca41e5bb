import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { YinyomConsent } from '../api/yinyomApi';
import { WithConsent, useConsent } from './useConsent';

const consentOf = (statistics: boolean): YinyomConsent => ({
  consent_id: null,
  template_version: 1,
  expires_at: '2027-01-01T00:00:00.000Z',
  categories: { abc: statistics },
  types: { 1: true, 3: statistics },
});
/** What the script does when a choice is made. */
const choose = (consent: YinyomConsent | null) =>
  act(() => {
    Object.assign(window, { yinyom: { get: () => structuredClone(consent) } });
    dispatchEvent(new CustomEvent('yinyom:change', { detail: consent }));
  });

const Video = () => {
  const consent = useConsent();
  return (
    <WithConsent category={3} fallback="asks first">
      plays {consent?.consent_id}
    </WithConsent>
  );
};

test('A component follows the choice, from before the script has come to after a withdrawal', () => {
  render(<Video />);
  expect(screen.getByText('asks first')).toBeInTheDocument();
  choose(consentOf(true));
  expect(screen.getByText('plays')).toBeInTheDocument();
  choose(consentOf(false));
  expect(screen.getByText('asks first')).toBeInTheDocument();
});

test('An event without a different choice draws nothing anew', () => {
  choose(consentOf(true));
  const drawn = jest.fn();
  render(
    <Profiler id="video" onRender={drawn}>
      <Video />
    </Profiler>,
  );
  drawn.mockClear();
  choose(consentOf(true));
  expect(drawn).not.toHaveBeenCalled();
});

test('A category is found by its id too', () => {
  choose(consentOf(true));
  render(<WithConsent category="abc">own category</WithConsent>);
  expect(screen.getByText('own category')).toBeInTheDocument();
});
