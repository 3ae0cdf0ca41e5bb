import type { ReportWords } from './ReportWords';

export const en: ReportWords = {
  title: 'Scan of {url}',
  clean: 'No violation was found on the pages that were seen.',
  failed: 'The scan could not be made: {reason}',
  blocked:
    'The website turned the scanner away (403, 429, 503, or suddenly almost nothing). That it sets no cookies cannot be concluded.',
  partial: 'Only a part was seen: {reason}',
  before: '{name} of {domain} is there before anybody agreed',
  after: '{name} of {domain} is there although the visitor declined',
  hold: 'Block {tag} until there is consent, or take the tag out.',
  holdOther: 'Find out what sets it, and block it until there is consent.',
  page: 'Page',
  banner: 'Banner: {score} of 100',
  noBanner: 'Banner: none was found, so what follows an acceptance or a refusal was not seen.',
  open: 'Not checked: {list}',
  pages: '{loaded} pages seen, {others} could not be opened.',
  unknown: 'Without a category: {count}. Give each one, so that it can be judged.',
  next: 'What to do next',
  nextViolation: 'Mend the violations above, then scan again.',
  nextWarning: 'Look at the warnings above; whether they need mending is yours to judge.',
  nextClean: 'Scan regularly: a new tag may change the result at any time.',
  nextAgain: 'Let the scanner through, or scan again later.',
};
