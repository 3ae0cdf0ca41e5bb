import { LANGUAGES } from '@yinyom/contracts/constants';
import { SCAN_REPORT_WORDS } from '@yinyom/texts/scan-report/scanReportWords';
import { foundItem, outcomeOf } from '../testing/scanStory';
import { scanReportText } from '@yinyom/texts/sentences/scanReportText';
import { exitCodeOf, toReport } from './toReport';

/** Session cookies of frameworks, as a website without anything else sets them. */
const NAMES = ['PHPSESSID', 'JSESSIONID', 'ASP.NET_SessionId', 'laravel_session', 'connect.sid'];

it.each(NAMES)(
  'a website that sets nothing but its session cookie %s has no violation and no warning',
  (name) => {
    const cookie = foundItem({
      name,
      beforeConsent: true,
      durationSeconds: 0,
      isSession: true,
      httpOnly: true,
    });
    const report = toReport('https://www.school.ac.th/', outcomeOf([cookie]));
    expect([report.violations_list, report.findings, exitCodeOf(report, 'warning')]).toEqual([[], [], 0]);
    expect(report.items).toMatchObject([{ category_type: 1 }]);
    for (const lang of LANGUAGES)
      expect(scanReportText(report, lang)).toContain(SCAN_REPORT_WORDS[lang].clean);
  },
);
