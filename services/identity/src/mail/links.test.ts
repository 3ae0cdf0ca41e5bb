import { LANGUAGES } from '@yinyom/contracts/constants';
import { createLinks } from './links';

const AGENCY = 'a'.repeat(24);
const links = createLinks((organization) =>
  organization === AGENCY ? 'https://privacy.agency.co.th' : 'https://consent.example',
);

it.each(LANGUAGES)(
  'in %s links about an organization have its name, all others that of the platform',
  (lang) => {
    const about = (organization: string) => [
      links.choosePassword(lang, 't', organization),
      links.scan(lang, organization, 'site', 'scan'),
      links.alerts(lang, organization, null),
      links.webhooks(lang, organization),
      links.websites(lang, organization),
      links.login(lang, organization),
      links.endWeeklyMail('t', organization),
    ];
    for (const link of about(AGENCY)) expect(new URL(link).origin).toBe('https://privacy.agency.co.th');
    const accounts = [links.confirmEmail(lang, 't'), links.resetPassword(lang, 't'), links.login(lang)];
    for (const link of [...about('b'.repeat(24)), ...accounts])
      expect(new URL(link).origin).toBe('https://consent.example');
  },
);
