import words from '@yinyom/texts/incident/en.json';
import { consoleTexts, entryName } from './consoleTexts';
import { fillElement } from './fillElement';
import { PATIENCE_MS } from './openPage';
import type { Person } from './person';
import { stepCounter, type Steps } from './stepCounter';
import type { Stack } from './startStack';

const t = consoleTexts('mfe-compliance', 'en', 'incidents');

/** Takes a breach from its first line to its end, by the steps that the page names, and counts what that takes. */
export const takeIncidentToItsEnd = async (stack: Stack, person: Person): Promise<Steps> => {
  const me = stepCounter(person);
  const save = () => me.pressAt(`dialog ::-p-aria([name="${t('save')}"][role="button"])`);
  const choose = (name: string, value: string) =>
    fillElement(person.page.locator(`dialog select[name="${name}"]`), value, PATIENCE_MS);
  await person.page.goto(`${stack.url}/en/dashboard`);
  await me.press(entryName('mfe-compliance', '/compliance/incidents'), 'link');
  await me.press(t('enter.link'), 'link');
  await me.fill(t('enter.what'), 'A list of applicants was mailed to a wrong address');
  await me.press(t('enter.submit'));
  // The clock runs from now.
  await person.seesInside(t('next.containment'));
  await person.seesInside('71 h ');

  await me.press(t('do.containment'));
  await me.fill(t('containment.text'), 'The mail was called back.');
  await save();
  await person.seesInside(t('next.assessment'));
  await me.press(t('do.assessment'));
  await choose('all_level', 'high');
  await me.fill(t('risk.overall_reasons'), 'Grades of minors became known.');
  await save();
  await person.seesInside(t('next.office_notice'));
  await me.press(t('office.pdf_th'));
  await me.press(t('do.office_notice'));
  await me.fill(words.facts.reference, 'PDPC 2/0404');
  await save();
  await person.seesInside(t('next.persons_notice'));
  await me.press(t('do.persons_notice'));
  await me.fill(t('persons.text', { language: 'English' }), 'Your grades were mailed to a wrong address.');
  await me.fill(
    t('day'),
    new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10).split('-').reverse().join('/'),
  );
  await me.fill(t('hour'), new Date(Date.now() + 7 * 3_600_000).toISOString().slice(11, 16));
  await save();
  await person.seesInside(t('next.lessons'));
  await me.press(t('do.lessons'));
  await me.fill(words.facts.lessons, 'Two people check addresses.');
  await save();
  await person.seesInside(t('next.close'));
  await me.press(t('do.close'));
  await me.pressAt(`dialog ::-p-aria([name="${t('do.close')}"][role="button"])`);
  await person.seesInside(t('next.closed'));
  return me.taken();
};
