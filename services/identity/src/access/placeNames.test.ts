import { createPlaceNames } from './placeNames';

const US = 'organization';
const names = createPlaceNames({
  getApplicationOwner: async ({ application_id }) => {
    if (application_id === 'broken') throw new Error('the service does not answer');
    if (application_id === 'gone') return null;
    return {
      organization_id: application_id === 'theirs' ? 'another' : US,
      domain_name: 'www.example.ac.th',
    };
  },
  getGroupOwner: async ({ group_id }) => ({
    organization_id: US,
    // A websites service of an earlier version says no names.
    ...(group_id !== 'unnamed' && { names: ['Faculties', 'Science'] }),
  }),
});

it('names websites by domain and groups from the top; what it may not or cannot name stays an id', async () => {
  const places = { websites: ['ours', 'theirs', 'gone', 'broken'], groups: ['science', 'unnamed'] };
  expect(await names(US, places)).toBe(
    'www.example.ac.th, theirs, gone, broken, Faculties / Science, unnamed',
  );
  expect(await createPlaceNames(null)(US, { websites: ['ours'] })).toBe('ours');
});

it('names the first twenty and counts the others', async () => {
  const websites = Array.from({ length: 25 }, () => 'gone');
  expect(await names(US, { websites })).toBe(`${Array(20).fill('gone').join(', ')}, + 5`);
});
