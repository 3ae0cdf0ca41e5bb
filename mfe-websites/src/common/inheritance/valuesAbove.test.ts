import { valuesAbove } from './valuesAbove';

const controller = {
  name: 'Client',
  contact_email: 'a@client.example',
  dpo: { name: 'D', email: 'd@client.example' },
};

test('each value is that of the nearest group that has one', () => {
  const groups = [
    { id: 'top', controller, privacy_url: 'https://client.example/privacy' },
    { id: 'low', dpo_email: 'low@client.example' },
  ];
  expect(valuesAbove(['top', 'low'], groups)).toEqual({
    organization: 'Client',
    privacy_url: 'https://client.example/privacy',
    dpo_email: 'low@client.example',
  });
  expect(valuesAbove(['top'], groups).dpo_email).toBe('d@client.example');
  expect(valuesAbove([], groups)).toEqual({});
});
