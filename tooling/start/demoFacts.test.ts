import { loadSettings } from '@yinyom/service-kit/settings/loadSettings';
import { demoFacts } from './demoFacts.cjs';

it('1.08, 1.13, 2.32: the demo shows free period, visitor limit, partners, address, e-mail and two phones', () => {
  const settings = loadSettings(demoFacts({}));
  expect(settings).toMatchObject({ FREE_UNTIL: '2022-06-01', MONTHLY_VISITOR_LIMIT: 100_000 });
  expect(settings.PARTNERS).toHaveLength(2);
  expect(settings.CONTACT_PHONES).toHaveLength(2);
  expect([settings.CONTACT_ADDRESS, settings.SUPPORT_EMAIL].every(Boolean)).toBe(true);
});

it('the demo checks any website; the operator of another installation switches that on', () => {
  expect(loadSettings(demoFacts({})).PUBLIC_CHECKS).toBe(true);
  expect(loadSettings(demoFacts({ PUBLIC_CHECKS: 'false' })).PUBLIC_CHECKS).toBe(false);
  expect(loadSettings({}).PUBLIC_CHECKS).toBe(false);
});

it('what is given wins', () => {
  expect(demoFacts({ SUPPORT_EMAIL: 'help@ours.ac.th' })).toMatchObject({
    SUPPORT_EMAIL: 'help@ours.ac.th',
  });
});
