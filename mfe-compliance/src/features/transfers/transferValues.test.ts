import { newRecipient, transferBody, transferValues } from './transferValues';

it('states nothing that was not answered, and gives back what was', () => {
  const answered = { host: 'cdn.example', recipient: 'A', country: 'SG', ground: 's28', note: 'x' } as const;
  const body = transferBody({
    recipients: [newRecipient('a.example'), { ...answered }],
    no_transfers: false,
  });
  expect(body).toEqual({
    recipients: [{ host: 'a.example', recipient: '', country: null, ground: null, note: '' }, answered],
    no_transfers: null,
  });
  const stored = { transfers: { recipients: [answered], no_transfers: null } };
  expect(transferBody(transferValues(stored as unknown as Parameters<typeof transferValues>[0]))).toEqual({
    recipients: [answered],
    no_transfers: null,
  });
});
