import { getProcessingActivity, listActivityVersions } from '@yinyom/contracts/papers/activities';
import { listApplications } from '@yinyom/contracts/websites/application';
import { fakeGateway } from '@yinyom/testing/fakeGateway';
import { renderRemote } from '@yinyom/testing/renderRemote';
import { screen } from '@testing-library/react';
import { remote } from '../remote';
import { officerSession, website } from '../testing/sampleData';
import { activities, activity } from '../testing/sampleRecord';

const open = async (about: Parameters<typeof activity>[0] = {}) => {
  const gateway = fakeGateway();
  gateway.answer(getProcessingActivity, activity(about));
  gateway.answer(listActivityVersions, activities());
  gateway.answer(listApplications, { ...activities(), entities: [website], total: 1 });
  const path = `/compliance/record/${activity().id}`;
  await renderRemote(remote, { path, lang: 'en', session: officerSession });
  await screen.findByRole('heading', { name: 'Cookie consent', level: 1 });
};

it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('says where there are differences to compare: %s', async (differs, shown) => {
  await open({ ...(differs !== undefined && { differs }) });
  await screen.findByText(/A saved version does not change by itself/);
  const compare = screen.queryAllByRole('link', { name: 'Compare with the platform' });
  expect(compare.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: shown }, () => '/en/compliance/record'),
  );
});

it('says what it is about where no website is ticked', async () => {
  await open();
  const websites = await screen.findByRole('group', { name: /^Websites that it is about/ });
  expect(websites).toHaveAccessibleDescription(/about the organization as a whole/);
});
