import { aboutOf } from './aboutOf';

test('alerts of one title are set apart by what they are about', () => {
  const about = [
    { names: ['CRM'] },
    { names: ['a', 'b', 'c', 'd'] },
    { url: 'https://www.example.co.th/privacy' },
    {},
  ].map((figures) => aboutOf({ figures }));
  expect(about).toEqual(['CRM', 'a, b, c, +1', 'https://www.example.co.th/privacy', '']);
});
